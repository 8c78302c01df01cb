"""What the window shows when the program starts: the deck of the last time, or an example."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from vtes_deck.app.document import Document, Origin, winner
from vtes_deck.app.example import choose_example
from vtes_deck.app.recovery import Found, Recovery, from_kept
from vtes_deck.deck.model import Deck
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.messages import Level, Message, MessageBar, Offer
from vtes_deck.gui.panels import Context

if TYPE_CHECKING:
    from cardbase.archive import ArchiveDeck


class Beginning(QObject):
    """Finds what earlier programs have left, and brings it back.

    Attributes:
        left: decks with unsaved changes that are not open anywhere, newest first.
    """

    def __init__(
        self,
        context: Context,
        recovery: Recovery,
        messages: MessageBar,
        save: Callable[[], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._session = context.session
        self._recovery = recovery
        self._messages = messages
        self._save = save
        recovery.tidy()
        self._damaged = recovery.put_damaged_away()
        self.left: list[Found] = recovery.left_behind()

    def begin(
        self,
        start: Path | None,
        open_path: Callable[[Path, Found | None], None],
        offers: tuple[Offer, ...],
    ) -> None:
        """Show the first deck.

        Args:
            start: a file that the player asked for.
            open_path: opens a file; if that fails, what was kept of it is brought back.
            offers: what else the player may do when he is shown an example.
        """
        crashed = [found for found in self.left if not found.kept.closed and found.kept.modified]
        newest = self.left[0] if self.left else None
        settings = self._context.settings.value
        if start is not None:
            open_path(start, None)
        elif newest is not None and (newest.kept.modified or settings.reopen):
            self._reopen(newest, open_path, told=newest in crashed)
        elif newest is None and not settings.recent:
            self._show_example(offers)
        for found in self.left:
            if not found.kept.modified:
                self._recovery.discard(found)
        self.left = [found for found in self.left if found.kept.modified]
        if any(found in crashed for found in self.left):
            self._messages.tell(
                Message(
                    "VTES Deck was not closed in order. Decks with unsaved changes were kept: "
                    "they are under File ▸ Unsaved decks.",
                    Level.WARNING,
                    key="left",
                )
            )
        self.tell_damaged()

    def tell_damaged(self) -> None:
        """Say which decks were kept and cannot be read."""
        if self._damaged:
            one = len(self._damaged) == 1
            what = "A deck that was kept" if one else f"{len(self._damaged)} decks that were kept"
            places = ", ".join(str(file) for file in self._damaged)
            self._messages.tell(
                Message(
                    f"{what} cannot be read any more, because the disk or another program "
                    f"has damaged {'its file' if one else 'their files'}: {places}",
                    Level.ERROR,
                    key="damaged",
                )
            )

    def _show_example(self, offers: tuple[Offer, ...]) -> None:
        cards = self._context.cards

        def work(_task: Task) -> ArchiveDeck | None:
            return choose_example(cards)

        def show(found: ArchiveDeck | None) -> None:
            # Something else may have been opened while the archive was being read.
            untouched = self._session.position == 0 and self._session.deck == Deck()
            if found is not None and untouched:
                deck, document = winner(found, cards, Origin.EXAMPLE)
                self._session.begin(deck, document, f"Open {deck.name}")
                text = (
                    f"To begin with, here is the deck that won {found.event.name}. "
                    "Look around, change it, or start your own."
                )
                self._messages.tell(Message(text, offers=offers, key="example"))

        self._context.jobs.run("Reading the tournament archive", work, done=show, owner=self)

    def _reopen(
        self, found: Found, open_path: Callable[[Path, Found | None], None], *, told: bool
    ) -> None:
        kept = found.kept
        if not kept.modified and kept.path and Path(kept.path).is_file():
            open_path(Path(kept.path), found)
            return
        document = self.bring_back(found, first=True)
        if kept.modified and told:
            # Undo leads there as well; it is offered where there is something on disk to go to.
            saved = Offer("Back to the saved deck", lambda: self._back_to_saved(document))
            self._messages.tell(
                Message(
                    f"VTES Deck was not closed in order. “{found.title}” is as you left it at "
                    f"{kept.when.astimezone():%H:%M}; its changes are not in a file yet.",
                    Level.WARNING,
                    (Offer("Save", self._save), *([saved] if document.path else [])),
                    key="recovered",
                )
            )
        elif kept.path and document.path is None:
            text = f"{kept.path} is no longer there. The deck was kept all the same."
            self._messages.tell(Message(text, Level.WARNING, key="recovered"))

    def bring_back(self, found: Found, *, first: bool = False) -> Document:
        """Open what an ended program has kept.

        Args:
            found: what it kept.
            first: it is what this program begins with.
        """
        deck, document = from_kept(found.kept, self._context.cards.get)
        if document.path is not None and not document.path.is_file():
            document.path = None
            document.saved = Deck()
        if first:
            # What is on disk is where the history begins, so that undo leads there.
            self._session.begin(document.saved, document, f"Open {found.title}")
            self._session.apply("Bring back the unsaved changes", lambda _deck: deck)
        else:
            self._session.open(deck, document, f"Bring back {found.title}")
        # It has to be on disk in our own place before the other place is given up.
        self._recovery.prepare(self._session.deck, self._session.document)()
        self._recovery.discard(found)
        self.left = [other for other in self.left if other is not found]
        return document

    def put_away(self, left: Iterable[Found]) -> None:
        """Offer these decks no more."""
        for found in left:
            self._recovery.put_away(found)
        self.left = [found for found in self.left if found not in left]

    def take_back(self, left: Iterable[Found]) -> None:
        """Offer them again."""
        for found in left:
            self._recovery.take_back(found)
        self.left = [*self.left, *left]

    def _back_to_saved(self, document: Document) -> None:
        if self._session.document is document:
            saved = document.saved
            self._session.apply("Go back to the saved deck", lambda _deck: saved)
