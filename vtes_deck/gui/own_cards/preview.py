"""The preview of an own card: its face, and the rules engine's understanding of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from cardbase.own_cards.model import OwnCard
from vtes_deck.app import own_cards
from vtes_deck.app.own_cards import OwnCardError
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face import CardFaceWidget
from vtes_deck.graphics.pictures import decode
from vtes_deck.gui import delayed
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.own_cards.form import label_of
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.finding import Finding
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr

type ChoosePicture = Callable[[QWidget], Path | None]

_PAUSE = 200
"""Milliseconds without typing before the engine reads the text."""


class OwnCardPreview(QWidget):
    """The drawn card, its picture, and the remarks on it.

    Signals:
        changed: another picture was chosen.

    Attributes:
        face: the drawn card.
        message: the sentence below it: the errors, or the engine's understanding.
        choose_picture: asks the player for a file; tests put their own answer here.
    """

    changed = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._shown: OwnCard | None = None
        self._examined: OwnCard | None = None
        self._picture: bytes | None = None
        self.message = ""
        self.choose_picture: ChoosePicture = choose_picture
        self.face = CardFaceWidget(self)
        self.thumbnail = PlainLabel(self)
        self.thumbnail.setAccessibleName(tr("Picture"))
        self.choose = QPushButton(icons.icon("ui/picture"), tr("&Picture …"), self)
        self.without = QPushButton(icons.icon("ui/remove"), tr("&Without picture"), self)
        for button in (self.choose, self.without):
            button.setAutoDefault(False)
        self.choose.clicked.connect(self._choose)
        self.without.clicked.connect(lambda: self._change(None))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._read)
        self._lay_out()
        self.set_picture(None)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        self.face.setMinimumWidth(metrics.line * 16)
        row = QHBoxLayout()
        row.addWidget(self.thumbnail)
        row.addWidget(self.choose)
        row.addWidget(self.without)
        row.addStretch(1)
        self._findings = QVBoxLayout()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.face)
        layout.addLayout(row)
        layout.addLayout(self._findings)
        layout.addStretch(1)

    # ------------------------------------------------------------------------------------- picture

    @property
    def picture(self) -> bytes | None:
        """The picture of the card."""
        return self._picture

    def set_picture(self, data: bytes | None) -> None:
        """Show a picture next to the drawn card."""
        image = decode(data) if data is not None else None
        self._picture = data if image is not None else None
        self.without.setVisible(image is not None)
        self.thumbnail.setVisible(image is not None)
        if image is not None:
            side = theme.Metrics.of(self.font()).line * 4
            keep, smooth = (
                Qt.AspectRatioMode.KeepAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            self.thumbnail.setPixmap(
                QPixmap.fromImage(image.scaled(QSize(side, side), keep, smooth))
            )

    def _choose(self) -> None:
        path = self.choose_picture(self)
        if path is None:
            return
        try:
            data = own_cards.read_picture(path)
        except OwnCardError as error:
            self._show_finding("danger", str(error))
            return
        if decode(data) is None:
            self._show_finding("danger", tr("{file} is damaged or too large.", file=path.name))
            return
        self._change(data)

    def _change(self, data: bytes | None) -> None:
        self.set_picture(data)
        self.changed.emit()

    # ---------------------------------------------------------------------------------------- card

    def show_card(self, card: OwnCard, refused: tuple[str, str] | None, *, begun: bool) -> None:
        """Draw a card and show the remarks on it.

        Args:
            card: a tidied card.
            refused: its errors: the field and a sentence.
            begun: whether the player has written anything.
        """
        drawn = own_cards.card_of(own_cards.drawable(card), self._context.cards)
        self.face.set_card(drawn)
        self._pause.stop()
        self._context.jobs.cancel(_JOB)
        if refused is None:
            self._shown = card
            if card != self._examined:  # the remarks on another text would be wrong now
                self._show_finding("panel", tr("Reading the text …"))
            self._pause.start()
            return
        self._shown = self._examined = None
        field, sentence = refused
        look = "warning" if begun else "panel"
        self._show_finding(
            look, tr("{field}: {sentence}", field=label_of(field), sentence=sentence)
        )

    def _read(self) -> None:
        """Let the engine read the card."""
        own, cards = self._shown, self._context.cards
        if own is None:
            return

        def work(_task: Task) -> tuple[str, str, str]:
            reading = delayed.own_card_text.understanding(own_cards.card_of(own, cards))
            look = (
                "warning" if reading.extent is delayed.own_card_text.Extent.NOT_READ else "success"
            )
            look = "panel" if reading.extent is delayed.own_card_text.Extent.NO_TEXT else look
            notes = own_cards.notes(own, cards)
            return look, reading.words, "\n".join(filter(None, (reading.sentence, *notes)))

        def done(reading: tuple[str, str, str]) -> None:
            self._examined = own
            self._show_finding(*reading)

        self._context.jobs.run(
            tr("Reading the card"),
            work,
            done=done,
            owner=self,
            key=_JOB,
            quiet=True,
        )

    def _show_finding(self, look: str, text: str, below: str = "") -> None:
        self.message = text
        while (item := self._findings.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._findings.addWidget(Finding(look, text, below=below, parent=self))


_JOB = "own card"


def choose_picture(parent: QWidget) -> Path | None:
    """Ask the player for a picture."""
    kind = tr("Pictures (*.jpg *.jpeg *.png)")
    chosen, _ = QFileDialog.getOpenFileName(
        parent, tr("Picture of the card"), str(Path.home()), kind
    )
    return Path(chosen) if chosen else None
