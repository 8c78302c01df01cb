"""Reading the deck that a command is about: a file, a pipe, or a deck of the archive."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cardbase import CardBase
from vtes_deck import deckio
from vtes_deck.app.reading import read_source
from vtes_deck.app.writing import is_stream
from vtes_deck.deck.winners import from_archive
from vtes_deck.deckio.base import MAX_BYTES, ReadResult, Severity, UnreadableError
from vtes_deck.deckio.describe import describe, explain

PIPE = "-"
ARCHIVE = "twd:"


class UnreadableDeckError(click.ClickException):
    """The deck cannot be read; exit status 2."""

    exit_code = 2


def read_pipe() -> bytes:
    """What comes through standard input, but no more than a deck file can have."""
    return sys.stdin.buffer.read(MAX_BYTES + 1)


def read_deck(source: str, cards: CardBase, *, quiet: bool = False) -> ReadResult:
    """Read a deck and tell on standard error which lines were not understood.

    Args:
        source: a path, ``-`` for standard input, or ``twd:ID`` for a deck of the archive.
        cards: the card base.
        quiet: say nothing of doubtful lines.

    Raises:
        UnreadableDeckError: it gives no deck.
    """
    if source.startswith(ARCHIVE):
        return _archived(source.removeprefix(ARCHIVE), cards)
    try:
        data = read_pipe() if source == PIPE else read_source(Path(source))
        result = deckio.read(data, cards, filename="" if source == PIPE else Path(source).name)
    except OSError as error:
        raise UnreadableDeckError(f"{source}: {error.strerror or error}") from None
    except UnreadableError as error:
        raise UnreadableDeckError(f"{source}: {explain(error)}") from None
    if not quiet:
        for problem in result.problems:
            if problem.severity is not Severity.NOTE:
                place = f"{source}:{problem.line}" if problem.line else source
                click.echo(f"{place}: {describe(problem)}", err=True)
    return result


def ready_to_write(path: Path, *, force: bool) -> None:
    """See before the work that a file can be written, and that nothing is replaced unasked.

    Args:
        path: of the file; a device or a pipe is written into and never replaced.
        force: whether one that exists may be replaced.

    Raises:
        click.UsageError: it exists, or is a folder.
        UnreadableDeckError: its folder does not exist, or it is nothing to write to.
    """
    try:
        if is_stream(path):
            return
    except OSError as error:
        raise UnreadableDeckError(f"{path} cannot be written: {error.strerror}.") from None
    if path.is_file() and not force:
        raise click.UsageError(f"{path} exists; --force replaces it.")
    if path.is_dir():
        raise click.UsageError(f"{path} is a folder.")
    if not path.parent.is_dir():
        raise UnreadableDeckError(f"{path} cannot be written: there is no folder {path.parent}.")


def _archived(deck_id: str, cards: CardBase) -> ReadResult:
    try:
        found = cards.archive[deck_id]
    except KeyError:
        raise UnreadableDeckError(f"the archive has no deck {deck_id!r}") from None
    return ReadResult(from_archive(found, cards.get), "archive")
