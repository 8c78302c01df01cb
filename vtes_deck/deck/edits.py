"""Edits of a deck. Each is a pure function: it takes a deck and returns another one.

Edits identify cards by the cards themselves, not by their place in the deck, so an edit does not
depend on the current view.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, Unpack

import msgspec

from cardbase.model import AnyCard
from cardbase.terms import CardKind
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.order import crypt_key, library_key

MAX_COUNT = 99
"""Maximum copies of a card: more than any real deck has."""


class NotInDeckError(LookupError):
    """The card or the line to be edited is not in the deck."""


class _Texts(TypedDict, total=False):
    name: str
    author: str
    description: str


def add(deck: Deck, card: AnyCard, count: int = 1, *, comment: str = "") -> Deck:
    """Add ``count`` copies of ``card`` to the deck; a new card goes to the end.

    Args:
        deck: the deck.
        card: the card.
        count: copies to add; the total stays within :data:`MAX_COUNT`.
        comment: about the card; an empty one keeps the existing one.

    Raises:
        ValueError: ``count`` is less than 1.
    """
    if count < 1:
        message = f"cannot add {count} copies"
        raise ValueError(message)
    slot = _slot(deck, card)
    if slot is None:
        new = Slot(card, min(count, MAX_COUNT), comment)
        return _with(deck, card.kind, (*_part(deck, card.kind), new))
    total = min(slot.count + count, MAX_COUNT)
    return _replace(deck, slot, Slot(card, total, comment or slot.comment))


def remove(deck: Deck, card: AnyCard, count: int = 1) -> Deck:
    """Remove ``count`` copies of ``card``; the last one removes its slot.

    Raises:
        ValueError: ``count`` is less than 1.
        NotInDeckError: there is no copy in the deck.
    """
    if count < 1:
        message = f"cannot remove {count} copies"
        raise ValueError(message)
    slot = _need(deck, card)
    return set_count(deck, card, max(slot.count - count, 0))


def set_count(deck: Deck, card: AnyCard, count: int) -> Deck:
    """Set ``card`` to exactly ``count`` copies; 0 removes the card.

    Raises:
        ValueError: ``count`` is below 0 or above :data:`MAX_COUNT`.
    """
    if not 0 <= count <= MAX_COUNT:
        message = f"{count} copies are not between 0 and {MAX_COUNT}"
        raise ValueError(message)
    slot = _slot(deck, card)
    if slot is None:
        return add(deck, card, count) if count else deck
    if not count:
        kept = tuple(s for s in _part(deck, card.kind) if s is not slot)
        return _with(deck, card.kind, kept)
    return _replace(deck, slot, Slot(card, count, slot.comment))


def set_comment(deck: Deck, card: AnyCard, comment: str) -> Deck:
    """Set or remove the comment on ``card``.

    Raises:
        NotInDeckError: the card is not in the deck.
    """
    slot = _need(deck, card)
    return _replace(deck, slot, Slot(card, slot.count, comment))


def replace(deck: Deck, old: AnyCard, new: AnyCard) -> Deck:
    """Replace ``old`` by ``new``, with the same number of copies and in the same place.

    Existing copies of ``new`` are kept. A crypt card may be replaced by a library card and vice
    versa; the new card then goes to the end of its part.

    Raises:
        NotInDeckError: ``old`` is not in the deck.
    """
    slot = _need(deck, old)
    if old == new:
        return deck
    if old.kind is not new.kind or _slot(deck, new) is not None:
        return add(set_count(deck, old, 0), new, slot.count, comment=slot.comment)
    return _replace(deck, slot, Slot(new, slot.count, slot.comment))


def move(deck: Deck, card: AnyCard, position: int) -> Deck:
    """Move the slot of ``card`` to ``position`` in its part (0 is first; beyond an end, that end).

    Raises:
        NotInDeckError: the card is not in the deck.
    """
    slot = _need(deck, card)
    others = [s for s in _part(deck, card.kind) if s is not slot]
    others.insert(max(position, 0), slot)
    return _with(deck, card.kind, others)


def describe(deck: Deck, **texts: Unpack[_Texts]) -> Deck:
    """Set the name, the author or the description."""
    return msgspec.structs.replace(deck, **texts)


def resolve_unknown(deck: Deck, line: UnknownLine, card: AnyCard) -> Deck:
    """Replace an unidentified line by a card.

    Raises:
        NotInDeckError: the deck has no such line.
    """
    return add(drop_unknown(deck, line), card, line.count, comment=line.comment)


def drop_unknown(deck: Deck, line: UnknownLine) -> Deck:
    """Remove an unidentified line.

    Raises:
        NotInDeckError: the deck has no such line.
    """
    lines = list(deck.unknown)
    try:
        lines.remove(line)
    except ValueError:
        raise NotInDeckError(line.name) from None
    return msgspec.structs.replace(deck, unknown=tuple(lines))


def add_unknown(deck: Deck, line: UnknownLine) -> Deck:
    """Keep a line that could not be identified."""
    return msgspec.structs.replace(deck, unknown=(*deck.unknown, line))


def sort(deck: Deck) -> Deck:
    """Put the cards in the order in which players write them (see :mod:`vtes_deck.deck.order`)."""
    return msgspec.structs.replace(
        deck,
        crypt=tuple(sorted(deck.crypt, key=crypt_key)),
        library=tuple(sorted(deck.library, key=library_key)),
    )


def merge(slots: Iterable[Slot]) -> tuple[Slot, ...]:
    """Merge the slots of each card: add up copies and join comments, in order of appearance."""
    merged: dict[int, Slot] = {}
    for slot in slots:
        seen = merged.get(slot.card.id)
        if seen is not None:
            comments = seen.comment.split("; ")
            words = comments if slot.comment in comments else [*comments, slot.comment]
            comment = "; ".join(word for word in words if word)
            slot = Slot(slot.card, seen.count + slot.count, comment)  # noqa: PLW2901 - the sum replaces it
        merged[slot.card.id] = Slot(slot.card, min(slot.count, MAX_COUNT), slot.comment)
    return tuple(merged.values())


def _part(deck: Deck, kind: CardKind) -> tuple[Slot, ...]:
    return deck.crypt if kind is CardKind.CRYPT else deck.library


def _slot(deck: Deck, card: AnyCard) -> Slot | None:
    return next((slot for slot in _part(deck, card.kind) if slot.card == card), None)


def _need(deck: Deck, card: AnyCard) -> Slot:
    slot = _slot(deck, card)
    if slot is None:
        raise NotInDeckError(card.unique_name)
    return slot


def _replace(deck: Deck, old: Slot, new: Slot) -> Deck:
    kind = new.card.kind
    return _with(deck, kind, tuple(new if slot is old else slot for slot in _part(deck, kind)))


def _with(deck: Deck, kind: CardKind, slots: Iterable[Slot]) -> Deck:
    if kind is CardKind.CRYPT:
        return msgspec.structs.replace(deck, crypt=tuple(slots))
    return msgspec.structs.replace(deck, library=tuple(slots))
