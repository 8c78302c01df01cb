"""The deck session, through which all changes of open decks are made.

Each change announces one :class:`~vtes_deck.app.changes.Changes` to the subscribers. Subscribers
are plain callables. The session is independent of windows and threads and is used from one thread,
that of the GUI.
"""

from __future__ import annotations

import datetime
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from cardbase.model import AnyCard
from vtes_deck.app.changes import NOTHING, Changes, What, differences
from vtes_deck.app.deck_conversion import looked_up
from vtes_deck.app.document import Document, Origin, Page, winner
from vtes_deck.app.file_stamp import Stamp
from vtes_deck.app.open_deck import UNTITLED, OpenDeck
from vtes_deck.app.undo_history import MERGE_SECONDS, History, HistoryEntry
from vtes_deck.app.winner_titles import title_of
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.language import tr
from vtes_deck.legality.case import DEFAULT, Options
from vtes_deck.legality.format import find_format
from vtes_deck.legality.judge import Verdict, judge

if TYPE_CHECKING:
    from cardbase.archive import ArchiveDeck
    from cardbase.database import CardBase

type Edit = Callable[[Deck], Deck]
"""A pure function from the old deck to the new one."""

type Label = str | Callable[[Deck, Deck], str]
"""The name of an edit, or a function that returns it for the decks before and after."""

type Subscriber = Callable[[Changes], None]

MAX_CLOSED = 20
"""The maximum number of unchanged closed decks that can be reopened; changed ones always can."""

OTHER_DECK = What.DECK | What.METADATA | What.FILE | What.HISTORY | What.OPEN_DECKS
"""The kinds of things that change when another deck becomes the current one."""


class DeckSession:
    """The open decks with their histories, the selected card, the format and the day.

    There is one current deck. Panels read ``session.deck`` again after each change and store
    nothing, so switching to another open deck is a change like any other.

    Attributes:
        open_decks: the open decks by tab; never empty. Do not change the list directly.
        tournament_format: name of the tournament format for which the deck is judged.
        on: the day for which it is judged; ``None`` always means the present day.
        options: further facts that the format needs: players, boosters.
        selected: the selected card, or ``None``.
    """

    def __init__(
        self,
        deck: Deck | None = None,
        *,
        tournament_format: str = "standard",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        first = deck or Deck()
        self._clock = clock
        self.open_decks: list[OpenDeck] = [self._new_open_deck(first)]
        self._open_deck = self.open_decks[0]
        self._closed: list[tuple[int, OpenDeck]] = []
        self._subscribers: list[Subscriber] = []
        self._waiting: deque[Changes] = deque()
        self._publishing = False
        self.tournament_format = tournament_format
        self.on: datetime.date | None = None
        self.options = DEFAULT
        self._verdict: tuple[object, Verdict] | None = None
        self.selected: AnyCard | None = None

    # ------------------------------------------------------------------------------------ state

    @property
    def open_deck(self) -> OpenDeck:
        """The current deck with its history."""
        return self._open_deck

    @property
    def _history(self) -> History[Page]:
        return self._open_deck.history

    @property
    def deck(self) -> Deck:
        """The current deck."""
        return self._open_deck.deck

    @property
    def document(self) -> Document:
        """The document of the deck, which must not be changed."""
        return self._open_deck.document

    @property
    def modified(self) -> bool:
        """Whether the deck differs from the one on disk (or that was opened)."""
        return self._open_deck.modified

    @property
    def path(self) -> Path | None:
        """The file that "save" writes."""
        return self.document.path

    @property
    def title(self) -> str:
        """A name for window titles, never empty."""
        return self._open_deck.title

    @property
    def judged_on(self) -> datetime.date:
        """The day for which the deck is judged."""
        return self.on or datetime.date.today()

    # -------------------------------------------------------------------------------- subscribing

    def subscribe(self, subscriber: Subscriber) -> Callable[[], None]:
        """Call ``subscriber`` at every change.

        Returns:
            A function that ends the subscription.
        """
        self._subscribers.append(subscriber)

        def unsubscribe() -> None:
            if subscriber in self._subscribers:
                self._subscribers.remove(subscriber)

        return unsubscribe

    def announce(self, what: What, *, label: str = "", origin: str = "") -> Changes:
        """Announce a change outside the deck, for example of the settings."""
        return self._publish(what, self.deck, label, origin)

    def _publish(self, what: What, before: Deck, label: str = "", origin: str = "") -> Changes:
        changes = Changes(what, before, self.deck, label, origin)
        if what == NOTHING:
            return changes
        self._waiting.append(changes)
        if self._publishing:
            # A subscriber may change something itself; all subscribers receive that too, in order.
            return changes
        self._publishing = True
        failure: Exception | None = None
        try:
            while self._waiting:
                announcement = self._waiting.popleft()
                for subscriber in tuple(self._subscribers):
                    try:
                        subscriber(announcement)
                    except Exception as error:  # noqa: BLE001 - the others are notified nevertheless
                        failure = failure or error
        finally:
            self._publishing = False
        if failure is not None:
            raise failure
        return changes

    # -------------------------------------------------------------------------------------- edits

    def apply(
        self,
        label: Label,
        edit: Edit,
        *,
        merge: str = "",
        within: float = MERGE_SECONDS,
        origin: str = "",
    ) -> Changes:
        """Change the deck.

        Args:
            label: the name of the change, for the Edit menu and the history; or a function of the
                decks before and after, so that the label of merged repeats gives their sum.
            edit: a pure function of the deck. If it raises, nothing has changed.
            merge: quick repeats with the same key become one step to undo.
            within: the longest time between them in seconds; ``math.inf`` while a text is typed.
            origin: key of the panel that makes the change, so that it can recognise its own change.

        Returns:
            The announced change; its kind is ``NOTHING`` if the deck is the same.
        """
        before = self.deck
        after = edit(before)
        if after == before:
            return Changes(NOTHING, before, before, origin=origin)
        was_modified = self.modified
        document = self.document

        def say(first: Page, last: Page) -> str:
            return label if isinstance(label, str) else label(first.deck, last.deck)

        shown = self._history.push(Page(after, document), say, merge, within)
        what = differences(before, after) | What.HISTORY
        if self.modified != was_modified:
            what |= What.FILE
        return self._publish(what, before, shown, origin)

    def add(self, card: AnyCard, copies: int = 1, *, origin: str = "") -> Changes:
        """Add copies of a card; a negative number removes some."""

        def edit(deck: Deck) -> Deck:
            return edits.set_count(deck, card, _bounded(deck.count(card) + copies))

        return self._count(card, edit, origin)

    def set_count(self, card: AnyCard, copies: int, *, origin: str = "") -> Changes:
        """Set the copies of a card; 0 removes it."""
        return self._count(card, lambda deck: edits.set_count(deck, card, _bounded(copies)), origin)

    def _count(self, card: AnyCard, edit: Edit, origin: str) -> Changes:
        def say(before: Deck, after: Deck) -> str:
            had, has = before.count(card), after.count(card)
            if has == 0:
                return tr("Remove {card}", card=card.unique_name)
            copies = abs(has - had)
            if has > had:
                return tr("Add {copies} {card}", copies=copies, card=card.unique_name)
            return tr("Remove {copies} {card}", copies=copies, card=card.unique_name)

        return self.apply(say, edit, merge=f"count {card.id}", origin=origin)

    # ------------------------------------------------------------------------------------ history

    @property
    def steps(self) -> Sequence[HistoryEntry[Page]]:
        """All steps, from the oldest to the last undone one."""
        return self._history.steps

    @property
    def position(self) -> int:
        """Index of the current state in :attr:`steps`."""
        return self._history.position

    @property
    def undo_label(self) -> str | None:
        """The name of the change that :meth:`undo` reverts, or ``None`` if there is none."""
        return self._history.undo_label

    @property
    def redo_label(self) -> str | None:
        """The name of the change that :meth:`redo` repeats, or ``None`` if there is none."""
        return self._history.redo_label

    def undo(self) -> Changes:
        """Undo the last step."""
        return self.go_to(self.position - 1)

    def redo(self) -> Changes:
        """Redo the step that was undone."""
        return self.go_to(self.position + 1)

    def go_to(self, position: int) -> Changes:
        """Go to any state of the history; nothing happens if there is no such state."""
        page, modified = self._history.value, self.modified
        going_back = position < self.position
        taken_back = self.undo_label
        if not self._history.go_to(position):
            return Changes(NOTHING, page.deck, page.deck)
        now = self._history.value
        what = differences(page.deck, now.deck) | What.HISTORY
        if now.document is not page.document or modified != self.modified:
            what |= What.FILE
        if going_back:
            return self._publish(what, page.deck, tr("Undo {what}", what=taken_back))
        return self._publish(what, page.deck, tr("Redo {what}", what=self.undo_label))

    # ---------------------------------------------------------------------------- opening, saving

    def _new_open_deck(
        self, deck: Deck, document: Document | None = None, label: str = ""
    ) -> OpenDeck:
        page = Page(deck, document or Document(Origin.NEW, deck))
        return OpenDeck(History(page, label or tr("New deck"), self._clock))

    def open(
        self, deck: Deck, document: Document, label: str = "", *, behind: bool = False
    ) -> Changes:
        """Open another deck and make it the current one.

        Args:
            deck: the deck.
            document: its origin.
            label: the first line of its history.
            behind: do not make it the current deck; an empty new deck is replaced nevertheless.
        """
        open_deck = self._new_open_deck(
            deck, document, label or tr("Open {deck}", deck=deck.name or tr(UNTITLED))
        )
        before = self.deck
        if self._open_deck.untouched:
            self.open_decks[self.place] = open_deck
            self._open_deck = open_deck
            return self._publish(OTHER_DECK, before, open_deck.history.steps[0].label)
        if behind:
            self.open_decks.append(open_deck)
            return self._publish(What.OPEN_DECKS, before)
        self.open_decks.insert(self.place + 1, open_deck)
        self._history.seal()
        self._open_deck = open_deck
        return self._publish(OTHER_DECK, before, open_deck.history.steps[0].label)

    def begin(
        self, deck: Deck, document: Document, label: str, open_deck: OpenDeck | None = None
    ) -> Changes:
        """Start a new history in the current open deck, or in another one that is still open."""
        before = self.deck
        open_deck = open_deck or self._open_deck
        if open_deck not in self.open_decks:
            return Changes(NOTHING, before, before)
        open_deck.history = self._new_open_deck(deck, document, label).history
        return self._publish(
            OTHER_DECK if open_deck is self._open_deck else What.OPEN_DECKS, before, label
        )

    def turn_to(self, deck: Deck, document: Document, label: str) -> Changes:
        """Replace the deck in the current tab; this can be undone."""
        before = self.deck
        self._history.seal()
        shown = self._history.push(Page(deck, document), label)
        return self._publish(OTHER_DECK, before, shown)

    def new(self, author: str = "") -> Changes:
        """Open an empty deck."""
        deck = Deck(author=author)
        return self.open(deck, Document(Origin.NEW, deck), tr("New deck"))

    def open_archive(self, archived: ArchiveDeck, cards: CardBase) -> Changes:
        """Open a copy of a tournament winning deck. It has no file until it is saved."""
        deck, document = winner(archived, cards, Origin.ARCHIVE)
        return self.open(deck, document, tr("Open {deck}", deck=title_of(archived)))

    # ----------------------------------------------------------------------------- several decks

    @property
    def place(self) -> int:
        """Index of the current deck in :attr:`open_decks`."""
        return self.open_decks.index(self._open_deck)

    def switch(self, place: int) -> Changes:
        """Switch to another open deck; nothing happens if there is no such place."""
        before = self.deck
        if not 0 <= place < len(self.open_decks) or place == self.place:
            return Changes(NOTHING, before, before)
        self._history.seal()
        self._open_deck = self.open_decks[place]
        return self._publish(OTHER_DECK, before)

    def move(self, place: int, to: int) -> Changes:
        """Move an open deck to another place among the tabs."""
        if 0 <= place < len(self.open_decks) and 0 <= to < len(self.open_decks) and place != to:
            self.open_decks.insert(to, self.open_decks.pop(place))
            return self._publish(What.OPEN_DECKS, self.deck)
        return Changes(NOTHING, self.deck, self.deck)

    def close(self, place: int) -> Changes:
        """Close an open deck; :meth:`reopen` brings it back with its history.

        After the last one, an empty deck is opened.
        """
        before = self.deck
        if not 0 <= place < len(self.open_decks):
            return Changes(NOTHING, before, before)
        open_deck = self.open_decks.pop(place)
        if not open_deck.untouched:
            self._closed.append((place, open_deck))
            saved = [pair for pair in self._closed if not pair[1].modified]
            for pair in saved[:-MAX_CLOSED]:
                self._closed.remove(pair)
        if not self.open_decks:
            self.open_decks.append(self._new_open_deck(Deck()))
        if open_deck is not self._open_deck:
            return self._publish(What.OPEN_DECKS, before)
        self._open_deck = self.open_decks[min(place, len(self.open_decks) - 1)]
        return self._publish(OTHER_DECK, before)

    @property
    def closed(self) -> tuple[OpenDeck, ...]:
        """The closed decks that can be opened again, the last one last."""
        return tuple(open_deck for _, open_deck in self._closed)

    def reopen(self, open_deck: OpenDeck | None = None) -> Changes:
        """Open a closed deck again, with its history: the last one, or this one."""
        before = self.deck
        found = [pair for pair in self._closed if open_deck is None or pair[1] is open_deck]
        if not found:
            return Changes(NOTHING, before, before)
        self._closed.remove(found[-1])
        place, again = found[-1]
        if self._open_deck.untouched:
            self.open_decks.remove(self._open_deck)
        self.open_decks.insert(min(place, len(self.open_decks)), again)
        self._open_deck = again
        return self._publish(OTHER_DECK, before)

    # ------------------------------------------------------------------------------------- saving

    def saved(
        self,
        path: Path,
        file_format: str,
        deck: Deck,
        document: Document | None = None,
        stamp: Stamp | None = None,
    ) -> Changes:
        """Note that ``deck`` has been written to ``path``, in its state when saving began.

        If it was the file of another deck, that deck has no file from now on.

        Args:
            path: the file.
            file_format: its file format.
            deck: the written deck.
            document: the document to which it belongs, in case another one is current by now.
            stamp: time and size of the file now.
        """
        document = document or self.document
        document.origin = Origin.FILE
        document.path, document.file_format, document.saved = path, file_format, deck
        document.stamp = stamp
        for open_deck in (*self.open_decks, *self.closed):
            other = open_deck.document
            if other is document:
                open_deck.history.seal()
            elif other.path == path:
                other.path, other.stamp, other.saved = None, None, Deck()
        return self._publish(What.FILE, self.deck)

    # ------------------------------------------------------------------------- selection, verdict

    def select(self, card: AnyCard | None, *, origin: str = "") -> Changes:
        """Select a card."""
        if card == self.selected:
            return Changes(NOTHING, self.deck, self.deck, origin=origin)
        self.selected = card
        return self._publish(What.SELECTION, self.deck, origin=origin)

    def judge(
        self,
        tournament_format: str,
        on: datetime.date | None,
        options: Options | None = None,
        *,
        origin: str = "",
    ) -> Changes:
        """Judge the deck for another tournament format or day (``None``: today).

        Without ``options``, the current ones stay.

        Raises:
            UnknownFormatError: there is no such tournament format.
        """
        tournament_format = find_format(tournament_format).name
        wanted = (tournament_format, on, options or self.options)
        if wanted == (self.tournament_format, self.on, self.options):
            return Changes(NOTHING, self.deck, self.deck, origin=origin)
        self.tournament_format, self.on, self.options = wanted
        return self._publish(What.LEGALITY, self.deck, origin=origin)

    @property
    def verdict(self) -> Verdict:
        """The verdict on the deck; computed again only when its conditions have changed."""
        key = (self.deck, self.tournament_format, self.judged_on, self.options)
        if self._verdict is None or self._verdict[0] != key:
            verdict = judge(self.deck, self.tournament_format, self.judged_on, self.options)
            self._verdict = (key, verdict)
        return self._verdict[1]

    def adopt(self, cards: CardBase) -> Changes:
        """Look up every card of the whole history in another card base.

        See :func:`vtes_deck.app.deck_conversion.looked_up`.
        """
        before = self.deck
        histories = [open_deck.history for open_deck in (*self.open_decks, *self.closed)]
        documents = {step.value.document for history in histories for step in history.steps}
        for document in documents:
            document.saved = looked_up(document.saved, cards)
        for history in histories:
            history.map(lambda page: Page(looked_up(page.deck, cards), page.document))
        if self.selected is not None:
            self.selected = cards.get(self.selected.id) or self.selected
        self._verdict = None
        return self._publish(What.CARDBASE | What.DECK | What.SELECTION, before)


def _bounded(copies: int) -> int:
    return min(max(copies, 0), edits.MAX_COUNT)
