"""The question before a game is conceded, because that ends it for everyone."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from vtes_deck.language import tr


def ask_concession(parent: QWidget) -> bool:
    """Whether the player concedes; Escape continues the game."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Concede"))
    box.setText(tr("Do you concede? The game ends for all Methuselahs."))
    box.setInformativeText(tr("Undo continues it."))
    yes = box.addButton(tr("Concede"), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(tr("Play on"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(no)
    try:
        box.exec()
        return box.clickedButton() is yes
    finally:
        box.deleteLater()
