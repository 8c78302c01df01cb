"""Pictures of cards for all views of the window: from this machine, and fetched if wanted."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from cardbase.card_numbers import is_own
from cardbase.model import AnyCard
from cardbase.pictures import OfflineError, Refusal, UnusableError
from vtes_deck.app.pictures import (
    cached_picture,
    chosen_set,
    fetch_picture,
    forget_picture,
    open_store,
)
from vtes_deck.app.settings import Settings
from vtes_deck.graphics.pictures import decode
from vtes_deck.gui.jobs import Job, Task
from vtes_deck.language import tr

if TYPE_CHECKING:
    from vtes_deck.gui.panels import Context

MAX_WAITING = 300
"""Maximum pictures that wait to be fetched; beyond it, the oldest requests are dropped."""


_MAX_UNUSABLE = 3
"""Fetching stops after this many consecutive answers that are not pictures."""


class _Request(NamedTuple):
    """A picture to fetch: of a card, in a language, from a set."""

    card: int
    language: str
    set_name: str


class CardPictures(QObject):
    """Finds the picture of a card, and fetches missing ones if the player wants pictures.

    The latest request is fetched first, one at a time, so that the card panel can fetch at the same
    time. If the server cannot be reached, requests wait until a picture arrives or a view requests
    another one. All views of a program share one instance: :meth:`of`.

    Attributes:
        store: the pictures on this machine.

    Signals:
        arrived: the picture of this card has been stored on this machine.
    """

    arrived = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__(context.jobs)
        self._context = context
        self.store = open_store(context.settings.value)
        self._waiting: OrderedDict[_Request, AnyCard] = OrderedDict()
        self._refused: set[_Request] = set()
        self._unusable = 0
        self._job: Job | None = None
        context.settings.on_change(self._follow)
        self.arrived.connect(self._go_on)

    @classmethod
    def of(cls, context: Context) -> CardPictures:
        """The pictures of a program."""
        there = context.jobs.findChild(cls)
        return there if isinstance(there, cls) else cls(context)

    def picture(self, card: AnyCard) -> QPixmap | None:
        """The picture if pictures are wanted and it is stored; a missing one is requested."""
        settings = self._context.settings.value
        if not settings.pictures and not is_own(card.id):
            return None
        chosen = chosen_set(card, self._context.cards, settings)
        language = settings.text_language
        data = cached_picture(self.store, card, language, chosen)
        if data is None:
            self._ask(_Request(card.id, language, chosen), card)
            data = cached_picture(self.store, card, "en")
        image = decode(data) if data is not None else None
        return None if image is None else QPixmap.fromImage(image)

    def _ask(self, request: _Request, card: AnyCard) -> None:
        if is_own(card.id) or request in self._refused or self._unusable >= _MAX_UNUSABLE:
            return
        self._waiting[request] = card
        self._waiting.move_to_end(request)
        if len(self._waiting) > MAX_WAITING:
            self._waiting.popitem(last=False)
        self._fetch_next()

    def _fetch_next(self) -> None:
        if self._job is not None or not self._waiting or self.store.offline:
            return
        request, card = self._waiting.popitem()

        def work(task: Task) -> None:
            data = fetch_picture(
                self.store,
                card,
                request.language,
                lambda: task.cancelled,
                set_name=request.set_name,
            )
            if decode(data) is None:
                forget_picture(self.store, card, request.language, request.set_name)
                raise UnusableError(Refusal.NOT_A_PICTURE)

        def failed(error: Exception) -> None:
            if isinstance(error, OfflineError):
                self._waiting[request] = card
            else:
                self._refused.add(request)
                self._unusable += isinstance(error, UnusableError)
            if self._unusable >= _MAX_UNUSABLE:
                self._waiting.clear()

        self._job = self._context.jobs.run(
            tr("Fetching the picture of {card}", card=card.name),
            work,
            done=lambda _nothing: self.arrived.emit(card),
            failed=failed,
            owner=self,
            quiet=True,
        )
        self._job.ended.connect(self._on_ended)

    def _go_on(self, _card: AnyCard) -> None:
        """A picture has arrived, so the server can be reached: fetch the waiting ones."""
        self._unusable = 0
        self.store.try_again()
        self._fetch_next()

    def _on_ended(self) -> None:
        self._job = None
        self._fetch_next()

    def _follow(self, settings: Settings) -> None:
        """Apply the settings: stop fetching if pictures are not wanted, and limit the cache."""
        self.store.limit = settings.picture_cache_mb * 1024 * 1024
        self._refused.clear()
        self._unusable = 0
        if not settings.pictures:
            self._waiting.clear()
            if self._job is not None:
                self._job.cancel()
