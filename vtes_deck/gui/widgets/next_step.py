"""A line below a new deck that shows how to find more cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from vtes_deck.deck.model import Deck
from vtes_deck.gui.widgets.labels import LinkLabel
from vtes_deck.language import tr


class NextStep(LinkLabel):
    """The line, which is visible while the library or the crypt of a deck is empty.

    Args of the constructor:
        show_ideas: called with ``True`` for suggestions for the library, ``False`` for the crypt.
    """

    def __init__(self, show_ideas: Callable[[bool], object], parent: QWidget) -> None:
        super().__init__("", lambda part: show_ideas(part == "library"), parent)
        self.setObjectName("deckNextStep")
        self.setAccessibleName(tr("The next step"))
        self.setProperty("look", "muted")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def show_deck(self, deck: Deck) -> None:
        """Show the next step for a deck, or nothing."""
        text = ""
        if deck.crypt and not deck.library:
            text = tr(
                "Now the library: type “6 govern” above, or see <a href='library'>what winning "
                "decks play with these vampires</a>."
            )
        elif deck.library and not deck.crypt:
            text = tr(
                "Now the crypt: type “2 anson” above, or see <a href='crypt'>the vampires of "
                "winning decks with these cards</a>."
            )
        self.setText(text)
        self.setVisible(bool(text))
