"""The differences between two decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from cardbase.model import AnyCard
from cardbase.terms import CardKind
from vtes_deck.deck.model import Deck, UnknownLine
from vtes_deck.deck.order import crypt_key, library_key
from vtes_deck.language import mark


class Field(StrEnum):
    """A text of a deck that may change."""

    NAME = mark("name")
    AUTHOR = mark("author")
    DESCRIPTION = mark("description")


class CardChange(msgspec.Struct, frozen=True):
    """A card whose copies or comment differ.

    Attributes:
        card: the card.
        before, after: copies in either deck; 0 if the deck does not have the card.
        comment_before, comment_after: the comments on the card.
    """

    card: AnyCard
    before: int
    after: int
    comment_before: str = ""
    comment_after: str = ""

    @property
    def delta(self) -> int:
        """Copies added; negative if copies were removed."""
        return self.after - self.before


class TextChange(msgspec.Struct, frozen=True):
    """A text that differs."""

    field: Field
    before: str
    after: str


class Diff(msgspec.Struct, frozen=True):
    """Everything that differs; every tuple is empty when the decks are equal.

    Attributes:
        crypt, library: cards that differ, in the order in which players write a deck.
        texts: name, author and description, if they differ.
        unknown_gone, unknown_new: unidentified lines that only one of the decks has.
    """

    crypt: tuple[CardChange, ...] = ()
    library: tuple[CardChange, ...] = ()
    texts: tuple[TextChange, ...] = ()
    unknown_gone: tuple[UnknownLine, ...] = ()
    unknown_new: tuple[UnknownLine, ...] = ()

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(
            self.crypt or self.library or self.texts or self.unknown_gone or self.unknown_new
        )

    @property
    def cards(self) -> tuple[CardChange, ...]:
        """Every card that differs, the crypt first."""
        return self.crypt + self.library

    @property
    def added(self) -> int:
        """The number of cards that were added."""
        return sum(max(change.delta, 0) for change in self.cards)

    @property
    def removed(self) -> int:
        """The number of cards that were removed."""
        return sum(max(-change.delta, 0) for change in self.cards)


def diff(before: Deck, after: Deck) -> Diff:
    """The changes from ``before`` to ``after``. The order of the cards does not count."""
    old = {slot.card: slot for slot in before.slots}
    new = {slot.card: slot for slot in after.slots}
    order = {s.card: i for i, s in enumerate(sorted(before.crypt + after.crypt, key=crypt_key))}
    lib = sorted(before.library + after.library, key=library_key)
    order |= {slot.card: len(order) + i for i, slot in enumerate(lib)}
    changes = [
        CardChange(
            card,
            before=old[card].count if card in old else 0,
            after=new[card].count if card in new else 0,
            comment_before=old[card].comment if card in old else "",
            comment_after=new[card].comment if card in new else "",
        )
        for card in sorted({**old, **new}, key=order.__getitem__)
    ]
    real = [c for c in changes if c.delta or c.comment_before != c.comment_after]
    return Diff(
        crypt=tuple(c for c in real if c.card.kind is CardKind.CRYPT),
        library=tuple(c for c in real if c.card.kind is CardKind.LIBRARY),
        texts=tuple(_texts(before, after)),
        unknown_gone=_without(before.unknown, after.unknown),
        unknown_new=_without(after.unknown, before.unknown),
    )


def _texts(before: Deck, after: Deck) -> Iterable[TextChange]:
    for field in Field:
        old, new = _text(before)[field], _text(after)[field]
        if old != new:
            yield TextChange(field, old, new)


def _text(deck: Deck) -> Mapping[Field, str]:
    return {
        Field.NAME: deck.name,
        Field.AUTHOR: deck.author,
        Field.DESCRIPTION: deck.description,
    }


def _without(
    lines: Iterable[UnknownLine], others: Iterable[UnknownLine]
) -> tuple[UnknownLine, ...]:
    """The lines that are not in ``others``, compared by name and count, in any order."""
    known = [(line.name, line.count) for line in others]
    left = []
    for line in lines:
        if (line.name, line.count) in known:
            known.remove((line.name, line.count))
        else:
            left.append(line)
    return tuple(left)
