"""Chooses a deck of the tournament archive."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardbase.archive import ArchiveDeck
from cardbase.archive_search import index_of_archive, search_decks
from cardbase.search import QueryError
from vtes_deck.graphics import theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.kept_parts import kept_button
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import number, plural, tr

MOST = 300
"""Decks that are listed, the newest."""

_PAUSE = 200
"""Milliseconds without typing before the search starts."""


class ArchiveChoice(QDialog):
    """A search for a deck, with the decks found.

    Signals:
        chosen: the :class:`~cardbase.archive.ArchiveDeck`.
    """

    chosen = Signal(object)

    def __init__(
        self, context: Context, query: str, taking: str, parent: QWidget | None = None
    ) -> None:
        """Make the dialog.

        Args:
            context: of the main window.
            query: the initial query.
            taking: the text of the button that accepts the deck.
            parent: the window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Choose a winning deck"))
        self._context = context
        metrics = theme.Metrics.of(self.font())
        self.query = QLineEdit(query, self)
        self.query.setMaxLength(500)
        self.query.setAccessibleName(tr("Search for winning decks"))
        self.query.setPlaceholderText(tr("For example: clan:ventrue date>=2020"))
        self.query.setClearButtonEnabled(True)
        self.list = QListWidget(self)
        self.list.setAccessibleName(tr("Winning decks"))
        self.list.itemActivated.connect(lambda _item: self._take())
        self.said = PlainLabel(self)
        self.said.setProperty("look", "muted")
        self.said.setWordWrap(True)
        buttons = QDialogButtonBox(self)
        self.take = kept_button(buttons, taking, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self._take)
        buttons.rejected.connect(self.reject)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._search)
        self.query.textChanged.connect(lambda _text: self._pause.start())
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.gap)
        for widget in (self.query, self.list, self.said, buttons):
            layout.addWidget(widget)
        self.resize(metrics.line * 40, metrics.line * 30)
        self._search()

    def _search(self) -> None:
        cards, query = self._context.cards, self.query.text()

        def work(_task: Task) -> Sequence[ArchiveDeck]:
            return search_decks(query, index_of_archive(cards))

        self._context.jobs.run(
            tr("Searching decks"),
            work,
            done=self._show,
            failed=self._failed,
            owner=self,
            key="archive choice",
            quiet=True,
        )

    def _show(self, found: Sequence[ArchiveDeck]) -> None:
        self.list.clear()
        for deck in found[:MOST]:
            item = QListWidgetItem(_line(deck))
            item.setData(Qt.ItemDataRole.UserRole, deck)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.take.setEnabled(bool(found))
        said = plural("{n} decks", "{n} deck", len(found))
        if len(found) > MOST:
            said = tr("{decks}, the newest {most} are listed", decks=said, most=number(MOST))
        self.said.setText(said)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, QueryError):
            raise error
        self.list.clear()
        self.take.setEnabled(False)
        self.said.setText(str(error))

    def _take(self) -> None:
        item: QListWidgetItem | None = self.list.currentItem()
        if item is not None:
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
            self.accept()


def deck_title(deck: ArchiveDeck) -> str:
    """The name of a deck, or who won with it."""
    return deck.name or tr("Deck of {player}", player=deck.player)


def _line(deck: ArchiveDeck) -> str:
    event = deck.event
    day = event.date.isoformat() if event.date else ""
    return ", ".join(filter(None, (deck_title(deck), deck.player, event.name, day)))
