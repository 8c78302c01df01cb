"""``vtes-deck heritage new``: a game that is begun and kept."""

from __future__ import annotations

import click

from vtes_deck.app.heritage_files import GAMES
from vtes_deck.app.heritage_games import free_game_name
from vtes_deck.cli.heritage.game_setup import (
    battlegrounds_option,
    begin_game,
    era_option,
    missions_option,
    names_option,
    players_option,
)
from vtes_deck.cli.heritage.options import json_option, seed_option, set_option, speaking
from vtes_deck.cli.output import print_json, say


@click.command("new")
@click.argument("name", required=False)
@players_option
@names_option
@set_option
@era_option
@battlegrounds_option
@missions_option
@seed_option
@json_option
@speaking
def COMMAND(  # noqa: N802, PLR0913 - one for each choice
    *,
    name: str | None,
    players: str,
    names: str,
    set_id: str,
    era: int,
    battlegrounds: str | None,
    missions: int,
    seed: int | None,
    as_json: bool,
) -> None:
    """Begin a game and keep it as NAME; "vtes-deck heritage play NAME" plays it."""
    title = name or free_game_name()
    GAMES.free(title)
    play = begin_game(
        players=players,
        names=names,
        set_id=set_id,
        era=era,
        battlegrounds=battlegrounds,
        missions=missions,
        seed=seed,
    )
    path = play.keep(title)
    if as_json:
        print_json({"name": title, "file": str(path), "seed": play.game.seed})
    else:
        say(
            f"Kept as “{title}” (seed {play.game.seed}). Play it: vtes-deck heritage play “{title}”"
        )
