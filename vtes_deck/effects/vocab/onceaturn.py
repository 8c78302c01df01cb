"""What all cards of one kind together do only once, and what happens to every minion."""

from __future__ import annotations

from vtes_deck.effects.vocab.counters import TO_POOL
from vtes_deck.effects.vocab.scene import Condition, Effect, Scene
from vtes_deck.effects.vocab.who import Who, minions_of
from vtes_deck.engine.mechanics import bank, ledger, zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.table import Until


class NotDone(Condition, frozen=True):
    """Nobody has done this yet, with whichever card."""

    what: str
    until: Until = Until.TURN

    def holds(self, scene: Scene) -> bool:
        """Looks at what has been done."""
        return not scene.table.has_used(self.what, NONE, self.until)


class Done(Effect, frozen=True):
    """Notes that this has been done."""

    what: str
    until: Until = Until.TURN

    def carry_out(self, scene: Scene) -> None:
        """Until it is over."""
        scene.table.use_once(self.what, NONE, self.until)


class EachToPool(Effect, frozen=True):
    """Blood of each minion of one's own that fits becomes pool.

    Attributes:
        n: how much of each.
        who: which minions.
    """

    n: int
    who: Who

    def carry_out(self, scene: Scene) -> None:
        """As much as there is (GEN-20), which may be nothing."""
        table = scene.table
        for minion in minions_of(scene, self.who, "mine"):
            moved = bank.blood_to_pool(table, minion, scene.seat, self.n)
            if moved:
                table.tell(TO_POOL, scene.seat, minion=minion.card, n=moved)


class RemoveForPool(Effect, frozen=True):
    """The vampire aimed at is removed from the game; its controller gains pool for its capacity."""

    def carry_out(self, scene: Scene) -> None:
        """GEN-09: the capacity is looked at before."""
        vampire = scene.aimed
        seat, capacity = vampire.controller, vampire.capacity
        zones.remove(scene.table, vampire.card)
        ledger.gain_pool(scene.table, seat, capacity)
