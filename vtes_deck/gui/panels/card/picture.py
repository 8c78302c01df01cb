"""The picture of the shown card: whether it is wanted, its printing, and fetching it."""

from __future__ import annotations

import html

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from cardbase.card_numbers import is_own
from cardbase.model import AnyCard
from cardbase.pictures import Picture
from vtes_deck.app.pictures import chosen_set, has_own_picture
from vtes_deck.gui.card_pictures import CardPictures
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.card.loader import PictureLoader, PictureRequest
from vtes_deck.language import tr

_PAUSE = 200
"""Milliseconds that a card must be shown before its picture is fetched."""


class CardPicture(QObject):
    """The picture in place of the drawn face.

    Attributes:
        loader: fetches pictures and keeps them.

    Signals:
        changed: the picture or its caption may differ from what is shown.
    """

    changed = Signal()

    def __init__(self, context: Context, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._card: AnyCard | None = None
        self._language = context.settings.value.text_language
        self._wishes: dict[int, bool] = {}
        self._said = ""
        self._may_retry = False
        self._pictures = CardPictures.of(context)
        self.loader = PictureLoader(context.jobs, self._pictures.store, self)
        self._pictures.arrived.connect(self._on_any_arrived)
        self.loader.arrived.connect(self._on_arrived)
        self.loader.failed.connect(self._on_failed)
        self.loader.waiting.connect(self._on_waiting)
        self.pause = QTimer(self)
        self.pause.setSingleShot(True)
        self.pause.setInterval(_PAUSE)
        self.pause.timeout.connect(self.fetch)

    # ------------------------------------------------------------------------------------- card

    def turn_to(self, card: AnyCard | None) -> None:
        """Show this card from now on; its picture is fetched after a pause."""
        if card is None or self._card is None or card.id != self._card.id:
            self._forget_failure()
            self.loader.cancel()
        self._card = card
        self.pause.start()

    def speak(self, language: str) -> None:
        """Show the card in this language from now on."""
        self._language = language

    # ------------------------------------------------------------------------------ requests

    @property
    def wanted(self) -> bool:
        """Whether the card is shown with its picture, if there is one."""
        card = self._card
        if card is None:
            return False
        usual = self._context.settings.value.pictures
        if is_own(card.id):
            usual = has_own_picture(card)
        return self._wishes.get(card.id, usual)

    def wish(self, wished: bool) -> None:
        """Switch between the picture of this card and its drawn face."""
        if self._card is None:
            return
        self._wishes[self._card.id] = wished
        if wished:
            self.fetch()
        else:
            self._said = ""
            self.loader.cancel()
        self.changed.emit()

    def choose_printing(self, code: str) -> None:
        """Show the picture of this printing from now on, or the usual one again."""
        card = self._card
        if card is None:
            return
        printings = dict(self._context.settings.value.printings)
        if printings.pop(str(card.id), "") != code or not self.wanted:
            printings[str(card.id)] = code
        self._forget_failure()
        self.loader.cancel()
        self._wishes[card.id] = True
        self._context.settings.change(printings=printings)
        self.fetch()
        self.changed.emit()

    # ------------------------------------------------------------------------------- fetching

    def _request(self, card: AnyCard, *, again: bool = False) -> PictureRequest:
        chosen = chosen_set(card, self._context.cards, self._context.settings.value)
        return PictureRequest(card, self._language, again, chosen)

    @property
    def pixmap(self) -> QPixmap | None:
        """The picture, if it is wanted and available."""
        if self._card is None or not self.wanted:
            return None
        return self.loader.picture(self._request(self._card))

    def fetch(self, *, again: bool = False) -> None:
        """Fetch the picture if it is wanted and not in memory or on disk.

        Args:
            again: whether to ask the server again for a picture that it did not have.
        """
        if self._card is not None and self.wanted and self.pixmap is None:
            self.loader.fetch(self._request(self._card, again=again))

    def retry(self) -> None:
        """Fetch the picture again after a failure."""
        self.loader.store.try_again()
        self.fetch(again=True)

    def _is_for(self, request: PictureRequest) -> bool:
        return self._card is not None and request.card.id == self._card.id

    def _on_waiting(self, request: PictureRequest) -> None:
        if self._is_for(request):
            self._show_message(tr("Fetching the picture …"))

    def _on_arrived(self, request: PictureRequest) -> None:
        if self._is_for(request):
            self._forget_failure()
        self._pictures.arrived.emit(request.card)

    def _on_any_arrived(self, card: AnyCard) -> None:
        if self._card is not None and card.id == self._card.id:
            self.changed.emit()

    def _on_failed(self, request: PictureRequest, sentence: str, retry: bool) -> None:
        if self._is_for(request):
            self._show_message(sentence, retry=retry)

    def _show_message(self, sentence: str, *, retry: bool = False) -> None:
        self._said, self._may_retry = sentence, retry
        self.changed.emit()

    def _forget_failure(self) -> None:
        self._said, self._may_retry = "", False

    # ------------------------------------------------------------------------------------ caption

    @property
    def caption(self) -> str:
        """The muted line under the face, as rich text."""
        if not self._said:
            return html.escape(self._other_printing(), quote=False)
        text = html.escape(self._said, quote=False)
        if not self._may_retry:
            return text
        again = html.escape(tr("Try again"))
        return f'{text} <a href="act:retry">{again}</a>'

    @property
    def printing(self) -> str:
        """The code of the set whose picture is shown because it was chosen."""
        card = self._card
        if card is None or not self.wanted or self._is_missing(card):
            return ""
        return self._context.settings.value.printings.get(str(card.id), "")

    def _is_missing(self, card: AnyCard) -> bool:
        """Whether the server has no picture of the printing that is wanted."""
        chosen = self._request(card).set_name
        return bool(chosen) and self.loader.store.absent(Picture(card.picture, set_name=chosen))

    def _other_printing(self) -> str:
        """A note if the shown printing is not the chosen one."""
        card = self._card
        if card is None or not self.wanted or not self._is_missing(card):
            return ""
        chosen = self._request(card).set_name
        return tr("There is no picture from {set}. This is the default picture.", set=chosen)
