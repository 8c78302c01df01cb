"""The options that set up a game, and the game that they make."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, Unpack

import click

from vtes_deck.app.hands import new_seed
from vtes_deck.app.heritage.data_sets import find_set
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.games import Play, begin, check_kinds
from vtes_deck.cli.heritage.options import seed_option, set_option, split
from vtes_deck.cli.shared_options import add_options
from vtes_deck.heritage import Player, Setting, of_era


class GameOptions(TypedDict):
    """The options of a new game."""

    players: str
    names: str
    set_id: str
    era: int
    battlegrounds: str | None
    missions: int
    seed: int | None


_OPTIONS = (
    click.option(
        "--players",
        default="human,greedy",
        show_default=True,
        metavar="KIND,...",
        help="Who plays, clockwise: human, greedy or random; two to four.",
    ),
    click.option("--names", default="", metavar="NAME,...", help="Their names."),
    set_option,
    click.option(
        "--era",
        type=click.IntRange(1, 7),
        default=1,
        show_default=True,
        help="Battlegrounds of an era.",
    ),
    click.option(
        "--battlegrounds", metavar="ABC", help="Three letters: class, temperament, geography."
    ),
    click.option(
        "--missions",
        type=click.IntRange(0, 5),
        default=3,
        show_default=True,
        help="Basic missions.",
    ),
    seed_option,
)


def game_options[F: Callable[..., object]](command: F) -> F:
    """Give a command the options of a new game."""
    return add_options(command, _OPTIONS)


def begin_game(**options: Unpack[GameOptions]) -> Play:
    """A game with these players and this setting.

    Raises:
        HeritageError: names or battlegrounds are wrong, or the data set cannot be used.
    """
    kinds = check_kinds(split(options["players"]))
    given = split(options["names"]) or tuple(f"Player {n}" for n in range(1, len(kinds) + 1))
    if len(given) != len(kinds) or len(set(given)) < len(given):
        raise HeritageError(f"{len(kinds)} players need {len(kinds)} different names.")
    letters = tuple((options["battlegrounds"] or "").upper())
    if letters and len(letters) != 3:
        raise HeritageError("Name three battlegrounds, such as ABC (H-SET-06).")
    fields = (letters[0], letters[1], letters[2]) if letters else of_era(options["era"])
    setting = Setting(
        tuple(Player(name) for name in given), fields, basic_missions=options["missions"]
    )
    seed = new_seed() if options["seed"] is None else options["seed"]
    return begin(find_set(options["set_id"]), setting, kinds, seed)
