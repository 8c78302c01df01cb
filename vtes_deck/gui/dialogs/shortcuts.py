"""All keyboard shortcuts, in one list that can be searched and changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardbase.search.fold import fold
from vtes_deck.graphics import theme
from vtes_deck.gui.actions import MENUS, SPECS, plain
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.shortcuts import Shortcuts
from vtes_deck.gui.table_keys import KEYS
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import keep_enter
from vtes_deck.language import mark, tr

type PanelKeys = tuple[str, Sequence[QAction], Sequence[tuple[str, str]]]
"""Title of a panel, its actions, and its keys that are not actions."""

_EVERYWHERE = (
    ("Tab", mark("Go to the next field or list")),
    (mark("Alt+letter"), mark("Open the menu with that letter underlined")),
    ("Esc", mark("Close a dialog, a list of names, a message")),
)


_TYPING = ("Tab", "Shift+Tab", "Backtab", "Return", "Enter", "Esc", "Space", "Backspace", "Del")
_NEVER = frozenset((*_TYPING, "Left", "Right", "Up", "Down"))
"Keys needed for typing and navigation."


class ShortcutRow(NamedTuple):
    """A line of the list; without ``name`` its keys cannot be changed."""

    text: str
    keys: str
    name: str = ""
    changed: bool = False


class ShortcutsDialog(QDialog):
    """The list of shortcuts, and below it the keys of the selected action."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        panels: Iterable[PanelKeys],
        keys: Shortcuts,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keys = keys
        self._actions = actions
        self._panels = tuple(panels)
        self._before: list[dict[str, tuple[str, ...]]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(tr("Search for a key or for what it does"))
        self.search.setAccessibleName(tr("Search the shortcuts"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("Keyboard shortcuts"))
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([tr("Action"), tr("Keys")])
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.currentItemChanged.connect(self._on_picked)
        self.message = PlainLabel(self)
        self.message.setWordWrap(True)
        self.message.setProperty("look", "muted")
        self._make_fields()
        self._fill()
        self.tree.resizeColumnToContents(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ResetRole
        buttons.addButton(self.reset_all_button, role)
        buttons.addButton(self.undo_button, role)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.edit, 1)
        row.addWidget(self.give_button)
        row.addWidget(self.reset_button)
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.message)
        layout.addLayout(row)
        layout.addWidget(buttons)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 44, metrics.line * 36)
        keep_enter(self)
        self.search.setFocus()
        self._on_picked(None)

    def _make_fields(self) -> None:
        self.edit = QKeySequenceEdit(self)
        self.edit.setAccessibleName(tr("New keys"))
        for line in self.edit.findChildren(QLineEdit):
            line.setAccessibleName(tr("New keys"))
        self.edit.setClearButtonEnabled(True)
        self.edit.setMaximumSequenceLength(1)
        self.edit.setFinishingKeyCombinations([])
        self.give_button = QPushButton(tr("&Use these keys"), self)
        self.give_button.clicked.connect(self._give)
        self.reset_button = QPushButton(tr("&Reset this shortcut"), self)
        self.reset_button.clicked.connect(self._reset)
        self.undo_button = QPushButton(tr("Un&do"), self)
        self.undo_button.clicked.connect(self._undo)
        self.reset_all_button = QPushButton(tr("Reset &all shortcuts"), self)
        self.reset_all_button.clicked.connect(self._reset_all)

    def _fill(self) -> None:
        """Fill the list again and keep the selected row and the search text."""
        picked = _name(self.tree.currentItem())
        self.tree.clear()
        actions = self._actions
        listed = {spec.key for spec in SPECS}
        for menu in MENUS:
            rows = [
                self._row(actions[spec.key])
                for spec in SPECS
                if spec.menu == menu and spec.key in actions
            ]
            if menu == "&View":
                rows += [
                    self._row(action)
                    for key, action in actions.items()
                    if key not in listed and "." not in key
                ]
            self._group(plain(tr(menu)), rows)
        for title, its_actions, keys in self._panels:
            self._group(title, [*(self._row(action) for action in its_actions), *_fixed(keys)])
        for title, pairs in ((tr("Game table"), KEYS), (tr("Everywhere"), _EVERYWHERE)):
            self._group(title, _fixed((_shown(keys), tr(what)) for keys, what in pairs))
        self.tree.expandAll()
        self._filter(self.search.text())
        for item in self._items():
            if picked and _name(item) == picked:
                self.tree.setCurrentItem(item)

    def _group(self, title: str, rows: Iterable[ShortcutRow]) -> None:
        shown = [row for row in rows if row.keys or row.name]
        if not shown:
            return
        top = QTreeWidgetItem(self.tree, [title])
        top.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.tree.font()
        font.setBold(True)
        top.setFont(0, font)
        for row in shown:
            item = QTreeWidgetItem(top, [row.text, row.keys])
            item.setData(0, Qt.ItemDataRole.UserRole, row.name)
            if row.changed:
                item.setFont(1, font)
                item.setToolTip(1, tr("Changed by you"))

    def _items(self) -> Iterator[QTreeWidgetItem]:
        for place in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(place)
            if top is not None:
                children = (top.child(number) for number in range(top.childCount()))
                yield from (item for item in children if item is not None)

    def _row(self, action: QAction) -> ShortcutRow:
        native = QKeySequence.SequenceFormat.NativeText
        keys = "  ".join(keys.toString(native) for keys in action.shortcuts())
        name = self._keys.name_of(action) or ""
        changed = bool(name) and not self._keys.is_own(name)
        return ShortcutRow(plain(action.text().split("\t")[0]), keys, name, changed)

    # ------------------------------------------------------------------------------------ changing

    def _on_picked(self, item: QTreeWidgetItem | None) -> None:
        name = _name(item)
        self.edit.setEnabled(bool(name))
        self.give_button.setEnabled(bool(name))
        self.reset_button.setEnabled(bool(name) and not self._keys.is_own(name))
        self.undo_button.setEnabled(bool(self._before))
        self.reset_all_button.setEnabled(bool(self._keys.state))
        keys = self._keys.keys(name)
        self.edit.setKeySequence(QKeySequence(keys[0]) if name and keys else QKeySequence())
        if item is None or item.parent() is None:
            self.message.setText(tr("Select an action to change its keys."))
        elif not name:
            self.message.setText(tr("These keys cannot be changed."))
        else:
            self.message.setText(tr("Keys for “{what}”:", what=item.text(0)))

    def _give(self) -> None:
        name = _name(self.tree.currentItem())
        keys = self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        if not name or keys in _NEVER:
            self.message.setText(tr("These keys are reserved for typing and navigation."))
            return
        self._change(lambda: self._keys.give(name, keys))

    def _reset(self) -> None:
        name = _name(self.tree.currentItem())
        if name:
            self._change(lambda: self._keys.reset(name))

    def _reset_all(self) -> None:
        self._change(lambda: self._keys.restore({}))

    def _undo(self) -> None:
        if self._before:
            self._keys.restore(self._before.pop())
            self._fill()
            self._on_picked(self.tree.currentItem())

    def _change(self, change: Callable[[], list[str] | None]) -> None:
        self._before.append(self._keys.state)
        losers = change()
        self._fill()
        self._on_picked(self.tree.currentItem())
        if losers:
            texts = [i.text(0) for i in self._items() if _name(i) in losers]
            self.message.setText(tr("Taken from: {actions}.", actions=", ".join(texts)))

    # ----------------------------------------------------------------------------------- searching

    def _filter(self, text: str) -> None:
        words = fold(text).split()
        for place in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(place)
            if top is None:
                continue
            shown = 0
            for number in range(top.childCount()):
                item = top.child(number)
                if item is None:
                    continue
                line = fold(f"{item.text(0)} {item.text(1)} {top.text(0)}")
                hidden = not all(word in line for word in words)
                item.setHidden(hidden)
                shown += not hidden
            top.setHidden(not shown)


def _name(item: QTreeWidgetItem | None) -> str:
    """The name of a row's action; empty for a heading and for keys that cannot be changed."""
    return (item.data(0, Qt.ItemDataRole.UserRole) or "") if item is not None else ""


def _shown(keys: str) -> str:
    """Keys in the notation of this system; words for keys are translated."""
    return "  ".join(
        native(one) if QKeySequence(one).toString() == one else tr(one) for one in keys.split("  ")
    )


def _fixed(pairs: Iterable[tuple[str, str]]) -> list[ShortcutRow]:
    return [ShortcutRow(what, keys) for keys, what in pairs]
