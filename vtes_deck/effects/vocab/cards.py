"""What cards do with cards: into play, out of it, between hand, library, ash heap and crypt."""

from __future__ import annotations

from typing import Literal, override

from cardbase.model import Bonus, Type
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.engine.cards import master_cards
from vtes_deck.engine.cards.play import ShowCard
from vtes_deck.engine.mechanics import hand, ledger, zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Modifier, Table, Until, Zone
from vtes_deck.engine.status import control

PUT_IN_PLAY = EventType("put in play", "{seat} puts {card} in play.")
PUT_ON = EventType("put on", "{seat} puts {card} on {target}.")
MILLED = EventType("milled", "{seat} burns {n:card} from the top of the library.")
TAKES_CONTROL = EventType("takes control", "{seat} takes control of {card}.")
BACK = EventType("back to library", "{seat} shuffles {n:card} into the library.")
TAKES = EventType("takes to hand", "{seat} moves {card} to her hand.")
REGAINS_ACTION = EventType("regains action", "{seat} gets {n:master phase action}.")


class PutInPlay(Effect, frozen=True):
    """The card is put in play, controlled by who plays it (GEN-11)."""

    counters: int = 0

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(PUT_IN_PLAY, context.seat, context.card)
        control.arrive(table, context.card, context.seat)


class PutOn(Effect, frozen=True):
    """The card is put on the minion aimed at, or (``host`` false) on who plays it.

    Attributes:
        target: on the one aimed at.
        superior: the superior effects apply (:class:`AtSuperior`).
    """

    target: bool = True
    superior: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-11."""
        table = context.table
        host = context.target if self.target else context.minion
        if host not in table.in_play:
            return
        master = table.cards[context.card].master
        seat = context.seat if master else table.in_play[host].controller
        table.emit(PUT_ON, context.seat, context.card, target=host)
        control.arrive(table, context.card, seat, host, superior=self.superior)


class BurnThis(Effect, frozen=True):
    """The card itself is burned."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-07."""
        burn(context.table, context.card)


class BurnTarget(Effect, frozen=True):
    """The card aimed at is burned."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-07."""
        burn(context.table, context.target)


class BurnActing(Effect, frozen=True):
    """The acting minion is burned, and the action is not successful."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """It fails (BLK-17)."""
        action = context.action
        if action is not None:
            action.failed = True
            burn(context.table, action.minion)


def burn(table: Table, card: int) -> None:
    """A card in play is burned, if it still is in play."""
    if card in table.in_play:
        zones.burn(table, card)


class LockThis(Effect, frozen=True):
    """The card itself locks."""

    @override
    def possible(self, context: EffectContext) -> bool:
        """It is unlocked (GEN-23)."""
        return not context.card_in_play.locked

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.locked = True


class StealTarget(Effect, frozen=True):
    """The card aimed at is controlled by the Methuselah who uses the card from now on (GEN-12)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        take_control(context.table, context.target, context.seat)


class GiveThis(Effect, frozen=True):
    """Another Methuselah takes control of the card itself."""

    to: Literal["prey", "predator"]

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        seat = context.card_in_play.controller
        taker = table.prey(seat) if self.to == "prey" else table.predator(seat)
        take_control(table, context.card, taker)


def take_control(table: Table, card: int, seat: int) -> None:
    """Control of a card in play changes."""
    if card in table.in_play and table.in_play[card].controller != seat:
        zones.give(table, card, seat)
        table.emit(TAKES_CONTROL, seat, card)


class BurnFromLibrary(Effect, frozen=True):
    """Cards from the top of the library go to the ash heap."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return len(context.table.seats[context.seat].library) >= self.n

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, library = context.table, context.table.seats[context.seat].library
        for card in library[: -self.n - 1 : -1]:
            zones.move(table, card, Zone.ASH_HEAP)
        table.emit(MILLED, context.seat, n=self.n)


class CryptCard(Effect, frozen=True):
    """The top card of the crypt goes to the uncontrolled region (DRW-06)."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].crypt)

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.draw_crypt(context.table, context.seat)


class RemoveTarget(Effect, frozen=True):
    """The card aimed at is removed from the game (GEN-09)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.remove(context.table, context.target)


class DiscardTarget(Effect, frozen=True):
    """The card of the hand aimed at is discarded, and replaced."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-08, DRW-05."""
        zones.discard(context.table, context.target)
        hand.adjust(context.table, context.seat)


class DrawUp(Effect, frozen=True):
    """The hand is brought to its size again (DRW-05)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        hand.adjust(context.table, context.seat)


class HandSize(Effect, frozen=True):
    """A larger hand until something ends."""

    n: int
    until: Until

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Draws at once (DRW-05)."""
        table = context.table
        table.modify(
            Modifier(Bonus.HAND_SIZE, self.n, NONE, self.until, context.card, context.seat)
        )
        hand.adjust(table, context.seat)


def shown(table: Table) -> ShowCard | None:
    """The card that is being played now and may be cancelled."""
    return table.current(ShowCard)


class Cancel(Effect, frozen=True):
    """The card that is being played is cancelled, and its cost is not paid.

    Attributes:
        kind: a minion card, or a master card.
        of: of whom.
        compensate: its player gets a master phase action for it.
    """

    kind: Literal["minion", "master"]
    of: Literal["anyone", "another", "predator or prey"] = "anyone"
    compensate: bool = False

    @override
    def timely(self, context: EffectContext) -> bool:
        """Such a card is being played, by such a Methuselah."""
        table = context.table
        show = shown(table)
        if show is None or show.cancelled:
            return False
        printed, seat = table.cards[show.card], table.owner[show.card]
        if (Type.MASTER in printed.types) is not (self.kind == "master") or printed.event:
            return False
        if self.of == "another":
            return seat != context.seat
        if self.of == "predator or prey":
            return seat in {table.prey(context.seat), table.predator(context.seat)}
        return True

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-13; the cancelling card itself has been shown already."""
        table = context.table
        show = shown(table)
        if show is None:
            return
        show.cancelled = True
        show.free = True
        if self.compensate:
            seat = table.seats[table.owner[show.card]]
            if table.cards[show.card].out_of_turn:
                seat.owed_actions -= 1
            else:
                seat.master_actions += 1
            table.emit(REGAINS_ACTION, seat.number, n=1)


class Surcharge(Effect, frozen=True, kw_only=True):
    """The card costs 1 pool more for each of these cards.

    Attributes:
        ids: which cards.
        on_target: those on the minion aimed at; otherwise those that the Methuselah controls.
    """

    ids: tuple[int, ...]
    on_target: bool = False

    def count(self, context: EffectContext) -> int:
        """How much it is."""
        table = context.table
        cards = (
            context.target_minion.attached if self.on_target else table.seats[context.seat].in_play
        )
        return sum(table.cards[card].id in self.ids for card in cards)

    @override
    def possible(self, context: EffectContext) -> bool:
        """PLY-10: with what else makes it cost more."""
        more = self.count(context) + master_cards.surcharge(context.table, context.target)
        return context.table.seats[context.seat].pool >= more

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Paid in the same step in which the card does what it does."""
        ledger.burn_pool(context.table, context.seat, self.count(context), context.card)


class RemoveCopies(Effect, frozen=True):
    """All copies of the card in play, whoever controls them, are removed from the game."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-09."""
        table = context.table
        number = table.cards[context.card].id
        for card in [card for card in table.in_play if table.cards[card].id == number]:
            zones.remove(table, card)


class ControlCopies(Condition, frozen=True):
    """The Methuselah controls at least so many copies of the card."""

    least: int

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        number = table.cards[context.card].id
        mine = table.seats[context.seat].in_play
        return sum(table.cards[card].id == number for card in mine) >= self.least
