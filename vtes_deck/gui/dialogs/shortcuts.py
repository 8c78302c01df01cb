"""Every key that does something, in one list that can be searched."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.gui import theme
from vtes_deck.gui.actions import MENUS, SPECS, plain

type PanelKeys = tuple[str, Sequence[QAction], Sequence[tuple[str, str]]]
"""Title of a panel, its actions, and its keys that are none."""

_EVERYWHERE = (
    ("Tab", "To the next field or list"),
    ("Alt+letter", "Open the menu with that letter underlined"),
    ("Esc", "Close a dialog, a list of names, a message"),
)


class ShortcutsDialog(QDialog):
    """The list of shortcuts."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        panels: Iterable[PanelKeys],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Keyboard shortcuts")
        self.search = QLineEdit(self)
        self.search.setPlaceholderText("Search for a key or for what it does")
        self.search.setAccessibleName("Search the shortcuts")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._filter)
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName("Keyboard shortcuts")
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels(["What it does", "Keys"])
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self._fill(actions, panels)
        self.tree.expandAll()
        self.tree.resizeColumnToContents(0)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.tree, 1)
        layout.addWidget(buttons)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 44, metrics.line * 36)
        self.search.setFocus()

    def _fill(self, actions: Mapping[str, QAction], panels: Iterable[PanelKeys]) -> None:
        listed = {spec.key for spec in SPECS}
        for menu in MENUS:
            rows = [
                _row(actions[spec.key])
                for spec in SPECS
                if spec.menu == menu and spec.key in actions
            ]
            if menu == "&View":
                rows += [
                    _row(action)
                    for key, action in actions.items()
                    if key not in listed and "." not in key
                ]
            self._group(plain(menu), rows)
        for title, its_actions, keys in panels:
            self._group(title, [*(_row(action) for action in its_actions), *_swapped(keys)])
        self._group("Everywhere", _swapped(_EVERYWHERE))

    def _group(self, title: str, rows: Iterable[tuple[str, str]]) -> None:
        shown = [row for row in rows if row[1]]
        if not shown:
            return
        top = QTreeWidgetItem(self.tree, [title])
        top.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.tree.font()
        font.setBold(True)
        top.setFont(0, font)
        for text, keys in shown:
            QTreeWidgetItem(top, [text, keys])

    def _filter(self, text: str) -> None:
        words = text.casefold().split()
        for place in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(place)
            if top is None:
                continue
            shown = 0
            for number in range(top.childCount()):
                item = top.child(number)
                if item is None:
                    continue
                line = f"{item.text(0)} {item.text(1)} {top.text(0)}".casefold()
                hidden = not all(word in line for word in words)
                item.setHidden(hidden)
                shown += not hidden
            top.setHidden(not shown)


def _row(action: QAction) -> tuple[str, str]:
    native = QKeySequence.SequenceFormat.NativeText
    keys = "  ".join(keys.toString(native) for keys in action.shortcuts())
    return plain(action.text().split("\t")[0]), keys


def _swapped(pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    return [(what, keys) for keys, what in pairs]
