"""Cards that become minions as they come into play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.action_effects import unlock
from vtes_deck.effects.vocab.cards import PUT_IN_PLAY
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.engine.actions.permanents import HAS_RECRUITED, Recruit
from vtes_deck.engine.cards.requirements import NO_ACTION_CARDS
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.status import control

EMBRACED = EventType("embraced", "{card} is a vampire of the clan {word} now.")
MUST_HUNT = "must hunt"
"""The mark of a vampire under which the turn stands in which it has to hunt."""


class BecomesAlly(Effect, frozen=True, kw_only=True):
    """The card is put in play and is an ally; what it has else, the card says as for any ally.

    Attributes:
        life: what it comes with.
    """

    life: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """MIN-12: it has not been recruited, so it may act in this turn."""
        table, seat = context.table, context.seat
        table.emit(PUT_IN_PLAY, seat, context.card)
        ally = Minion(context.card, seat, vampire=False, capacity=self.life)
        control.arrive(table, context.card, seat, becomes=ally)
        if context.card in table.in_play:
            ledger.come_with(table, ally, self.life)


class BecomesVampire(Effect, frozen=True, kw_only=True):
    """The card is put in play and is a vampire of the clan and sect of who plays it.

    It has no blood, no Disciplines and no title.

    Attributes:
        capacity: of the vampire.
        hunts: it must hunt in this turn.
    """

    capacity: int
    hunts: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        """MIN-12: it may act in this turn."""
        table, maker = context.table, context.user_minion
        childe = Minion(
            context.card,
            context.seat,
            vampire=True,
            capacity=self.capacity,
            clan=maker.clan,
            sect=maker.sect,
        )
        control.arrive(table, context.card, context.seat, becomes=childe)
        table.emit(EMBRACED, context.seat, context.card, word=maker.clan)
        if self.hunts and context.card in table.in_play:
            childe.set_mark(MUST_HUNT, table.turn)


class PlaysAsVampire(Effect, frozen=True):
    """The ally can play cards that require a Discipline at the basic level, but none to act with.

    Attributes:
        code: of the Discipline.
    """

    code: str

    @override
    def carry_out(self, context: EffectContext) -> None:
        ally = context.card_in_play
        if isinstance(ally, Minion):
            ally.disciplines = {**ally.disciplines, self.code: 1}
            ally.set_mark(NO_ACTION_CARDS, 1)


class UnlockRecruiter(Effect, frozen=True):
    """Who has recruited the ally unlocks, if it is the first one that it recruits in this turn."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if not isinstance(action, Recruit) or action.card != context.card:
            return
        if HAS_RECRUITED not in context.table.minion(action.minion).done:
            unlock(context.table, action.minion)


class HasHunted(Effect, frozen=True):
    """The vampire that the card is has done its duty."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(MUST_HUNT, 0)
