"""Changes of a collection, as pure functions from the old collection to the new one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from msgspec.structs import replace

from vtes_deck.collection.errors import CollectionError
from vtes_deck.collection.model import (
    MAX_COPIES,
    MAX_LOTS,
    MAX_SMART,
    Collection,
    Listed,
    Lot,
    Owned,
    ShelvedDeck,
    SmartTag,
    Unread,
)


class Mode(StrEnum):
    """The treatment of cards that the collection already has."""

    ADD = "add"
    """The cards in the file are added to the present ones."""
    SET = "set"
    """Cards in the file replace the present ones; all others stay."""
    REPLACE = "replace"
    """The file replaces the whole collection."""


class TooManyError(CollectionError):
    """A collection would have more than :data:`~vtes_deck.collection.model.MAX_LOTS` lots."""


def set_lot(collection: Collection, lot: Lot, count: int) -> Collection:
    """Set the copies in the lot of this kind; 0 removes it."""
    there = [other for other in collection.owned.lots(lot.card) if other.kind != lot.kind]
    if count > 0:
        there.append(replace(lot, count=min(count, MAX_COPIES)))
    return _owning(collection, collection.owned.having({lot.card: there}))


def add(collection: Collection, lot: Lot, by: int) -> Collection:
    """Add copies to the lot of this kind, or remove some; never below 0."""
    now = next((o.count for o in collection.owned.lots(lot.card) if o.kind == lot.kind), 0)
    return set_lot(collection, lot, max(now + by, 0))


def take(collection: Collection, card: int, copies: int) -> Collection:
    """Remove copies of a card, the least specified ones first."""
    left = copies
    kept: list[Lot] = []
    for lot in sorted(collection.owned.lots(card), key=_known):
        taken = min(left, lot.count)
        left -= taken
        kept.append(replace(lot, count=lot.count - taken))
    return _owning(collection, collection.owned.having({card: kept}))


def move(collection: Collection, lot: Lot, to: Lot, copies: int) -> Collection:
    """Move copies of one lot to another, e.g. to set their printing."""
    copies = min(copies, lot.count)
    return add(add(collection, lot, -copies), replace(to, card=lot.card), copies)


def receive(
    collection: Collection,
    lots: Iterable[Lot],
    mode: Mode = Mode.ADD,
    unread: Iterable[Unread] = (),
) -> Collection:
    """Import lots, wishes and trades.

    Raises:
        TooManyError: it is more than a collection can hold.
    """
    came = Owned.of(lots)
    if mode is Mode.REPLACE:
        owned = came
    elif mode is Mode.SET:
        owned = collection.owned.having({card: came.lots(card) for card in came.cards})
    else:
        both = {
            card: tuple(Owned.of((*collection.owned.lots(card), *came.lots(card))))
            for card in came.cards
        }
        owned = collection.owned.having(both)
    if len(owned) > MAX_LOTS:
        raise TooManyError(MAX_LOTS)
    return replace(_owning(collection, owned), unread=(*collection.unread, *unread))


def wish(collection: Collection, wished: Iterable[Listed]) -> Collection:
    """Put entries on the wish list in place of those for the same cards; 0 removes an entry."""
    return replace(collection, wishes=_listing(collection.wishes, wished))


def offer(collection: Collection, offered: Iterable[Listed]) -> Collection:
    """Put entries on the trade list in place of those for the same cards; 0 removes an entry."""
    return replace(collection, trades=_listing(collection.trades, offered))


def keep_deck(collection: Collection, deck: ShelvedDeck) -> Collection:
    """Add or replace the record of a deck."""
    return replace(collection, decks={**collection.decks, deck.path: deck})


def forget_deck(collection: Collection, path: str) -> Collection:
    """Remove a deck; its cards are free."""
    return replace(
        collection, decks={key: deck for key, deck in collection.decks.items() if key != path}
    )


def add_folder(collection: Collection, folder: str) -> Collection:
    """Add a folder of decks."""
    return replace(collection, folders=tuple(dict.fromkeys((*collection.folders, folder))))


def drop_folder(collection: Collection, folder: str) -> Collection:
    """Stop reading a folder. The notes on its decks stay."""
    kept = tuple(other for other in collection.folders if other != folder)
    return replace(collection, folders=kept)


def keep_smart(collection: Collection, name: str, tag: SmartTag) -> Collection:
    """Replace the smart tag with a name, or add it if there is none.

    Another tag with the new name is removed; beyond :data:`MAX_SMART` nothing is added.
    """
    kept = [one for one in collection.smart if one.name == name or one.name != tag.name]
    place = next((place for place, one in enumerate(kept) if one.name == name), None)
    if place is not None:
        kept[place] = tag
    elif len(kept) < MAX_SMART:
        kept.append(tag)
    return replace(collection, smart=tuple(kept))


def drop_smart(collection: Collection, name: str) -> Collection:
    """Remove a smart tag."""
    return replace(collection, smart=tuple(one for one in collection.smart if one.name != name))


def drop_unread(collection: Collection, lines: Iterable[Unread]) -> Collection:
    """Discard unresolved lines of imports."""
    gone = set(lines)
    return replace(collection, unread=tuple(u for u in collection.unread if u not in gone))


def resolve_unread(collection: Collection, line: Unread, card: int) -> Collection:
    """Assign a card to a line, as often as the line was imported."""
    times = collection.unread.count(line)
    if not times:
        return collection
    return add(drop_unread(collection, [line]), Lot(card, 1), times * line.count)


def _owning(collection: Collection, owned: Owned) -> Collection:
    return replace(collection, owned=owned)


def _listing(before: Mapping[int, Listed], said: Iterable[Listed]) -> dict[int, Listed]:
    after = dict(before)
    for one in said:
        if one.count > 0:
            after[one.card] = replace(one, count=min(one.count, MAX_COPIES))
        else:
            after.pop(one.card, None)
    return after


def _known(lot: Lot) -> tuple[bool, bool, str]:
    return (bool(lot.set), not lot.plain, lot.set)
