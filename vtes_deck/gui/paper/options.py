"""The options of each kind of paper."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.paper import Entrant, Which
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import mark, plural, tr

_PAUSE = 200
"""Milliseconds without typing before the pages are created again."""

_MAX_LENGTH = 200

DRAWN, PICTURES = "drawn", "pictures"
FETCH = mark("&Fetch the missing pictures")
_WHICH = {
    Which.DECK: mark("The whole deck"),
    Which.CRYPT: mark("The crypt"),
    Which.LIBRARY: mark("The library"),
}


class Options(QWidget):
    """Fields for a kind of paper.

    Signals:
        changed: an option was changed.
    """

    changed = Signal()


class SheetOptions(Options):
    """The fields of a registration sheet in addition to the list."""

    def __init__(self, entrant: Entrant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self.changed)
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        self.player = self._field(form, tr("P&layer"), entrant.player)
        self.vekn = self._field(form, tr("&V:EKN number"), entrant.vekn)
        self.tournament = self._field(form, tr("&Tournament"), entrant.event)
        self.date = self._field(form, tr("&Date"), entrant.date)
        self.deck = self._field(form, tr("Deck &name"), entrant.deck)
        self.format = self._field(form, tr("&Format"), entrant.format)

    def _field(self, form: QFormLayout, name: str, text: str) -> QLineEdit:
        field = QLineEdit(text, self)
        field.setMaxLength(_MAX_LENGTH)
        field.setPlaceholderText(tr("left blank for writing"))
        field.textChanged.connect(lambda _text: self._pause.start())
        form.addRow(name, field)
        return field

    @property
    def entrant(self) -> Entrant:
        """The entered name, number and event."""
        return Entrant(
            player=self.player.text(),
            vekn=self.vekn.text(),
            event=self.tournament.text(),
            date=self.date.text(),
            deck=self.deck.text(),
            format=self.format.text(),
        )


class ListOptions(Options):
    """The optional parts of a deck list other than the cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.comments = QCheckBox(tr("Comments on &cards"), self)
        self.description = QCheckBox(tr("The d&escription"), self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for box in (self.comments, self.description):
            box.setChecked(True)
            box.clicked.connect(self.changed)
            layout.addWidget(box)
        layout.addStretch(1)


class ProxyOptions(Options):
    """The cards to print as proxies, and their look.

    Signals:
        fetching: the player wants to fetch the missing pictures.
    """

    fetching = Signal()

    def __init__(self, *, pictures: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.which = QComboBox(self)
        for which, words in _WHICH.items():
            self.which.addItem(tr(words), which.value)
        self.each_once = QCheckBox(tr("&One of each card"), self)
        self.gap = QCheckBox(tr("Space &between the cards"), self)
        self.look = QComboBox(self)
        self.look.addItem(tr("drawn by VTES Deck"), DRAWN)
        self.look.addItem(tr("pictures of the cards"), PICTURES)
        self.look.setCurrentIndex(self.look.findData(PICTURES if pictures else DRAWN))
        self.missing = PlainLabel(self)
        self.missing.setWordWrap(True)
        self.missing.setProperty("look", "muted")
        self.fetch = QPushButton(tr(FETCH), self)
        self.fetch.setAutoDefault(False)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(tr("P&roxies of"), self.which)
        form.addRow(self.each_once)
        form.addRow(tr("Cards &as"), self.look)
        form.addRow(self.missing)
        form.addRow(self.fetch)
        form.addRow(self.gap)
        hint = PlainLabel(
            tr("63 by 88 mm, nine on a page. Print them at 100 %, not fitted to the page.")
        )
        hint.setWordWrap(True)
        hint.setProperty("look", "muted")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.Metrics.of(self.font()).pad)
        layout.addLayout(form)
        layout.addWidget(hint)
        layout.addStretch(1)
        self.which.activated.connect(self.changed)
        self.look.activated.connect(self.changed)
        self.each_once.clicked.connect(self.changed)
        self.gap.clicked.connect(self.changed)
        self.fetch.clicked.connect(self.fetching)
        self.show_missing(0, 0)

    @property
    def wanted(self) -> Which:
        """The cards to print."""
        return Which(self.which.currentData())

    @property
    def pictures(self) -> bool:
        """Whether pictures are wanted."""
        return self.look.currentData() == PICTURES

    def show_missing(self, missing: int, cards: int, *, message: str = "") -> None:
        """Show how many pictures are not on this machine.

        Args:
            missing: cards without a picture.
            cards: different cards.
            message: the result of fetching them.
        """
        there = self.pictures and (missing > 0 or bool(message))
        words = (
            plural(
                "{missing} of {n} pictures are not on this computer; those cards are drawn.",
                "{missing} of {n} pictures are not on this computer; those cards are drawn.",
                cards,
                missing=missing,
            )
            if missing
            else ""
        )
        self.missing.setText(" ".join(part for part in (message, words) if part))
        self.missing.setVisible(there)
        self.fetch.setVisible(self.pictures and missing > 0)
