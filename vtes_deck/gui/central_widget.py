"""The middle of the window: tabs, messages, pages, and the order of the Tab key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import override

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from vtes_deck.gui.deck_tabs import DeckTabs
from vtes_deck.gui.message_bar import MessageBar
from vtes_deck.gui.panel_host import PanelColumns
from vtes_deck.gui.panels import PanelSpec
from vtes_deck.language import tr


class CentralWidget(QWidget):
    """Tabs of open decks, messages and columns; another page can replace the columns.

    By default Tab follows the order in which widgets were created. Panels are created when first
    shown, so Tab would jump around; here it goes from column to column.

    Signals:
        page_changed: another page is shown.

    Attributes:
        page_tabs: choose the page; hidden while the decks are the only one.
        tabs: the open decks.
        messages: the message bar.
        columns: the panels.
        pages: the columns, and the pages that can replace them.
        below: the tab stops after the last column: parts of the status bar.
    """

    page_changed = Signal()

    def __init__(self, specs: Iterable[PanelSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.messages = MessageBar(self)
        self.tabs = DeckTabs(self)
        self.columns = PanelColumns(specs, self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.columns)
        self.page_tabs = QTabBar(self)
        self.page_tabs.setAccessibleName(tr("Pages"))
        self.page_tabs.setDocumentMode(True)
        self.page_tabs.setExpanding(False)
        self.page_tabs.addTab(tr("Decks"))
        self.page_tabs.hide()
        self.page_tabs.currentChanged.connect(self._show_place)
        self.below: Sequence[QWidget] = ()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.page_tabs)
        layout.addWidget(self.tabs)
        layout.addWidget(self.messages)
        layout.addWidget(self.pages, 1)

    @property
    def page(self) -> QWidget | None:
        """The visible page."""
        return self.pages.currentWidget()

    def name_page(self, page: QWidget, title: str) -> None:
        """Give the last page of :attr:`pages` a tab."""
        self.page_tabs.insertTab(self.pages.indexOf(page), title)
        self.page_tabs.show()

    def show_page(self, page: QWidget) -> None:
        """Show a page and move the focus to it."""
        self.page_tabs.setCurrentIndex(self.pages.indexOf(page))

    def show_decks(self) -> None:
        """Show the columns."""
        self.page_tabs.setCurrentIndex(0)

    def remove_page(self, page: QWidget) -> None:
        """Remove a page and show the decks. The page is not deleted."""
        place = self.pages.indexOf(page)
        self.show_decks()
        self.page_tabs.removeTab(place)
        self.page_tabs.setVisible(self.page_tabs.count() > 1)
        self.pages.removeWidget(page)

    def _show_place(self, place: int) -> None:
        self.pages.setCurrentIndex(place)
        page = self.pages.currentWidget()
        self.tabs.allow(shown=page is self.columns)
        self.messages.set_with_decks(page is self.columns)
        if page is self.columns:
            self.columns.take_focus()
        elif page is not None:
            page.setFocus()
        self.page_changed.emit()

    def _places(self) -> Iterator[QWidget]:
        """The parts of the window in reading order; each part orders its own widgets."""
        yield self.page_tabs
        yield self.tabs
        yield self.messages
        page = self.page
        if page is not None and page is not self.columns:
            yield page
            yield from self.below
            return
        for group in self.columns.groups.values():
            yield group.tabBar()
            yield group.hosts[group.currentIndex()]
        yield from self.below

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        places = list(self._places())
        chain = _chain(places)
        stops = [stop for place in places for stop in _stops(place, chain)]
        focused = QApplication.focusWidget()
        if focused not in stops:
            return super().focusNextPrevChild(next)
        where = stops.index(focused) + (1 if next else -1)
        reasons = Qt.FocusReason
        stops[where % len(stops)].setFocus(
            reasons.TabFocusReason if next else reasons.BacktabFocusReason
        )
        return True


def _chain(places: Sequence[QWidget]) -> list[QWidget]:
    """The parts of the window and all tab stops, in the order of the focus chain."""
    first = places[0]
    chain = [first]
    widget: QWidget | None = first.nextInFocusChain()
    # The chain is a ring through the whole window.
    while widget is not None and widget is not first:
        if _is_stop(widget) or widget in places:
            chain.append(widget)
        widget = widget.nextInFocusChain()
    return chain


def _stops(place: QWidget, chain: list[QWidget]) -> Iterator[QWidget]:
    """The tab stops within a part of the window, in the order in which it was built."""
    if not place.isVisible():
        return
    if _is_stop(place):
        yield place
    start = chain.index(place)
    for inside in chain[start + 1 :] + chain[:start]:
        if place.isAncestorOf(inside) and _is_stop(inside):
            yield inside


def _is_stop(widget: QWidget) -> bool:
    # Called for all parts, most of which are in hidden panels.
    return (
        widget.isVisible()
        and widget.isEnabled()
        and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.focusProxy() is None
    )
