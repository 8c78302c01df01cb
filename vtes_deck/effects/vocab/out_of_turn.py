"""Actions in the minion phase of another Methuselah."""

from __future__ import annotations

from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.engine.actions.action import cannot_act
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.turn.minion import ActOutOfTurn


class HostCanAct(Condition, frozen=True):
    """The minion that the card is or is on could take an action."""

    def holds(self, context: EffectContext) -> bool:
        """MIN-01."""
        host = context.table.in_play.get(context.host)
        return isinstance(host, Minion) and cannot_act(context.table, host) is None


class TakeAction(Effect, frozen=True):
    """The minion that the card is or is on takes an action, though it is another's turn."""

    def carry_out(self, context: EffectContext) -> None:
        """Whichever it could take in its own minion phase."""
        seat = context.table.in_play[context.host].controller
        context.table.push(ActOutOfTurn(seat=seat, minion=context.host))
