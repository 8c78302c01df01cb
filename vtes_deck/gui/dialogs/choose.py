"""Asking for a file, with the system's own dialogs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from vtes_deck.app import files


def choose_open(parent: QWidget, folder: Path) -> Path | None:
    """A file to open, or ``None``.

    Args:
        parent: the window.
        folder: where to begin.
    """
    chosen, _ = QFileDialog.getOpenFileName(
        parent, "Open a deck", str(folder), ";;".join(files.open_filters())
    )
    return Path(chosen) if chosen else None


def choose_save(parent: QWidget, proposal: Path, wanted: str) -> tuple[Path, str] | None:
    """A file to save to with the name of its file format, or ``None``.

    Args:
        parent: the window.
        proposal: the file that is proposed.
        wanted: name of the file format that is offered first.
    """
    filters = files.save_filters()
    titles = dict(filters)
    first = next((text for text, one in filters if one.name == wanted), filters[0][0])
    chosen, picked = QFileDialog.getSaveFileName(
        parent, "Save the deck", str(proposal), ";;".join(text for text, _ in filters), first
    )
    if not chosen:
        return None
    path = Path(chosen)
    file_format = titles.get(picked, titles[first])
    if not path.suffix:
        path = path.with_name(path.name + file_format.suffixes[0])
    return path, file_format.name
