"""The results: crypt and library as two lists in tabs, with a message if there are none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QPushButton,
    QStackedLayout,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from cardbase.terms import CardKind
from vtes_deck import language
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.gui.panels.cards.card_grid import CardGrid
from vtes_deck.gui.panels.cards.card_list import CardList
from vtes_deck.gui.panels.cards.search_result import SearchResult
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import mark, tr

_KINDS = (CardKind.CRYPT, CardKind.LIBRARY)
_TITLES = {CardKind.CRYPT: mark("Crypt"), CardKind.LIBRARY: mark("Library")}


class NothingFound(QWidget):
    """Replaces an empty list with suggestions.

    Signals:
        chosen: the index of the chosen suggestion.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.label = PlainLabel(self)
        self.label.setProperty("look", "empty")
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons: list[QPushButton] = []
        metrics = theme.Metrics.of(self.font())
        self._ways = QVBoxLayout()
        self._ways.setSpacing(metrics.gap)
        layout = QVBoxLayout(self)
        layout.addStretch(1)
        layout.addWidget(self.label)
        layout.addLayout(self._ways)
        layout.addStretch(3)

    def say(self, text: str, ways: Sequence[str] = ()) -> None:
        """Show a sentence and buttons under it."""
        self.label.setText(text)
        for button in self.buttons:
            self._ways.removeWidget(button)
            button.deleteLater()
        self.buttons = [self._button(number, way) for number, way in enumerate(ways)]

    def _button(self, number: int, text: str) -> QPushButton:
        button = QPushButton(text.replace("&", "&&"), self)
        button.clicked.connect(lambda: self.chosen.emit(number))
        self._ways.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        button.show()
        return button


class Results(QWidget):
    """Both lists.

    Attributes:
        models, lists: the models and the lists, by kind.
        grids: the same cards as faces, by kind; made when they are first shown.
        as_grid: whether grids are shown.
        nothing: the message that replaces an empty list.
        wish: the kind that the player chose; the other kind is shown if only it has cards.

    Signals:
        turned: the player went to the other kind.
        turned_over: the list with the focus was hidden.
    """

    turned = Signal()
    turned_over = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.models = {kind: CardTable(kind, self) for kind in _KINDS}
        self.lists = {kind: CardList(self.models[kind], self) for kind in _KINDS}
        self.grids: dict[CardKind, CardGrid] = {}
        self.as_grid = False
        self.nothing = NothingFound(self)
        self.wish = CardKind.CRYPT
        self._following = False
        self.tabs = QTabBar(self)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(tr("Crypt or library"))
        for kind in _KINDS:
            number = self.tabs.addTab(tr(_TITLES[kind]))
            self.tabs.setTabIcon(number, icons.icon(f"type/{kind}"))
        self.message = PlainLabel(self)
        self.message.setProperty("look", "muted")
        self.message.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.message.setMinimumWidth(1)
        self._stack = QStackedLayout()
        for kind in _KINDS:
            self._stack.addWidget(self.lists[kind])
        self._stack.addWidget(self.nothing)
        self.tabs.currentChanged.connect(self._turn)
        self._lay_out()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        top = QHBoxLayout()
        top.setContentsMargins(0, 0, metrics.pad, 0)
        top.setSpacing(metrics.pad)
        top.addWidget(self.tabs)
        top.addWidget(self.message, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addLayout(self._stack, 1)

    # ------------------------------------------------------------------------------------ showing

    @property
    def kind(self) -> CardKind:
        """The kind that is shown."""
        return _KINDS[max(0, self.tabs.currentIndex())]

    @property
    def list(self) -> CardList:
        """The list of the chosen kind of card, also while the grid is shown."""
        return self.lists[self.kind]

    @property
    def view(self) -> CardList | CardGrid:
        """The list or the grid, whichever is shown."""
        return self.grids[self.kind] if self.as_grid else self.list

    def show_grid(self, shown: bool, faces: FaceCache) -> None:
        """Show faces instead of rows, or rows again; the cursor stays on its card."""
        focused = self.view.hasFocus()
        if shown and not self.grids:
            for kind in _KINDS:
                self.grids[kind] = CardGrid(self.lists[kind], self.models[kind], faces, self)
                self._stack.addWidget(self.grids[kind])
        self.as_grid = shown
        if not self.empty:
            self._stack.setCurrentWidget(self.view)
            self.view.scrollTo(self.view.currentIndex())
        if focused:
            self.view.setFocus()

    @property
    def model(self) -> CardTable:
        """The cards in it."""
        return self.models[self.kind]

    @property
    def empty(self) -> bool:
        """Whether nothing was found."""
        return not any(model.rowCount() for model in self.models.values())

    def show_found(self, found: SearchResult) -> None:
        """Show the results; if one kind is empty, the other comes to the front."""
        both: dict[CardKind, Sequence[AnyCard]] = {
            CardKind.CRYPT: found.crypt,
            CardKind.LIBRARY: found.library,
        }
        for number, kind in enumerate(_KINDS):
            cards = both[kind]
            self.lists[kind].show_cards(cards)
            text = f"{tr(_TITLES[kind])} {language.number(len(cards))}"
            if self.tabs.tabText(number) != text:
                self.tabs.setTabText(number, text)
        other = CardKind.LIBRARY if self.wish is CardKind.CRYPT else CardKind.CRYPT
        shown = self.wish if both[self.wish] or not both[other] else other
        self._following = True
        self.tabs.setCurrentIndex(_KINDS.index(shown))
        self._following = False
        self._show_stack()

    def unsort(self) -> None:
        """Stop sorting the lists by a column."""
        for cards in self.lists.values():
            cards.sort_by("", falling=False)

    def wait(self, text: str) -> None:
        """Show why there are no cards yet."""
        self.nothing.say(text)
        self._stack.setCurrentWidget(self.nothing)

    def turn_to(self, kind: CardKind) -> None:
        """Show this kind."""
        self.tabs.setCurrentIndex(_KINDS.index(kind))

    def turn(self) -> None:
        """Show the other kind and move the cursor there."""
        focused = self.view.hasFocus()
        self.turn_to(_KINDS[1 - _KINDS.index(self.kind)])
        if focused:
            self.enter()

    def enter(self) -> None:
        """Move the focus into the list, or to the first suggestion of an empty one."""
        if self.empty:
            if self.nothing.buttons:
                self.nothing.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
            return
        self.list.go_to_first()
        self.view.setFocus(Qt.FocusReason.TabFocusReason)

    def _turn(self, _number: int) -> None:
        if not self._following:
            self.wish = self.kind
        self._show_stack()
        self.turned.emit()

    def _show_stack(self) -> None:
        shown, hidden = self.nothing if self.empty else self.view, self._stack.currentWidget()
        focused = QApplication.focusWidget()
        self._stack.setCurrentWidget(shown)
        # Qt would move the focus to another panel when the widget that has it is hidden.
        if hidden in {None, shown} or focused is None:
            return
        if hidden is focused or hidden.isAncestorOf(focused):
            if self.empty or hidden is self.nothing:
                self.turned_over.emit()
            else:
                self.enter()

    @override
    def sizeHint(self) -> QSize:
        metrics = theme.Metrics.of(self.font())
        return QSize(metrics.line * 24, metrics.line * 20)
