"""Export of the collection, the wish list or the trade list, with a preview."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.collection_export import FORMATS, CollectionFormat, ExportPart, by_name, write
from vtes_deck.collection.model import Collection
from vtes_deck.graphics import theme
from vtes_deck.gui.file_writer import write_file
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, tr

_PARTS = {
    ExportPart.OWNED: mark("Owned cards"),
    ExportPart.WISHES: mark("The wish list"),
    ExportPart.TRADES: mark("The trade list"),
}
_NAMES = {ExportPart.OWNED: "collection", ExportPart.WISHES: "wishes", ExportPart.TRADES: "trades"}
_MAX_SHOWN = 20_000
"""Maximum characters of the preview; the file contains the whole text."""

type AskPath = Callable[[QWidget, str, CollectionFormat], Path | None]


def ask_path(parent: QWidget, proposal: str, wanted: CollectionFormat) -> Path | None:
    """A file to write, or ``None``."""
    others = tr("All files")
    chosen, _ = QFileDialog.getSaveFileName(
        parent,
        tr("Export"),
        proposal,
        f"{tr(wanted.title)} (*{wanted.suffix});;{others} (*)",
    )
    return Path(chosen) if chosen else None


class CollectionExport(QDialog):
    """The export dialog: cards, format and preview.

    Attributes:
        ask_path: asks the player for a file; tests put their own answer here.
    """

    def __init__(
        self, context: Context, collection: Collection, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Export the collection"))
        self._context = context
        self._collection = collection
        self._text = ""
        self.ask_path: AskPath = ask_path
        self.part = QComboBox(self)
        self.part.setAccessibleName(tr("List to export"))
        for part, title in _PARTS.items():
            self.part.addItem(tr(title), part)
        self.format = QComboBox(self)
        self.format.setAccessibleName(tr("File format"))
        for one in FORMATS:
            self.format.addItem(tr(one.title), one.name)
        self.preview = QPlainTextEdit(self)
        self.preview.setReadOnly(True)
        self.preview.setTabChangesFocus(True)
        self.preview.setAccessibleName(tr("The list in this format"))
        self.preview.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.note = PlainLabel(self)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self._lay_out()
        for choice in (self.part, self.format):
            choice.currentIndexChanged.connect(lambda _index: self._show())
        self._show()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        top = QHBoxLayout()
        top.addWidget(self.part, 1)
        top.addWidget(self.format, 2)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.save_button = owned_button(buttons, tr("&Save as …"), role)
        set_look(self.save_button, "primary")
        self.save_button.setDefault(True)
        self.save_button.clicked.connect(self._ask_save)
        self.copy_button = owned_button(buttons, tr("&Copy"), role)
        self.copy_button.clicked.connect(self.copy)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self.preview, 1)
        layout.addWidget(self.note)
        layout.addWidget(buttons)
        self.resize(metrics.line * 44, metrics.line * 32)

    @property
    def chosen(self) -> CollectionFormat:
        """The format that is shown."""
        return by_name(str(self.format.currentData())) or FORMATS[0]

    def _show(self) -> None:
        part, one = ExportPart(self.part.currentData()), self.chosen
        cards, collection = self._context.cards, self._collection
        self._allow(allowed=False)
        self.preview.setPlainText("")
        self.note.setText(tr("Writing …"))

        def work(_task: Task) -> str:
            return write(collection, cards, one, part)

        def done(text: str) -> None:
            self._text = text
            shown = text[:_MAX_SHOWN]
            self.preview.setPlainText(shown if shown == text else f"{shown}\n…")
            lost = (
                tr("{format} does not store {lost}.", format=tr(one.title), lost=tr(one.lost))
                if one.lost
                else tr("The format keeps everything.")
            )
            self.note.setText(lost)
            self._allow(allowed=True)

        self._context.jobs.run(
            tr("Writing the collection"), work, done=done, owner=self, key="collection-export"
        )

    def _allow(self, *, allowed: bool) -> None:
        self.save_button.setEnabled(allowed)
        self.copy_button.setEnabled(allowed)

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self._text)
        self.note.setText(tr("Copied to the clipboard."))

    def _ask_save(self) -> None:
        one = self.chosen
        name = f"{_NAMES[ExportPart(self.part.currentData())]}{one.suffix}"
        path = self.ask_path(self, str(Path.home() / name), one)
        if path is not None:
            self.save_to(path if path.suffix else path.with_suffix(one.suffix))

    def save_to(self, path: Path) -> None:
        """Write the text to a file."""
        data = self._text.encode("utf-8")

        write_file(self._context.jobs, path, data, self.note.setText, self)
