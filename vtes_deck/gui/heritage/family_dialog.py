"""The bloodline of a finished chapter, entered as a tree."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.graphics import theme
from vtes_deck.gui.heritage.field_editors import CompletingLineEdit
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr


@dataclass(frozen=True)
class Kin:
    """A vampire of a bloodline: its id, the id of its sire (empty for the leader), and torpor."""

    name: str
    sire: str = ""
    torpor: bool = False


class FamilyDialog(QDialog):
    """A bloodline as a tree: type a name to place it below the chosen vampire, or drag."""

    def __init__(
        self, top: str, kin: Iterable[Kin], names: Mapping[str, str], parent: QWidget | None = None
    ) -> None:
        """Show a bloodline.

        Args:
            top: the name of the leader.
            kin: sires before their childer.
            names: the names of all characters that can be in it, by id.
            parent: the parent widget.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Bloodline"))
        self._names = names
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("Bloodline"))
        self.tree.setHeaderLabels([tr("Vampire"), tr("In torpor")])
        self.tree.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.top = QTreeWidgetItem(self.tree, [top])
        self.top.setFlags(self.top.flags() & ~Qt.ItemFlag.ItemIsDragEnabled)
        root = self.tree.invisibleRootItem()
        root.setFlags(root.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
        items = {"": self.top}
        for one in kin:
            items[one.name] = self._put(items.get(one.sire, self.top), one.name, torpor=one.torpor)
        self.tree.setCurrentItem(self.top)
        self.tree.expandAll()
        self.line = CompletingLineEdit(
            tuple(sorted(names.values(), key=str.casefold)), several=False, parent=self
        )
        self.line.setPlaceholderText(tr("Name of a childe of the chosen vampire"))
        self.line.setAccessibleName(tr("Name of a childe of the chosen vampire"))
        self.add = QPushButton(tr("Add"), self)
        self.add.setAutoDefault(False)
        self.remove = QPushButton(tr("Remove"), self)
        self.remove.setAutoDefault(False)
        self.wrong = PlainLabel(self)
        self.line.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        for button in buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        for widget in (self.line, self.add, self.remove):
            row.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.addWidget(self.tree)
        layout.addLayout(row)
        layout.addWidget(self.wrong)
        layout.addWidget(buttons)
        line = theme.Metrics.of(self.font()).line
        self.tree.setColumnWidth(0, line * 22)
        self.resize(line * 34, line * 26)

    def _put(self, sire: QTreeWidgetItem, name: str, *, torpor: bool = False) -> QTreeWidgetItem:
        item = QTreeWidgetItem(sire, [self._names.get(name, name), ""])
        item.setData(0, Qt.ItemDataRole.UserRole, name)
        item.setCheckState(1, Qt.CheckState.Checked if torpor else Qt.CheckState.Unchecked)
        sire.setExpanded(True)
        return item

    def _add(self) -> None:
        text = self.line.text().strip()
        found = [one for one, name in self._names.items() if name.casefold() == text.casefold()]
        if not found:
            self.wrong.setText(tr("No character of the deck has the name “{name}”.", name=text))
            return
        if found[0] in {one.name for one in self.kin()}:
            self.wrong.setText(tr("“{name}” is already in the bloodline.", name=text))
            return
        self.wrong.clear()
        self._put(self.tree.currentItem() or self.top, found[0])
        self.line.clear()

    def _remove(self) -> None:
        item = self.tree.currentItem()
        if item is None or item is self.top:
            return
        sire = item.parent() or self.top
        for child in item.takeChildren():
            sire.addChild(child)
        sire.removeChild(item)

    def kin(self) -> list[Kin]:
        """The bloodline, sires before their childer."""
        found: list[Kin] = []

        def walk(item: QTreeWidgetItem, sire: str) -> None:
            for place in range(item.childCount()):
                child = item.child(place)
                if child is None:
                    continue
                name = str(child.data(0, Qt.ItemDataRole.UserRole))
                torpor = child.checkState(1) is Qt.CheckState.Checked
                found.append(Kin(name, sire, torpor))
                walk(child, name)

        walk(self.top, "")
        return found


def depth(one: Kin, kin: list[Kin]) -> int:
    """The number of sires above a vampire."""
    sires = {each.name: each.sire for each in kin}
    depth, name = 0, one.sire
    while name and depth < len(kin):
        name, depth = sires.get(name, ""), depth + 1
    return depth
