"""Drawing cards and moving as many to the bottom of the library."""

from __future__ import annotations

from vtes_deck.effects.vocab.scene import Effect, Scene
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.mechanics.hand import one_of_each
from vtes_deck.engine.state.decisions import Kind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.kernel.procedure import Procedure

TUCK = Verb("tuck", "Move {target} to the bottom of your library.")
TUCKED = EventType("tucked", "{seat} moves {n:card} to the bottom of the library.")


class Tucking(Procedure):
    """Cards of the hand are chosen one after the other and go under the library.

    Attributes:
        seat: whose hand.
        card: the card that does it.
        left: how many are still to go.
    """

    seat: int
    card: int
    left: int

    def offer(self, table: Table) -> None:
        """One of each name."""
        cards = table.seats[self.seat].hand
        if not self.left or not cards:
            self.finish()
            return
        options = [Option(TUCK, self.card, target=one) for one in one_of_each(table, cards)]
        table.ask(self.seat, Kind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """The last one chosen lies lowest."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        zones.move(table, answer.target, Zone.LIBRARY)
        library = table.seats[self.seat].library
        library.insert(0, library.pop())
        table.tell(TUCKED, self.seat, n=1)
        self.left -= 1
        self.go_to(Tucking.offer)

    steps = (offer, take)


class DrawAndTuck(Effect, frozen=True):
    """As many cards as the number chosen are drawn, and as many go under the library."""

    def possible(self, scene: Scene) -> bool:
        """There are so many."""
        return len(scene.table.seats[scene.seat].library) >= scene.n

    def carry_out(self, scene: Scene) -> None:
        """Without discarding in between."""
        drawn = zones.draw(scene.table, scene.seat, scene.n)
        scene.table.push(Tucking(seat=scene.seat, card=scene.card, left=drawn))
