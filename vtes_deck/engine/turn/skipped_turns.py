"""Turns that Methuselahs skip because of a text."""

from __future__ import annotations

from typing import ClassVar

from vtes_deck.engine.state.current import CurrentTurn
from vtes_deck.engine.state.decisions import PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.static_index import statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, Static
from vtes_deck.engine.state.table import Phase, Table
from vtes_deck.kernel.procedure import Procedure

SKIP = Verb("skip turn", "Skip your turn.")
SKIPS = EventType("skips turn", "{seat} skips the turn.")


class SkipsTurns(Static):
    """Allows each Methuselah to skip her whole turn."""

    __slots__ = ()

    wide: ClassVar[bool] = True


def offer_to_skip(table: Table, seat: int) -> None:
    """Ask a Methuselah whether she skips the turn that is about to begin, if a text allows it."""
    if SkipsTurns in table.statics:
        table.push(SkipChoice(seat))


class SkipChoice(Procedure):
    """A Methuselah may skip the turn that is about to begin: none of its phases takes place.

    Attributes:
        seat: the Methuselah.
    """

    seat: int

    def offer(self, table: Table) -> None:
        """Ask once, even if several texts allow it."""
        table.phase = Phase.START
        source, _ = statics_on(table, SkipsTurns, EVERYWHERE)[0]
        table.ask(self.seat, DecisionKind.CHOICE, [Option(SKIP, source), PASSING], about=source)

    def take(self, table: Table) -> None:
        """End the turn before its first step."""
        turn = table.current(CurrentTurn)
        if table.answer.verb is SKIP and turn is not None:
            table.emit(SKIPS, self.seat)
            turn.finish()

    steps = (offer, take)
