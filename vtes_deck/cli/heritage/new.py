"""``vtes-deck heritage new``: a new game that is saved."""

from __future__ import annotations

from shlex import quote
from typing import Unpack

import click

from vtes_deck.app.heritage.folders import GAMES
from vtes_deck.app.heritage.games import free_game_name
from vtes_deck.cli.heritage.game_setup import GameOptions, begin_game, game_options
from vtes_deck.cli.heritage.options import json_option, speaking
from vtes_deck.cli.output import print_json, say


@click.command("new")
@click.argument("name", required=False)
@game_options
@json_option
@speaking
def COMMAND(
    *,
    name: str | None,
    as_json: bool,
    **options: Unpack[GameOptions],
) -> None:
    """Begin a game and keep it as NAME; "vtes-deck heritage play NAME" plays it."""
    title = name or free_game_name()
    GAMES.free(title)
    play = begin_game(**options)
    path = play.keep(title)
    if as_json:
        print_json({"name": title, "file": str(path), "seed": play.game.seed})
    else:
        command = f"vtes-deck heritage play {quote(title)}"
        say(f"Kept as “{title}” (seed {play.game.seed}). Play it: {command}")
