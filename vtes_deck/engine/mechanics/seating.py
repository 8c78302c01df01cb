"""The places of the Methuselahs at the table (SET-05). Ousted Methuselahs keep their places."""

from __future__ import annotations

from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.seat import rounds
from vtes_deck.engine.state.table import Table

SWITCHES_PLACES = EventType("switches places", "{seat} and {other_seat} switch places.")


def switch_places(table: Table, one: int, other: int) -> None:
    """Two Methuselahs switch places; predators and preys change with them."""
    changed = {one: other, other: one}
    table.seating = tuple(changed.get(number, number) for number in table.seating)
    table.rounds = rounds(table.seats, table.seating)
    table.emit(SWITCHES_PLACES, one, other_seat=other)


def on_right(table: Table, seat: int) -> int:
    """The next Methuselah counter-clockwise, including one who has left the game."""
    return table.seating[table.seating.index(seat) - 1]
