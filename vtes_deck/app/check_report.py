"""Checking deck lists: a file, a folder of files, or standard input."""

from __future__ import annotations

import datetime
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from cardbase import CardBase
from vtes_deck import deckio
from vtes_deck.app.deck_emblems import main_clan
from vtes_deck.app.errors import AppError
from vtes_deck.app.input_files import is_ordinary, read_source, why_not_ordinary
from vtes_deck.app.natural_order import natural
from vtes_deck.deck.checksum import checksum
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.base import ReadProblem, ReadResult, Reason, Severity, UnreadableError, pick
from vtes_deck.deckio.registry import readable
from vtes_deck.deckio.words import describe as describe_problem
from vtes_deck.deckio.words import explain
from vtes_deck.language import tr
from vtes_deck.legality import words
from vtes_deck.legality.advice import advise
from vtes_deck.legality.advice.words import describe as describe_advice
from vtes_deck.legality.card_pool import CardPool
from vtes_deck.legality.case import DEFAULT, Options
from vtes_deck.legality.format import find_format
from vtes_deck.legality.judge import judge
from vtes_deck.legality.violations import OutsidePool

MAX_FILES = 10_000
"""Maximum files that are found in folders: enough for the largest convention."""


class ReportedCard(msgspec.Struct, frozen=True):
    """A card that a report names."""

    id: int
    name: str
    count: int


class ReportedViolation(msgspec.Struct, frozen=True):
    """A violation in words.

    Attributes:
        rule: id of the rule.
        severity: ``error`` forbids the deck, ``note`` does not.
        message: the violation, as a sentence.
        cards: the cards concerned.
        fix: the remedy, or empty.
        source: the source of the rule.
        condition: the condition of the pool that the cards fail, as a query; else empty.
    """

    rule: str
    severity: str
    message: str
    cards: tuple[ReportedCard, ...]
    fix: str
    source: str
    condition: str = ""


class ReportedLine(msgspec.Struct, frozen=True):
    """A line of the file that was not read or is doubtful.

    Attributes:
        line: 1-based; 0 if the file has no lines.
        text: the text of the line.
        suggestions: full names of cards that may be meant.
        message: the problem.
        severity: ``error`` if something is missing from the deck, ``warning`` if a choice was made,
            ``note`` if nothing needs a correction.
    """

    line: int
    text: str
    suggestions: tuple[str, ...]
    message: str
    severity: str


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The report on one deck list; the object that ``check --json`` prints.

    Attributes:
        file: path as given, ``-`` for standard input.
        name: the name of the deck.
        player: the player, if the list names one.
        checksum: the checksum of the list (:mod:`vtes_deck.deck.checksum`); empty if it was not
            read.
        format: the tournament format of the check.
        pool: the pool that the organiser has set, in the query language; empty for none.
        date: the day of the check.
        event_date: the day of the tournament that the list itself names, if it does.
        legal: whether it may be played; ``False`` if it could not be read.
        crypt: number of crypt cards.
        library: number of library cards.
        groups: numeric groups in the crypt.
        clan: the clan of at least half of the crypt; empty if there is none.
        violations: the violations, and notes that forbid nothing.
        advice: hints that do not concern legality.
        unread: lines that were not read or are doubtful.
        kept: lines without cards that were read as headings or kept in the description.
        error: the reason why there is no deck at all, or ``None``.
        several: the reason is that the file has several decks, and none of them was chosen.
    """

    file: str
    name: str = ""
    player: str = ""
    checksum: str = ""
    format: str
    pool: str = ""
    date: datetime.date
    event_date: datetime.date | None = None
    legal: bool = False
    crypt: int = 0
    library: int = 0
    groups: tuple[int, ...] = ()
    clan: str = ""
    violations: tuple[ReportedViolation, ...] = ()
    advice: tuple[str, ...] = ()
    unread: tuple[ReportedLine, ...] = ()
    kept: tuple[ReportedLine, ...] = ()
    error: str | None = None
    several: bool = False


class CheckTerms(msgspec.Struct, frozen=True):
    """The conditions of a check: format, date and options.

    Attributes:
        format: name of the tournament format.
        on: the day.
        options: the further facts that the format needs.
        by_event: a list that names its tournament is judged for the day of that tournament instead.
    """

    format: str
    on: datetime.date
    options: Options = DEFAULT
    by_event: bool = False


class TooManyFilesError(AppError):
    """A folder has more deck files than the maximum.

    Attributes:
        folder: the folder.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder))
        self.folder = folder


DOCUMENTS = (".rtf", ".doc", ".docx", ".odt", ".pdf", ".xls", ".xlsx", ".ods", ".pages")
"""Suffixes of files in which players send lists: unreadable ones are reported, not ignored."""


def find_deck_files(
    paths: Iterable[Path],
    passed_over: list[Path] | None = None,
    looking: Callable[[Path], None] | None = None,
) -> Iterator[Path]:
    """The deck files in ``paths``: files as they are, folders with all deck files below them.

    Hidden files and folders are skipped, and links to folders are not followed. Missing files,
    unreadable folders, and objects that only have the name of a list (a pipe, a device, a broken
    link) are yielded too: :func:`check_found` reports the problem.

    Args:
        paths: files and folders.
        passed_over: called with the other files of the folders, whose suffixes are not those of
            lists.
        looking: called with each folder that is read; it may raise an exception to stop.

    Raises:
        TooManyFilesError: a folder has more than :data:`MAX_FILES`.
    """
    suffixes = (*{suffix for one in readable() for suffix in one.suffixes}, *DOCUMENTS)
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = 0
        closed: list[Path] = []
        for folder, folders, names in path.walk(on_error=_remember(closed)):
            if looking is not None:
                looking(folder)
            folders[:] = sorted((name for name in folders if not name.startswith(".")), key=natural)
            for name in sorted((name for name in names if not name.startswith(".")), key=natural):
                if name.casefold().endswith(suffixes) and not _leads_to_folder(folder / name):
                    found += 1
                    if found > MAX_FILES:
                        raise TooManyFilesError(path)
                    yield folder / name
                elif passed_over is not None and len(passed_over) < MAX_FILES:
                    passed_over.append(folder / name)
        yield from closed


def _leads_to_folder(path: Path) -> bool:
    """Whether a name is a link to a folder, which is not followed."""
    return path.is_symlink() and path.is_dir()


def _remember(closed: list[Path]) -> Callable[[OSError], None]:
    """A callback that notes the folders that cannot be read."""

    def remember(error: OSError) -> None:
        closed.append(Path(error.filename))

    return remember


def check_file(path: Path, cards: CardBase, question: CheckTerms, *, deck: int = 0) -> Report:
    """Read and judge one file; all errors are in the report.

    Args:
        path: the file.
        cards: the card base.
        question: the conditions of the check.
        deck: the number of the deck in a file that holds several, from 1; 0 for the only one.
    """
    try:
        return check_data(read_source(path), printable(path), cards, question, deck=deck)
    except OSError as error:
        return _unread(printable(path), question, error.strerror or str(error))


def check_found(path: Path, cards: CardBase, question: CheckTerms) -> Report:
    """Read and judge one file of a folder; a pipe or a device is not read."""
    if path.is_dir() or is_ordinary(path):
        return check_file(path, cards, question)
    return _unread(printable(path), question, why_not_ordinary(path))


def printable(path: Path | str) -> str:
    """A path for reports: undecodable bytes of a name are written as a question mark."""
    return os.fsencode(path).decode("utf-8", "replace")


def check_data(
    data: bytes, file: str, cards: CardBase, question: CheckTerms, *, deck: int = 0
) -> Report:
    """Read and judge the content of a file; see :func:`check_file`."""
    try:
        result = pick(deckio.read(data, cards, filename=Path(file).name), deck)
    except UnreadableError as error:
        several = error.reason is Reason.SEVERAL_DECKS
        return _unread(file, question, explain(error), several=several)
    return report(result, file, question)


def check_winner(
    deck_id: str, file: str, cards: CardBase, question: CheckTerms, *, deck: int = 0
) -> Report:
    """Judge a deck of the archive of winning decks.

    Args:
        deck_id: its number there.
        file: its name in the report.
        cards: the card base.
        question: the conditions of the check.
        deck: the number of the deck, as for a file; a number of the archive has only one.
    """
    try:
        found = cards.archive[deck_id]
    except KeyError:
        return _unread(file, question, tr("the archive has no such deck"))
    try:
        result = pick(ReadResult(from_archive(found, cards.get), "archive"), deck)
    except UnreadableError as error:
        return _unread(file, question, explain(error))
    return report(result, file, question)


def report(result: ReadResult, file: str, question: CheckTerms) -> Report:
    """Judge a deck that was read."""
    deck = result.deck
    event_date = deck.win.event.date if deck.win is not None else None
    day = event_date if question.by_event and event_date is not None else question.on
    verdict = judge(deck, question.format, day, question.options)
    return Report(
        file=file,
        name=deck.name,
        player=player_of(deck),
        checksum=checksum(deck),
        format=verdict.format,
        pool=pool_text(question.options.pool),
        date=verdict.date,
        event_date=event_date,
        legal=verdict.legal,
        crypt=verdict.facts.crypt,
        library=verdict.facts.library,
        groups=verdict.facts.groups,
        clan=main_clan((slot.card, slot.count) for slot in deck.crypt),
        violations=tuple(
            ReportedViolation(
                rule=violation.rule,
                severity=violation.severity,
                message=words.describe(violation),
                cards=tuple(
                    ReportedCard(c.card.id, words.card_name(c.card), c.count)
                    for c in violation.cards
                ),
                fix=words.describe_fixes(violation),
                source=words.cite(violation),
                condition=violation.condition if isinstance(violation, OutsidePool) else "",
            )
            for violation in verdict.violations
        ),
        advice=tuple(describe_advice(advice) for advice in advise(deck)),
        unread=tuple(
            _line(problem) for problem in result.problems if problem.severity is not Severity.NOTE
        ),
        kept=tuple(
            _line(problem) for problem in result.problems if problem.severity is Severity.NOTE
        ),
    )


def player_of(deck: Deck) -> str:
    """The player of a deck: the winner of a deck of the archive, else its author; may be empty."""
    return (deck.win.player if deck.win is not None else "") or deck.author


def _line(problem: ReadProblem) -> ReportedLine:
    return ReportedLine(
        line=problem.line,
        text=problem.text,
        suggestions=problem.suggestions,
        message=describe_problem(problem),
        severity=problem.severity,
    )


def _unread(file: str, question: CheckTerms, why: str, *, several: bool = False) -> Report:
    return Report(
        file=file,
        format=find_format(question.format).name,
        pool=pool_text(question.options.pool),
        date=question.on,
        error=why,
        several=several,
    )


def pool_text(pool: CardPool | None) -> str:
    """A pool as it is cited in reports: its query, and ``one clan`` where decks have one."""
    if pool is None:
        return ""
    return ", ".join(filter(None, (pool.query, "one clan" if pool.one_clan else "")))
