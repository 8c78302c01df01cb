"""Restores the last session at the start: the last deck, or an example."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardbase.atomic_files import sweep
from vtes_deck.app import deck_files, paths
from vtes_deck.app.document import Document, Origin, Page, winner
from vtes_deck.app.example_deck import choose_example
from vtes_deck.app.file_stamp import stamp_of
from vtes_deck.app.open_deck import OpenDeck
from vtes_deck.app.recovery import LeftDeck, Recovery, from_saved
from vtes_deck.app.session import OTHER_DECK
from vtes_deck.deck.model import Deck
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.message_bar import Message, MessageBar, MessageLevel, Offer
from vtes_deck.gui.panels import Context
from vtes_deck.language import plural, tr

if TYPE_CHECKING:
    from cardbase.archive import ArchiveDeck

log = logging.getLogger(__name__)

_MAX_NAMED = 3
"""Names of decks that a message lists."""


class SessionRestore(QObject):
    """Finds the decks of programs that have ended, and restores them.

    Attributes:
        left: decks with unsaved changes that are not open anywhere, newest first.
    """

    def __init__(
        self,
        context: Context,
        recovery: Recovery,
        messages: MessageBar,
        save: Callable[[], object],
        cannot_keep: Callable[[Exception], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._session = context.session
        self._recovery = recovery
        self._messages = messages
        self._save = save
        self._cannot_keep = cannot_keep
        recovery.tidy()
        self._damaged = recovery.put_damaged_away()
        self._announced: list[LeftDeck] = []
        self._refused: set[Path] = set()
        self.left: list[LeftDeck] = recovery.left_behind()
        context.jobs.run(tr("Tidying up"), _sweep, owner=self, quiet=True)

    def begin(
        self,
        start: Path | None,
        open_path: Callable[[Path], None],
        offers: tuple[Offer, ...],
    ) -> None:
        """Open the first decks.

        Args:
            start: a file that the player asked for.
            open_path: opens a file.
            offers: further actions if an example is shown.
        """
        crashed = [found for found in self.left if not found.kept.closed and found.kept.modified]
        settings = self._context.settings.value
        if start is not None:
            open_path(start)
        elif not self.left and not settings.recent:
            self._show_example(offers)
        else:
            self._reopen([f for f in self._tabs() if f.kept.modified or settings.reopen], crashed)
        for found in self.left:
            if not found.kept.modified:
                self._recovery.discard(found)
        self.left = [found for found in self.left if found.kept.modified]
        self._report_left([found for found in self.left if found in crashed])
        self.report_damaged()

    def end(self) -> None:
        """Mark the report about crashed sessions as seen when the program ends normally."""
        for found in self._announced:
            if found in self.left:
                self._recovery.mark_announced(found)

    def _report_left(self, crashed: list[LeftDeck]) -> None:
        """List the decks of crashed sessions that are not open, and offer to open them."""
        self._announced = crashed
        if not crashed:
            return
        names = deck_files.joined(
            tr("“{name}”", name=found.title) for found in crashed[:_MAX_NAMED]
        )
        self._messages.post(
            Message(
                plural(
                    "VTES Deck closed unexpectedly. {n} decks with unsaved changes are "
                    "under File ▸ Unsaved decks: {names}",
                    "VTES Deck closed unexpectedly. A deck with unsaved changes is under "
                    "File ▸ Unsaved decks: {names}",
                    len(crashed),
                    names=names if len(crashed) <= _MAX_NAMED else f"{names} …",
                ),
                MessageLevel.WARNING,
                (
                    Offer(
                        plural("Open them", "Open it", len(crashed)),
                        lambda: self._open_left(crashed),
                    ),
                ),
                key="left",
            )
        )

    def _open_left(self, crashed: list[LeftDeck]) -> None:
        """Open these decks unless they are open already, and go to the first one."""
        for place, found in enumerate([one for one in crashed if one in self.left]):
            self.bring_back(found, behind=place > 0)

    def _tabs(self) -> list[LeftDeck]:
        """The decks that were open in the program that ended last, in the order of their tabs."""
        if not self.left:
            return []
        last = self.left[0].session
        open_then = [f for f in self.left if f.session == last and f.kept.tab >= 0]
        return sorted(open_then, key=lambda found: found.kept.tab)

    def report_damaged(self) -> None:
        """List the recovery copies that cannot be read."""
        if self._damaged:
            self._messages.post(
                Message(
                    plural(
                        "{n} recovery copies are damaged and can't be read: {places}",
                        "A recovery copy is damaged and can't be read: {places}",
                        len(self._damaged),
                        places=", ".join(str(file) for file in self._damaged),
                    ),
                    MessageLevel.ERROR,
                    key="damaged",
                )
            )

    def _show_example(self, offers: tuple[Offer, ...]) -> None:
        cards = self._context.cards

        def work(_task: Task) -> ArchiveDeck | None:
            return choose_example(cards)

        def show(found: ArchiveDeck | None) -> None:
            # Another deck may have been opened while the archive was being read.
            untouched = self._session.open_deck.untouched
            if found is not None and untouched:
                deck, document = winner(found, cards, Origin.EXAMPLE)
                self._session.begin(deck, document, tr("Open {name}", name=deck.name))
                text = tr(
                    "This example is the deck that won {event}. Explore it, edit it, or "
                    "start your own.",
                    event=found.event.name,
                )
                self._messages.post(Message(text, offers=offers, key="example", of_deck=True))

        self._context.jobs.run(tr("Reading the tournament archive"), work, done=show, owner=self)

    def _reopen(self, tabs: list[LeftDeck], crashed: list[LeftDeck]) -> None:
        """Restore the open decks of the last session, and go to its current deck."""
        if not tabs:
            return
        looked_at = next((found for found in tabs if found.kept.current), tabs[-1])
        current: Document | None = None
        begun = False
        for found in tabs:
            document = self._brought_back(found, first=not begun)
            if document is None:
                continue
            begun = True
            kept = found.kept
            if found is looked_at:
                current = document
            if kept.path and document.path is None:
                text = tr(
                    "{path} no longer exists. A recovery copy of the deck was kept.", path=kept.path
                )
                self._messages.post(Message(text, MessageLevel.WARNING, key=f"gone {kept.path}"))
            elif not kept.modified and document.path is not None:
                self._renew(self._open_deck_of(document), document.path)
        if not begun:
            return
        # The second deck has replaced an empty first tab, so places differ from the saved ones.
        self._session.switch(
            next((n for n, s in enumerate(self._session.open_decks) if s.document is current), 0)
        )
        lost = [found for found in tabs if found in crashed and found.file not in self._refused]
        if len(lost) == 1:
            self._report_crashed(lost[0])
        elif lost:
            names = deck_files.joined(tr("“{name}”", name=found.title) for found in lost)
            self._messages.post(
                Message(
                    tr(
                        "VTES Deck closed unexpectedly. {names} were restored; save them "
                        "to keep the changes.",
                        names=names,
                    ),
                    MessageLevel.WARNING,
                    key="recovered",
                )
            )

    def _brought_back(self, found: LeftDeck, *, first: bool) -> Document | None:
        """Open a kept deck; set it aside on an error, so that the others are restored."""
        try:
            return self.bring_back(found, first=first, behind=not first)
        except Exception:
            log.exception("the deck that is kept as %s cannot be opened", found.file)
            self.left = [other for other in self.left if other is not found]
            self._refused.add(found.file)
            self._damaged.append(self._recovery.set_aside(found.file))
            return None

    def _report_crashed(self, found: LeftDeck) -> None:
        open_deck = self._session.open_deck
        document = open_deck.document
        offers = []
        if found.title == open_deck.title:
            offers.append(Offer(tr("Save"), lambda: self._save_of(document)))
            if document.path:
                # Undo restores it too, so it is offered only if there is a difference.
                offers.append(
                    Offer(tr("Back to the saved deck"), lambda: self._back_to_saved(document))
                )
        self._messages.post(
            Message(
                tr(
                    "VTES Deck closed unexpectedly. “{name}” was restored as of {time}; "
                    "save it to keep the changes.",
                    name=found.title,
                    time=f"{found.kept.when.astimezone():%H:%M}",
                ),
                MessageLevel.WARNING,
                tuple(offers),
                key="recovered",
            )
        )

    def _save_of(self, document: Document) -> None:
        """Save this deck, even if another deck is current meanwhile."""
        places = [n for n, s in enumerate(self._session.open_decks) if s.document is document]
        if places:
            self._session.switch(places[0])
            self._save()

    def _renew(self, open_deck: OpenDeck, path: Path) -> None:
        """Read a file that was changed since it was open here."""
        cards = self._context.cards
        document = open_deck.document

        def work(_task: Task) -> deck_files.Opened | None:
            return None if stamp_of(path) == document.stamp else deck_files.open_file(path, cards)

        def done(opened: deck_files.Opened | None) -> None:
            if opened is not None and open_deck.document is document and not open_deck.modified:
                label = tr("Open {name}", name=opened.document.source)
                self._session.begin(opened.deck, opened.document, label, open_deck)

        def failed(error: Exception) -> None:
            text = tr(
                "{why} A recovery copy of the deck was kept.",
                why=deck_files.why_unreadable(path.name, error),
            )
            self._messages.post(Message(text, MessageLevel.WARNING, key=f"gone {path}"))

        title = tr("Opening {name}", name=path.name)
        self._context.jobs.run(title, work, done=done, failed=failed, owner=self)

    def bring_back(self, found: LeftDeck, *, first: bool = False, behind: bool = False) -> Document:
        """Open a deck that an earlier session has kept.

        Args:
            found: the kept deck.
            first: whether it is the first deck that this program restores.
            behind: whether to stay at the current deck.
        """
        deck, document = from_saved(found.kept, self._context.cards.get)
        if document.path is not None and not document.path.is_file():
            document.path = None
            document.saved = Deck()
        # The history starts with the state on disk, so that undo restores it.
        label = tr("Open {name}", name=found.title)
        if first:
            self._session.begin(document.saved, document, label)
        else:
            self._session.open(document.saved, document, label, behind=behind)
        open_deck = self._open_deck_of(document)
        if deck != document.saved:
            open_deck.history.push(Page(deck, document), tr("Restore the unsaved changes"))
            self._session.announce(OTHER_DECK)
        self.left = [other for other in self.left if other is not found]
        if not any(other in self._announced for other in self.left):
            self._messages.withdraw("left")
        # It must be saved in our own recovery folder before the earlier copy is removed.
        tab, current = (
            self._session.open_decks.index(open_deck),
            open_deck is self._session.open_deck,
        )
        try:
            self._recovery.prepare(deck, document, tab=tab, current=current)()
        except OSError as error:
            self._cannot_keep(error)
        else:
            self._recovery.discard(found)
        return document

    def _open_deck_of(self, document: Document) -> OpenDeck:
        return next(
            open_deck for open_deck in self._session.open_decks if open_deck.document is document
        )

    def put_away(self, left: Iterable[LeftDeck]) -> None:
        """Stop offering these decks."""
        for found in left:
            self._recovery.put_away(found)
        self.left = [found for found in self.left if found not in left]

    def take_back(self, left: Iterable[LeftDeck]) -> None:
        """Offer the decks again."""
        for found in left:
            self._recovery.take_back(found)
        self.left = [*self.left, *left]

    def _back_to_saved(self, document: Document) -> None:
        if self._session.document is document:
            saved = document.saved
            self._session.apply(tr("Go back to the saved deck"), lambda _deck: saved)


def _sweep(task: Task) -> None:
    """Remove the unfinished files of killed programs from our own folders."""
    for folder in {paths.data_dir(), paths.config_dir(), paths.cache_dir()}:
        task.check()
        sweep(folder)
