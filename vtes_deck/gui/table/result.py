"""How a game ended, in words."""

from __future__ import annotations

from vtes_deck.app.game_table.outcome import SeatOutcome, outcome
from vtes_deck.app.game_table.sitting import Ended, Sitting
from vtes_deck.language import mark, number, plural, tr

_ENDED = {
    Ended.CONCEDED: mark("Conceded."),
    Ended.TIME: mark("The time is over. Half a point for everybody who is left."),
    Ended.TOO_LONG: mark("It had too many choices."),
}
"""Why a game ended, if it was not played out."""


def result_lines(sitting: Sitting) -> list[str]:
    """How a game ended: why, a line for each seat, and how long it took."""
    end = outcome(sitting)
    lines = [tr(_ENDED[end.ended])] if end.ended in _ENDED else []
    lines += [_seat_line(seat) for seat in end.seats]
    lines.append(
        tr(
            "{turns} turns, {minutes} minutes",
            turns=number(end.turns),
            minutes=number(end.minutes),
        )
    )
    return lines


def _seat_line(seat: SeatOutcome) -> str:
    points = tr("{points} victory points", points=f"{seat.victory_points:g}")
    if seat.victory_points == int(seat.victory_points):
        points = plural("{n} victory points", "{n} victory point", int(seat.victory_points))
    words = [points]
    if seat.game_win:
        words.append(tr("game win"))
    if seat.conceded:
        words.append(tr("conceded"))
    elif seat.left_in is not None:
        words.append(
            tr("ousted in turn {turn}", turn=seat.left_in)
            if seat.ousted
            else tr("withdrew in turn {turn}", turn=seat.left_in)
        )
    return f"{seat.name}: {', '.join(words)}"
