"""Requirements and costs of cards (chapter PLY)."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache

import msgspec

from cardbase.model import NO_REQUIREMENT, CryptCard, Requirement
from cardbase.terms import Trait, Type
from vtes_deck.engine.cards.cost_changes import price
from vtes_deck.engine.cards.cost_reductions import savings
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.ability_statics import Eligibility, GivesTrait, PlaysAsVampire
from vtes_deck.engine.state.cards_under import KnowsUnder
from vtes_deck.engine.state.current import CurrentCombat
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.refusals import BarsDisciplines
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE
from vtes_deck.engine.state.table import Table, Until
from vtes_deck.engine.state.windows import PAYING
from vtes_deck.engine.status import sects, titles
from vtes_deck.engine.status.disciplines import SUPERIOR, levels, to_play

FLIGHT = "fli"
"""The name of the flight trait among the required Disciplines in the card data."""


PLAYED_TO_ACT = frozenset(
    {Type.ACTION, Type.POLITICAL_ACTION, Type.EQUIPMENT, Type.RETAINER, Type.ALLY}
)
"""The types of cards that are played as actions."""


NO_DISCIPLINES = "no cards with Disciplines"
"""Recorded for a minion that cannot play cards requiring Disciplines in this action."""

OPPONENTS_LACK = "opponents cannot play "
"""Recorded for a minion, with the code of a Discipline.

If it applies to every minion, it is recorded without a minion and without a code.
"""


def as_vampires(table: Table, card: Printed, minion: Minion) -> list[Minion]:
    """PLY-35: the vampire forms in which an ally can play a card that requires Disciplines.

    They have the number, the cards and the life of the ally, so that all effects on the ally apply
    to them.
    """
    if minion.vampire or not card.requirement.disciplines:
        return []
    found = []
    for source, static in statics_on(table, PlaysAsVampire, minion.card):
        for known in static.known(table, source, card):
            vampire = copy.copy(minion)
            vampire.vampire, vampire.capacity, vampire.sect = True, static.capacity, static.sect
            vampire.disciplines = known
            found.append(vampire)
    return found


def as_pupils(table: Table, card: Printed, minion: Minion, source: Printed | None) -> list[Minion]:
    """The forms in which a vampire plays a card if a text adds a Discipline.

    Each form has one more of the required Disciplines, at superior. ``source`` is the card that
    puts this card into play: a Discipline that a vampire has for ``source`` also counts for this
    card.
    """
    if KnowsUnder not in table.statics or not minion.vampire:
        return []
    known = {
        table.cards[one].id
        for holder, _ in statics_on(table, KnowsUnder, minion.card)
        for one in table.in_play[holder].under
    }
    codes: set[str] = set()
    for played in (card, card if source is None else source):
        if played.id in known:
            codes.update(played.requirement.disciplines)
    found = []
    for code in card.requirement.disciplines:
        if code in codes and code != FLIGHT:
            pupil = copy.copy(minion)
            pupil.disciplines = {**levels(table, minion), code: SUPERIOR}
            found.append(pupil)
    return found


def as_others(
    table: Table, card: Printed, minion: Minion, source: Printed | None = None
) -> list[Minion]:
    """The forms in which a minion can play a card that requires Disciplines."""
    return [*as_vampires(table, card, minion), *as_pupils(table, card, minion, source)]


def capacity_as_played(table: Table, card: Printed, minion: Minion) -> int:
    """The capacity of the minion that plays a card. PLY-35: an ally may play it as a vampire."""
    for vampire in as_vampires(table, card, minion):
        return vampire.capacity
    return minion.capacity


def lacks(
    table: Table,
    card: Printed,
    minion: Minion,
    *,
    played: bool = False,
    normally: bool = True,
    source: Printed | None = None,
) -> str | None:
    """PLY-05: the rule by which a minion does not meet the requirements of a card, or ``None``.

    Args:
        table: the table.
        card: the card.
        minion: the minion.
        played: it has played the card, so restrictions on playing do not matter.
        normally: it plays the card. Otherwise, by rulings, it does not count as a member of
            another clan or as the holder of another title, and texts that forbid playing cards do
            not matter.
        source: the card that puts this card into play.
    """
    if not played and _bars_all(table, card, minion):
        return "GEN-02"
    rule = _lacks(table, card, minion, normally=normally)
    if rule is None or not (PlaysAsVampire in table.statics or KnowsUnder in table.statics):
        return rule
    others = as_others(table, card, minion, source)
    met = any(_lacks(table, card, one, normally=normally) is None for one in others)
    return None if met else rule


def _lacks(table: Table, card: Printed, minion: Minion, *, normally: bool) -> str | None:
    """The rule by which the minion itself does not meet the requirements, or ``None``."""
    if normally and table.used and _is_banned(table, card, minion):
        return "GEN-02"
    requirement = card.requirement
    meets_it = qualifies if normally else meets
    if requirement and not meets_it(table, requirement, minion):
        return "PLY-05"
    if Type.POLITICAL_ACTION in card.types and not minion.vampire:
        return "PLY-38"
    if not minion.vampire and costs_blood(card):
        return "PLY-09"
    banned = (
        normally
        and Eligibility in table.statics
        and any(one.bans(table, card) for _, one in statics_on(table, Eligibility, minion.card))
    )
    return "GEN-02" if banned else None


def costs_blood(card: Printed) -> bool:
    """PLY-09: whether a card has a printed blood cost, so that only vampires can play it."""
    return card.blood_cost > 0 or (card.cost_x and getattr(card.definition, "blood_cost", 0) == "X")


def _bars_all(table: Table, card: Printed, minion: Minion) -> bool:
    """Whether a minion is barred from all Disciplines with which it could play a card."""
    needed = card.requirement
    if not needed.disciplines or not bars_some(table, minion):
        return False
    if needed.combo:
        return is_barred(table, card, minion, needed.disciplines)
    return all(is_barred(table, card, minion, (code,)) for code in needed.disciplines)


def bars_some(table: Table, minion: Minion) -> bool:
    """A fast check of whether a text could bar a minion from playing cards with any Discipline."""
    if BarsDisciplines in table.statics:
        return True
    return bool(table.used) and (
        table.has_used(NO_DISCIPLINES, minion.card, Until.ACTION) or bars_opponents(table)
    )


def is_barred(table: Table, card: Printed, minion: Minion, codes: Sequence[str]) -> bool:
    """GEN-02: whether a text prevents a minion from playing a card with these Disciplines."""
    if table.used and table.has_used(NO_DISCIPLINES, minion.card, Until.ACTION):
        return bool(codes)
    if bars_opponents(table) and _is_barred_by_opponent(table, minion, codes):
        return True
    return any(
        static.bars(table, source, minion, card, code)
        for source, static in statics_on(table, BarsDisciplines, EVERYWHERE)
        for code in codes
    )


def bars_opponents(table: Table) -> bool:
    """A fast check of whether a minion bars its opponents in combat from any Disciplines."""
    return bool(table.used) and table.has_used(OPPONENTS_LACK, NONE, Until.ACTION)


def bar_opponents(table: Table, minion: int, codes: Sequence[str]) -> None:
    """Bar the opponents of a minion in combat from cards of some Disciplines in this action."""
    table.use_once(OPPONENTS_LACK, NONE, Until.ACTION)
    for code in codes:
        table.use_once(OPPONENTS_LACK + code, minion, Until.ACTION)


def _is_barred_by_opponent(table: Table, minion: Minion, codes: Sequence[str]) -> bool:
    """Whether the opponent of a minion in combat bars it from one of these Disciplines."""
    combat = table.current(CurrentCombat)
    if combat is None or not combat.begun or not combat.holds(minion.card):
        return False
    other = combat.other(minion.card)
    return any(table.has_used(OPPONENTS_LACK + code, other, Until.ACTION) for code in codes)


def ban_this_turn(table: Table, card: Printed, minion: int = NONE) -> None:
    """Prevent a minion, or every minion, from playing a card with this name again this turn."""
    table.use_once(_ban(card), minion, Until.TURN)


def _is_banned(table: Table, card: Printed, minion: Minion) -> bool:
    """Whether a minion cannot play a card with this name this turn."""
    ban = _ban(card)
    used = table.has_used
    return used(ban, NONE, Until.TURN) or used(ban, minion.card, Until.TURN)


def _ban(card: Printed) -> str:
    return f"cannot be played this turn {card.id}"


def meets(table: Table, requirement: Requirement, minion: Minion) -> bool:
    """PLY-05: whether a minion meets the requirements of a card.

    TIT-03, CON-11: a title counts while the minion benefits from it. SEC-08: in older rules an
    anarch is Independent. TRT-01, TRT-04: traits enable the cards that require them; TRT-13: cards
    that put new vampires into play require that a vampire is not sterile.
    """
    if requirement.disciplines:
        has = [knows(table, minion, code) for code in requirement.disciplines]
        if not (all(has) if requirement.combo else any(has)):
            return False
        if _requires_only_disciplines(requirement):
            return True
    return (
        (not requirement.clans or minion.clan in requirement.clans)
        and (not requirement.paths or path_of(table, minion) in requirement.paths)
        and (not requirement.sects or sects.belongs_to_any(table, minion, requirement.sects))
        and not (
            requirement.not_sects and sects.belongs_to_any(table, minion, requirement.not_sects)
        )
        and _meets_title(table, requirement, minion)
        and (requirement.min_capacity is None or minion.capacity >= requirement.min_capacity)
        and (requirement.max_capacity is None or minion.capacity <= requirement.max_capacity)
        and _meets_types(table, requirement, minion)
        and (not requirement.traits or has_traits(table, minion, requirement.traits))
        and not any(has_trait(table, minion, trait) for trait in requirement.not_traits)
    )


@cache
def _requires_only_disciplines(requirement: Requirement) -> bool:
    """Whether a requirement consists only of Disciplines."""
    rest = msgspec.structs.replace(requirement, disciplines=(), combo=False)
    return rest == NO_REQUIREMENT


def _meets_types(table: Table, requirement: Requirement, minion: Minion) -> bool:
    """Whether a minion is a vampire or an imbued, if the card requires one."""
    types = requirement.types
    return not types or (
        (Type.VAMPIRE not in types or minion.vampire)
        and (Type.IMBUED not in types or table.cards[minion.card].imbued)
    )


def qualifies(
    table: Table, requirement: Requirement, minion: Minion, *, master: bool = False
) -> bool:
    """Whether a minion meets a requirement, possibly because texts allow it (GEN-02).

    Args:
        table: the table.
        requirement: the requirement.
        minion: the minion.
        master: its controller plays the card herself (PLY-06).
    """
    if Eligibility in table.statics:
        for _, static in statics_on(table, Eligibility, minion.card):
            if static.shared or not master:
                requirement = static.read(requirement)
    return meets(table, requirement, minion)


def loses(table: Table, minion: Minion, code: str) -> bool:
    """Whether a text prevents a minion from using cards that require only this Discipline."""
    return Eligibility in table.statics and any(
        static.loses(code) for _, static in statics_on(table, Eligibility, minion.card)
    )


def _meets_title(table: Table, requirement: Requirement, minion: Minion) -> bool:
    """Whether a minion has one of the required titles, any title, or no title (TIT-07, CON-11)."""
    if requirement.titles:
        return any(titles.counts_as(table, minion, title) for title in requirement.titles)
    if requirement.titled:
        return titles.current_title(table, minion) is not None
    return not requirement.untitled or titles.untitled(minion)


def path_of(table: Table, minion: Minion) -> str:
    """The printed path of a vampire, or an empty text."""
    definition = table.cards[minion.card].definition
    return definition.path if isinstance(definition, CryptCard) else ""


def knows(table: Table, minion: Minion, code: str) -> bool:
    """Whether a minion can use cards that require a Discipline, or flight (TRT-04)."""
    if loses(table, minion, code):
        return False
    return to_play(table, minion).get(code, 0) > 0 or (
        code == FLIGHT and has_trait(table, minion, Trait.FLIGHT)
    )


def has_trait(table: Table, minion: Minion, trait: Trait) -> bool:
    """Whether a minion has a trait: printed, a mark with its name, or because of a card in play."""
    if trait in table.cards[minion.card].traits or minion.mark(trait.value):
        return True
    return GivesTrait in table.statics and any(
        static.gives(table, source, trait)
        for source, static in statics_on(table, GivesTrait, minion.card)
    )


def has_traits(table: Table, minion: Minion, traits: tuple[Trait, ...]) -> bool:
    """Whether a minion has all of these traits (TRT-01, TRT-04)."""
    return all(has_trait(table, minion, trait) for trait in traits)


def cannot_afford(
    table: Table,
    card: Printed,
    seat: int,
    minion: Minion | None,
    level: str = "",
    *,
    strikes: bool = False,
) -> str | None:
    """PLY-10: the rule by which a cost cannot be paid, or ``None``.

    ``level`` gives the Disciplines with which the card would be played, if known; ``strikes`` says
    whether it would be played to strike.
    """
    if not table.rules.afford_before:
        return None
    costs = card.pool_cost, card.blood_cost
    pool, blood = price(table, minion, card, level, *costs, strikes=strikes, payer=seat)
    if not pool and not blood:
        return None
    pool, blood = least(table, card, seat, minion, pool, blood)
    if pool > table.seats[seat].pool:
        return "PLY-10"
    if blood and (minion is None or blood > minion.blood):
        return "PLY-10"
    return None


def least(
    table: Table, card: Printed, seat: int, minion: Minion | None, pool: int, blood: int
) -> tuple[int, int]:
    """PLY-12: a cost in pool and blood with all available reductions."""
    if table.powers and table.powers[seat] & PAYING:
        payer = NONE if minion is None else minion.card
        pool, blood = _reduced(table, card, seat, payer, pool, blood)
    if table.delayed_triggers and blood and minion is not None:
        blood = max(0, blood - savings(table, minion.card, card))
    return pool, blood


def _reduced(
    table: Table, card: Printed, seat: int, payer: int, pool: int, blood: int
) -> tuple[int, int]:
    """The cost with the reductions of cards in play."""
    for source, usable, _ in table.users[seat]:
        if usable & PAYING:
            less_pool, less_blood = table.cards[source].script.costs(
                table, source, card, payer, most=True
            )
            pool, blood = pool - less_pool, blood - less_blood
    return max(0, pool), max(0, blood)


def pay(
    table: Table, seat: int, minion: Minion | None, *, pool: int, blood: int, card: int = NONE
) -> bool:
    """PLY-09, PLY-11: burn pool and blood; return whether the cost was paid (RES-04)."""
    paid = ledger.burn_pool(table, seat, pool, card)
    if minion is not None:
        paid += ledger.burn_blood(table, minion, blood, card)
    return paid == pool + blood
