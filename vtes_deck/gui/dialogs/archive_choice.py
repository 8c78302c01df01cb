"""Chooses a deck of the tournament archive."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from cardbase.archive import ArchiveDeck
from cardbase.archive_search import index_of_archive, search_decks
from cardbase.search import QueryError
from vtes_deck.graphics import theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.archive_table import ArchiveTable, main_clans
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.winners_table import WinnersTable
from vtes_deck.language import number, plural, tr

MAX_DECKS = 300
"""Maximum decks in the list; the newest decks are listed."""

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
            context: the context of the main window.
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
        self.model = ArchiveTable(self)
        self.model.clans_of = self._clans_of
        self.table = WinnersTable(self.model, self)
        self.table.activated.connect(lambda _index: self._take())
        self.message = PlainLabel(self)
        self.message.setProperty("look", "muted")
        self.message.setWordWrap(True)
        buttons = QDialogButtonBox(self)
        self.take = owned_button(buttons, taking, QDialogButtonBox.ButtonRole.AcceptRole)
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
        for widget in (self.query, self.table, self.message, buttons):
            layout.addWidget(widget)
        self.resize(metrics.line * 56, metrics.line * 32)
        self._search()

    @property
    def decks(self) -> tuple[ArchiveDeck, ...]:
        """The decks that are listed, in their order."""
        rows = range(self.model.rowCount())
        return tuple(deck for row in rows if (deck := self.model.deck(row)) is not None)

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
        self.model.show_decks(found[:MAX_DECKS])
        self.table.selectRow(0)
        self.take.setEnabled(bool(found))
        text = plural("{n} decks", "{n} deck", len(found))
        if not found:
            text = tr(
                "No deck found. Write a name, a card, a place, or the number of a deck in the "
                "archive."
            )
        if len(found) > MAX_DECKS:
            text = tr("{decks}, the newest {most} are listed", decks=text, most=number(MAX_DECKS))
        self.message.setText(text)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, QueryError):
            raise error
        self.model.show_decks(())
        self.take.setEnabled(False)
        self.message.setText(str(error))

    def _take(self) -> None:
        deck = self.model.deck(self.table.currentIndex().row())
        if deck is not None:
            self.chosen.emit(deck)
            self.accept()

    def _clans_of(self, deck: ArchiveDeck) -> str:
        return main_clans(deck, self._context.cards.get)
