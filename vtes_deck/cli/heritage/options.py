"""Parts shared by the commands of ``vtes-deck heritage``: errors, files, options."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from pathlib import Path

import click

from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.input_files import read_source
from vtes_deck.app.output_files import write_output
from vtes_deck.cli.decks import UnreadableDeckError, ready_to_write
from vtes_deck.cli.game_output import LAST_SEED
from vtes_deck.cli.output import hand_on, say

set_option = click.option(
    "--set",
    "set_id",
    default="demonstration",
    show_default=True,
    metavar="ID|FILE",
    help="Data set.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print the result as JSON.")
seed_option = click.option(
    "--seed", type=click.IntRange(0, LAST_SEED), help="Seed, to repeat a game."
)


def speaking[**P, R](command: Callable[P, R]) -> Callable[P, R]:
    """Turn errors into error messages of the command line, with status 2."""

    @functools.wraps(command)
    def wrapped(*args: P.args, **kwargs: P.kwargs) -> R:

        try:
            return command(*args, **kwargs)
        except HeritageError as error:
            raise UnreadableDeckError(str(error)) from None

    return wrapped


def file_bytes(name: str, most: int = 10_000_000) -> bytes:
    """The content of a named file, or of standard input for ``-``."""
    if name == "-":
        return sys.stdin.buffer.read(most + 1)
    try:
        return read_source(Path(name), most)
    except OSError as error:
        raise UnreadableDeckError(f"{name} cannot be read: {error.strerror or error}.") from None


def write(target: str, data: bytes, *, force: bool) -> None:
    """Write a named file, or standard output for ``-``."""
    if target == "-":
        hand_on(data)
        return
    ready_to_write(Path(target), force=force)
    try:
        write_output(Path(target), data)
    except OSError as error:
        raise UnreadableDeckError(
            f"{target} cannot be written: {error.strerror or error}."
        ) from None
    say(f"Written: {target}", err=True)


def split(names: str) -> tuple[str, ...]:
    """Names separated by commas."""
    return tuple(name.strip() for name in names.split(",") if name.strip())
