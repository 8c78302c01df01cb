"""The result of a game: in words, and as a sheet with a row for each Methuselah."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.game_table.end_reasons import Ended
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.outcome import GameOutcome, SeatOutcome, cards_by_level, outcome
from vtes_deck.effects.coverage import CoverageLevel
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.models.rows import SHARE
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.row_delegate import RowDelegate
from vtes_deck.language import mark, number, plain_number, plural, tr

_ENDED = {
    Ended.CONCEDED: mark("Conceded."),
    Ended.TIME: mark("Time is up. Every Methuselah still in the game gets half a victory point."),
    Ended.TOO_LONG: mark("The game had too many choices."),
}
"""The reasons why a game ended early."""


def result_lines(session: GameSession) -> list[str]:
    """The result of a game: the reason, a line for each seat, and the time it took."""
    end = outcome(session)
    return [*_reason(end), *map(_seat_line, end.seats), _length(end)]


def _reason(end: GameOutcome) -> list[str]:
    return [tr(_ENDED[end.ended])] if end.ended in _ENDED else []


def _length(end: GameOutcome) -> str:
    turns = plural("{n} turns in all", "{n} turn in all", end.turns)
    if not end.minutes:
        return turns
    minutes = plural("{n} minutes", "{n} minute", end.minutes)
    return f"{turns}, {minutes}"


def _texts(session: GameSession) -> str:
    """A sentence on how many texts of the cards the engine plays."""
    levels = cards_by_level(session)
    text = tr(
        "The engine plays the complete texts of {whole} of the {cards} cards in these decks.",
        whole=number(levels[CoverageLevel.FULL]),
        cards=number(levels.total()),
    )
    if read := levels[CoverageLevel.READ]:
        act = plural(
            "{n} cards act by the program's own reading, which no person has checked.",
            "One card acts by the program's own reading, which no person has checked.",
            read,
        )
        text = f"{text} {act}"
    return text


def points_words(points: float) -> str:
    """Victory points in words."""
    if points == int(points):
        return plural("{n} victory points", "{n} victory point", int(points))
    return tr("{points} victory points", points=plain_number(points))


def _fate(seat: SeatOutcome) -> str:
    """How a Methuselah left the game; empty if she did not."""
    if seat.conceded:
        return tr("conceded")
    if seat.left_in is None:
        return ""
    if seat.ousted:
        return tr("ousted in turn {turn}", turn=seat.left_in)
    return tr("withdrew in turn {turn}", turn=seat.left_in)


def _seat_line(seat: SeatOutcome) -> str:
    win = tr("game win") if seat.game_win else ""
    words = filter(None, (points_words(seat.victory_points), win, _fate(seat)))
    return f"{tr(seat.name)}: {', '.join(words)}"


class ResultSheet(QDialog):
    """The result of a game, to read and to copy.

    Signals:
        replay_wanted: the game should be replayed from its beginning.

    Args of the constructor:
        session: the game; it is over.
        parent: the table.
    """

    replay_wanted = Signal()

    def __init__(self, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Result"))
        end = outcome(session)
        metrics = theme.Metrics.of(self.font())
        winner = next((seat for seat in end.seats if seat.game_win), None)
        head = PlainLabel(
            tr("{name} has the game win.", name=tr(winner.name)) if winner else tr("No game win."),
            self,
        )
        head.setProperty("look", "title")
        about = PlainLabel(" ".join((*_reason(end), _length(end))), self)
        texts = PlainLabel(_texts(session), self)
        texts.setObjectName("textsPlayed")
        self.table = self._table(end)
        rule = PlainLabel(
            tr("A game win needs two victory points, and more than any other Methuselah."), self
        )
        for label in (about, rule, texts):
            label.setProperty("look", "muted")
            label.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = QPushButton(icons.icon("ui/copy"), tr("Copy"), self)
        self.copy.clicked.connect(
            lambda: QGuiApplication.clipboard().setText("\n".join(result_lines(session)))
        )
        self.replay = QPushButton(icons.icon("ui/recent"), tr("Replay this game"), self)
        self.replay.clicked.connect(self._replay)
        buttons.addButton(self.copy, role)
        buttons.addButton(self.replay, role)
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.pad)
        for widget in (head, about, self.table, rule, texts):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(buttons)
        self.resize(max(metrics.line * 42, self.sizeHint().width()), self.sizeHint().height())

    def _table(self, end: GameOutcome) -> QTableWidget:
        heads = (tr("Methuselah"), tr("Player"), tr("Victory points"), tr("Pool"), tr("End"))
        table = QTableWidget(len(end.seats), len(heads), self)
        table.setHorizontalHeaderLabels(heads)
        table.setAccessibleName(tr("Result"))
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.setItemDelegate(RowDelegate(table))
        table.setWordWrap(False)  # the window is as wide as the longest line
        bold = QFont(self.font())
        bold.setBold(True)
        for row, seat in enumerate(end.seats):
            fate = tr("game win") if seat.game_win else _fate(seat)
            cells = (
                tr(seat.name),
                seat.player or tr("Person"),
                plain_number(seat.victory_points),
                number(seat.pool),
                fate,
            )
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column in {2, 3}:
                    item.setTextAlignment(
                        Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                    )
                if column == 2:
                    item.setData(SHARE, seat.victory_points / len(end.seats))
                if seat.game_win:
                    item.setFont(bold)
                if seat.game_win and column == 0:
                    item.setIcon(icons.icon("ui/trophy"))
                table.setItem(row, column, item)
        table.verticalHeader().hide()  # a number of a row is not a place
        table.setFixedHeight(
            table.verticalHeader().length() + table.horizontalHeader().sizeHint().height() + 4
        )
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        table.setMinimumWidth(header.length() + 24)
        return table

    def _replay(self) -> None:
        self.replay_wanted.emit()
        self.accept()
