"""Export of the deck in every format, with a preview."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_deck import deckio
from vtes_deck.app import deck_files
from vtes_deck.deckio.base import FileFormat
from vtes_deck.deckio.registry import writable
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.file_dialogs import ChooseSave, choose_save
from vtes_deck.gui.file_writer import write_file
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr


class ExportDialog(QDialog):
    """Formats on the left, the deck in the chosen one on the right.

    Attributes:
        folder: the folder of the proposed file.
        choose_save: asks the player for a file; tests put their own answer here.
    """

    def __init__(
        self, context: Context, parent: QWidget | None = None, *, folder: Path | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Export the deck"))
        self._context = context
        self.folder = folder or Path.home()
        self.choose_save: ChooseSave = choose_save
        self._deck = context.session.deck
        self.formats = QListWidget(self)
        self.formats.setAccessibleName(tr("File format"))
        self.formats.setSpacing(theme.Metrics.of(self.font()).small)
        for one in writable():
            item = QListWidgetItem(tr(one.title))
            item.setData(Qt.ItemDataRole.UserRole, one)
            item.setToolTip(plain_tip(f"{one.name}: {' '.join(one.suffixes)}"))
            self.formats.addItem(item)
        self.preview = QPlainTextEdit(self)
        self.preview.setReadOnly(True)
        self.preview.setAccessibleName(tr("The deck in this format"))
        self.preview.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.note = PlainLabel(self)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self._lay_out()
        self.formats.currentItemChanged.connect(self._show)
        wanted = context.settings.value.file_format or deck_files.DEFAULT_FORMAT
        names = [one.name for one in writable()]
        self.formats.setCurrentRow(names.index(wanted) if wanted in names else 0)
        self.formats.setFocus()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        halves = QSplitter(self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.formats)
        halves.addWidget(self.preview)
        halves.setStretchFactor(1, 1)
        wide = self.formats.sizeHintForColumn(0) + metrics.wide
        halves.setSizes([wide, metrics.line * 40])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy_button = owned_button(buttons, tr("&Copy"), role)
        set_look(self.copy_button, "primary")
        self.copy_button.setDefault(True)
        self.copy_button.clicked.connect(self.copy)
        self.save_button = owned_button(buttons, tr("&Save as …"), role)
        self.save_button.clicked.connect(self._ask_save)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(halves, 1)
        layout.addWidget(self.note)
        layout.addWidget(buttons)
        self.resize(metrics.line * 60, metrics.line * 36)

    @property
    def chosen(self) -> FileFormat:
        """The format that is shown."""
        item: QListWidgetItem | None = self.formats.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item is not None else writable()[0]

    def _show(self) -> None:
        one = self.chosen
        text = deckio.write(self._deck, one.name, self._context.cards)
        # A list keeps its columns without wrapping; an address is one long line and wraps.
        wrap = QPlainTextEdit.LineWrapMode
        lines = text.strip().count("\n")
        self.preview.setLineWrapMode(wrap.NoWrap if lines else wrap.WidgetWidth)
        self.preview.setPlainText(text)
        lost = deck_files.losses(self._deck, one)
        self.note.setText(
            tr(
                "{format} does not store {lost}.",
                format=tr(one.title),
                lost=deck_files.joined(lost),
            )
            if lost
            else tr("The format keeps everything.")
        )

    def copy(self) -> None:
        """Put the text on the clipboard; HTML also as rich text, for mails."""
        mime = QMimeData()
        text = self.preview.toPlainText()
        mime.setText(text)
        if self.chosen.media_type == "text/html":
            mime.setHtml(text)
        QGuiApplication.clipboard().setMimeData(mime)
        self.note.setText(tr("Copied to the clipboard."))

    def _ask_save(self) -> None:
        one = self.chosen
        proposal = self.folder / deck_files.file_name(self._deck, one)
        chosen = self.choose_save(self, proposal, one.name)
        if chosen is None:
            return
        path, wanted = chosen
        names = [each.name for each in writable()]
        self.formats.setCurrentRow(names.index(deck_files.format_for_saving(path, wanted).name))
        self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Write the text to a file. The open deck keeps its own file."""
        one = self.chosen
        if not path.suffix:
            path = deck_files.with_ending(path, one)
        data = self.preview.toPlainText().encode("utf-8")

        write_file(self._context.jobs, path, data, self.note.setText, self)
