"""Playing a card (chapter PLY): announce it, let it be cancelled, replace it, resolve it."""

from __future__ import annotations

from cardbase.model import Requirement, Trait, Type
from vtes_deck.engine import bank, hand, zones
from vtes_deck.engine.decisions import NONE, Option, Verb
from vtes_deck.engine.events import Happening
from vtes_deck.engine.inplay import Minion
from vtes_deck.engine.printed import Printed
from vtes_deck.engine.procedure import Procedure
from vtes_deck.engine.sequencing import Impulse, action_order
from vtes_deck.engine.table import Table, Zone
from vtes_deck.engine.windows import AS_PLAYED

PLAYS = Happening("plays", "{seat} plays {card}.")
MINION_PLAYS = Happening("minion plays", "{minion} plays {card}.")
CANCELLED = Happening("cancelled", "{card} is cancelled.")

PLAY = Verb("play", "Play {card}.")
"""Playing a card that is no action, by a Methuselah or a minion; carried out by PlayCard."""


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


class ShowCard(Procedure):
    """Showing a card from the hand: it may be cancelled, and is then replaced.

    A cancelling effect sets ``cancelled`` of the innermost one under way.

    Attributes:
        card: the card.
        minion: the minion that plays it, or ``NONE``.
        cancelled: PLY-13: it has no effect, but has been played.
    """

    card: int
    minion: int = NONE
    cancelled: bool = False

    def show(self, table: Table) -> None:
        """PLY-01: out of the hand, face up."""
        zones.move(table, self.card, Zone.BEING_PLAYED)
        seat = table.owner[self.card]
        if self.minion == NONE:
            table.tell(PLAYS, seat, self.card)
        else:
            table.tell(MINION_PLAYS, seat, self.card, minion=self.minion)

    def as_played(self, table: Table) -> None:
        """PLY-02: only cancels and wakes; DRW-02: before the card is replaced."""
        if table.rules.as_played_window:
            table.push(Impulse(AS_PLAYED, action_order(table)))

    def replace(self, table: Table) -> None:
        """DRW-01: a card is drawn in its place."""
        if self.cancelled:
            table.tell(CANCELLED, table.owner[self.card], self.card)
        hand.adjust(table, table.owner[self.card])

    steps = (show, as_played, replace)


class PlayCard(Procedure):
    """A card that is no action, on its way from the hand to where it goes (AMB-48).

    Attributes:
        option: the card, the minion that plays it, what it is aimed at.
    """

    option: Option

    @property
    def card(self) -> int:
        """The card being played."""
        return self.option.card

    @property
    def minion(self) -> int:
        """The minion that plays it, or ``NONE``."""
        return self.option.minion

    def announce(self, table: Table) -> None:
        """PLY-09: the cost is paid; PLY-14: even if the card is cancelled."""
        printed = table.cards[self.card]
        minion = table.minion(self.minion) if self.minion != NONE else None
        seat = table.owner[self.card]
        pay(table, seat, minion, pool=printed.pool_cost, blood=printed.blood_cost)
        table.push(ShowCard(self.card, self.minion))

    def resolve(self, table: Table) -> None:
        """Its text is carried out, unless it was cancelled."""
        shown = table.returned
        if isinstance(shown, ShowCard) and not shown.cancelled:
            table.cards[self.card].script.resolve(table, self)

    def put_away(self, table: Table) -> None:
        """PLY-32, PLY-40: what does not stay in play goes to the ash heap."""
        if table.where[self.card] is Zone.BEING_PLAYED:
            zones.move(table, self.card, Zone.ASH_HEAP)

    steps = (announce, resolve, put_away)
