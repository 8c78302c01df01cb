"""Actions in the minion phase of another Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.action import cannot_act
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.turn.minion import ActOutOfTurn


class HostCanAct(Condition, frozen=True):
    """The minion that is or carries the card could take an action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """MIN-01."""
        host = context.table.in_play.get(context.host)
        return isinstance(host, Minion) and cannot_act(context.table, host) is None

    @override
    def say(self, wording: Wording) -> str:
        return ""


class TakeAction(Effect, frozen=True):
    """The minion that is or carries the card takes an action in another player's turn."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        seat = context.table.in_play[context.host].controller
        context.table.push(ActOutOfTurn(seat=seat, minion=context.host))

    @override
    def say(self, wording: Wording) -> str:
        return "take an action"
