"""Finds in the background which cards the unidentified lines of a deck may mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from cardbase.model import AnyCard
from vtes_deck.deck.model import UnknownLine
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.deck_tree import DeckTree, Suggestions
from vtes_deck.gui.panels import Context
from vtes_deck.language import tr

_MAX_SUGGESTIONS = 6


class LineSuggestions(QObject):
    """Finds similar names for unidentified lines and shows them in the deck.

    Args of the constructor:
        context: provides the cards, and runs the search.
        model: the deck with the lines.
    """

    def __init__(self, context: Context, model: DeckTree, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._model = model
        self._lines: tuple[UnknownLine, ...] = ()
        self._found: Suggestions = {}

    def of(self, line: UnknownLine) -> Sequence[AnyCard]:
        """The cards found for a line so far, most similar first."""
        return self._found.get(line.name, ())

    def clear(self) -> None:
        """Drop the found cards, because the card data have changed."""
        self._found, self._lines = {}, ()

    def look_up(self, lines: tuple[UnknownLine, ...]) -> None:
        """Find cards for these lines, unless they are the same as before."""
        if lines == self._lines:
            return
        self._lines = lines
        wanted = {line.name: line.crypt for line in lines if line.name not in self._found}
        if not wanted:
            self._model.suggest(self._found)
            return
        cards = self._context.cards

        def work(task: Task) -> Suggestions:
            found = {}
            for number, (name, crypt) in enumerate(wanted.items()):
                task.progress(number, len(wanted))
                match = cards.find(name, crypt=crypt)
                best = match.candidates or ((match.card,) if match.card else ())
                found[name] = tuple(dict.fromkeys((*best, *match.suggestions)))[:_MAX_SUGGESTIONS]
            return found

        def done(found: Suggestions) -> None:
            self._found = {**self._found, **found}
            self._model.suggest(self._found)

        self._context.jobs.run(
            tr("Looking for similar names"), work, done=done, owner=self, key="deck suggestions"
        )
