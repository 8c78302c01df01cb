"""The details of one checked list."""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from typing import override

from PySide6.QtCore import QEvent, Qt, QUrl, Signal, Slot
from PySide6.QtWidgets import QFrame, QWidget

from vtes_deck.app.check_report import Report, ReportedViolation
from vtes_deck.app.list_verdicts import CheckedList, ListOutcome
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.gui.widgets.links import LinkKeys
from vtes_deck.language import mark, plural, tr
from vtes_deck.legality.format import find_format

_CARD, _RULE = "card", "rule"
_MAX_LINES = 200
"""Maximum doubtful lines that are listed; a file may have ten thousand."""

_MAX_CARDS = 30

_HEADS = {
    ListOutcome.LEGAL: ("success", mark("Legal")),
    ListOutcome.DOUBTFUL: ("warning", mark("Legal as far as it was read")),
    ListOutcome.ILLEGAL: ("danger", mark("Not legal")),
    ListOutcome.UNREADABLE: ("warning", mark("Unreadable")),
}


class Details(LinkKeys, Browser):
    """A list's verdict with the rules, the cards and the doubtful lines.

    Signals:
        card_chosen: the id of a card whose name was clicked or entered.
        rule_chosen: the id of a rule that was clicked or entered.
    """

    card_chosen = Signal(int)
    rule_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._row: CheckedList | None = None
        self._same: tuple[str, ...] = ()
        super().__init__(parent)
        self.setAccessibleName(tr("Findings for the list"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(theme.Metrics.of(self.font()).pad)
        self.anchorClicked.connect(self._follow)

    def show_row(self, row: CheckedList | None, same: Sequence[str] = ()) -> None:
        """Show a list, or the possible actions.

        Args:
            row: the list.
            same: other files with exactly the same cards.
        """
        self._row, self._same = row, tuple(same)
        self.setHtml("".join((*_row_html(row), *_twins(self._same))))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.show_row(self._row, self._same)

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        if url.scheme() == _CARD and url.path().isdecimal():
            self.card_chosen.emit(int(url.path()))
        elif url.scheme() == _RULE:
            self.rule_chosen.emit(url.path())


def _row_html(row: CheckedList | None) -> Iterator[str]:
    if row is None:
        yield _muted(tr("Select a list to see its details. Enter or a double-click opens it."))
        return
    report = row.report
    look, verdict = _HEADS[row.outcome]
    color = theme.tokens().colors[look]
    title = " · ".join(part for part in (row.file, report.name, report.player) if part)
    yield _line(f'<b style="color:{color};">{tr(verdict)}</b>: <b>{html.escape(title)}</b>')
    if report.error is not None:
        yield _line(html.escape(row.first))
        return
    yield _muted(
        tr(
            "{format} on {day}. Crypt {crypt} ({groups}), library {library}. Checksum {checksum}.",
            format=tr(find_format(report.format).title),
            day=report.date,
            crypt=report.crypt,
            groups=_groups(report),
            library=report.library,
            checksum=report.checksum,
        )
    )
    if report.event_date not in {None, report.date}:
        yield _muted(tr("The list names a tournament on {day}.", day=report.event_date))
    for violation in report.violations:
        yield _violation(violation)
    yield from _doubts(report)


def _groups(report: Report) -> str:
    if not report.groups:
        return tr("groups none")
    which = "/".join(map(str, report.groups))
    return plural("groups {which}", "group {which}", len(report.groups), which=which)


def _violation(violation: ReportedViolation) -> str:
    sign = "✗" if violation.severity == "error" else "i"
    rule = html.escape(violation.rule)
    source = html.escape(violation.source)
    link = f'<a href="{_RULE}:{rule}" title="{source}">{rule}</a>'
    parts = [
        f"{sign} {html.escape(violation.message)} {link}",
        html.escape(violation.fix),
        " · ".join(
            f'<a href="{_CARD}:{card.id}">{html.escape(card.name)}</a>'
            for card in violation.cards[:_MAX_CARDS]
        ),
    ]
    return _line("<br/>".join(part for part in parts if part))


def _doubts(report: Report) -> Iterator[str]:
    if not report.unread:
        return
    count = len(report.unread)
    words = plural("{n} doubtful lines", "{n} doubtful line", count)
    yield _line(f"<b>{words}</b>")
    for line in report.unread[:_MAX_LINES]:
        message = line.message
        if line.line:
            message = tr("Line {line}: {message}", line=line.line, message=message)
        yield _line(f"? {html.escape(message)}")
    if count > _MAX_LINES:
        yield _muted(plural("… and {n} more.", "… and {n} more.", count - _MAX_LINES))


def _twins(same: Sequence[str]) -> Iterator[str]:
    if same:
        names = ", ".join(same[:_MAX_CARDS])
        yield _line(tr("<b>The same cards as</b> {files}", files=html.escape(names)))


def _line(inside: str) -> str:
    return f'<p style="margin:0 0 3px 0;">{inside}</p>'


def _muted(words: str) -> str:
    color = theme.tokens().colors["text-muted"]
    return _line(f'<span style="color:{color};">{html.escape(words)}</span>')
