"""The file of the collection: JSON that a person can read, with one lot per line.

::

    {"program": "VTES Deck collection", "shape": 1,
     "owned": [
      {"card": 100845, "name": "Govern the Unaligned", "count": 4, "set": "V5"},
      {"card": 100845, "name": "Govern the Unaligned", "count": 2}],
     "wishes": [{"card": ..., "name": ..., "count": 2}],
     "trades": [],
     "decks": [{"path": ..., "name": ..., "use": "fixed", "tags": [...], "cards": {"100845": 4}}],
     "folders": [...],
     "smart": [{"name": "Arika", "query": "2+ arika"}],
     "unread": [{"text": "2x Gouvern", "count": 2, "source": "list.csv", "line": 7}]}

A card is identified by its number; the name is for readers, and is shown if a card base does not
have the number. ``shape`` is the number of this layout; the program refuses a file of a later
shape, to avoid damaging it. Empty fields of :class:`~vtes_deck.collection.model.Lot` and the other
classes are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Annotated

import msgspec

from cardbase import datafile
from cardbase.datafile import DamagedError, Int64
from vtes_deck.collection.errors import CollectionError
from vtes_deck.collection.model import (
    MAX_COPIES,
    MAX_LOTS,
    MAX_NAME_LENGTH,
    MAX_QUERY_LENGTH,
    MAX_SMART,
    Collection,
    Listed,
    Lot,
    Owned,
    ShelvedDeck,
    SmartTag,
    Unread,
    Use,
)
from vtes_deck.language import tr

SHAPE = 1
PROGRAM = "VTES Deck collection"
MAX_BYTES = 64 * 1024 * 1024
"""Maximum bytes. A hundred thousand lots need less than half of that."""

type Name = Callable[[int], str | None]
"""The name of the card with a number, if there is such a card."""

type _Id = Annotated[int, msgspec.Meta(ge=0, le=999_999_999)]
type _Count = Annotated[int, msgspec.Meta(ge=1, le=MAX_COPIES)]


class NewerError(CollectionError):
    """A file was written by a later version of the program."""


class _Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    card: _Id
    name: str
    count: _Count
    set: str = ""
    condition: str = ""
    language: str = ""
    place: str = ""
    note: str = ""


class _Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    card: _Id
    name: str
    count: _Count
    set: str = ""
    note: str = ""


class _Deck(msgspec.Struct, frozen=True, omit_defaults=True):
    path: str
    name: str = ""
    use: Use = Use.IDEA
    tags: tuple[str, ...] = ()
    note: str = ""
    cards: dict[_Id, _Count] = {}
    stamp: tuple[Int64, Int64] | None = None


class _Smart(msgspec.Struct, frozen=True):
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
    query: Annotated[str, msgspec.Meta(max_length=MAX_QUERY_LENGTH)]


class _Unread(msgspec.Struct, frozen=True, omit_defaults=True):
    text: str
    count: _Count = 1
    source: str = ""
    line: Int64 = 0


class _Shape(msgspec.Struct):
    program: str
    shape: Int64


class _File(msgspec.Struct, frozen=True):
    program: str
    shape: Int64
    owned: Annotated[tuple[_Lot, ...], msgspec.Meta(max_length=MAX_LOTS)] = ()
    wishes: tuple[_Listed, ...] = ()
    trades: tuple[_Listed, ...] = ()
    decks: tuple[_Deck, ...] = ()
    folders: tuple[str, ...] = ()
    smart: Annotated[tuple[_Smart, ...], msgspec.Meta(max_length=MAX_SMART)] = ()
    unread: tuple[_Unread, ...] = ()


def encode(collection: Collection, name: Name) -> bytes:
    """The file of a collection."""

    def named(card: int) -> str:
        return name(card) or collection.names.get(card, "")

    lots = (_Lot(lot.card, named(lot.card), *_rest(lot)) for lot in collection.owned)
    decks = (
        _Deck(d.path, d.name, d.use, d.tags, d.note, d.cards, d.stamp)
        for d in collection.decks.values()
    )
    parts = {
        "owned": _lines(lots),
        "wishes": _lines(_listed(collection.wishes.values(), named)),
        "trades": _lines(_listed(collection.trades.values(), named)),
        "decks": _lines(decks),
        "folders": _encode(_whole(collection.folders)),
        "smart": _lines(_Smart(tag.name, tag.query) for tag in collection.smart),
        "unread": _lines(_Unread(u.text, u.count, u.source, u.line) for u in collection.unread),
    }
    body = b",\n ".join(b'"%s": %s' % (key.encode(), lines) for key, lines in parts.items())
    return b'{"program": "%s", "shape": %d,\n %s}\n' % (PROGRAM.encode(), SHAPE, body)


def decode(data: bytes, name: Name) -> Collection:
    """The collection in a file.

    Raises:
        NewerError: it has a later shape.
        DamagedError: it is not such a file, or is incomplete.
    """
    if len(data) > MAX_BYTES:
        raise DamagedError(tr("it is too large for a collection"))
    head = datafile.decode(data, _Shape)
    if head.program != PROGRAM:
        raise DamagedError(tr("it is not a collection of this program"))
    if head.shape > SHAPE:
        raise NewerError(head.shape)
    read = datafile.decode(data, _File)
    named: tuple[_Lot | _Listed, ...] = (*read.owned, *read.wishes, *read.trades)
    return Collection(
        owned=Owned.of(
            Lot(x.card, x.count, x.set, x.condition, x.language, x.place, x.note)
            for x in read.owned
        ),
        wishes={x.card: Listed(x.card, x.count, x.set, x.note) for x in read.wishes},
        trades={x.card: Listed(x.card, x.count, x.set, x.note) for x in read.trades},
        decks={
            d.path: ShelvedDeck(
                path=d.path,
                name=d.name,
                use=d.use,
                tags=d.tags,
                note=d.note,
                cards=d.cards,
                stamp=d.stamp,
            )
            for d in read.decks
        },
        folders=read.folders,
        smart=tuple({x.name: SmartTag(x.name, x.query) for x in read.smart}.values()),
        unread=tuple(Unread(u.text, u.count, u.source, u.line) for u in read.unread),
        names={x.card: x.name for x in named if x.name and name(x.card) is None},
    )


def _rest(lot: Lot) -> tuple[int, str, str, str, str, str]:
    return (lot.count, lot.set, lot.condition, lot.language, lot.place, lot.note)


def _listed(listed: Iterable[Listed], named: Callable[[int], str]) -> Iterable[_Listed]:
    return (_Listed(x.card, named(x.card), x.count, x.set, x.note) for x in listed)


def _lines(values: Iterable[msgspec.Struct]) -> bytes:
    lines = b",\n  ".join(_line(value) for value in values)
    return b"[\n  %s]" % lines if lines else b"[]"


_encode = msgspec.json.Encoder().encode


def _line(value: msgspec.Struct) -> bytes:
    """A value as JSON. Lone surrogates, which some file names and lists contain, are replaced."""
    try:
        return _encode(value)
    except UnicodeEncodeError:
        return _encode(_whole(msgspec.to_builtins(value)))


def _whole(value: object) -> object:
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {_whole(key): _whole(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_whole(one) for one in value]
    return value
