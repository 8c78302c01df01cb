"""The questions when a window closes, asked only if unsaved changes would be lost."""

from __future__ import annotations

import enum
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from vtes_deck.language import tr


class Answer(enum.Enum):
    """The answer about a deck with unsaved changes."""

    SAVE = enum.auto()
    LOSE = enum.auto()
    STAY = enum.auto()


type AskClosing = Callable[[QWidget, str], Answer]


def ask_discard(parent: QWidget, title: str, text: str) -> bool:
    """Whether the player discards unsaved changes; Escape keeps them.

    Args:
        parent: the window that is about to close.
        title: its title.
        text: the changes that would be lost.
    """
    kinds = QMessageBox.StandardButton
    box = QMessageBox(QMessageBox.Icon.Warning, title, text, kinds.Discard | kinds.Cancel, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setDefaultButton(kinds.Cancel)
    try:
        return kinds(box.exec()) == kinds.Discard
    finally:
        box.deleteLater()


def ask_closing(parent: QWidget, title: str) -> Answer:
    """Ask what to do with changes that are in no file and cannot be kept.

    Args:
        parent: the window.
        title: name of the deck.
    """
    kinds = QMessageBox.StandardButton
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(tr("Close VTES Deck"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(tr("“{name}” has unsaved changes.", name=title))
    box.setInformativeText(
        tr(
            "They can't be kept on this computer. If you don't save, they are lost when "
            "the window closes."
        )
    )
    box.setStandardButtons(kinds.Save | kinds.Discard | kinds.Cancel)
    box.setDefaultButton(kinds.Save)
    try:
        chosen = box.exec()
    finally:
        box.deleteLater()
    return {kinds.Save: Answer.SAVE, kinds.Discard: Answer.LOSE}.get(kinds(chosen), Answer.STAY)
