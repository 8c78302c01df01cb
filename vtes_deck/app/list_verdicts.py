"""Checking many lists at once, for a judge: find them, judge them, show them in a table.

A list is a file of any kind that holds a deck. Other files of a folder are reported
too: unreadable ones are in the table with the reason, files that are not lists are counted.
"""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec

from cardbase import CardBase
from vtes_deck.app.check_report import (
    CheckTerms,
    Report,
    ReportedViolation,
    check_file,
    check_found,
    find_deck_files,
    printable,
)
from vtes_deck.app.natural_order import natural
from vtes_deck.language import mark, number, plural, tr


class ListOutcome(StrEnum):
    """The result of checking a list."""

    LEGAL = mark("legal")
    DOUBTFUL = mark("legal, doubtful")
    """Legal as far as it was read; some lines were not read or are doubtful."""
    ILLEGAL = mark("not legal")
    UNREADABLE = mark("unreadable")


class ListFile(msgspec.Struct, frozen=True):
    """A file to be checked.

    Attributes:
        path: its path.
        named: the user named it; otherwise it was found in a folder.
        deck: the number of the deck in a file that holds several, from 1; 0 for the only one.
    """

    path: Path
    named: bool = False
    deck: int = 0


class CheckedList(msgspec.Struct, frozen=True):
    """A checked list: a line of the table.

    Attributes:
        path: the path of the file; ``None`` for input from a pipe.
        file: its displayed name, relative to the folder in which it was found.
        report: the result of the check.
    """

    path: Path | None
    file: str
    report: Report

    @property
    def outcome(self) -> ListOutcome:
        """The result."""
        if self.report.error is not None:
            return ListOutcome.UNREADABLE
        if not self.report.legal:
            return ListOutcome.ILLEGAL
        return ListOutcome.DOUBTFUL if self.doubtful else ListOutcome.LEGAL

    @property
    def errors(self) -> tuple[ReportedViolation, ...]:
        """The violations that forbid the deck."""
        return tuple(one for one in self.report.violations if one.severity == "error")

    @property
    def first(self) -> str:
        """The first problem, as a sentence; empty if there is none."""
        if self.report.error is not None:
            return _sentence(self.report.error)
        return self.errors[0].message if self.errors else ""

    @property
    def doubtful(self) -> int:
        """The number of lines that were not read or are doubtful."""
        return len(self.report.unread)


class Show(StrEnum):
    """The selection of lists in a table."""

    ALL = mark("all")
    ILLEGAL = mark("not legal")
    UNREADABLE = mark("unreadable")
    DOUBTFUL = mark("with doubtful lines")
    LEGAL = mark("legal")

    def keeps(self, row: CheckedList) -> bool:
        """Whether the table shows a list."""
        match self:
            case Show.ALL:
                return True
            case Show.DOUBTFUL:
                return row.doubtful > 0
            case Show.LEGAL:
                return row.report.legal
            case _:
                return row.outcome.value == self.value


class Tally(msgspec.Struct, frozen=True):
    """The number of lists by result.

    Attributes:
        legal, illegal, unreadable: lists; ``legal`` includes those with doubtful lines.
        doubtful: lists with lines that were not read or are doubtful.
    """

    legal: int = 0
    illegal: int = 0
    unreadable: int = 0
    doubtful: int = 0

    @property
    def decks(self) -> int:
        """The number of lists that contain a deck; unreadable files do not."""
        return self.legal + self.illegal

    def __str__(self) -> str:
        """The tally as sentences: ``"39 decks: 37 legal, 2 not legal. 1 unreadable file."``."""
        texts = []
        if self.decks or not self.unreadable:
            texts.append(
                plural(
                    "{n} decks: {legal} legal, {illegal} not legal.",
                    "{n} deck: {legal} legal, {illegal} not legal.",
                    self.decks,
                    legal=number(self.legal),
                    illegal=number(self.illegal),
                )
            )
        if self.doubtful:
            texts.append(
                plural(
                    "{n} decks have doubtful lines.",
                    "{n} deck has doubtful lines.",
                    self.doubtful,
                )
            )
        if self.unreadable:
            texts.append(plural("{n} unreadable files.", "{n} unreadable file.", self.unreadable))
        return " ".join(texts)


_WORST_FIRST = (
    ListOutcome.ILLEGAL,
    ListOutcome.UNREADABLE,
    ListOutcome.DOUBTFUL,
    ListOutcome.LEGAL,
)

COLUMNS = (
    mark("Verdict"),
    mark("File"),
    mark("First violation"),
    mark("Player"),
    mark("Crypt"),
    mark("Library"),
    mark("Doubtful"),
    mark("Deck"),
)
"""The columns of the table, in English, as in the file for a spreadsheet."""


def find_lists(
    paths: Iterable[Path],
    passed_over: list[Path],
    looking: Callable[[Path], None] | None = None,
    *,
    deck: int = 0,
) -> Iterator[ListFile]:
    """The lists in files and folders.

    Args:
        paths: files and folders.
        passed_over: called with the files in folders whose suffix is not that of a list.
        looking: called with each folder that is read; it may raise an exception to stop.
        deck: the number of the deck in each named file that holds several, from 1; 0 for the only
            one.

    Raises:
        TooManyFilesError: a folder contains too many files.
    """
    for path in paths:
        for found in find_deck_files([path], passed_over, looking):
            named = found == path
            yield ListFile(found, named=named, deck=deck if named else 0)


def check_list(
    found: ListFile, folder: Path | None, cards: CardBase, question: CheckTerms
) -> CheckedList:
    """Check one list.

    Args:
        found: the file.
        folder: file names are shown relative to it; ``None``: as given.
        cards: the card base.
        question: the conditions of the check.
    """
    if found.named:
        report = check_file(found.path, cards, question, deck=found.deck)
    else:
        report = check_found(found.path, cards, question)
    return CheckedList(found.path, _shown(found.path, folder), report)


def common_folder(paths: Sequence[Path]) -> Path | None:
    """The folder that shown paths are relative to: the chosen one, or that of the files."""
    if len(paths) == 1 and paths[0].is_dir():
        return paths[0]
    parents = {path.parent for path in paths}
    return parents.pop() if len(parents) == 1 else None


def tally(rows: Iterable[CheckedList]) -> Tally:
    """Count the lists by result."""
    rows = tuple(rows)
    counts = Counter(row.outcome for row in rows)
    return Tally(
        legal=counts[ListOutcome.LEGAL] + counts[ListOutcome.DOUBTFUL],
        illegal=counts[ListOutcome.ILLEGAL],
        unreadable=counts[ListOutcome.UNREADABLE],
        doubtful=sum(row.doubtful > 0 for row in rows),
    )


def same_lists(rows: Iterable[CheckedList]) -> dict[str, tuple[str, ...]]:
    """The files with exactly the same cards, by checksum; only groups of at least two files.

    This finds a list handed in twice, and two players with the same list.
    """
    files: dict[str, list[str]] = {}
    for row in rows:
        if row.report.checksum:
            files.setdefault(row.report.checksum, []).append(row.file)
    return {one: tuple(names) for one, names in files.items() if len(names) > 1}


def cells(row: CheckedList) -> tuple[str, ...]:
    """A list as the texts of :data:`COLUMNS`, in the language of the interface."""
    report, read = row.report, row.report.error is None
    return (
        tr(row.outcome.value),
        row.file,
        row.first,
        report.player,
        str(report.crypt) if read else "",
        str(report.library) if read else "",
        str(row.doubtful) if row.doubtful else "",
        report.name,
    )


def sort_key(row: CheckedList, column: int) -> tuple[object, ...]:
    """The key by which a column sorts a list; lists with equal values are sorted by file."""
    name = natural(row.file)
    if column == COLUMNS.index("Verdict"):
        return (_WORST_FIRST.index(row.outcome), name)
    if column in {COLUMNS.index("Crypt"), COLUMNS.index("Library"), COLUMNS.index("Doubtful")}:
        return (int(cells(row)[column] or -1), name)
    return (natural(cells(row)[column]), name)


def to_csv(rows: Iterable[CheckedList]) -> str:
    """The table for a spreadsheet, with all problems and the checksums."""
    out = io.StringIO()
    writer = csv.writer(out)
    more = (
        "All violations",
        "Rules",
        "Doubtful lines",
        "Format",
        "Day",
        "Checksum",
        "Path",
        "Pool",
        "Cards",
    )
    writer.writerow((*COLUMNS, *more))
    for row in rows:
        report = row.report
        writer.writerow(
            _harmless(cell)
            for cell in (
                row.outcome.value,
                *cells(row)[1:],
                " ".join(one.message for one in row.errors),
                " ".join(one.rule for one in row.errors),
                "; ".join(f"{line.line}: {line.message}" for line in report.unread),
                report.format,
                report.date.isoformat(),
                report.checksum,
                "" if row.path is None else printable(row.path),
                report.pool,
                "; ".join(f"{c.count} {c.name}" for one in row.errors for c in one.cards),
            )
        )
    return out.getvalue()


def _harmless(cell: str) -> str:
    """The text in a form that a spreadsheet does not read as a formula; lists are foreign text."""
    plain = "".join(sign for sign in cell if sign.isprintable() or sign == " ")
    return f"'{plain}" if plain.startswith(("=", "+", "-", "@")) else plain


def _shown(path: Path, folder: Path | None) -> str:
    if folder is not None and path != folder and path.is_relative_to(folder):
        path = path.relative_to(folder)
    return "".join(sign if sign.isprintable() else "�" for sign in printable(path))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:].rstrip(".") + "."
