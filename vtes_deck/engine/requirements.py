"""Requirements and costs of cards (chapter PLY)."""

from __future__ import annotations

from cardbase.model import Requirement, Trait, Type
from vtes_deck.engine import bank
from vtes_deck.engine.inplay import Minion
from vtes_deck.engine.printed import Printed
from vtes_deck.engine.table import Table


def lacks(card: Printed, minion: Minion) -> str | None:
    """PLY-05: the rule by which a minion does not meet the requirements of a card, or ``None``."""
    requirement = card.requirement
    if requirement and not meets(requirement, minion):
        return "PLY-05"
    if Type.POLITICAL_ACTION in card.types and not minion.vampire:
        return "PLY-38"
    return None


def meets(requirement: Requirement, minion: Minion) -> bool:
    """PLY-05: whether a minion is what a card requires."""
    if requirement.disciplines:
        has = [minion.disciplines.get(code, 0) > 0 for code in requirement.disciplines]
        if not (all(has) if requirement.combo else any(has)):
            return False
    title = None if minion.title_contested else minion.title
    checks = (
        not requirement.clans or minion.clan in requirement.clans,
        not requirement.sects or minion.sect in requirement.sects,
        not requirement.titles or title in requirement.titles,
        not requirement.titled or title is not None,
        not requirement.untitled or title is None,
        minion.sect not in requirement.not_sects,
        requirement.min_capacity is None or minion.capacity >= requirement.min_capacity,
        requirement.max_capacity is None or minion.capacity <= requirement.max_capacity,
        Type.VAMPIRE not in requirement.types or minion.vampire,
    )
    return all(checks)


def has_traits(table: Table, minion: Minion, traits: tuple[Trait, ...]) -> bool:
    """Whether a minion has all of some traits (TRT-01, TRT-04)."""
    return table.cards[minion.card].traits.issuperset(traits)


def cannot_afford(table: Table, card: Printed, seat: int, minion: Minion | None) -> str | None:
    """PLY-10: the rule by which a cost cannot be met, or ``None``."""
    if not table.rules.afford_before:
        return None
    if card.pool_cost > table.seats[seat].pool:
        return "PLY-10"
    if card.blood_cost and (minion is None or card.blood_cost > minion.blood):
        return "PLY-10"
    return None


def pay(table: Table, seat: int, minion: Minion | None, *, pool: int, blood: int) -> bool:
    """PLY-09: pool from the Methuselah, blood from the minion; whether all was paid (RES-04)."""
    paid = bank.burn_pool(table, seat, pool)
    if minion is not None:
        paid += bank.burn_blood(table, minion, blood)
    return paid == pool + blood
