"""Opens and saves deck files; independent of the window."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from cardbase import CardBase
from cardbase.errors import MessageError
from vtes_deck import deckio
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.errors import AppError
from vtes_deck.app.file_stamp import Stamp, stamp_of
from vtes_deck.app.input_files import read_source
from vtes_deck.app.output_files import write_output
from vtes_deck.app.paths import is_text
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import (
    FileFormat,
    ReadProblem,
    ReadResult,
    Severity,
    UnreadableError,
)
from vtes_deck.deckio.registry import by_name, for_writing, formats, readable, writable
from vtes_deck.deckio.text_encoding import decode
from vtes_deck.deckio.words import explain
from vtes_deck.language import tr

MAX_RECENT = 12
"""Maximum length of the list of recent files."""

DEFAULT_FORMAT = "twd"
"""The default file format: players use it, and it stores everything."""


class Opened(msgspec.Struct, frozen=True):
    """A deck that was read, ready for the session.

    Attributes:
        deck: the deck.
        document: its origin.
        format: name of the file format that was recognised.
        problems: lines that were not read or are doubtful.
        text: the input, to show these lines.
        others: the further decks of the same file or text.
    """

    deck: Deck
    document: Document
    format: str
    problems: tuple[ReadProblem, ...]
    text: str
    others: tuple[Opened, ...] = ()

    @property
    def doubtful(self) -> tuple[ReadProblem, ...]:
        """The problems that need checking."""
        return tuple(p for p in self.problems if p.severity is not Severity.NOTE)


class ChangedOnDiskError(AppError):
    """Another program changed a file since it was opened."""


def open_file(path: Path, cards: CardBase) -> Opened:
    """Read a deck file of any format.

    A file that holds several decks is never saved to: that would lose all but one of them.

    Raises:
        OSError: the file cannot be read.
        UnreadableError: it contains no deck.
    """
    stamp = stamp_of(path)
    data = read_source(path)
    result = deckio.read(data, cards, filename=path.name)
    if result.others:
        return opened_text(result, path.name, _shown(data))
    can_write = by_name(result.format).can_write
    document = Document(
        Origin.FILE if can_write else Origin.IMPORT,
        saved=result.deck,
        path=path if can_write else None,
        file_format=result.format if can_write else "",
        source=path.name,
        stamp=stamp if can_write else None,
    )
    return Opened(result.deck, document, result.format, result.problems, _shown(data))


def opened_text(result: ReadResult, source: str, text: str) -> Opened:
    """A deck that was pasted or dropped; without a file it counts as unsaved."""
    document = Document(Origin.IMPORT, saved=Deck(), source=source)
    others = tuple(opened_text(other, source, text) for other in result.others)
    first = result.decks[0]
    return Opened(first.deck, document, first.format, first.problems, text, others)


def save_file(
    path: Path, deck: Deck, file_format: str, cards: CardBase, expected: Stamp | None = None
) -> Stamp | None:
    """Write a deck; the old file stays until the new one is complete.

    Args:
        path: the file.
        deck: the deck.
        file_format: name of the file format.
        cards: the card base.
        expected: the stamp of the file when it was opened; if ``None``, it is always replaced.

    Returns:
        The current stamp of the file.

    Raises:
        ChangedOnDiskError: the file has another stamp; nothing was written.
        OSError: it cannot be written; the old file is untouched.
        UnreadableError: there is no such format.
    """
    if expected is not None and stamp_of(path) not in {expected, None}:
        raise ChangedOnDiskError(path.name)
    write_output(path, deckio.write(deck, file_format, cards).encode("utf-8"))
    return stamp_of(path)


def format_for_saving(path: Path, wanted: str) -> FileFormat:
    """The format for a file name: ``wanted`` if the suffix fits, otherwise that of the suffix."""
    chosen = formats().get(wanted) or by_name(DEFAULT_FORMAT)
    if not chosen.can_write:
        chosen = by_name(DEFAULT_FORMAT)
    name = path.name.casefold()
    if any(name.endswith(suffix) for suffix in chosen.suffixes):
        return chosen
    return for_writing(path.name) or chosen


def file_name(deck: Deck, file_format: FileFormat) -> str:
    """A file name for a deck that has none yet."""
    return stem(deck) + usual_suffix(file_format)


def stem(deck: Deck) -> str:
    """The name of a deck as part of a file name that every system allows."""
    kept = "".join(c if c.isalnum() or c in " -_'()" else " " for c in deck.name)
    return " ".join(kept.split())[:80] or "deck"


def usual_suffix(file_format: FileFormat) -> str:
    """The default suffix of a file.

    Players exchange ``.txt``, which every system opens with a double click. Reading detects the
    format by the content, not by the name.
    """
    return ".txt" if ".txt" in file_format.suffixes else file_format.suffixes[0]


def with_ending(path: Path, file_format: FileFormat) -> Path:
    """A file name with a suffix of the format instead of that of another format."""
    name = path.name
    known = {suffix for one in writable() for suffix in one.suffixes}
    if name.casefold().endswith(file_format.suffixes):
        return path
    if path.suffix.casefold() in known:
        name = path.stem
    return path.with_name(name + usual_suffix(file_format))


def losses(deck: Deck, file_format: FileFormat) -> tuple[str, ...]:
    """The parts of a deck that a file of this format loses, in words; empty if it stores all."""
    holds = file_format.holds
    described = (
        tr("the Markdown formatting of the description")
        if holds.rendered
        else tr("the description")
    )
    checks = (
        (holds.name or not deck.name, tr("the name")),
        (holds.author or not deck.author, tr("the author")),
        (holds.description or not deck.description, described),
        (
            holds.comments or not any(slot.comment for slot in deck.slots),
            tr("the comments on cards"),
        ),
        (holds.unknown or not deck.unknown, tr("the lines that were not recognised")),
    )
    return tuple(what for kept, what in checks if not kept)


def joined(words: Iterable[str]) -> str:
    """Words as a list in a sentence: ``"the name, the author and the description"``."""
    listed = list(words)
    if len(listed) < 2:
        return "".join(listed)
    return tr("{most} and {last}", most=", ".join(listed[:-1]), last=listed[-1])


def reason(error: Exception) -> str:
    """An error as a sentence in the language in use."""
    if isinstance(error, MessageError):
        return error.what.render(tr)
    if isinstance(error, OSError) and error.strerror:
        return f"{error.strerror}."
    return f"{error}"


def why_unreadable(name: str, error: Exception) -> str:
    """The reason why a file could not be opened, as a sentence."""
    if isinstance(error, UnreadableError):
        return tr("{file}: {why}", file=name, why=explain(error))
    if isinstance(error, FileNotFoundError):
        return tr("{file} is no longer there.", file=name)
    return tr("{file} cannot be opened: {why}", file=name, why=reason(error))


def with_recent(recent: Iterable[str], path: Path) -> tuple[str, ...]:
    """The list of recent files with ``path`` as the newest.

    A file whose name is not text (see :func:`vtes_deck.app.paths.is_text`) is left out: settings
    cannot store it.
    """
    newest = str(path)
    if not is_text(newest):
        return tuple(recent)
    return (newest, *(other for other in recent if other != newest))[:MAX_RECENT]


def open_filters() -> list[str]:
    """Filters for a dialog that opens files, the one for all decks first."""
    suffixes = sorted({s for one in readable() for s in one.suffixes})
    every = tr("Decks ({endings})", endings=" ".join("*" + suffix for suffix in suffixes))
    return [every, tr("All files (*)")]


def save_filters() -> list[tuple[str, FileFormat]]:
    """Filters for a dialog that saves files, with their formats."""
    return [
        (f"{tr(one.title)} ({' '.join('*' + suffix for suffix in one.suffixes)})", one)
        for one in writable()
    ]


def _shown(data: bytes) -> str:
    return decode(data)[0]
