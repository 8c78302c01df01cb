"""Reading the deck of a command: a file, standard input, or a deck of the archive."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import click

from cardbase import CardBase
from vtes_deck import deckio
from vtes_deck.app.input_files import read_source
from vtes_deck.app.output_files import is_stream
from vtes_deck.cli.output import say
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.base import MAX_BYTES, ReadResult, Reason, Severity, UnreadableError, pick
from vtes_deck.deckio.words import describe, explain
from vtes_deck.language import plural

PIPE = "-"

_NUMBERED = re.compile(r"^(.+)#(\d{1,3})$", re.DOTALL)
_DECK = "vtes_deck.deck"
ARCHIVE = "twd:"


class UnreadableDeckError(click.ClickException):
    """The deck cannot be read; exit status 2."""

    exit_code = 2


def _remember(
    context: click.Context, _parameter: click.Parameter, number: int | None
) -> int | None:
    context.meta[_DECK] = number or 0
    return number


deck_option = click.option(
    "--deck",
    "deck_number",
    type=click.IntRange(1),
    metavar="N",
    expose_value=False,
    callback=_remember,
    help="Number of the deck in a file with several decks; same as FILE#N.",
)
"""The option that chooses a deck; :func:`read_deck` reads it."""


def chosen_deck() -> int:
    """The number that ``--deck`` of the running command gives; 0 if it is not used."""
    context = click.get_current_context(silent=True)
    return context.meta.get(_DECK, 0) if context is not None else 0


def numbered(source: str) -> tuple[str, int]:
    """The file and the number of the deck in ``lists.txt#2``; 0 if no number is named."""
    match = _NUMBERED.match(source)
    if match is None or Path(source).exists():
        return source, chosen_deck()
    return match[1], int(match[2])


def read_pipe() -> bytes:
    """The bytes of standard input, at most as many as a deck file can have."""
    return sys.stdin.buffer.read(MAX_BYTES + 1)


def read_deck(source: str, cards: CardBase, *, quiet: bool = False) -> ReadResult:
    """Read a deck and report on standard error the lines that were not understood.

    Args:
        source: a path, ``-`` for standard input, or ``twd:ID`` for a deck of the archive; ``#2``
            after it, or ``--deck 2``, chooses a deck of a file that holds several.
        cards: the card base.
        quiet: do not report doubtful lines.

    Raises:
        UnreadableDeckError: it contains no deck, or several and none of them is chosen.
    """
    if source.startswith(ARCHIVE):
        return _archived(source.removeprefix(ARCHIVE), cards)
    source, number = numbered(source)
    try:
        data = read_pipe() if source == PIPE else read_source(Path(source))
        found = deckio.read(data, cards, filename="" if source == PIPE else Path(source).name)
        result = pick(found, number)
    except OSError as error:
        raise UnreadableDeckError(f"{source}: {error.strerror or error}") from None
    except UnreadableError as error:
        hint = f"; {PICKS}" if error.reason is Reason.SEVERAL_DECKS else ""
        raise UnreadableDeckError(f"{source}: {explain(error)}{hint}") from None
    if not quiet:
        doubts = [one for one in result.problems if one.severity is not Severity.NOTE]
        for problem in doubts[:MAX_DOUBTS]:
            place = f"{source}:{problem.line}" if problem.line else source
            say(f"{place}: {describe(problem)}", err=True)
        left = len(doubts) - MAX_DOUBTS
        if left > 0:
            say(f"{source}: {more_doubts(left)}", err=True)
    return result


MAX_DOUBTS = 60
"""Maximum doubtful lines of a list that are printed: more than any deck has."""


def more_doubts(count: int) -> str:
    """The line that replaces the doubtful lines beyond :data:`MAX_DOUBTS`."""
    return plural("and {n} more lines", "and {n} more line", count)


PICKS = "choose one with --deck N, or with #N after the file name"
"""The advice for a file with several decks."""


def ready_to_write(path: Path, *, force: bool) -> None:
    """Check before the work that a file can be written, and that no file is replaced by accident.

    Args:
        path: the path of the file; a device or a pipe is written to and never replaced.
        force: whether one that exists may be replaced.

    Raises:
        click.UsageError: it exists, or is a folder.
        UnreadableDeckError: its folder does not exist, or it cannot be written to.
    """
    try:
        if is_stream(path):
            return
    except OSError as error:
        raise UnreadableDeckError(f"{path} cannot be written: {error.strerror}.") from None
    if path.is_file() and not force:
        raise click.UsageError(f"{path} exists. Use --force to replace it.")
    if path.is_dir():
        raise click.UsageError(f"{path} is a folder.")
    if not path.parent.is_dir():
        raise UnreadableDeckError(f"{path} cannot be written: there is no folder {path.parent}.")


def _archived(deck_id: str, cards: CardBase) -> ReadResult:
    try:
        found = cards.archive[deck_id]
    except KeyError:
        raise UnreadableDeckError(f"The archive has no deck {deck_id!r}.") from None
    try:
        return pick(ReadResult(from_archive(found, cards.get), "archive"), chosen_deck())
    except UnreadableError as error:
        raise UnreadableDeckError(f"{ARCHIVE}{deck_id}: {explain(error)}") from None
