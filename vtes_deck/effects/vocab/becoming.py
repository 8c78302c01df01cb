"""Cards that become minions as they come into play."""

from __future__ import annotations

from vtes_deck.effects.vocab.cards import PUT_IN_PLAY
from vtes_deck.effects.vocab.during import unlock
from vtes_deck.effects.vocab.scene import Effect, Scene
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

    def carry_out(self, scene: Scene) -> None:
        """MIN-12: it has not been recruited, so it may act in this turn."""
        table, seat = scene.table, scene.seat
        table.tell(PUT_IN_PLAY, seat, scene.card)
        ally = Minion(scene.card, seat, vampire=False, capacity=self.life)
        control.arrive(table, scene.card, seat, becomes=ally)
        if scene.card in table.in_play:
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

    def carry_out(self, scene: Scene) -> None:
        """MIN-12: it may act in this turn."""
        table, maker = scene.table, scene.me
        childe = Minion(
            scene.card,
            scene.seat,
            vampire=True,
            capacity=self.capacity,
            clan=maker.clan,
            sect=maker.sect,
        )
        control.arrive(table, scene.card, scene.seat, becomes=childe)
        table.tell(EMBRACED, scene.seat, scene.card, word=maker.clan)
        if self.hunts and scene.card in table.in_play:
            childe.set_mark(MUST_HUNT, table.turn)


class PlaysAsVampire(Effect, frozen=True):
    """The ally can play cards that require a Discipline at the basic level, but none to act with.

    Attributes:
        code: of the Discipline.
    """

    code: str

    def carry_out(self, scene: Scene) -> None:
        """As long as it is in play."""
        ally = scene.thing
        if isinstance(ally, Minion):
            ally.disciplines = {**ally.disciplines, self.code: 1}
            ally.set_mark(NO_ACTION_CARDS, 1)


class UnlockRecruiter(Effect, frozen=True):
    """Who has recruited the ally unlocks, if it is the first one that it recruits in this turn."""

    def carry_out(self, scene: Scene) -> None:
        """Not if it came into play otherwise."""
        action = scene.action
        if not isinstance(action, Recruit) or action.card != scene.card:
            return
        if HAS_RECRUITED not in scene.table.minion(action.minion).done:
            unlock(scene.table, action.minion)


class HasHunted(Effect, frozen=True):
    """The vampire that the card is has done its duty."""

    def carry_out(self, scene: Scene) -> None:
        """It may do something else if it unlocks."""
        scene.thing.set_mark(MUST_HUNT, 0)
