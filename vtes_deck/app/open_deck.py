"""One of the open decks."""

from __future__ import annotations

from vtes_deck.app.document import Document, Origin, Page
from vtes_deck.app.undo_history import History
from vtes_deck.app.winner_titles import winner_title
from vtes_deck.deck.model import Deck
from vtes_deck.language import mark, tr

UNTITLED = mark("Untitled deck")


class OpenDeck:
    """One open deck with its history.

    Attributes:
        history: its states, oldest first, each with its document.
    """

    def __init__(self, history: History[Page]) -> None:
        self.history = history

    @property
    def deck(self) -> Deck:
        """The current deck."""
        return self.history.value.deck

    @property
    def document(self) -> Document:
        """Its document, which must not be changed."""
        return self.history.value.document

    @property
    def modified(self) -> bool:
        """Whether the deck differs from the one on disk (or that was opened)."""
        return self.deck != self.document.saved

    @property
    def untouched(self) -> bool:
        """Whether it is empty or the example of the first start; any other deck may replace it."""
        given = self.document.origin in {Origin.NEW, Origin.EXAMPLE} and self.document.path is None
        return given and len(self.history.steps) == 1 and not self.modified

    @property
    def title(self) -> str:
        """A name for tabs and window titles, never empty."""
        if self.deck.name:
            return self.deck.name
        path, win = self.document.path, self.document.saved.win
        if path is not None:
            return path.stem
        if win is not None and self.document.origin is Origin.ARCHIVE:
            return winner_title("", win.player, win.event.name)
        return tr(UNTITLED)
