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
"""The maximum size of a file. The largest known deck list has 40 kB."""

MAX_LINES = 20_000
"""The maximum number of lines that are read."""

MAX_COPIES = 99
"""The maximum plausible number of copies of a card."""


MAX_DECKS = 100
"""The maximum number of decks that are read from one file."""


class Severity(StrEnum):
    """The severity of a problem."""

    ERROR = "error"  # a part of the text is not in the deck as a card
    WARNING = "warning"  # a choice was made that may be wrong
    NOTE = "note"  # information that needs no correction


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
    """A line that was not read, or whose meaning is doubtful.

    :func:`vtes_deck.deckio.words.describe` puts it into words.

    Attributes:
        line: the line of the file, from 1; 0 if the file has no lines.
        text: the written line.
        kind: see :class:`ProblemKind`.
        card: full name of the chosen card, or empty.
        suggestions: full names of cards that may be meant instead, best first.
        said: the number in the file, if it is wrong.
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
        deck: the deck, with all identified cards and the lines that could not be identified.
        format: the name of the format in which the file was read.
        problems: the problems, by line.
        line: the line at which the deck begins, from 1; 0 if the file has no lines.
        heading: the text of that line.
        others: the other decks of the same file, in order.
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
    """The first deck of a file with several decks; each of the others is reported as a problem.

    Args:
        first: the first deck.
        others: the other decks.
        left: the line of the first deck beyond the limit, and its text.
    """
    begins = [(other.line, other.heading) for other in others]
    begins += [left] if left is not None else []
    problems = [ReadProblem(line, text, ProblemKind.SECOND_DECK) for line, text in begins]
    return msgspec.structs.replace(
        first, problems=(*first.problems, *problems), others=tuple(others)
    )


class Reason(StrEnum):
    """The reason why a file contains no deck."""

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
    """A file that contains no readable deck.

    Attributes:
        reason: see :class:`Reason`.
        detail: the details for the player, in English; may be empty.
        line: the line, or 0.
    """

    def __init__(self, reason: Reason, detail: str = "", line: int = 0) -> None:
        super().__init__(reason.value, detail, line)
        self.reason = reason
        self.detail = detail
        self.line = line


def pick(result: ReadResult, number: int) -> ReadResult:
    """One deck of a file.

    Args:
        result: the result of reading the file.
        number: the number of the deck, from 1; 0 for the only deck.

    Raises:
        UnreadableError: there are several decks and no number is given, or there is no deck with
            this number.
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
        comments: comments on cards.
        unknown: unidentified lines.
        win: the tournament that the deck won.
        rendered: the description as rendered text, without its Markdown.
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
        name: a short unique name that players type, e.g. ``"twd"``.
        title: the displayed name, in English.
        suffixes: the file name endings with their dot, the usual one first.
        media_type: the media type, for the clipboard and for mail.
        holds: the facts that the format preserves in addition to cards and counts.
        recognise: estimates from a text and a file name how likely this format is, from 0 (no) to
            1; ``None`` if it is never detected automatically.
        read: turns a text into a deck; raises :class:`UnreadableError`. ``None`` if decks cannot be
            read in this format.
        write: turns a deck into a text. ``None`` if decks cannot be written in this format.
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
