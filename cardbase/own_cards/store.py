"""The file with the user's own cards, and the folder with their pictures."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from pathlib import Path

import msgspec

from cardbase.atomic_files import write_atomic
from cardbase.datafile import Damage, DamagedError, Int64, read
from cardbase.errors import CardBaseError
from cardbase.own_cards.model import MAX_CARDS, OwnCard, flaws

_log = logging.getLogger(__name__)

FILE = "cards.json"
PICTURES = "pictures"

_LAYOUT = 1
_MAX_BYTES = 16 * 1024 * 1024


class NewerError(CardBaseError):
    """A later version of the program has written the file; it is left unchanged."""


class OwnCardFile(msgspec.Struct, frozen=True):
    """The content of the file."""

    layout: Int64
    cards: list[OwnCard]


def read_own(folder: Path) -> tuple[OwnCard, ...]:
    """All stored own cards; empty if there is no file.

    Raises:
        DamagedError: the file is damaged.
        NewerError: a later version of the program has written it.
        OSError: it cannot be read at the moment.
    """
    path = folder / FILE
    if not path.exists():
        return ()
    kept = read(path, OwnCardFile, _MAX_BYTES)
    if kept.layout > _LAYOUT:
        raise NewerError(Damage.NEWER)
    return tuple(kept.cards)


def write_own(folder: Path, cards: Iterable[OwnCard]) -> None:
    """Replace the stored own cards.

    Raises:
        OSError: the folder cannot be written; the old file is unchanged.
    """
    data = msgspec.json.encode(OwnCardFile(_LAYOUT, list(cards)))
    write_atomic(folder / FILE, msgspec.json.format(data, indent=1))


def sound(cards: Iterable[OwnCard]) -> tuple[OwnCard, ...]:
    """The usable cards; a card that the program would not write is logged and omitted."""
    found: dict[int, OwnCard] = {}
    for card in cards:
        wrong = next(flaws(card), None)
        if wrong is None:
            found.setdefault(card.id, card)
        else:
            _log.warning("the own card %r is left out: %s: %s", card.name, wrong[0], wrong[1])
    return tuple(found.values())[:MAX_CARDS]


def available(folder: Path) -> tuple[OwnCard, ...]:
    """The stored own cards; empty, with a warning in the log, if they cannot be read."""
    try:
        return sound(read_own(folder))
    except (DamagedError, NewerError, OSError) as error:
        _log.warning("the own cards cannot be read: %s", error)
        return ()


def picture_file(folder: Path, name: str) -> Path:
    """The path of a picture with this file name."""
    return folder / PICTURES / name


def remove_picture(folder: Path, name: str) -> None:
    """Delete a picture; a missing picture is not an error."""
    with contextlib.suppress(OSError):
        picture_file(folder, name).unlink()
