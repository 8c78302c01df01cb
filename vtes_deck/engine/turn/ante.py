"""Playing for ante (chapter ANT), if the edition has it and the players agree (ANT-01)."""

from __future__ import annotations

from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Seat, Table, Zone

ANTE = EventType("ante", "{seat} sets aside {card} as ante.")
WINS_ANTE = EventType("wins ante", "{seat} wins {card}, the ante of {other_seat}.")


def set_aside(table: Table) -> None:
    """ANT-02: every Methuselah sets the top card of her library aside before any card is drawn."""
    if not table.rules.ante:
        return
    for seat in table.seats:
        if seat.library:
            seat.ante = seat.library[-1]
            zones.move(table, seat.ante, Zone.ASIDE)
            table.emit(ANTE, seat.number, seat.ante)


def win(table: Table, winner: Seat, loser: Seat) -> None:
    """ANT-03: the predator gains the ante of her prey.

    ANT-04: she does not gain antes that the prey has won. ANT-05: a predator ousted in the same
    turn gains it too. ANT-06: a Methuselah who withdraws keeps hers.
    """
    if loser.ante == NONE:
        return
    winner.antes_won += (loser.ante,)
    table.emit(WINS_ANTE, winner.number, loser.ante, other_seat=loser.number)
    loser.ante = NONE
