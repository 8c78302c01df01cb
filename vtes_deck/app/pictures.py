"""Card pictures for the player: where they are stored, and which of them are shown."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from cardbase import CardBase
from cardbase.card_numbers import is_own
from cardbase.datafile import DamagedError, read_bytes
from cardbase.model import AnyCard
from cardbase.own_cards.store import picture_file
from cardbase.paths import own_folder
from cardbase.pictures import MAX_BYTES, NoPictureError, Picture, PictureStore, Refusal
from vtes_deck.app import paths
from vtes_deck.app.settings import Settings

FOLDER = "pictures"
"""The name of the folder, below that for files that can be recreated."""

_MEGABYTE = 1024 * 1024


def open_store(settings: Settings) -> PictureStore:
    """The store of pictures on this machine, which fetches others from the server."""
    return PictureStore(paths.cache_dir() / FOLDER, limit=settings.picture_cache_mb * _MEGABYTE)


def chosen_set(card: AnyCard, cards: CardBase, settings: Settings) -> str:
    """The set whose picture of a card the player has chosen; empty for the usual one."""
    code = settings.printings.get(str(card.id), "")
    found = cards.sets.get(code) if any(each.set == code for each in card.printings) else None
    return found.name if found is not None else ""


def own_picture(card: AnyCard) -> bytes | None:
    """The picture that the player has given to an own card; ``None`` if there is none."""
    for path in _own_files(card):
        with contextlib.suppress(OSError, DamagedError):
            return read_bytes(path, MAX_BYTES)
    return None


def has_own_picture(card: AnyCard) -> bool:
    """Whether the player has given a picture to this own card."""
    return any(path.exists() for path in _own_files(card))


def _own_files(card: AnyCard) -> tuple[Path, ...]:
    if not is_own(card.id):
        return ()
    return tuple(picture_file(own_folder(), f"{card.id}.{kind}") for kind in ("jpg", "png"))


def wanted_pictures(card: AnyCard, language: str, set_name: str = "") -> Iterator[Picture]:
    """The pictures that can be shown for a card, best first.

    Args:
        card: the card.
        language: the language of the usual picture; the English one follows.
        set_name: the set of the preferred printing, from :func:`chosen_set`.
    """
    if set_name:
        yield Picture(card.picture, set_name=set_name)
    if language != "en" and language in card.translations:
        yield Picture(card.picture, language=language)
    yield Picture(card.picture)


def cached_picture(
    store: PictureStore, card: AnyCard, language: str, set_name: str = ""
) -> bytes | None:
    """The best picture of the card if it is on this machine; does not use the network.

    The next best one is used if the server is known not to have the best.
    """
    if is_own(card.id):
        return own_picture(card)
    for picture in wanted_pictures(card, language, set_name):
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
    set_name: str = "",
    again: bool = False,
) -> bytes:
    """A picture of the card, from this machine or from the server. Blocks.

    Args:
        store: the store from :func:`open_store`.
        card: the card.
        language: the preferred language; otherwise English.
        cancelled: called repeatedly; true stops the download.
        set_name: the set of the preferred printing, from :func:`chosen_set`.
        again: ask the server again for pictures that it did not have recently.

    Raises:
        PictureError: there is none.
    """
    if is_own(card.id):  # the server must not learn their names
        data = own_picture(card)
        if data is None:
            raise NoPictureError(Refusal.NONE)
        return data
    for picture in wanted_pictures(card, language, set_name):
        try:
            return store.fetch(picture, cancelled, again=again)
        except NoPictureError:
            continue
    raise NoPictureError(Refusal.NOT_ON_SERVER)


def forget_picture(store: PictureStore, card: AnyCard, language: str, set_name: str = "") -> None:
    """Delete the cached picture of a card because it is not a picture."""
    for picture in wanted_pictures(card, language, set_name):
        store.forget(picture)
