"""The output shared by ``play`` and ``replay``: the log of a game and its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vtes_deck.cli.output import Column, heading, print_table, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vtes_deck.app.game_table.view import SeatView
    from vtes_deck.app.games import GameResult, LogSentence, SeatResult

LAST_SEED = (1 << 63) - 1
"""The largest seed of a game that can be saved; repeated here so that the help needs no engine."""


def print_log(lines: Sequence[LogSentence]) -> None:
    """Print the log of a game, an empty line before each turn and at its end."""
    for line in lines:
        if line.turn:
            say()
            heading(line.text)
        else:
            say(line.text)
    if lines:
        say()


def print_result(result: GameResult) -> None:
    """Print the victory points of all seats, and the turns in which Methuselahs left."""
    columns = (
        Column("Seat", "right"),
        Column("Methuselah"),
        Column("Victory points", "right"),
        Column("Pool", "right"),
        Column("Left the game"),
    )
    rows = [
        (
            seat.seat,
            seat.name,
            f"{seat.victory_points:g}",
            seat.pool,
            _left(seat),
        )
        for seat in result.seats
    ]
    print_table(columns, rows)
    if result.time_up:
        say("Time is up: half a victory point for everyone who is left.")
    if result.winner is not None:
        say(f"{result.winner} wins.", bold=True)
    elif result.over:
        say("No Methuselah has more victory points than all others, so there is no winner.")
    else:
        say("The game is not over.")
    winner = next((seat.name for seat in result.seats if seat.game_win), None)
    if winner is not None:
        say(f"Game win: {winner}.")
    elif result.over:
        say("No game win at a tournament: it takes 2 victory points, more than anyone else.")


def _left(seat: SeatResult) -> str:
    if seat.left_in is None:
        return ""
    return f"{'ousted' if seat.ousted else 'withdrew'} in turn {seat.left_in}"


def print_seat(seat: SeatView) -> None:
    """Print a Methuselah and her cards; hidden hands are left out."""
    say()
    say(seat.text, bold=True)
    for title, cards in (
        ("ready", seat.ready),
        ("torpor", seat.torpor),
        ("in play", seat.others),
        ("uncontrolled", seat.uncontrolled),
        ("hand", [card for card in seat.hand if not card.hidden]),
        ("ash heap", seat.ash_heap),
    ):
        for card in cards:
            say(f"  {title}: {card.text}")
    say(f"  {seat.library} cards in the library, {seat.crypt} in the crypt")
