"""The player's own cards: adding, changing, removing, sharing them.

Every change is written at once, and can be undone.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from cardbase import CardBase
from cardbase.atomic_files import write_atomic
from cardbase.control_characters import visible
from cardbase.datafile import DamagedError, read_bytes, set_aside
from cardbase.model import AnyCard
from cardbase.names import normalize
from cardbase.own_cards import store
from cardbase.own_cards.model import CRYPT_TYPES, MAX_CARDS, MAX_LENGTHS, OwnCard, flaws, tidied
from cardbase.own_cards.overlay import built, official_of
from cardbase.paths import own_folder
from cardbase.pictures import sniff
from cardbase.terms import Type
from vtes_deck.app.errors import AppError
from vtes_deck.app.input_files import read_source
from vtes_deck.app.locks import Locked, ProcessLock
from vtes_deck.app.own_cards_file import (
    MAX_BYTES,
    MAX_PICTURE_BYTES,
    ReadFile,
    Written,
    read_text,
    wrong_picture,
)
from vtes_deck.language import tr

SUFFIX = ".toml"
_FIELDS = {field.name: field.default for field in msgspec.structs.fields(OwnCard)}
_PATIENCE = 2.0
"""Seconds to wait for another program."""


class OwnCardError(AppError):
    """An action on own cards failed; the message is for the player."""


class Listed(msgspec.Struct, frozen=True):
    """An own card in the list of own cards.

    Attributes:
        own: the card as the player wrote it.
        card: the card of the card base: the own card, or the official one that replaces it.
        replaced: whether an official card replaces it.
    """

    own: OwnCard
    card: AnyCard
    replaced: bool


class Change(msgspec.Struct, frozen=True):
    """A change, for :func:`undo`.

    Attributes:
        before: the cards that it changed or removed, as they were.
        new: the ids of the cards that it added.
    """

    before: tuple[Written, ...]
    new: tuple[int, ...]


# ----------------------------------------------------------------------------------------- reading


def own_cards() -> tuple[OwnCard, ...]:
    """The own cards, by name.

    Raises:
        OwnCardError: their file is damaged or cannot be read.
    """
    try:
        found = store.sound(_kept())
    except DamagedError as error:
        raise OwnCardError(
            tr(
                "The file {file} is damaged: {reason}. It is renamed when you add a card.",
                file=own_folder() / store.FILE,
                reason=error.what.render(tr),
            )
        ) from None
    return tuple(sorted(found, key=lambda card: (normalize(card.name), card.id)))


def _kept() -> tuple[OwnCard, ...]:
    """The whole content of the file.

    Raises:
        DamagedError: the file is damaged.
        OwnCardError: it cannot be read, or a later version of the program has written it.
    """
    try:
        return store.read_own(own_folder())
    except store.NewerError as error:
        reason = error.what.render(tr)
    except OSError as error:
        reason = error.strerror or str(error)
    raise OwnCardError(tr("Your own cards cannot be read: {reason}.", reason=reason))


def _kept_by_id() -> dict[int, OwnCard]:
    """The cards in the file, by id, for a change. A damaged file is renamed first."""
    try:
        return {card.id: card for card in _kept()}
    except DamagedError:
        try:
            set_aside(own_folder() / store.FILE)
        except OSError as error:
            raise _cannot_write(error) from None
    return {}


def listed(cards: CardBase) -> tuple[Listed, ...]:
    """The own cards, as a card base that was loaded with them has them.

    Raises:
        OwnCardError: as :func:`own_cards`.
    """
    found = []
    for own in own_cards():
        card = cards.get(own.id)
        if card is not None:
            found.append(Listed(own, card, card.id != own.id))
    return tuple(found)


def find_own(name: str) -> OwnCard:
    """The own card with a name, with or without its group.

    Raises:
        OwnCardError: there is none, or there are several.
    """
    wanted = normalize(name)
    own = own_cards()
    found = [card for card in own if normalize(card.full_name) == wanted] or [
        card for card in own if normalize(card.name) == wanted
    ]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(card.full_name for card in found)
        raise OwnCardError(tr("Several of your own cards have this name: {names}.", names=names))
    raise OwnCardError(tr("None of your own cards is called “{name}”.", name=name))


def card_of(own: OwnCard, cards: CardBase) -> AnyCard:
    """An own card in the form of the card base.

    Args:
        own: a tidied card without flaws.
        cards: the card base, with the cards that its text may name.
    """
    return built([own], cards.names)[0]


def drawable(own: OwnCard) -> OwnCard:
    """The valid part of a tidied card, so that an unfinished card can be drawn."""
    known = {str(one) for one in Type}
    types = tuple(part for part in own.types if part in known) or (Type.ACTION.value,)
    crypt = not CRYPT_TYPES.isdisjoint(types)
    values = msgspec.structs.asdict(own) | {
        "name": visible(own.name)[: MAX_LENGTHS["name"]] or "…",
        "type": types[0] if crypt or len(set(types)) < 2 else "/".join(types[:2]),
        "text": visible(own.text)[: MAX_LENGTHS["text"]],
    }
    usual = {"clan": "?", "group": "any", "capacity": 1} if crypt else {}
    for field, _ in flaws(OwnCard(**values)):
        if field not in {"name", "type", "text"}:
            values[field] = usual.get(field, _FIELDS[field])
    return OwnCard(**values)


# ---------------------------------------------------------------------------------------- changing


def refusal(own: OwnCard, cards: CardBase) -> tuple[str, str] | None:
    """The reason why a card cannot be an own card: the field and a sentence.

    Args:
        own: a tidied card.
        cards: the card base.
    """
    for field, message in flaws(own):
        return field, message.render(tr)
    official = official_of(cards, own)
    if official is not None:
        return "name", tr("There is an official card {name}.", name=official.full_name)
    other = cards.find(own.name, crypt=not own.crypt, near=False).card
    if other is not None and normalize(other.name) == normalize(own.name):
        return "name", tr("Another card is called {name}.", name=other.full_name)
    return None


def notes(own: OwnCard, cards: CardBase) -> tuple[str, ...]:
    """Possible typing errors: clans and paths that no other card has."""
    known = {normalize(name): name for name in (*cards.clans, *cards.paths)}
    return tuple(
        tr("No other card has the clan or path “{name}”.", name=name)
        for name in filter(None, (p.strip() for c in (own.clan, own.path) for p in c.split("/")))
        if normalize(name) not in known
    )


def add(cards: CardBase, new: Iterable[Written], instead: OwnCard | None = None) -> Change:
    """Add cards. One with the id of an own card takes its place.

    Args:
        cards: the card base.
        new: the cards.
        instead: a card that the only new one replaces, even if its name differs; the former name
            still finds it.

    Raises:
        OwnCardError: one cannot be an own card, or the file cannot be written.
    """
    wanted = list(new)
    for one in wanted:
        refused = refusal(one.card, cards)
        if refused is not None:
            raise OwnCardError(f"{one.card.full_name}: {refused[1]}")
    if instead is not None:
        wanted = [replace(one, card=_renamed(one.card, instead)) for one in wanted]
    with _alone():
        kept = _kept_by_id()
        for one in wanted:
            there = kept.get(one.card.id)
            if there is not None and normalize(there.full_name) != normalize(one.card.full_name):
                raise OwnCardError(
                    tr(
                        "The program cannot tell “{name}” from “{other}”. Change a name.",
                        name=one.card.full_name,
                        other=there.full_name,
                    )
                )
        return _changed(kept, wanted, () if instead is None else (instead.id,))


def remove(gone: Iterable[OwnCard]) -> Change:
    """Remove cards.

    Raises:
        OwnCardError: the file cannot be read or written; nothing was removed.
    """
    with _alone():
        return _changed(_kept_by_id(), (), [card.id for card in gone])


def undo(change: Change) -> None:
    """Undo a change. Other changes after it stay.

    Raises:
        OwnCardError: the file cannot be read or written.
    """
    with _alone():
        _changed(_kept_by_id(), change.before, change.new)


def _changed(kept: dict[int, OwnCard], new: Iterable[Written], gone: Iterable[int]) -> Change:
    """Write the player's own cards, with some removed and some added."""
    coming = {one.card.id: one for one in new}
    touched = dict.fromkeys((*gone, *coming))
    before = tuple(written(kept[number]) for number in touched if number in kept)
    added = tuple(number for number in coming if number not in kept)
    left = {number: card for number, card in kept.items() if number not in touched}
    if len(left) + len(coming) > MAX_CARDS:
        raise OwnCardError(tr("There can be at most {n} own cards.", n=MAX_CARDS))
    for number in touched:
        one = coming.get(number)
        picture = _keep_picture(number, one.picture if one is not None else None)
        if one is not None:
            left[number] = replace(one.card, picture=picture)
    _write(left.values())
    return Change(before, added)


# ----------------------------------------------------------------------------------------- sharing


def read_file(path: Path) -> ReadFile:
    """The cards in a file.

    Raises:
        OwnCardError: it cannot be read at all.
    """
    try:
        data = read_source(path, MAX_BYTES)
    except OSError as error:
        reason = error.strerror or error
        raise OwnCardError(
            tr("{file} cannot be read: {reason}.", file=path.name, reason=reason)
        ) from None
    if len(data) > MAX_BYTES:
        size = MAX_BYTES // 1024**2
        raise OwnCardError(tr("{file} has more than {n} megabytes.", file=path.name, n=size))

    def neighbour(name: str) -> bytes | None:
        if "\0" in name or Path(name).name != name:
            return None
        with contextlib.suppress(OSError):
            return read_source(path.with_name(name), MAX_PICTURE_BYTES)
        return None

    return read_text(data, neighbour)


def read_picture(path: Path) -> bytes:
    """Read a picture for an own card.

    Raises:
        OwnCardError: it cannot be read or is not a picture.
    """
    try:
        data = read_source(path, MAX_PICTURE_BYTES)
    except OSError as error:
        raise OwnCardError(
            tr("{file} cannot be read: {reason}.", file=path.name, reason=error.strerror or error)
        ) from None
    wrong = wrong_picture(data)
    if wrong:
        raise OwnCardError(wrong)
    return data


def written(card: OwnCard) -> Written:
    """An own card with its picture, if that can be read."""
    with contextlib.suppress(OSError, DamagedError):
        if card.picture:
            path = store.picture_file(own_folder(), card.picture)
            return Written(card, read_bytes(path, MAX_PICTURE_BYTES))
    return Written(card)


# ------------------------------------------------------------------------------------------- files


def _renamed(card: OwnCard, before: OwnCard) -> OwnCard:
    """The card with its former names."""
    names = [*card.former, *before.former]
    if normalize(before.name) != normalize(card.name):
        names.append(before.name)
    other = [name for name in dict.fromkeys(names) if normalize(name) != normalize(card.name)]
    return tidied(replace(card, former=tuple(other[-20:])))


def _keep_picture(number: int, data: bytes | None) -> str:
    """Write the picture of a card, or remove the one it had. Return the name of the file."""
    folder = own_folder()
    name = "" if data is None else f"{number}.{sniff(data)}"
    try:
        if data is not None:
            write_atomic(store.picture_file(folder, name), data)
    except OSError as error:
        raise _cannot_write(error) from None
    for kind in ("jpg", "png"):
        if f"{number}.{kind}" != name:
            store.remove_picture(folder, f"{number}.{kind}")
    return name


def _write(cards: Iterable[OwnCard]) -> None:
    try:
        store.write_own(own_folder(), tuple(cards))
    except OSError as error:
        raise _cannot_write(error) from None


def _cannot_write(error: OSError) -> OwnCardError:
    reason = error.strerror or error
    return OwnCardError(tr("Your own cards cannot be saved: {reason}.", reason=reason))


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Hold the lock of the folder, so that two windows do not write at the same time."""
    with _lock():
        yield


def _lock() -> ProcessLock:
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            return ProcessLock(own_folder() / "writing.lock")
        except Locked:
            if time.monotonic() > until:
                raise OwnCardError(tr("Another program is writing right now. Try again.")) from None
        except OSError as error:
            raise _cannot_write(error) from None
        time.sleep(0.02)
