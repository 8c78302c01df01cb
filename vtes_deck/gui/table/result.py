"""How a game ended, in words."""

from __future__ import annotations

from vtes_deck.app.game_table.sitting import Ended, Sitting
from vtes_deck.app.table import SeatResult, result
from vtes_deck.language import plural, tr


def result_lines(sitting: Sitting) -> list[str]:
    """How a game ended, a line for each seat."""
    ended = result(sitting.game)
    reasons = {
        Ended.CONCEDED: tr("Conceded."),
        Ended.TIME: tr("The time was up."),
        Ended.TOO_LONG: tr("It had too many choices."),
    }
    lines = [reasons[sitting.ended]] if sitting.ended in reasons else []
    if ended.winner is not None:
        lines.append(tr("{seat} wins the game.", seat=ended.winner))
    return lines + [_result_line(one) for one in ended.seats]


def _result_line(one: SeatResult) -> str:
    points = plural("{n} victory points", "{n} victory point", int(one.victory_points))
    if one.victory_points != int(one.victory_points):
        points = tr("{points} victory points", points=f"{one.victory_points:g}")
    return f"{one.name}: {points}"
