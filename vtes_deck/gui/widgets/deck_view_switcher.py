"""The deck as a list, as stacks or as a grid, with the actions that switch between them."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.deck_stacks import StackBy, pile_of, stacks
from vtes_deck.app.decklist import Block
from vtes_deck.deck.model import Slot
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.models.deck_tree import DeckTree
from vtes_deck.gui.shortcut_tips import share_tip
from vtes_deck.gui.widgets.card_zoom import zoom_actions
from vtes_deck.gui.widgets.deck_picture_layout import Arrangement
from vtes_deck.gui.widgets.deck_pictures import DeckPictures
from vtes_deck.gui.widgets.editable_deck_list import EditableDeckList
from vtes_deck.gui.widgets.face_cache import FaceCache, PictureOf
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.order_menu import OrderMenu
from vtes_deck.language import mark, tr

STACK_ORDERS: Mapping[StackBy, str] = {
    StackBy.TYPE: mark("&Type"),
    StackBy.DISCIPLINE: mark("&Discipline"),
    StackBy.CLAN: mark("C&lan"),
    StackBy.COST: mark("&Cost or capacity"),
    StackBy.PILE: mark("Your own &piles"),
}


class DeckLook(enum.StrEnum):
    """The view of the deck: list, stacks or grid."""

    LIST = "list"
    STACKS = "stacks"
    GRID = "grid"


_LOOKS = (
    (DeckLook.LIST, mark("As a l&ist"), "Ctrl+1", "ui/list", mark("List")),
    (DeckLook.STACKS, mark("As &stacks"), "Ctrl+2", "ui/stacks", mark("Stacks")),
    (DeckLook.GRID, mark("As a &grid"), "Ctrl+3", "ui/grid", mark("Grid")),
)
_WIDE = 44
"""The width of the panel, in characters, from which the buttons of the views have words."""


class DeckViewSwitcher(QStackedWidget):
    """Holds the list and the pictures; they share model and selection.

    Attributes:
        list: the list.
        pictures: stacks and grid.
        hint: explains how to begin the first pile; hidden if there are piles.
        actions_of_looks: the actions that switch.
        stack_menu: the grouping of the stacks.

    Args of the constructor:
        model: the deck.
        picture_of: the picture of a card if there is one on this machine.
        comment: called with a card and the new comment.
    """

    def __init__(
        self,
        model: DeckTree,
        picture_of: PictureOf,
        comment: Callable[[Slot, str], None],
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        self._comment = comment
        self._blocks: tuple[Block, ...] = ()
        self._by = StackBy.TYPE
        self._buttons: list[QToolButton] = []
        self.look = DeckLook.LIST
        self.list = EditableDeckList(model, self)
        self.faces = FaceCache(picture_of, self)
        self.pictures = DeckPictures(self.list, self.faces, self)
        self.pictures.comment.connect(self.edit_comment)
        self.addWidget(self.list)
        self.addWidget(self._make_page())
        self._zooms = zoom_actions(
            self.pictures, lambda step: self.pictures.set_zoom(self.pictures.zoom + step)
        )
        self.stack_menu = OrderMenu(tr("Stac&ks by"), STACK_ORDERS, self.stack_by, self)
        group = QActionGroup(self)
        self.actions_of_looks = [self._make_action(group, *each) for each in _LOOKS]
        self.actions_of_looks[0].setChecked(True)

    def _make_page(self) -> QWidget:
        """The pictures, below a hint."""
        page, pad = QWidget(self), theme.Metrics.of(self.font()).pad
        self.hint = PlainLabel(tr("Drag a card to a free place to begin a new pile."), page)
        self.hint.setProperty("look", "muted")
        self.hint.setWordWrap(True)
        self.hint.setContentsMargins(pad, pad, pad, pad)
        self.hint.hide()
        rows = QVBoxLayout(page)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.hint)
        rows.addWidget(self.pictures, 1)
        return page

    def _make_action(
        self, group: QActionGroup, look: DeckLook, text: str, keys: str, icon: str, word: str
    ) -> QAction:
        action = QAction(icons.icon(icon), tr(text), group)
        action.setIconText(tr(word))
        action.setObjectName(f"deck-{look}")
        action.setCheckable(True)
        action.setShortcut(keys)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(lambda: self.show_as(look))
        return action

    def make_buttons(self, parent: QWidget) -> QHBoxLayout:
        """Small buttons for the three views, side by side; those for pictures have a menu."""
        row = QHBoxLayout()
        row.setSpacing(0)
        for action, (look, *_) in zip(self.actions_of_looks, _LOOKS, strict=True):
            button = QToolButton(parent)
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            self._buttons.append(button)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys do the same
            share_tip(button, action)
            if look is not DeckLook.LIST:
                button.setMenu(self._make_menu(look, button))
                button.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
            row.addWidget(button)
        return row

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        styles = Qt.ToolButtonStyle
        wide = self.width() >= _WIDE * self.fontMetrics().horizontalAdvance("m")
        for button in self._buttons:
            button.setToolButtonStyle(
                styles.ToolButtonTextBesideIcon if wide else styles.ToolButtonIconOnly
            )

    def _make_menu(self, look: DeckLook, parent: QWidget) -> QMenu:
        """The menu of a view of pictures."""
        menu = QMenu(parent)
        if look is DeckLook.STACKS:
            menu.addAction(tr("Stacks by")).setEnabled(False)  # a heading; not all styles have one
            menu.addActions(self.stack_menu.actions())
            menu.addSeparator()
        menu.addActions(self._zooms)
        return menu

    # ------------------------------------------------------------------------------------ showing

    def show_blocks(self, blocks: tuple[Block, ...]) -> None:
        """Show this deck."""
        self._blocks = blocks
        self.list.show_blocks(blocks)
        self._show_pictures()

    def show_as(self, look: DeckLook) -> None:
        """Switch to a view; it gets the focus."""
        focused = self.current.hasFocus()
        self.look = look
        for action, (each, *_) in zip(self.actions_of_looks, _LOOKS, strict=True):
            action.setChecked(each is look)
        for action in self._zooms:
            action.setEnabled(look is not DeckLook.LIST)
        self._show_pictures()
        self.setCurrentIndex(0 if self.look is DeckLook.LIST else 1)
        if focused:
            self.current.setFocus()
        self.scroll_to_current()

    @property
    def current(self) -> EditableDeckList | DeckPictures:
        """The view that is shown."""
        return self.list if self.look is DeckLook.LIST else self.pictures

    def _show_pictures(self) -> None:
        if self.look is DeckLook.LIST:
            return
        stacked = self.look is DeckLook.STACKS
        rows = (row for block in self._blocks for row in block.rows)
        piled = any(isinstance(row, Slot) and pile_of(row.comment) for row in rows)
        self.hint.setVisible(stacked and self._by is StackBy.PILE and not piled)
        self.pictures.show_stacks(
            stacks(self._blocks, self._by if stacked else StackBy.TYPE),
            Arrangement.STACKS if stacked else Arrangement.GRID,
        )

    def stack_by(self, by: StackBy) -> None:
        """Change the grouping of the stacks, and show the stacks."""
        self.restore(DeckLook.STACKS, by, self.pictures.zoom)

    @property
    def state(self) -> tuple[DeckLook, StackBy, int]:
        """The state for :meth:`restore`."""
        return self.look, self._by, self.pictures.zoom

    def restore(self, look: DeckLook, by: StackBy, zoom: int) -> None:
        """Restore the previous view."""
        self._by = by
        self.stack_menu.show_order(by)
        self.pictures.set_zoom(zoom)
        self.show_as(look)

    def scroll_to_current(self) -> None:
        """Scroll the view to the current card, which may have moved to another place."""
        self.current.scrollTo(self.current.currentIndex())

    def go_to_first(self) -> None:
        """Put the cursor on the first card, if there is no current card."""
        self.current.go_to_first()

    # ----------------------------------------------------------------------------------- changing

    def edit_comment(self) -> None:
        """Write a comment on the current card: in its row, or in a dialog."""
        if self.look is DeckLook.LIST:
            self.list.edit_comment()
            return
        slots = self.list.selected_slots()
        if not slots:
            return
        dialog = QInputDialog(self)
        dialog.setWindowTitle(tr("Comment"))
        dialog.setLabelText(tr("Comment on {card}:", card=slots[0].card.unique_name))
        dialog.setTextValue(slots[0].comment)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(lambda text: self._comment(slots[0], text.strip()))
        dialog.open()
