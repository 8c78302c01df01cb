"""The places of the Methuselahs at the table (SET-05). Ousted Methuselahs keep their places."""

from __future__ import annotations

from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Seat, Table

SWITCHES_PLACES = EventType("switches places", "{seat} and {other_seat} switch places.")

NEW_PREY = EventType("new prey", "The prey of {seat} is now {other_seat}.")


def switch_places(table: Table, one: int, other: int) -> None:
    """Let two Methuselahs switch places; predators and preys change with them."""
    changed = {one: other, other: one}
    table.sit(tuple(changed.get(number, number) for number in table.seating))
    table.emit(SWITCHES_PLACES, one, other_seat=other)


def take_seats(table: Table, order: tuple[int, ...]) -> None:
    """Seat Methuselahs again on the seats that they hold now; the first one keeps hers.

    Args:
        table: the table.
        order: the Methuselahs, clockwise.
    """
    seating = table.seating
    first = seating.index(order[0])
    clockwise = [*seating[first:], *seating[:first]]
    places = [number for number in clockwise if number in order]
    changed = dict(zip(places, order, strict=True))
    before = {number: table.prey(number) for number in order}
    table.sit(tuple(changed.get(number, number) for number in seating))
    for number in order:
        if table.prey(number) != before[number]:
            table.emit(NEW_PREY, number, other_seat=table.prey(number))


def on_right(table: Table, seat: int) -> int:
    """The next Methuselah counter-clockwise, including one who has left the game."""
    return table.seating[table.seating.index(seat) - 1]


def is_bystander(table: Table, seat: Seat) -> bool:
    """Whether a Methuselah and her predator take no part in the game, which is a study of others.

    A bystander never withdraws.
    """
    return seat.passive and table.seats[table.predator(seat.number)].passive
