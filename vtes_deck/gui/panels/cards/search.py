"""The search of the panel: from the text in the box to the cards, immediately if it is fast.

The text is authoritative. The filter panel changes it through :meth:`CardSearch.change`, and
everything else is derived from it.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal

from cardbase.search import Context as SearchContext
from cardbase.search import Node, Query, index_of
from vtes_deck.app.allowed_cards import Bar, barred
from vtes_deck.app.search_suggestions import WayOut, ways_out
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.cards.search_result import (
    Background,
    SearchResult,
    context_of,
    find,
    prepare,
    rests_on,
    takes_long,
)
from vtes_deck.gui.widgets.query_text import EMPTY, Written, changed, without, written
from vtes_deck.language import tr

_JOB = "card search"
_FILTERS = "vtes_deck.gui.widgets.filter_panel"


class CardSearch(QObject):
    """The current query and its result.

    Attributes:
        now: the query in its written form.
        found: its result.
        background: slow facts; ``None`` until they are computed.

    Signals:
        read: the text was read; :attr:`now` is new.
        done: cards were found; :attr:`found` is new.
        rewritten: the text was changed from outside; show it in the box.
        prepared: :attr:`background` is new.
    """

    read = Signal()
    done = Signal()
    rewritten = Signal(str)
    prepared = Signal()

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.now: Written = EMPTY
        self.found = SearchResult()
        self.background: Background | None = None
        self._asked: Query | None = None

    def begin(self, text: str) -> None:
        """Search a card base for the first time: its cards are sorted first."""
        cards = self._context.cards

        def work(_task: Task) -> None:
            index_of(cards)

        def done(_result: None) -> None:
            self.set_text(text)
            self.again()
            self.prepare()

        self._context.jobs.run(
            tr("Sorting the cards"), work, done=done, owner=self, key="card index", quiet=True
        )

    # ----------------------------------------------------------------------------------- the text

    def set_text(self, text: str) -> None:
        """Read a text that the player typed."""
        self.now = written(text, self._context.cards)
        self.read.emit()
        if self.now.query != self._asked:
            self.again()

    def change(self, conditions: Mapping[str, Sequence[Node]]) -> None:
        """Change the conditions on some filters."""
        self._rewrite(changed(self.now, conditions, self._context.cards))

    def take_out(self, condition: Node) -> None:
        """Remove one condition."""
        self._rewrite(without(self.now, condition, self._context.cards))

    def _rewrite(self, new: Written) -> None:
        if new.text != self.now.text:
            self.rewritten.emit(new.text)

    # --------------------------------------------------------------------------------- the search

    @property
    def search_context(self) -> SearchContext:
        """The things other than cards that a query can refer to."""
        return context_of(self._context.session, self._context.cards, self.background)

    def again(self) -> None:
        """Search again, even if nothing has changed."""
        query, cards = self.now.query, self._context.cards
        self._asked = query
        search_context = self.search_context
        self._context.jobs.cancel(_JOB)
        if not takes_long(query):
            self._show(find(cards, query, search_context))
            return

        def work(_task: Task) -> SearchResult:
            return find(cards, query, search_context)

        self._context.jobs.run(
            tr("Searching"), work, done=self._show, owner=self, key=_JOB, quiet=True
        )

    def _show(self, found: SearchResult) -> None:
        if found.error is not None:
            # The previous results stay: half a condition must not empty the list.
            found = SearchResult(self.found.crypt, self.found.library, found.error)
        self.found = found
        self.done.emit()

    def ways_out(self) -> tuple[WayOut, ...]:
        """Changes to try after an empty result; see :mod:`vtes_deck.app.search_suggestions`."""
        if takes_long(self.now.query):
            return ()
        return tuple(ways_out(self._context.cards, self.now.query, self.search_context))

    # ----------------------------------------------------------------------------------- changes

    def deck_changed(self) -> None:
        """Search again after a change of the deck, if the query depends on it."""
        if rests_on(self.now.query, deck=True):
            self.again()

    def prepare(self) -> None:
        """Compute slow facts in the background."""
        cards, session = self._context.cards, self._context.session
        tournament_format, day = session.tournament_format, session.judged_on
        pool = session.options.pool

        def work(_task: Task) -> Background:
            # Loaded here, so that the filters open without delay.
            importlib.import_module(_FILTERS)
            return prepare(cards, tournament_format, day, pool)

        self._context.jobs.run(
            tr("Counting the archive"),
            work,
            done=self._on_prepared,
            owner=self,
            key="card background",
            quiet=True,
        )

    def _on_prepared(self, background: Background) -> None:
        self.background = background
        self.prepared.emit()
        if rests_on(self.now.query, archive=True, day=True):
            self.again()

    def judged_otherwise(self) -> None:
        """Find the cards not allowed after a change of the tournament format or the day."""
        if self.background is None:
            self.prepare()  # replaces the running job, which is for another day
            return
        cards, session = self._context.cards, self._context.session
        tournament_format, day = session.tournament_format, session.judged_on
        pool = session.options.pool

        def work(_task: Task) -> Mapping[int, Bar]:
            return barred(cards, tournament_format, day, pool)

        def done(bars: Mapping[int, Bar]) -> None:
            known = self.background or Background()
            self.background = Background(known.played, known.pools, bars)
            self.prepared.emit()
            if rests_on(self.now.query, day=True):
                self.again()

        self._context.jobs.run(
            tr("Checking the legality of all cards"),
            work,
            done=done,
            owner=self,
            key="card bars",
            quiet=True,
        )
