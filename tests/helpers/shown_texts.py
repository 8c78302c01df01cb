"""All texts that a window shows or exposes to screen readers, with their places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QComboBox,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

_SAID = (
    "text",
    "title",
    "windowTitle",
    "toolTip",
    "statusTip",
    "whatsThis",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "prefix",
    "suffix",
    "specialValueText",
)
"""Methods of widgets and actions that give a text."""


def shown(root: QWidget) -> Iterator[tuple[str, str]]:
    """Pairs of place and text: of the widget, its children, actions, tabs, choices and headers."""
    for widget in (root, *root.findChildren(QWidget), *root.findChildren(QAction)):
        where = f"{type(widget.parent()).__name__}/{type(widget).__name__} {widget.objectName()}"
        for name in _SAID:
            method = getattr(widget, name, None)
            said = method() if callable(method) else ""
            if isinstance(said, str) and said.strip():
                yield f"{where}.{name}", said
        if isinstance(widget, QTabBar):
            for index in range(widget.count()):
                yield f"{where} tab", widget.tabText(index)
                yield f"{where} tab tip", widget.tabToolTip(index)
        elif isinstance(widget, QComboBox):
            for index in range(widget.count()):
                yield f"{where} choice", widget.itemText(index)
        elif isinstance(widget, QTableView | QTreeView) and widget.model() is not None:
            yield from _headers(where, widget.model())


def _headers(where: str, model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    for column in range(model.columnCount()):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            said = model.headerData(column, Qt.Orientation.Horizontal, role)
            if isinstance(said, str):
                yield f"{where} header", said


ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)
_MAX_ROWS = 60


def cells(
    model: QAbstractItemModel,
    roles: Sequence[Qt.ItemDataRole] = ROLES,
    parent: QModelIndex | None = None,
) -> Iterator[str]:
    """The texts of a model's first cells, and of those below them, as a view asks for them."""
    parent = parent or QModelIndex()
    for row in range(min(model.rowCount(parent), _MAX_ROWS)):
        for column in range(_columns(model, parent)):
            index = model.index(row, column, parent)
            said = (model.data(index, role) for role in roles)
            yield from (str(text) for text in said if isinstance(text, str | int | float))
        yield from cells(model, roles, model.index(row, 0, parent))


def _columns(model: QAbstractItemModel, parent: QModelIndex) -> int:
    try:
        return model.columnCount(parent)
    except TypeError:  # a list has one, which is private in C++
        return 1
