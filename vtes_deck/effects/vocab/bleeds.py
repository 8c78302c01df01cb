"""What cards do about bleeds besides raising and moving them."""

from __future__ import annotations

from vtes_deck.effects.vocab.during import BLEED_CHANGES
from vtes_deck.effects.vocab.scene import Effect, Scene
from vtes_deck.engine.actions.bleed import may_be_raised
from vtes_deck.engine.state.windows import DURING_ACTION


class MoreBleedIfPoor(Effect, frozen=True):
    """The bleed is raised as long as its target has at most so much pool; limited as long (BLD-08).

    Attributes:
        n: by how much.
        most: pool of the target.
    """

    n: int
    most: int

    def windows(self) -> int:
        """As :class:`~vtes_deck.effects.vocab.during.MoreBleed`."""
        return DURING_ACTION

    def timely(self, scene: Scene) -> bool:
        """Where it does nothing now it does not count against the limit."""
        bleed = scene.bleed
        if bleed is None or bleed.failed:
            return False
        rich = scene.table.seats[bleed.seats[0]].pool > self.most
        return rich or may_be_raised(scene.table, bleed)

    def carry_out(self, scene: Scene) -> None:
        """It is looked at anew whenever the amount is asked."""
        bleed = scene.bleed
        if bleed is None:
            return
        bleed.conditional += ((self.n, self.most),)
        table = scene.table
        seat = bleed.acting_seat(table)
        table.tell(BLEED_CHANGES, seat, minion=bleed.minion, n=bleed.amount(table))


class InsteadOfBleed(Effect, frozen=True):
    """The bleed that would be successful is not, and burns no pool."""

    def carry_out(self, scene: Scene) -> None:
        """The cost of the action is paid all the same."""
        bleed = scene.bleed
        if bleed is not None:
            bleed.replaced = True
