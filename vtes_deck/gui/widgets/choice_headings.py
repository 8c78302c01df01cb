"""Headings between the entries of a long choice."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox


def add_heading(box: QComboBox, title: str) -> None:
    """Add an entry that can't be chosen, as a heading of the next entries."""
    model = box.model()
    assert isinstance(model, QStandardItemModel)  # noqa: S101 - the model of every new box
    item = QStandardItem(title)
    font = QFont(box.font())
    font.setBold(True)
    item.setFont(font)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    model.appendRow(item)
