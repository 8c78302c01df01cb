"""Asks a judge for folders and files, with the system's own dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from vtes_deck.app import deck_files
from vtes_deck.language import tr

type ChooseFolder = Callable[[QWidget, Path], Path | None]
type ChooseFiles = Callable[[QWidget, Path], list[Path]]
type ChooseCsv = Callable[[QWidget, Path], Path | None]


def choose_folder(parent: QWidget, folder: Path) -> Path | None:
    """A folder to check, or ``None``."""
    chosen = QFileDialog.getExistingDirectory(parent, tr("A folder with deck lists"), str(folder))
    return Path(chosen) if chosen else None


def choose_files(parent: QWidget, folder: Path) -> list[Path]:
    """Files to check; empty if the player cancelled."""
    chosen, _ = QFileDialog.getOpenFileNames(
        parent, tr("Deck lists"), str(folder), ";;".join(deck_files.open_filters())
    )
    return [Path(one) for one in chosen]


def choose_csv(parent: QWidget, proposal: Path) -> Path | None:
    """A file for the table, or ``None``."""
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save the table"), str(proposal), tr("Tables (*.csv)")
    )
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(".csv")
