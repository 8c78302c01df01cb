"""The reference: contents above, the chosen text below."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app import reference
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.desktop_services import open_address
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.reference import page
from vtes_deck.gui.panels.reference.contents import RULINGS, Contents
from vtes_deck.gui.panels.reference.view import PageView
from vtes_deck.gui.widgets.card_hover import LinkHover, card_of_link
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.gui.window_state import restored
from vtes_deck.language import tr
from vtes_deck.rulesets import EDITIONS

_KEY = "reference"
_MAX_WORDS = 200
_TRAIL = 50
"""Maximum places to go back to."""


class _State(msgspec.Struct, frozen=True):
    edition: str = ""
    splitter: str = ""


class Reader(QWidget):
    """The rules, searchable and in each edition, and the rulings of the selected card.

    Signals:
        moved: another rule is shown, so that going back may be possible.
    """

    moved = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self._trail: list[str] = []
        self._make_parts()
        self._lay_out()
        for widget in (self.contents, self.view):
            key = QShortcut(QKeySequence(Qt.Key.Key_Backspace), widget, self.go_back)
            key.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.words.textChanged.connect(self._search)
        self.words.returnPressed.connect(self._go_to_first)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.words, self._go_to_first)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.edition.activated.connect(self._on_edition)
        self.contents.chosen.connect(self._on_chosen)
        self.view.rule_chosen.connect(self.show_rule)
        self.view.cardActivated.connect(self._choose_card)
        LinkHover(self.view, card_of_link(context), context.preview_card)
        self.view.addressActivated.connect(open_address)
        self.view.turned.connect(self._show)
        self.contents.fill()
        self.show_card()
        self._show()

    def _make_parts(self) -> None:
        self.words = QLineEdit(self)
        self.words.setMaxLength(_MAX_WORDS)
        self.words.setPlaceholderText(tr("Words, or a number: INF-03"))
        self.words.setAccessibleName(tr("Search the rules"))
        self.words.setClearButtonEnabled(True)
        self.edition = QComboBox(self)
        self.edition.setAccessibleName(tr("Edition of the rules"))
        for name, edition in EDITIONS.items():
            self.edition.addItem(tr(edition.label), name)
        self.edition.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.edition.setMinimumContentsLength(13)
        self.contents = Contents(self)
        self.view = PageView(self)
        self.back = QToolButton(self)
        self.back.setIcon(icons.icon("ui/chevron-left"))
        self.back.setAutoRaise(True)
        self.back.setAccessibleName(tr("Back to the previous rule"))
        self.back.setToolTip(tr("Back to the previous rule (Backspace)"))
        self.back.clicked.connect(self.go_back)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.gap)
        top.setSpacing(metrics.pad)
        top.addWidget(self.back)
        top.addWidget(self.words, 1)
        top.addWidget(self.edition, 1)
        self.halves = TurningSplitter(self, vertical=(1, 1), horizontal=(2, 3))
        self.halves.addWidget(self.contents)
        self.halves.addWidget(self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.halves, 1)

    def show_card(self) -> None:
        """Offer the rulings of the selected card."""
        self.contents.show_card(self.context.session.selected)
        if self.contents.current == RULINGS:
            self._show()

    @property
    def can_go_back(self) -> bool:
        """Whether there is a previous page."""
        return len(self._trail) > 1

    # --------------------------------------------------------------------------------------- search

    @property
    def _edition(self) -> str:
        return str(self.edition.currentData())

    def _search(self, text: str) -> None:
        found = reference.search(text) if text.strip() else None
        self.contents.show_found(found)
        self.contents.setVisible(found is None or bool(found))
        if found == []:
            self.view.show_page(page.nothing_page(text.strip()))
        else:
            self._show()

    def _go_to_first(self) -> None:
        first: QTreeWidgetItem | None = self.contents.topLevelItem(0)
        if first is None or self.contents.isHidden():
            return
        if self.words.text().strip():
            self.contents.setCurrentItem(first)
        self.contents.setFocus(Qt.FocusReason.TabFocusReason)

    def show_rule(self, number: str) -> None:
        """Show the rule with a number, of the game or of tournaments."""
        item = reference.find(number)
        if item is None:
            self.words.setText(number)
            return
        self.words.clear()
        self.contents.go_to(item.number)

    def show_rulings(self) -> None:
        """Show the rulings of the selected card."""
        self.words.clear()
        self.contents.go_to(RULINGS)

    def go_back(self) -> None:
        """Show the previous page."""
        if self.can_go_back:
            self._trail.pop()
            before = self._trail.pop()
            self.words.clear()
            self.contents.go_to(before)

    def _on_edition(self) -> None:
        self.contents.show_edition(self._edition)
        self._show()

    def _on_chosen(self, key: str) -> None:
        if key and (not self._trail or self._trail[-1] != key):
            self._trail = [*self._trail[1 - _TRAIL :], key]
        self._show()

    # -------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        self.view.show_page(self._page(self.contents.current or self.contents.best))
        self.back.setEnabled(self.can_go_back)
        self.moved.emit()

    def _page(self, key: str) -> str:
        if key == RULINGS:
            session = self.context.session
            return page.rulings_page(session.selected, self.context.cards, self.view.font())
        item = reference.find(key) if key else None
        if item is not None:
            return page.item_page(item, reference.topic_of(item), self._edition)
        topic = next((one for one in reference.topics() if one.key == key), None)
        if topic is not None:
            return page.topic_page(topic, self._edition)
        return page.contents_page(self._edition)

    def _choose_card(self, card_id: int) -> None:
        self.context.session.select(self.context.cards.get(card_id), origin=_KEY)

    # --------------------------------------------------------------------------------------- state

    def save_state(self) -> str:
        """The edition, and the height of the contents."""
        halves = bytes(self.halves.saveState().toBase64().data()).decode("ascii")
        return msgspec.json.encode(_State(self._edition, halves)).decode()

    def restore_state(self, state: str) -> None:
        """Restore the state from :meth:`save_state`."""
        kept = restored(state, _State)
        if kept is None:
            return
        if kept.edition in EDITIONS:
            self.edition.setCurrentIndex(self.edition.findData(kept.edition))
            self._on_edition()
        self.halves.restoreState(QByteArray.fromBase64(kept.splitter.encode("ascii", "replace")))
