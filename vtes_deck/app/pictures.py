"""Card pictures for the player: where they are kept, and which of them to look for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardbase.images import NoPictureError, Picture, PictureStore
from cardbase.model import AnyCard
from vtes_deck.app import paths
from vtes_deck.app.settings import Settings
from vtes_deck.language import tr

FOLDER = "pictures"
"""Below the folder for what can be had again."""

_MEGABYTE = 1024 * 1024


def open_store(settings: Settings) -> PictureStore:
    """The pictures kept on this machine, and the way to more."""
    return PictureStore(paths.cache_dir() / FOLDER, limit=settings.picture_cache_mb * _MEGABYTE)


def wanted_pictures(card: AnyCard, language: str) -> Iterator[Picture]:
    """The pictures that would do for a card, the best first: in a language, then in English."""
    if language != "en" and language in card.translations:
        yield Picture(card.picture, language=language)
    yield Picture(card.picture)


def kept_picture(store: PictureStore, card: AnyCard, language: str) -> bytes | None:
    """The best picture of the card if it is on this machine; no network is used.

    One in English does in place of another language once the server is known not to have that.
    """
    for picture in wanted_pictures(card, language):
        data = store.kept(picture)
        if data is not None or not store.absent(picture):
            return data
    return None


def fetch_picture(
    store: PictureStore,
    card: AnyCard,
    language: str,
    cancelled: Callable[[], bool],
    *,
    anew: bool = False,
) -> bytes:
    """A picture of the card, from this machine or from the server. Blocks.

    Args:
        store: from :func:`open_store`.
        card: the card.
        language: preferred; English is taken where there is none in it.
        cancelled: asked now and then whether to give up.
        anew: ask the server again for what it did not have lately.

    Raises:
        PictureError: there is none to be had; the message says why.
    """
    for picture in wanted_pictures(card, language):
        try:
            return store.fetch(picture, cancelled, anew=anew)
        except NoPictureError:
            continue
    raise NoPictureError(tr("There is no picture of this card on the server."))


def forget_picture(store: PictureStore, card: AnyCard, language: str) -> None:
    """Throw away what was kept as a picture of the card, because it turned out to be none."""
    for picture in wanted_pictures(card, language):
        store.forget(picture)
