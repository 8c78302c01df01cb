"""``vtes-deck replay``: a saved game again."""

from __future__ import annotations

from pathlib import Path

import click

import cardbase
from vtes_deck.app import games
from vtes_deck.app.game_table.player_file import game_of
from vtes_deck.app.input_files import read_source
from vtes_deck.cli.game_output import print_log, print_result
from vtes_deck.cli.output import print_json
from vtes_deck.engine.record import SavedGameError


class UnreadableGameError(click.ClickException):
    """The game cannot be replayed; exit status 2."""

    exit_code = 2


@click.command("replay")
@click.argument("file", type=click.Path())
@click.option("--until", type=click.IntRange(min=0), help="Replay only this many decisions.")
@click.option("-q", "--quiet", is_flag=True, help="Print only the result, not the log.")
@click.option("--json", "as_json", is_flag=True, help="Print result and log as JSON.")
def COMMAND(file: str, until: int | None, *, quiet: bool, as_json: bool) -> None:
    """Play the game in FILE again, as play --save or the game table wrote it, with the same log.

    The cards must be those of the saved game, and the rules must lead to the same result; otherwise
    the command reports the difference. The file names every decision, so you can read it.
    """
    try:
        data = read_source(Path(file), games.MAX_BYTES)
    except OSError as error:
        raise UnreadableGameError(f"{file}: {error.strerror or error}") from None
    try:
        game = game_of(data, cardbase.load())
    except (SavedGameError, games.TableError) as error:
        raise UnreadableGameError(f"{file}: {str(error).removesuffix('.')}.") from None
    if until is not None:
        games.back_to(game, until)
    lines = [] if quiet else games.narrate(game)
    if as_json:
        print_json({"result": games.result(game), "log": [line.text for line in lines]})
        return
    print_log(lines)
    print_result(games.result(game))
