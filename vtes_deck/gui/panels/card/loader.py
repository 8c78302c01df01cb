"""Fetches pictures for the card view in the background, the latest request first."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPixmap

from cardbase.model import AnyCard
from cardbase.pictures import (
    AT_ONCE,
    OfflineError,
    PictureError,
    PictureStore,
    Refusal,
    UnusableError,
)
from vtes_deck.app.pictures import cached_picture, fetch_picture, forget_picture
from vtes_deck.graphics.pictures import decode
from vtes_deck.gui.jobs import Job, Jobs, Task
from vtes_deck.language import tr

_IN_MEMORY = 24


@dataclass(frozen=True)
class PictureRequest:
    """A picture that is wanted.

    Attributes:
        card: the card.
        language: see :func:`vtes_deck.app.pictures.wanted_pictures`.
        again: whether to ask the server again for a picture that it recently did not have.
        set_name: the set of the wanted printing; empty for the usual one.
    """

    card: AnyCard
    language: str
    again: bool = False
    set_name: str = ""

    @property
    def key(self) -> tuple[int, str, str]:
        """The key of a request, the same for equal requests."""
        return self.card.id, self.language, self.set_name


class PictureLoader(QObject):
    """Fetches pictures.

    Signals:
        arrived: a :class:`PictureRequest` has been fulfilled.
        failed: a :class:`PictureRequest`, a sentence, and whether trying again may help.
        waiting: a :class:`PictureRequest` is being fetched.
    """

    arrived = Signal(object)
    failed = Signal(object, str, bool)
    waiting = Signal(object)

    def __init__(self, jobs: Jobs, store: PictureStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self._jobs = jobs
        self._running: dict[PictureRequest, Job] = {}
        self._next: PictureRequest | None = None
        self._ready: OrderedDict[tuple[int, str, str], QPixmap] = OrderedDict()

    def picture(self, wish: PictureRequest) -> QPixmap | None:
        """The picture if it is already in memory or on disk."""
        ready = self._ready.get(wish.key)
        if ready is not None:
            self._ready.move_to_end(wish.key)
            return ready
        data = cached_picture(self.store, wish.card, wish.language, wish.set_name)
        image = decode(data) if data is not None else None
        return self._keep(wish, image) if image is not None else None

    def forget(self) -> None:
        """Drop the pictures in memory: the card data have changed."""
        self._ready.clear()

    def fetches(self, wish: PictureRequest) -> bool:
        """Whether a requested picture is being fetched."""
        return wish in self._running or wish == self._next

    def fetch(self, wish: PictureRequest) -> None:
        """Fetch a picture. Of several waiting requests, only the latest is kept."""
        if self.fetches(wish):
            return
        if len(self._running) < AT_ONCE:
            self._start(wish)
        else:
            self._next = wish
        self.waiting.emit(wish)

    def cancel(self) -> None:
        """Cancel all current requests."""
        self._next = None
        for job in self._running.values():
            job.cancel()
        # The store limits the number of downloads, so no further one starts before these have
        # ended.
        self._running.clear()

    def _start(self, wish: PictureRequest) -> None:
        def work(task: Task) -> QImage:
            def given_up() -> bool:
                return task.cancelled

            data = fetch_picture(
                self.store,
                wish.card,
                wish.language,
                given_up,
                set_name=wish.set_name,
                again=wish.again,
            )
            image = decode(data)
            if image is None:
                forget_picture(self.store, wish.card, wish.language, wish.set_name)
                raise UnusableError(Refusal.NOT_A_PICTURE)
            return image

        def done(image: QImage) -> None:
            self._keep(wish, image)
            self.arrived.emit(wish)

        def failed(error: Exception) -> None:
            if isinstance(error, PictureError):
                self.failed.emit(wish, error.what.render(tr), isinstance(error, OfflineError))
            else:
                self.failed.emit(
                    wish, tr("The picture could not be shown: {error}", error=error), True
                )

        job = self._jobs.run(
            tr("Fetching the picture of {card}", card=wish.card.name),
            work,
            done=done,
            failed=failed,
            owner=self,
            quiet=True,
        )
        self._running[wish] = job
        job.ended.connect(lambda: self._end(wish, job))

    def _end(self, wish: PictureRequest, job: Job) -> None:
        if self._running.get(wish) is job:
            del self._running[wish]
        following, self._next = self._next, None
        if following is not None:
            self._start(following)

    def _keep(self, wish: PictureRequest, image: QImage) -> QPixmap:
        made = QPixmap.fromImage(image)
        self._ready[wish.key] = made
        while len(self._ready) > _IN_MEMORY:
            self._ready.popitem(last=False)
        return made
