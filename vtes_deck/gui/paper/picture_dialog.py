"""The open deck as one picture: to copy, or to save as PNG."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard, Translation
from vtes_deck.app import deck_files
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.file_writer import write_file
from vtes_deck.gui.panels import Context
from vtes_deck.gui.paper.pictures import ProxyPictures
from vtes_deck.gui.paper.preview import Preview
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, tr
from vtes_deck.paper.deck_picture import SHARP_PIXELS, deck_picture, link_of, paint_png
from vtes_deck.paper.output import Gradual
from vtes_deck.paper.pages import Document
from vtes_deck.paper.request import Contents

type ChoosePicture = Callable[[QWidget, Path], Path | None]

_CONTENTS = {
    Contents.CARDS: mark("&Cards"),
    Contents.LIST: mark("&List"),
    Contents.CODE: mark("&QR code"),
}


class DeckPictureDialog(QDialog):
    """A preview of the picture, its options, and the ways to share it.

    Attributes:
        document: the picture that is shown.
        contents: a button for each possible content.
        code: whether it has a QR code.
        note: a message below.
        choose_file: asks the player for a file; tests put their own answer here.
    """

    def __init__(self, context: Context, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Share the deck as a picture"))
        self._context = context
        self._deck = context.session.deck
        self._folder = folder
        self.choose_file: ChoosePicture = choose_picture
        self._work: Gradual | None = None
        self.pictures = ProxyPictures(context, self)
        self.preview = Preview(self, grain=SHARP_PIXELS)
        self._make_parts()
        self._lay_out()
        self.document: Document = self._make()
        self.preview.show_document(self.document)
        self.pictures.changed.connect(self.show_document)
        if context.settings.value.pictures:
            self.pictures.look_up([slot.card for slot in self._deck.slots])
        self.finished.connect(self._on_finished)

    def _make_parts(self) -> None:
        self.contents = {
            contents: QRadioButton(tr(title), self) for contents, title in _CONTENTS.items()
        }
        group = QButtonGroup(self)
        for button in self.contents.values():
            group.addButton(button)
        self.contents[Contents.CARDS].setChecked(True)
        group.buttonToggled.connect(self._on_toggled)
        self.code = QCheckBox(tr("&With a QR code that opens the deck in VDB"), self)
        self.code.setChecked(True)
        self.code.toggled.connect(self.show_document)
        self.note = PlainLabel(self)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy_button = owned_button(self.buttons, tr("C&opy"), role)
        self.copy_button.setIcon(icons.icon("ui/copy"))
        self.link_button = owned_button(self.buttons, tr("Copy the l&ink"), role)
        self.link_button.setIcon(icons.icon("ui/link"))
        self.link_button.clicked.connect(self.copy_link)
        self.save_button = owned_button(self.buttons, tr("&Save as …"), role)
        self.save_button.setIcon(icons.icon("ui/save", "text-on-accent"))
        set_look(self.save_button, "primary")
        self.save_button.setDefault(True)
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self.ask_save)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        top = QHBoxLayout()
        top.setSpacing(metrics.big)
        for button in self.contents.values():
            top.addWidget(button)
        top.addStretch(1)
        top.addWidget(self.code)
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.pad)
        layout.addLayout(top)
        layout.addWidget(self.preview, 1)
        layout.addWidget(self.note)
        layout.addWidget(self.buttons)
        room = self.screen().availableSize()
        code = round(SHARP_PIXELS / self.devicePixelRatioF()) + metrics.line * 7
        self.resize(
            min(max(metrics.line * 46, code), round(room.width() * 0.9)),
            min(metrics.line * 46, round(room.height() * 0.88)),
        )

    # --------------------------------------------------------------------------------- the picture

    def _make(self) -> Document:
        language = self._context.settings.value.text_language

        def translation(card: AnyCard) -> Translation | None:
            return card.translations.get(language)

        chosen = next(one for one, button in self.contents.items() if button.isChecked())
        only_code = chosen is Contents.CODE
        self.code.setDisabled(only_code)
        return deck_picture(
            self._deck,
            chosen,
            link=link_of(self._deck) if only_code or self.code.isChecked() else "",
            picture=self.pictures.get,
            translation=translation,
        )

    def _on_toggled(self, _button: object, checked: bool) -> None:
        if checked:
            self.show_document()

    def show_document(self) -> None:
        """Lay the picture out again and show it."""
        self._stop()
        self.note.setText("")
        self.document = self._make()
        self.preview.show_document(self.document)

    # ------------------------------------------------------------------------------------- sharing

    def copy(self) -> None:
        """Put the picture on the clipboard."""

        def painted(data: bytes) -> None:
            QGuiApplication.clipboard().setImage(QImage.fromData(data))
            self.note.setText(tr("Copied to the clipboard."))

        self._paint(painted)

    def copy_link(self) -> None:
        """Put the link that opens the deck in VDB on the clipboard."""
        QGuiApplication.clipboard().setText(link_of(self._deck))
        self.note.setText(tr("The link that opens the deck in VDB is on the clipboard."))

    def ask_save(self) -> None:
        """Ask for a file and save the picture."""
        chosen = self.choose_file(self, self._folder / f"{deck_files.stem(self._deck)}.png")
        if chosen is not None:
            self.save_to(chosen)

    def save_to(self, path: Path) -> None:
        """Save the picture; an existing file is kept until the new one is complete."""
        self._paint(
            lambda data: write_file(self._context.jobs, path, data, self.note.setText, self)
        )

    def _paint(self, then: Callable[[bytes], None]) -> None:
        """Paint the picture in small steps, then pass the file to a function."""
        found: list[bytes] = []
        work = Gradual(paint_png(self.document, found), self)
        self._work = work
        self.note.setText(tr("Painting the picture …"))
        self._show_work()

        def done() -> None:
            if work is self._work:
                self._stop()
                then(found[0])

        work.done.connect(done)

    def _show_work(self) -> None:
        for button in (self.copy_button, self.save_button):
            button.setEnabled(self._work is None)

    def _stop(self) -> None:
        work, self._work = self._work, None
        if work is not None:
            work.stop()
            work.deleteLater()
        self._show_work()

    def _on_finished(self) -> None:
        self._stop()
        self.pictures.stop()
        self.preview.stop()


def choose_picture(parent: QWidget, proposal: Path) -> Path | None:
    """A file for a picture, or ``None``."""
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save the picture"), str(proposal), tr("PNG picture (*.png)")
    )
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix.casefold() == ".png" else path.with_name(f"{path.name}.png")
