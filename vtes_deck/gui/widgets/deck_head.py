"""Name, author and description of the deck, edited in place, and its legality."""

from __future__ import annotations

import datetime
import math
from typing import override

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QBrush, QGradient, QLinearGradient, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QToolButton,
    QWidget,
)

from vtes_deck import language
from vtes_deck.app.deck_emblems import emblems_of
from vtes_deck.app.decklist import deck_figures
from vtes_deck.app.document import Origin
from vtes_deck.app.session import DeckSession, Edit
from vtes_deck.deck import edits
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face_ornament import clan_accent, mixed
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.deck_emblems import DeckEmblems
from vtes_deck.gui.widgets.labels import PlainLabel, ShortenedLabel
from vtes_deck.gui.widgets.legality_badge import LegalityBadge
from vtes_deck.gui.widgets.name_line import NameLine
from vtes_deck.gui.widgets.notes_editor import NotesEditor
from vtes_deck.gui.widgets.notes_view import FindCard, NotesView
from vtes_deck.gui.widgets.quick_add import Complete
from vtes_deck.language import plural, tr

_MAX_NAME_LENGTH = 200
_MAX_TEXT_LENGTH = 50_000
_FOCUS = (QEvent.Type.FocusIn, QEvent.Type.FocusOut)


TINT = {"light": 0.16, "dark": 0.24}
"""How strong the colours of the clans are behind the name."""


class DeckHead(QWidget):
    """The top of the deck panel.

    Each keystroke changes the deck at once; everything typed while a field has the focus is one
    undo step. The description is Markdown, and is shown as source or rendered.

    Signals:
        left: the name or the author is complete, and the player continues with the cards.

    Args of the constructor:
        session: the open deck.
        origin: the key of the panel.
        find: the card for a name that the description links to.
    """

    left = Signal()

    def __init__(
        self,
        session: DeckSession,
        origin: str,
        find: FindCard,
        complete: Complete,
        parent: QWidget | None = None,
    ) -> None:
        self._colored: tuple[tuple[str, ...], str, bool] = ((), "", False)
        super().__init__(parent)
        self._session = session
        self._origin = origin
        self._visit = 0
        self.name = NameLine(self)
        self.name.setObjectName("deckName")
        self.name.setPlaceholderText(tr("Name of the deck"))
        self.name.setAccessibleName(tr("Name of the deck"))
        self.name.setMaxLength(_MAX_NAME_LENGTH)
        self.name.setProperty("look", "flat")
        self.author = QLineEdit(self)
        self.author.setObjectName("deckAuthor")
        self.author.setPlaceholderText(tr("author"))
        self.author.setAccessibleName(tr("Author"))
        self.author.setMaxLength(_MAX_NAME_LENGTH)
        self.author.setProperty("look", "flat")
        self.description = NotesEditor(complete, self)
        self.description.setObjectName("deckDescription")
        self.description.setPlaceholderText(
            tr("What the deck does, how to play it … [[ links a card.")
        )
        self.description.setAccessibleName(tr("Description"))
        self.notes = NotesView(find, self)
        self.notes.setObjectName("deckNotes")
        self.notes.setAccessibleName(tr("Rendered description"))
        self.read = self._read_button()
        self.unfold = QToolButton(self)
        self.unfold.setObjectName("deckDescriptionButton")
        self.unfold.setCheckable(True)
        self.unfold.setAutoRaise(True)
        self.unfold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.unfold.setText(tr("Description"))
        self.unfold.setIcon(icons.icon("ui/text"))
        self.figures = PlainLabel(self)
        self.figures.setObjectName("deckFigures")
        self.figures.setWordWrap(True)
        # One line always: the cards below must not move while you edit them.
        self.source = ShortenedLabel(self)
        self.source.setObjectName("deckSource")
        self.source.setProperty("look", "muted")
        self.signs = DeckEmblems(self)
        self.badge = LegalityBadge(self)
        self._lay_out()
        self.name.textEdited.connect(self._on_name)
        self.author.textEdited.connect(self._on_author)
        self.description.textChanged.connect(self._on_description)
        for line in (self.name, self.author):
            line.returnPressed.connect(self.left)
        self.unfold.toggled.connect(self._arrange)
        self.read.toggled.connect(self._arrange)
        self.notes.writing_wanted.connect(self._write_description)
        for field in (self.name, self.author, self.description):
            field.installEventFilter(self)
        self._arrange()

    def _read_button(self) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName("deckReadButton")
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setText(tr("Read the description"))
        button.setIcon(icons.icon("ui/visible"))
        return button

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        by = PlainLabel(tr("by", "an author"), self)
        by.setProperty("look", "muted")
        by.setBuddy(self.author)
        # Align the text of labels with that of the name, which has a frame.
        by.setIndent(metrics.small + 3)
        self.figures.setIndent(metrics.small + 3)
        self.source.setContentsMargins(metrics.small + 3, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(metrics.gap)
        row.addWidget(by)
        row.addWidget(self.author, 1)
        row.addWidget(self.read)
        row.addWidget(self.unfold)
        layout = QGridLayout(self)
        layout.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.small)
        layout.setVerticalSpacing(metrics.small)
        self._named = QHBoxLayout()
        self._named.setSpacing(metrics.pad)
        self._named.addWidget(self.name, 1)
        self._named.addWidget(self.signs)
        self._named.addWidget(self.badge)
        self._below = QHBoxLayout()
        self._below.setSpacing(metrics.pad)
        self._below.addWidget(self.figures, 1)
        layout.addLayout(self._named, 0, 0)
        layout.addLayout(row, 1, 0)
        layout.addLayout(self._below, 2, 0)
        layout.addWidget(self.source, 3, 0)
        layout.addWidget(self.description, 4, 0)
        layout.addWidget(self.notes, 5, 0)
        self.notes.setMinimumHeight(metrics.line * 4)
        self.notes.setMaximumHeight(metrics.line * 16)

    def _place_signs(self) -> None:
        """Put the symbols next to the name, or next to the figures if the name needs the space."""
        metrics = theme.Metrics.of(self.font())
        others = (self.badge.sizeHint().width(), self.signs.sizeHint().width())
        room = self.width() - 2 * metrics.pad - sum(others) - len(others) * metrics.pad
        above = self.name.needed <= room
        if above == (self._named.indexOf(self.signs) >= 0):
            return
        if above:
            self._below.removeWidget(self.signs)
            self._named.insertWidget(1, self.signs)
        else:
            self._named.removeWidget(self.signs)
            self._below.addWidget(self.signs, 0, Qt.AlignmentFlag.AlignTop)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_signs()

    # ------------------------------------------------------------------------------------ showing

    def show_deck(self) -> None:
        """Show the state of the session; a field that already shows it keeps its cursor."""
        deck = self._session.deck
        if self.name.text() != deck.name:
            self.name.setText(deck.name)
            self.name.setCursorPosition(0)
            self.name.fit()
        if self.author.text() != deck.author:
            self.author.setText(deck.author)
            self.author.setCursorPosition(0)
        if self.description.toPlainText() != deck.description:
            self.description.blockSignals(True)
            self.description.setPlainText(deck.description)
            self.description.blockSignals(False)
            self._arrange()
        emblems = emblems_of(deck)
        self.signs.show_emblems(emblems)
        self._show_colors(emblems.clans)
        self.unfold.setText(tr("Description") if deck.description else tr("Describe"))
        figures = deck_figures(deck)
        self.figures.setText(figures)
        self.figures.setVisible(bool(figures))
        source = self._source()
        self.source.setText(source)
        self.source.setToolTip(plain_tip(source))
        self.source.setVisible(bool(source))
        self._place_signs()

    def _show_colors(self, clans: tuple[str, ...]) -> None:
        """Fill the background with the colours of the clans, the most frequent at the left."""
        look, palette = theme.tokens(), QPalette()
        wanted = (clans, look.scheme, look.strong)
        if wanted == self._colored:
            return
        self._colored = wanted
        if clans and not look.strong:
            fade = QLinearGradient(0, 0, 1, 0)
            fade.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
            window = look.color("window")
            for place, clan in enumerate(clans):
                strength = TINT[look.scheme] * (1 - place / len(clans))
                fade.setColorAt(
                    0.8 * place / len(clans), mixed(window, clan_accent(clan), strength)
                )
            fade.setColorAt(0.95, window)
            palette.setBrush(QPalette.ColorRole.Window, QBrush(fade))
        self.setPalette(palette)
        self.setAutoFillBackground(bool(clans) and not look.strong)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._show_colors(self._colored[0])

    def show_verdict(self) -> None:
        """Show whether the deck is legal."""
        self.badge.show_verdict(self._session.verdict)
        self._place_signs()

    def _source(self) -> str:
        """The tournament that this deck won, or from whose winner it was made."""
        win, document = self._session.deck.win, self._session.document
        if win is None or not win.event.name:
            return ""
        words = [win.event.name]
        if win.event.date is not None:
            words.append(_day(win.event.date))
        if win.event.players:
            words.append(plural("{n} players", "{n} player", win.event.players))
        archived = document.origin in {Origin.ARCHIVE, Origin.EXAMPLE}
        if archived and not self._session.modified:
            return tr("Won {event}.", event=", ".join(words))
        return tr("Based on the winner of {event}.", event=", ".join(words))

    @property
    def shown_description(self) -> QWidget:
        """The widget of the expanded description: its editor or its rendered text.

        An empty description is always in the editor.
        """
        written = bool(self._session.deck.description.strip())
        return self.notes if written and self.read.isChecked() else self.description

    def show_notes(self) -> None:
        """Render the description again, if its rendered text is shown."""
        if self.read.isChecked() and self.unfold.isChecked():
            self.notes.show_notes(self._session.deck.description)

    def _arrange(self, _checked: bool = False) -> None:
        shown = self.unfold.isChecked()
        self.read.setVisible(shown)
        for field in (self.description, self.notes):
            field.setVisible(shown and field is self.shown_description)
        self._fit_description()
        self.show_notes()

    def _fit_description(self) -> None:
        """Fit the height; an empty description takes little space until the cursor is in it."""
        line = theme.Metrics.of(self.font()).line
        if self._session.deck.description or self.description.hasFocus():
            least, most = line * 4, line * 9
        else:
            least = most = line * 3
        self.description.setMinimumHeight(least)
        self.description.setMaximumHeight(most)

    # ------------------------------------------------------------------------------------ writing

    def _write_description(self) -> None:
        """Show the source of the description, with the cursor in it."""
        self.read.setChecked(False)
        self.description.setFocus(Qt.FocusReason.MouseFocusReason)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self._visit += 1
        if watched is self.description and event.type() in _FOCUS:
            self._fit_description()
        return super().eventFilter(watched, event)

    def _on_name(self, text: str) -> None:
        self.name.fit()
        self._place_signs()
        self._write(tr("Rename the deck"), lambda deck: edits.describe(deck, name=text.lstrip()))

    def _on_author(self, text: str) -> None:
        self._write(
            tr("Change the author"), lambda deck: edits.describe(deck, author=text.lstrip())
        )

    def _on_description(self) -> None:
        text = self.description.toPlainText()[:_MAX_TEXT_LENGTH]
        self._write(
            tr("Change the description"), lambda deck: edits.describe(deck, description=text)
        )

    def _write(self, label: str, edit: Edit) -> None:
        self._session.apply(
            label, edit, merge=f"{label} {self._visit}", within=math.inf, origin=self._origin
        )


def _day(day: datetime.date) -> str:
    date = QDate(day.year, day.month, day.day)
    return QLocale(language.code()).toString(date, tr("d MMMM yyyy", "Qt's notation of a day"))
