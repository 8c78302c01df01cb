"""Playing a card (chapter PLY): announce it, let it be cancelled, replace it, resolve it."""

from __future__ import annotations

from cardbase.model import LibraryCard
from vtes_deck.engine import hand, mastercards, torpor, zones
from vtes_deck.engine.decisions import NONE, Option, Verb
from vtes_deck.engine.events import Happening
from vtes_deck.engine.procedure import Procedure
from vtes_deck.engine.requirements import pay
from vtes_deck.engine.sequencing import Impulse, action_order
from vtes_deck.engine.table import Table, Zone
from vtes_deck.engine.windows import AS_PLAYED

PLAYS = Happening("plays", "{seat} plays {card}.")
MINION_PLAYS = Happening("minion plays", "{minion} plays {card}.")
CANCELLED = Happening("cancelled", "{card} is cancelled.")

PLAY = Verb("play", "Play {card}.")
"""Playing a card that is no action, by a Methuselah or a minion; carried out by PlayCard."""


class ShowCard(Procedure):
    """Showing a card from the hand: it may be cancelled, and is then replaced.

    A cancelling effect sets ``cancelled`` of the innermost one under way.

    Attributes:
        card: the card.
        minion: the minion that plays it, or ``NONE``.
        cancelled: PLY-13: it has no effect, but has been played.
        free: its cost is not paid, as what cancelled it says.
    """

    card: int
    minion: int = NONE
    cancelled: bool = False
    free: bool = False

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

    def answered(self, table: Table) -> None:
        """What the text of the card itself lets others do to cancel it."""
        if not self.cancelled:
            table.cards[self.card].script.shown(table, self.card, self.minion)

    def replace(self, table: Table) -> None:
        """DRW-01: a card is drawn in its place."""
        until = table.cards[self.card].script.replaced
        if self.cancelled:
            table.tell(CANCELLED, table.owner[self.card], self.card)
        elif until is not None:
            hand.not_replaced(table, self.card, until)
        hand.adjust(table, table.owner[self.card])

    steps = (show, as_played, answered, replace)


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
        """MAS-02: a master phase action is used. PLY-01: the card is shown."""
        mastercards.use_action(table, table.owner[self.card], table.cards[self.card])
        table.push(ShowCard(self.card, self.minion))

    def resolve(self, table: Table) -> None:
        """PLY-09: the cost is paid; PLY-14: even if the card is cancelled, mostly.

        Then its text is carried out, unless it was cancelled.
        """
        shown = table.returned
        if not isinstance(shown, ShowCard):
            return
        if not shown.free:
            self.pay(table)
        if not shown.cancelled:
            printed = table.cards[self.card]
            printed.script.resolve(table, self)
            mastercards.gain_for_trifle(table, table.owner[self.card], printed)

    def pay(self, table: Table) -> None:
        """PLY-09; a cost of X is the number chosen."""
        printed = table.cards[self.card]
        minion = table.minion(self.minion) if self.minion in table.in_play else None
        pool, blood = printed.pool_cost, printed.blood_cost
        definition = printed.definition
        if printed.cost_x and isinstance(definition, LibraryCard):
            pool = self.option.n if definition.pool_cost == "X" else pool
            blood = self.option.n if definition.blood_cost == "X" else blood
        seat = table.owner[self.card]
        if not postponed(table, seat, self.minion, pool, blood):
            pay(table, seat, minion, pool=pool, blood=blood)

    def put_away(self, table: Table) -> None:
        """PLY-32, PLY-40: what does not stay in play goes to the ash heap.

        PLY-34: an ally that has paid with its last life is burned.
        """
        if table.where[self.card] is Zone.BEING_PLAYED:
            zones.move(table, self.card, Zone.ASH_HEAP)
        if self.minion in table.in_play:
            torpor.out_of_life(table, table.in_play[self.minion])

    steps = (announce, resolve, put_away)


def postponed(table: Table, seat: int, minion: int, pool: int, blood: int) -> bool:
    """RES-03: whatever becomes of the action, modifiers are paid when they are played.

    In 1994 what is used for an action is paid only if it is not blocked: the cost waits with it.
    """
    from vtes_deck.engine.action import Action

    action = table.under_way(Action)
    if table.rules.modifier_cost_when_blocked or action is None or seat != table.active:
        return False
    if action.successful or action.failed or action.blocker != NONE:
        return False
    action.owed += ((minion, pool, blood),)
    return True
