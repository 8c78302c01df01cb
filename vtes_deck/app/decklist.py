"""A deck laid out for reading: the blocks and rows of the deck panel."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator

import msgspec

from cardbase.model import CryptCard, LibraryCard
from cardbase.names import normalize
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.order import crypt_figures, crypt_key, is_master, sections
from vtes_deck.language import number, plural, tr

type Row = Slot | UnknownLine


class CryptOrder(enum.StrEnum):
    """The order of the crypt on the screen; files have their own order."""

    CAPACITY = "capacity"
    COPIES = "copies"
    GROUP = "group"
    CLAN = "clan"
    NAME = "name"
    WRITTEN = "written"


class LibraryOrder(enum.StrEnum):
    """The order of the cards of one type on the screen."""

    NAME = "name"
    COPIES = "copies"
    COST = "cost"
    DISCIPLINE = "discipline"
    WRITTEN = "written"


class DecklistPart(enum.StrEnum):
    """The part of a deck list that a block belongs to."""

    UNKNOWN = "unknown"
    CRYPT = "crypt"
    LIBRARY = "library"
    """The heading of the library, without rows."""
    TYPE = "type"


class Block(msgspec.Struct, frozen=True):
    """A heading and the rows below it.

    Attributes:
        key: the same block before and after a change has the same key.
        part: the part that it belongs to.
        title: the text of the heading; for a type, the English name, see
            :func:`vtes_deck.deck.order.type_words`.
        count: number of cards in it.
        detail: further facts that players write next to the heading.
        rows: the cards or lines.
        counted: whether the heading shows the count.
    """

    key: str
    part: DecklistPart
    title: str
    count: int
    detail: str = ""
    rows: tuple[Row, ...] = ()
    counted: bool = True


def lay_out(
    deck: Deck,
    crypt_order: CryptOrder = CryptOrder.CAPACITY,
    library_order: LibraryOrder = LibraryOrder.NAME,
    *,
    figures_above: bool = False,
) -> tuple[Block, ...]:
    """The blocks of a deck from top to bottom: unidentified lines, crypt, library by type.

    Crypt and library are always included, so that even an empty deck has both.

    Args:
        deck: the deck.
        crypt_order: of the crypt.
        library_order: of the cards of one type.
        figures_above: :func:`deck_figures` are above the blocks, so their headings do not repeat
            them.
    """
    blocks: list[Block] = []
    if deck.unknown:
        detail = plural(
            "{n} lines are not known cards", "{n} line is not a known card", len(deck.unknown)
        )
        count = sum(line.count for line in deck.unknown)
        blocks.append(
            Block("?", DecklistPart.UNKNOWN, tr("Not recognised"), count, detail, deck.unknown)
        )
    crypt = _sorted_crypt(deck, crypt_order)
    blocks.append(
        Block(
            "crypt",
            DecklistPart.CRYPT,
            tr("Crypt"),
            deck.crypt_count,
            _crypt_detail(deck, mean=not figures_above),
            crypt,
            counted=not figures_above,
        )
    )
    blocks.append(
        Block(
            "library",
            DecklistPart.LIBRARY,
            tr("Library"),
            deck.library_count,
            counted=not figures_above,
        )
    )
    return (*blocks, *_type_blocks(deck, library_order))


def _type_blocks(deck: Deck, library_order: LibraryOrder) -> Iterator[Block]:
    """The blocks of the library cards of each type."""
    key = _LIBRARY_KEYS.get(library_order)
    written = {slot.card.id: place for place, slot in enumerate(deck.library)}
    for section in sections(deck):
        slots: Iterable[Slot] = section.slots
        if key is not None:
            slots = sorted(slots, key=key)
        elif library_order is LibraryOrder.WRITTEN:
            slots = sorted(slots, key=lambda slot: written[slot.card.id])
        trifles = section.trifles if is_master(section) else 0
        detail = plural("{n} trifles", "{n} trifle", trifles) if trifles else ""
        yield Block(
            f"type {section.title}",
            DecklistPart.TYPE,
            section.title,
            section.count,
            detail,
            tuple(slots),
        )


def groups_text(deck: Deck) -> str:
    """The crypt's groups in a word: ``"group 4"``, ``"groups 4 and 5"``, ``"groups 2, 4, 5"``."""
    groups = deck.groups
    if not groups:
        return tr("any group") if deck.crypt else ""
    if len(groups) == 1:
        return tr("group {group}", group=groups[0])
    if len(groups) == 2:
        return tr("groups {low} and {high}", low=groups[0], high=groups[1])
    return tr("groups {groups}", groups=", ".join(map(str, groups)))


def deck_figures(deck: Deck) -> str:
    """The three figures of a deck: cards in crypt and library, average capacity; or empty."""
    if not deck.slots:
        return ""
    words = [
        tr("{number} in the crypt", number=deck.crypt_count),
        tr("{number} in the library", number=deck.library_count),
    ]
    if deck.crypt:
        mean = crypt_figures(deck.crypt).mean
        words.append(tr("average capacity {capacity}", capacity=_short(mean)))
    return " · ".join(words)


def _crypt_detail(deck: Deck, *, mean: bool) -> str:
    if not deck.crypt:
        return ""
    figures = crypt_figures(deck.crypt)
    words = [
        tr("min {capacity}", capacity=figures.least),
        tr("max {capacity}", capacity=figures.most),
    ]
    if mean:
        words.append(tr("avg {capacity}", capacity=_short(figures.mean)))
    words.append(groups_text(deck))
    return " · ".join(words)


def _short(mean: float) -> str:
    """A number with two decimals at most."""
    digits = 2 - (round(mean * 100) % 10 == 0) - (round(mean * 100) % 100 == 0)
    return number(mean, digits)


def _sorted_crypt(deck: Deck, order: CryptOrder) -> tuple[Slot, ...]:
    if order is CryptOrder.WRITTEN:
        return deck.crypt
    return tuple(sorted(deck.crypt, key=_CRYPT_KEYS[order]))


def _by_capacity(slot: Slot) -> tuple[int, str, int]:
    return (-_vampire(slot).capacity, normalize(slot.card.name), slot.card.id)


def _by_group(slot: Slot) -> tuple[int, int, str, int]:
    return (_vampire(slot).group or 0, *_by_capacity(slot))


def _by_clan(slot: Slot) -> tuple[str, int, str, int]:
    return (_vampire(slot).clan, *_by_capacity(slot))


def _by_name(slot: Slot) -> tuple[str, int]:
    return (normalize(slot.card.name), slot.card.id)


def _by_copies(slot: Slot) -> tuple[int, str, int]:
    return (-slot.count, *_by_name(slot))


def _by_cost(slot: Slot) -> tuple[int, str, int]:
    card = slot.card
    costs = (card.pool_cost, card.blood_cost) if isinstance(card, LibraryCard) else (0, 0)
    total = sum(99 if cost == "X" else cost for cost in costs)
    return (-total, *_by_name(slot))


def _by_discipline(slot: Slot) -> tuple[str, str, int]:
    card = slot.card
    codes = card.requirement.disciplines if isinstance(card, LibraryCard) else ()
    return ("/".join(codes) or "~", *_by_name(slot))


def _vampire(slot: Slot) -> CryptCard:
    if not isinstance(slot.card, CryptCard):
        raise TypeError(f"{slot.card.unique_name} is not a crypt card")
    return slot.card


_CRYPT_KEYS: dict[CryptOrder, Callable[[Slot], tuple[int | str, ...]]] = {
    CryptOrder.CAPACITY: _by_capacity,
    CryptOrder.COPIES: crypt_key,
    CryptOrder.GROUP: _by_group,
    CryptOrder.CLAN: _by_clan,
    CryptOrder.NAME: _by_name,
}
_LIBRARY_KEYS: dict[LibraryOrder, Callable[[Slot], tuple[int | str, ...]]] = {
    LibraryOrder.COPIES: _by_copies,
    LibraryOrder.COST: _by_cost,
    LibraryOrder.DISCIPLINE: _by_discipline,
}
