"""Actions in the minion phase of another Methuselah."""

from __future__ import annotations

from vtes_deck.effects.vocab.scene import Condition, Effect, Scene
from vtes_deck.engine.actions.action import cannot_act
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.turn.minion import ActOutOfTurn


class HostCanAct(Condition, frozen=True):
    """The minion that the card is or is on could take an action."""

    def holds(self, scene: Scene) -> bool:
        """MIN-01."""
        host = scene.table.in_play.get(scene.host)
        return isinstance(host, Minion) and cannot_act(scene.table, host) is None


class TakeAction(Effect, frozen=True):
    """The minion that the card is or is on takes an action, though it is another's turn."""

    def carry_out(self, scene: Scene) -> None:
        """Whichever it could take in its own minion phase."""
        seat = scene.table.in_play[scene.host].controller
        scene.table.push(ActOutOfTurn(seat=seat, minion=scene.host))
