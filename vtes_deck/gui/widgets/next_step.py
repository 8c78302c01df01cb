"""A line below a new deck that shows how to find more cards."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from vtes_deck.deck.model import Deck
from vtes_deck.gui.widgets.labels import LinkLabel
from vtes_deck.language import tr
from vtes_deck.legality import words
from vtes_deck.legality.deck_status import VerdictLevel, standing
from vtes_deck.legality.judge import Verdict
from vtes_deck.legality.violations import WrongGroups


class NextStep(LinkLabel):
    """The line, which is visible while the library or the crypt of a deck is empty.

    While a deck is unfinished, it also says that the groups of the vampires do not go together.

    Args of the constructor:
        show_ideas: called with ``True`` for suggestions for the library, ``False`` for the crypt.
        show_legality: shows why the deck is not legal.
    """

    def __init__(
        self,
        show_ideas: Callable[[bool], object],
        show_legality: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__("", self._follow, parent)
        self._show_ideas = show_ideas
        self._show_legality = show_legality
        self.setObjectName("deckNextStep")
        self.setAccessibleName(tr("The next step"))
        self.setProperty("look", "muted")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def _follow(self, link: str) -> None:
        if link == "legality":
            self._show_legality()
        else:
            self._show_ideas(link == "library")

    def show_deck(self, deck: Deck, verdict: Verdict) -> None:
        """Show the next step for a deck, or nothing."""
        text = ""
        groups = next((one for one in verdict.errors if isinstance(one, WrongGroups)), None)
        if groups is not None and standing(verdict) is VerdictLevel.UNFINISHED:
            shown = tr("Show the cards")
            text = f"{escape(words.describe(groups))} <a href='legality'>{escape(shown)}</a>"
        elif deck.crypt and not deck.library:
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
