"""The summary of checked lists for a judge: a table of verdicts, then the problems of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vtes_deck.app.list_verdicts import CheckedList, ListOutcome, same_lists, tally
from vtes_deck.app.paper import plain
from vtes_deck.language import mark, number, plural, tr
from vtes_deck.paper.composer import BODY, SMALL, TITLE, Composer, heading
from vtes_deck.paper.pages import Block, Document, PaperSize, Text, space, text_block
from vtes_deck.paper.tables import PaperColumn, table
from vtes_deck.paper.typography import ASCENT, LEADING, Style

_COLUMNS = (
    PaperColumn(mark("Verdict"), 1.5, bold=True),
    PaperColumn(mark("File"), 3.0),
    PaperColumn(mark("Player"), 2.6),
    PaperColumn(mark("Crypt"), 0.8, right=True),
    PaperColumn(mark("Library"), 0.9, right=True),
    PaperColumn(mark("First violation"), 5.0),
    PaperColumn(mark("Doubtful"), 1.0, right=True),
)
_MAX_NAME_LENGTH = 120
_MAX_LINES = 20
"""Maximum doubtful lines for one deck."""


def summary(rows: Sequence[CheckedList], size: PaperSize, *, question: str) -> Document:
    """The summary of checked lists.

    Args:
        rows: the lists in their order.
        size: the size of the paper.
        question: the conditions of the check, in words.
    """
    composer = Composer(
        size, tr("Deck check: {question}", question=question), tr("Deck check by VTES Deck")
    )
    composer.flow(
        [
            Block(TITLE * LEADING, (Text(0, TITLE * ASCENT, tr("Deck check"), TITLE, Style.BOLD),)),
            text_block(question, composer.width, size=BODY),
            text_block(str(tally(rows)), composer.width, size=BODY, below=20),
        ]
    )
    cells = [_cells(row) for row in rows]
    columns = [replace(column, title=tr(column.title)) for column in _COLUMNS]
    composer.flow(table(columns, cells, composer.width, size=BODY * 0.92))
    reported = [row for row in rows if row.outcome is not ListOutcome.LEGAL]
    if reported:
        details = [block for row in reported for block in _details(row, composer.width)]
        composer.flow([heading(tr("List by list"), composer.width, above=50), *details])
    same = same_lists(rows)
    if same:
        words = [
            ", ".join(plain(name, _MAX_NAME_LENGTH) for name in names) for names in same.values()
        ]
        blocks = [text_block(one, composer.width, size=BODY, below=8) for one in words]
        composer.flow([heading(tr("The same cards"), composer.width, above=50), *blocks])
    return composer.finish()


def _cells(row: CheckedList) -> tuple[str, ...]:
    report, read = row.report, row.report.error is None
    return (
        tr(row.outcome.value),
        plain(row.file, _MAX_NAME_LENGTH),
        plain(report.player, _MAX_NAME_LENGTH),
        number(report.crypt) if read else "",
        number(report.library) if read else "",
        plain(row.first),
        number(row.doubtful) if row.doubtful else "",
    )


def _details(row: CheckedList, width: float) -> Iterator[Block]:
    report = row.report
    names = " · ".join(plain(name, _MAX_NAME_LENGTH) for name in (row.file, report.player) if name)
    verdict = tr("{lists}: {verdict}", lists=names, verdict=tr(row.outcome.value))
    yield text_block(verdict, width, size=BODY, style=Style.BOLD, keep=True)
    if report.error is not None:
        yield text_block(plain(row.first), width, size=BODY, below=15)
        return
    for one in row.errors:
        words = " ".join(part for part in (one.message, one.fix, f"[{one.rule}]") if part)
        yield text_block(plain(words, 1000), width, size=BODY)
    for line in report.unread[:_MAX_LINES]:
        message = line.message
        if line.line:
            message = tr("Line {line}: {message}", line=line.line, message=message)
        yield text_block(plain(message), width, size=SMALL * 1.1, ink="grey")
    more = len(report.unread) - _MAX_LINES
    if more > 0:
        words = plural("… and {n} more doubtful lines.", "… and {n} more doubtful lines.", more)
        yield text_block(words, width, size=SMALL * 1.1, ink="grey")
    if report.checksum:
        words = tr("Checksum {checksum}", checksum=report.checksum)
        yield text_block(words, width, size=SMALL * 1.1, ink="grey")
    yield space(20)
