"""Pictures for proxies: those on this machine, and the others if the player wants them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject, Signal

from cardbase.model import AnyCard
from cardbase.pictures import OfflineError, PictureError, PictureStore
from vtes_deck.app.pictures import cached_picture, chosen_set, fetch_picture, open_store
from vtes_deck.gui.jobs import Job, Jobs, Task
from vtes_deck.gui.panels import Context
from vtes_deck.language import plural, tr

_KEY = "proxy pictures"

type SetOf = Callable[[AnyCard], str]
"""The name of the set whose picture of a card is wanted, or empty."""


@dataclass
class FetchResult:
    """The result of a search for pictures.

    Attributes:
        pictures: the pictures by card; ``None`` if there is none on this machine.
        message: a message, or empty.
    """

    pictures: dict[AnyCard, bytes | None] = field(default_factory=dict)
    message: str = ""


class ProxyPictures(QObject):
    """Looks up pictures, and fetches them if the player asks for it.

    Signals:
        changed: pictures arrived, or the missing ones are known.
        advanced: carries the number of fetched pictures, and the total.
    """

    changed = Signal()
    advanced = Signal(int, int)

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs: Jobs = context.jobs
        self._language = context.settings.value.text_language
        self._set_of = partial(chosen_set, cards=context.cards, settings=context.settings.value)
        self.store: PictureStore = open_store(context.settings.value)
        self._found: dict[AnyCard, bytes | None] = {}
        self._job: Job | None = None
        self.message = ""

    def get(self, card: AnyCard) -> bytes | None:
        """The picture of a card if it was found."""
        return self._found.get(card)

    @property
    def busy(self) -> bool:
        """Whether pictures are looked up or fetched."""
        return self._job is not None

    def missing(self, cards: Sequence[AnyCard]) -> list[AnyCard]:
        """The cards without a picture on this machine, among those that were looked up."""
        return [card for card in dict.fromkeys(cards) if self._found.get(card, b"") is None]

    def look_up(self, cards: Sequence[AnyCard]) -> None:
        """Find the pictures on this machine for cards that were not looked up yet."""
        new = [card for card in dict.fromkeys(cards) if card not in self._found]
        if new:
            self._run(
                tr("Looking for pictures"), _look_up(self.store, new, self._language, self._set_of)
            )

    def fetch(self, cards: Sequence[AnyCard]) -> None:
        """Fetch the missing pictures of cards from the server."""
        missing = self.missing(cards)
        work = _fetch(self.store, missing, self._language, self._set_of)
        self._run(tr("Fetching pictures"), work)

    def stop(self) -> None:
        """Stop fetching; the fetched pictures are kept, and are looked up again."""
        self._jobs.cancel(_KEY)
        self._found = {card: data for card, data in self._found.items() if data is not None}

    def _run(self, title: str, work: Callable[[Task], FetchResult]) -> None:
        job = self._jobs.run(
            title, work, done=self._take, failed=self._fail, owner=self, key=_KEY, quiet=True
        )
        self._job = job
        job.progressed.connect(lambda done, total, _text: self.advanced.emit(done, total))
        job.ended.connect(lambda: self._end(job))

    def _take(self, found: FetchResult) -> None:
        self._found.update(found.pictures)
        self.message = found.message

    def _fail(self, error: Exception) -> None:
        self.message = tr("The pictures can't be downloaded: {why}", why=error)

    def _end(self, job: Job) -> None:
        if job is self._job:
            self._job = None
            self.changed.emit()


def _look_up(
    store: PictureStore, cards: Sequence[AnyCard], language: str, set_of: SetOf
) -> Callable[[Task], FetchResult]:
    def work(task: Task) -> FetchResult:
        found = FetchResult()
        for card in cards:
            task.check()
            found.pictures[card] = cached_picture(store, card, language, set_of(card))
        return found

    return work


def _fetch(
    store: PictureStore, cards: Sequence[AnyCard], language: str, set_of: SetOf
) -> Callable[[Task], FetchResult]:
    def work(task: Task) -> FetchResult:
        found = FetchResult()
        failed = 0

        def given_up() -> bool:
            return task.cancelled

        for number, card in enumerate(cards):
            task.progress(number, len(cards))
            try:
                found.pictures[card] = fetch_picture(
                    store, card, language, given_up, set_name=set_of(card)
                )
            except OfflineError as error:
                found.message = error.what.render(tr)
                break
            except PictureError:
                failed += 1
        if failed:
            found.message = plural(
                "{n} pictures are not available.", "{n} picture is not available.", failed
            )
        return found

    return work
