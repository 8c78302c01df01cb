"""The summary of checked lists, as it will be on paper."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import override

from PySide6.QtWidgets import QWidget

from vtes_deck.app.list_verdicts import CheckedList
from vtes_deck.gui.panels import Context
from vtes_deck.gui.paper.dialog import PaperDialog
from vtes_deck.language import tr
from vtes_deck.paper.pages import Document, PaperSize
from vtes_deck.paper.summary import summary


class SummaryDialog(PaperDialog):
    """Shows, prints and saves the summary."""

    def __init__(
        self,
        context: Context,
        rows: Sequence[CheckedList],
        question: str,
        folder: Path,
        parent: QWidget | None = None,
    ) -> None:
        """Make the dialog.

        Args:
            context: the context of the panel.
            rows: the lists in their order.
            question: the conditions of the check, in words.
            folder: the folder of the proposed file.
            parent: the panel.
        """
        super().__init__(context, tr("Summary of the check"), folder, parent)
        self._rows = tuple(rows)
        self._question = question
        self.show_document()
        self.preview.setFocus()

    @override
    def make(self, size: PaperSize) -> Document:
        return summary(self._rows, size, question=self._question)

    @property
    def file_name(self) -> str:
        """Always the same: the folder identifies the check."""
        return "deck check"
