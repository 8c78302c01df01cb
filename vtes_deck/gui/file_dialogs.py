"""Asks for files, with the system's own dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from vtes_deck.app import deck_files
from vtes_deck.deckio.base import FileFormat
from vtes_deck.language import tr

type ChooseOpen = Callable[[QWidget, Path], Path | None]
type ChooseSave = Callable[[QWidget, Path, str], tuple[Path, str] | None]


def choose_open(parent: QWidget, folder: Path) -> Path | None:
    """A file to open, or ``None``.

    Args:
        parent: the window.
        folder: the folder that is shown first.
    """
    chosen, _ = QFileDialog.getOpenFileName(
        parent, tr("Open a deck"), str(folder), ";;".join(deck_files.open_filters())
    )
    return Path(chosen) if chosen else None


class SaveDialog(QFileDialog):
    """Asks where to save; the suffix follows the chosen file format.

    The suffix is added before the system asks whether to replace a file, so that the confirmed file
    is the one that is written.
    """

    def __init__(self, parent: QWidget | None, title: str, proposal: Path, wanted: str) -> None:
        """Make the dialog.

        Args:
            parent: the window.
            title: the title of the dialog.
            proposal: the file that is proposed.
            wanted: name of the file format that is offered first.
        """
        super().__init__(parent, title, str(proposal.parent))
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self._formats = dict(deck_files.save_filters())
        self.setNameFilters(list(self._formats))
        for text, one in self._formats.items():
            if one.name == wanted:
                self.selectNameFilter(text)
        self.setDefaultSuffix(deck_files.usual_suffix(self.format))
        self.selectFile(proposal.name)
        self.filterSelected.connect(self._on_filter)

    @property
    def format(self) -> FileFormat:
        """The chosen file format."""
        picked = self._formats.get(self.selectedNameFilter())
        return picked or next(iter(self._formats.values()))

    def _on_filter(self, _text: str) -> None:
        picked = self.format
        self.setDefaultSuffix(deck_files.usual_suffix(picked))
        chosen = self.selectedFiles()
        if chosen:
            self.selectFile(deck_files.with_ending(Path(chosen[0]), picked).name)


def choose_save(parent: QWidget, proposal: Path, wanted: str) -> tuple[Path, str] | None:
    """A file to save to with the name of its file format, or ``None``.

    Args:
        parent: the window.
        proposal: the file that is proposed.
        wanted: name of the file format that is offered first.
    """
    dialog = SaveDialog(parent, tr("Save the deck"), proposal, wanted)
    try:
        if dialog.exec() != QFileDialog.DialogCode.Accepted or not dialog.selectedFiles():
            return None
        return Path(dialog.selectedFiles()[0]), dialog.format.name
    finally:
        dialog.deleteLater()


type ChooseFile = Callable[[QWidget, Path, str], Path | None]


def choose_file(parent: QWidget, proposal: Path, kind: str) -> Path | None:
    """A file to write to, or ``None``.

    Args:
        parent: the window.
        proposal: the proposed file; its suffix is added if the name has none.
        kind: the file type as a Qt filter, such as ``"Tables (*.csv)"``.
    """
    chosen, _ = QFileDialog.getSaveFileName(parent, tr("Save"), str(proposal), kind)
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(proposal.suffix)
