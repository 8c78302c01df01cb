"""Deck file formats, and the result of reading a file.

A format is one module in :mod:`vtes_deck.deckio.formats` with one :class:`FileFormat` called
``FORMAT``; it is found by scanning (:mod:`vtes_deck.deckio.registry`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

import msgspec

from cardbase import CardBase
from vtes_deck.deck.model import Deck

MAX_BYTES = 2 * 1024 * 1024
"""Largest file that is read. The largest real deck list known to us has 40 kB."""

MAX_LINES = 20_000
"""Maximum lines that are read."""

MAX_COPIES = 99
"""Maximum plausible copies of one card."""


MOST_DECKS = 100
"""Most decks that are read from one file."""


class Severity(StrEnum):
    """The severity of a problem."""

    ERROR = "error"  # part of what was written is not in the deck as a card
    WARNING = "warning"  # a choice was made that may be wrong
    NOTE = "note"  # worth knowing, nothing to correct


class ProblemKind(StrEnum):
    """The kind of problem with a line."""

    UNKNOWN_CARD = "unknown card"
    UNKNOWN_ID = "unknown id"
    SECOND_DECK = "second deck"
    NEAR_NAME = "near name"
    SEVERAL_CARDS = "several cards"
    CONTRADICTION = "contradiction"
    UNEXPLAINED = "unexplained"
    UNREAD = "unread"
    NO_COUNT = "no count"
    UNCLEAR_COUNT = "unclear count"
    ZERO_COUNT = "zero count"
    BOUNDED_COUNT = "bounded count"
    TOTAL_DIFFERS = "total differs"
    ASIDE = "aside"
    ENCODING = "encoding"
    CARD_IN_PROSE = "card in prose"
    READ_AS_HEADING = "read as heading"
    KEPT_TEXT = "kept text"
    NOT_COMPARED = "not compared"
    KEPT_HEADING = "kept heading"
    IGNORED_LINK = "ignored link"

    @property
    def severity(self) -> Severity:
        """The weight of the problem."""
        return _SEVERITY.get(self, Severity.WARNING)


_SEVERITY = {
    ProblemKind.UNKNOWN_CARD: Severity.ERROR,
    ProblemKind.UNKNOWN_ID: Severity.ERROR,
    ProblemKind.SECOND_DECK: Severity.ERROR,
    ProblemKind.READ_AS_HEADING: Severity.NOTE,
    ProblemKind.KEPT_TEXT: Severity.NOTE,
}


class ReadProblem(msgspec.Struct, frozen=True):
    """A line that was not read, or was read with doubt.

    The words for it are made by :func:`vtes_deck.deckio.words.describe`.

    Attributes:
        line: 1-based line of the file, 0 where the file has no lines.
        text: the line as written.
        kind: see :class:`ProblemKind`.
        card: full name of the chosen card, or empty.
        suggestions: full names of cards that may be meant instead, best first.
        said: the number that the file states, if it is wrong.
        found: the number that was read or used instead.
    """

    line: int
    text: str
    kind: ProblemKind
    card: str = ""
    suggestions: tuple[str, ...] = ()
    said: int | None = None
    found: int | None = None

    @property
    def severity(self) -> Severity:
        """The weight of the problem."""
        return self.kind.severity


class ReadResult(msgspec.Struct, frozen=True):
    """A deck that was read.

    Attributes:
        deck: with everything that could be identified, and the lines that could not.
        format: name of the format that the file was read as.
        problems: by line.
        line: 1-based line at which the deck begins, 0 where the file has no lines.
        heading: the text of that line.
        others: the further decks of the same file, in its order.
    """

    deck: Deck
    format: str
    problems: tuple[ReadProblem, ...] = ()
    line: int = 0
    heading: str = ""
    others: tuple[ReadResult, ...] = ()

    @property
    def clean(self) -> bool:
        """Whether every line was read without doubt; notes do not count."""
        return all(problem.severity is Severity.NOTE for problem in self.problems)

    @property
    def decks(self) -> tuple[ReadResult, ...]:
        """Every deck of the file by itself; most files have only one."""
        if not self.others:
            return (self,)
        own = tuple(p for p in self.problems if p.kind is not ProblemKind.SECOND_DECK)
        return (msgspec.structs.replace(self, problems=own, others=()), *self.others)


def with_others(
    first: ReadResult, others: Sequence[ReadResult], left: tuple[int, str] | None = None
) -> ReadResult:
    """The first deck of a file with several; each of the others is reported as a problem of it.

    Args:
        first: the first deck.
        others: the further ones.
        left: line of the first deck beyond the limit, and its text.
    """
    begins = [(other.line, other.heading) for other in others]
    begins += [left] if left is not None else []
    problems = [ReadProblem(line, text, ProblemKind.SECOND_DECK) for line, text in begins]
    return msgspec.structs.replace(
        first, problems=(*first.problems, *problems), others=tuple(others)
    )


class Reason(StrEnum):
    """The reason why a file gives no deck."""

    EMPTY = "empty"
    TOO_LARGE = "too large"
    NOT_TEXT = "not text"
    MALFORMED = "malformed"
    NO_CARDS = "no cards"
    ONLINE = "online"
    SEVERAL_DECKS = "several decks"
    NO_SUCH_DECK = "no such deck"
    UNKNOWN_FORMAT = "unknown format"


class UnreadableError(Exception):
    """A file that gives no deck.

    Attributes:
        reason: see :class:`Reason`.
        detail: what exactly, for the player, in English; may be empty.
        line: where, or 0.
    """

    def __init__(self, reason: Reason, detail: str = "", line: int = 0) -> None:
        super().__init__(reason.value, detail, line)
        self.reason = reason
        self.detail = detail
        self.line = line


def pick(result: ReadResult, number: int) -> ReadResult:
    """One deck of a file.

    Args:
        result: of reading the file.
        number: number of the deck, from 1; 0 for the only one.

    Raises:
        UnreadableError: no number is given though there are several, or there are fewer.
    """
    decks = result.decks
    if number == 0 and len(decks) == 1:
        return result
    if 0 < number <= len(decks):
        return decks[number - 1]
    lines = ", ".join(str(deck.line) for deck in decks)
    raise UnreadableError(Reason.SEVERAL_DECKS if number == 0 else Reason.NO_SUCH_DECK, lines)


class Holds(msgspec.Struct, frozen=True):
    """The parts of a deck that a format preserves.

    Attributes:
        name, author, description: the texts of the deck.
        comments: on cards.
        unknown: unidentified lines.
        win: the tournament that the deck won.
        rendered: the description for people to read, without the signs of its Markdown.
    """

    name: bool = False
    author: bool = False
    description: bool = False
    comments: bool = False
    unknown: bool = False
    win: bool = False
    rendered: bool = False


type Recognise = Callable[[str, str], float]
type Read = Callable[[str, CardBase], ReadResult]
type Write = Callable[[Deck, CardBase | None], str]


class FileFormat(msgspec.Struct, frozen=True, kw_only=True):
    """A deck file format.

    Attributes:
        name: short and unique, e.g. ``"twd"``; what a player types.
        title: what a player sees, in English.
        suffixes: file name endings with their dot, the usual one first.
        media_type: for the clipboard and for mail.
        holds: what the format preserves; cards and counts always are.
        recognise: estimates from a text and a file name how likely this format is, from 0 (no) to
            1; ``None`` when it is never recognised by itself.
        read: makes a deck of a text; raises :class:`UnreadableError`. ``None`` when it cannot.
        write: makes a text of a deck. ``None`` when it cannot.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    media_type: str = "text/plain"
    holds: Holds = Holds()
    recognise: Recognise | None = None
    read: Read | None = None
    write: Write | None = None

    @property
    def can_read(self) -> bool:
        """Whether decks can be read in this format."""
        return self.read is not None

    @property
    def can_write(self) -> bool:
        """Whether decks can be written in this format."""
        return self.write is not None
