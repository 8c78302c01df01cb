"""A deck to look at: its title and facts, cards as in the deck panel, and its description."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from cardbase.archive import ArchiveDeck
from vtes_deck.app.deck_emblems import emblems_of
from vtes_deck.app.decklist import lay_out
from vtes_deck.app.winner_titles import title_of
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.widgets.browsers import Browser
from vtes_deck.gui.widgets.card_hover import Point
from vtes_deck.gui.widgets.deck_emblems import DeckEmblems
from vtes_deck.gui.widgets.labels import PlainLabel, ShortenedLabel
from vtes_deck.gui.widgets.shown_deck import ShownDeck
from vtes_deck.language import plural, tr


class DeckPreview(QWidget):
    """A read-only view of a deck.

    Args of the constructor:
        name: the name of the list of cards for screen readers.
        point: previews the card under the pointer.

    Attributes:
        title, winner: the lines above the cards.
        list: the cards.
        comment: the description by the player.
        read: the button that shows the comment instead of the cards.
        message: a sentence shown in place of a deck.

    Signals:
        chosen: the id of a card that the player wants to see.
    """

    chosen = Signal(int)

    def __init__(self, name: str, point: Point, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = ShortenedLabel(self)
        self.title.setObjectName("winnerTitle")
        self.title.setProperty("look", "title")
        self.signs = DeckEmblems(self)
        self.winner = PlainLabel(self)
        self.winner.setProperty("look", "muted")
        self.message = PlainLabel(self)
        for line in (self.winner, self.message):
            line.setWordWrap(True)
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.list = ShownDeck(name, point, self)
        self.comment = Browser(self)
        self.comment.setAccessibleName(tr("The player's description of the deck"))
        self.comment.setProperty("look", "flat")
        self.read = QToolButton(self)
        self.read.setCheckable(True)
        self.read.setAutoRaise(True)
        self.read.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.read.setText(tr("Description"))
        self.read.setToolTip(tr("The player's description of the deck"))
        self.read.setIcon(icons.icon("ui/text"))
        self._lay_out()
        self.read.toggled.connect(self._turn)
        self.list.chosen.connect(self.chosen)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        first, second = QHBoxLayout(), QHBoxLayout()
        for row in (first, second):
            row.setSpacing(metrics.pad)
        first.addWidget(self.title, 1)
        first.addWidget(self.signs)
        second.addWidget(self.winner, 1)
        second.addWidget(self.read, 0, Qt.AlignmentFlag.AlignTop)
        head = QVBoxLayout()
        head.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.gap)
        head.setSpacing(metrics.small)
        head.addLayout(first)
        head.addLayout(second)
        deck = QWidget(self)
        inside = QVBoxLayout(deck)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        inside.addLayout(head)
        self._parts = QStackedWidget(deck)
        self._parts.addWidget(self.list)
        self._parts.addWidget(self.comment)
        inside.addWidget(self._parts, 1)
        self.message.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.message)
        self._pages.addWidget(deck)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._pages)

    def say(self, text: str) -> None:
        """Show a sentence instead of a deck."""
        self.message.setText(text)
        self._pages.setCurrentIndex(0)

    def show_deck(self, archived: ArchiveDeck, deck: Deck) -> None:
        """Show a winning deck: its title, winner and event, its crypt and its library."""
        event = archived.event
        players = plural("{n} players", "{n} player", event.players) if event.players else ""
        day = event.date.isoformat() if event.date else ""
        details = (archived.player, event.name, event.place, day, players)
        self.show_list(title_of(archived), ", ".join(filter(None, details)), deck)

    def show_list(self, title: str, details: str, deck: Deck) -> None:
        """Show a deck with a title, and a line of facts below it."""
        self.title.setText(title)
        self.winner.setText(details)
        self.signs.show_emblems(emblems_of(deck))
        self.list.show_blocks(lay_out(deck))
        self.list.scrollToTop()
        self.comment.setPlainText(deck.description)
        self.read.setVisible(bool(deck.description))
        self.read.setChecked(self.read.isChecked() and bool(deck.description))
        self._pages.setCurrentIndex(1)

    def _turn(self, described: bool) -> None:
        self._parts.setCurrentWidget(self.comment if described else self.list)
