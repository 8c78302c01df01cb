"""The open decks as tabs above the columns."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QTabBar, QWidget

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.open_deck import OpenDeck
from vtes_deck.app.session import DeckSession
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.documents import Documents
from vtes_deck.gui.list_menus import ListMenuItem, escaped, fill_menu
from vtes_deck.language import mark, tr

_CHANGED = " \N{BULLET}"
"""The mark after the name of a deck with unsaved changes."""

_NOWHERE = mark("Not saved yet")

_MAX_LENGTH = 40
"""Maximum characters of a name on its tab; the tooltip has the whole name."""


class DeckTabs(QTabBar):
    """One tab for each open deck; hidden while there is only one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._documents: Documents | None = None
        self._session: DeckSession | None = None
        self._shown: list[OpenDeck] = []
        self._allowed = True
        self.setAccessibleName(tr("Open decks"))
        self.setObjectName("deckTabs")
        self.setDocumentMode(True)
        self.setProperty("look", "sheets")
        self.setExpanding(False)
        self.setMovable(True)
        self.setTabsClosable(True)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideRight)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.hide()

    def follow(self, session: DeckSession, documents: Documents) -> None:
        """Show the open decks of a session; ``documents`` closes them."""
        self._session, self._documents = session, documents
        self.currentChanged.connect(self._on_current)
        self.tabMoved.connect(self._on_moved)
        self.tabCloseRequested.connect(documents.close)
        self.customContextMenuRequested.connect(self._open_menu)
        self._show()

    def allow(self, *, shown: bool) -> None:
        """Show the tabs if there are several decks; hide them if another page is shown."""
        self._allowed = shown
        self._show()

    def changed(self, changes: Changes) -> None:
        """Update the tabs after a change of the session."""
        if changes.touches(What.OPEN_DECKS | What.FILE | What.METADATA):
            self._show()

    def _show(self) -> None:
        session = self._session
        if session is None:
            return
        was_blocked = self.blockSignals(True)
        while self.count() > len(session.open_decks):
            self.removeTab(self.count() - 1)
        while self.count() < len(session.open_decks):
            self.addTab("")
        for place, open_deck in enumerate(session.open_decks):
            title = open_deck.title
            name = title if len(title) <= _MAX_LENGTH else title[: _MAX_LENGTH - 1].rstrip() + "…"
            self.setTabText(place, escaped(name) + (_CHANGED if open_deck.modified else ""))
            self.setTabToolTip(place, plain_tip(_tip(open_deck)))
        self._shown = list(session.open_decks)
        self.setCurrentIndex(session.place)
        self.blockSignals(was_blocked)
        self.setVisible(self._allowed and len(session.open_decks) > 1)

    def _on_current(self, place: int) -> None:
        # While tabs are dragged Qt counts them differently from the session; see _on_moved.
        if self._session is not None and 0 <= place < len(self._session.open_decks):
            self._settle()
            self._session.switch(place)

    def _on_moved(self, place: int, to: int) -> None:
        if self._session is not None:
            self._session.move(place, to)

    def _settle(self) -> None:
        if self._documents is not None:
            self._documents.settle()

    def _open_menu(self, point: QPoint) -> None:
        place = self.tabAt(point)
        if place < 0:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill(menu, place)
        menu.popup(self.mapToGlobal(point))

    def fill(self, menu: QMenu, place: int) -> None:
        """Fill the menu of the deck at ``place``."""
        if self._documents is None or self._session is None:
            return
        close = self._documents.close
        entries = [ListMenuItem(tr("&Close"), partial(close, place))]
        if len(self._session.open_decks) > 1:
            entries.append(
                ListMenuItem(tr("Close the &others"), partial(self._documents.close_others, place))
            )
        if self._session.closed:
            entries.append(
                ListMenuItem(tr("Reopen a closed dec&k"), self._documents.reopen, rule=True),
            )
        fill_menu(menu, entries, "")


def _tip(open_deck: OpenDeck) -> str:
    """The location of a deck."""
    document = open_deck.document
    place = str(document.path) if document.path else tr(document.source or _NOWHERE)
    lines = [open_deck.title, place]
    if open_deck.modified:
        lines.append(tr("Unsaved changes"))
    return "\n".join(lines)
