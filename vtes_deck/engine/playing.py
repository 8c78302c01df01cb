"""Playing a card (chapter PLY): announce it, let it be cancelled, replace it, resolve it."""

from __future__ import annotations

from cardbase.model import Requirement, Trait, Type
from vtes_deck.engine import bank, hand, zones
from vtes_deck.engine.decisions import NONE, Option, Verb
from vtes_deck.engine.events import Happening
from vtes_deck.engine.inplay import Minion
from vtes_deck.engine.printed import Printed
from vtes_deck.engine.procedure import Procedure
from vtes_deck.engine.table import Table, Zone

PLAY = Verb("play", "Play {card}.")
PLAYS = Happening("plays", "{seat} plays {card}.")
MINION_PLAYS = Happening("minion plays", "{minion} plays {card}.")
CANCELLED = Happening("cancelled", "{card} is cancelled.")


def lacks(card: Printed, minion: Minion) -> str | None:
    """PLY-05: the rule by which a minion does not meet the requirements of a card, or ``None``."""
    requirement = card.requirement
    if requirement and not meets(requirement, minion, card):
        return "PLY-05"
    if Type.POLITICAL_ACTION in card.types and not minion.vampire:
        return "PLY-38"
    return None


def meets(requirement: Requirement, minion: Minion, card: Printed | None = None) -> bool:
    """PLY-05: whether a minion is what a card requires."""
    del card
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


def pay(table: Table, card: Printed, seat: int, minion: Minion | None) -> bool:
    """PLY-09: pool from the Methuselah, blood from the minion; whether all was paid (RES-04)."""
    paid = bank.burn_pool(table, seat, card.pool_cost)
    if minion is not None:
        paid += bank.burn_blood(table, minion, card.blood_cost)
    return paid == card.pool_cost + card.blood_cost


class PlayCard(Procedure):
    """A card on its way from the hand to where it goes (AMB-48).

    Attributes:
        option: the card, the minion that plays it, what it is aimed at.
        cancelled: GEN, PLY-13: it has no effect.
        stays: it has been put in play, or elsewhere, by its effect.
    """

    option: Option
    cancelled: bool = False
    stays: bool = False

    @property
    def card(self) -> int:
        """The card being played."""
        return self.option.card

    def announce(self, table: Table) -> None:
        """PLY-01: the card is shown; PLY-09: its cost is paid (actions pay on success, RES-01)."""
        option = self.option
        seat = table.owner[option.card]
        zones.move(table, option.card, Zone.BEING_PLAYED)
        minion = table.minion(option.minion) if option.minion != NONE else None
        if minion is None:
            table.tell(PLAYS, seat, option.card)
        else:
            table.tell(MINION_PLAYS, seat, option.card, minion=option.minion)
        pay(table, table.cards[option.card], seat, minion)

    def as_played(self, table: Table) -> None:
        """PLY-02: only cancels and wakes; DRW-02: before the card is replaced."""
        from vtes_deck.engine import windows
        from vtes_deck.engine.sequencing import Impulse, undirected_order

        if table.rules.as_played_window:
            table.push(Impulse(windows.AS_PLAYED, undirected_order(table)))

    def replace(self, table: Table) -> None:
        """DRW-01: a card is drawn in its place."""
        hand.adjust(table, table.owner[self.card])

    def resolve(self, table: Table) -> None:
        """Its text is carried out, unless it was cancelled."""
        if self.cancelled:
            table.tell(CANCELLED, table.owner[self.card], self.card)
        else:
            table.cards[self.card].script.resolve(table, self)

    def put_away(self, table: Table) -> None:
        """PLY-32, PLY-40: what does not stay in play goes to the ash heap."""
        if table.where[self.card] is Zone.BEING_PLAYED:
            zones.move(table, self.card, Zone.ASH_HEAP)

    steps = (announce, as_played, replace, resolve, put_away)
