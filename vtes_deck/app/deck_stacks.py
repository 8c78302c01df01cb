"""The cards of a deck in stacks: by type, Discipline, clan or cost, or in the player's own piles.

A pile is a ``#word`` in the comment on a card, so that it is kept wherever comments are.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterable

import msgspec

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, Cost, CryptCard
from vtes_deck.app.decklist import Block, DecklistPart, Row
from vtes_deck.app.natural_order import natural
from vtes_deck.deck.model import Slot
from vtes_deck.deck.order import type_words
from vtes_deck.language import plural, tr

_LAST = "~"
"""Sorts after every name."""


class StackBy(enum.StrEnum):
    """The criterion for the stacks."""

    TYPE = "type"
    DISCIPLINE = "discipline"
    CLAN = "clan"
    COST = "cost"
    PILE = "pile"


class Stack(msgspec.Struct, frozen=True):
    """Cards with a heading.

    Attributes:
        title: the heading, in the language of the interface.
        rows: the cards, or lines that are not recognised.
        unknown: whether it has the lines that are not recognised.
        pile: the name of the player's pile; empty for cards in no pile; ``None`` for other stacks.
    """

    title: str
    rows: tuple[Row, ...]
    unknown: bool = False
    pile: str | None = None

    @property
    def count(self) -> int:
        """The number of cards, copies included."""
        return sum(row.count for row in self.rows)


def stacks(blocks: Iterable[Block], by: StackBy = StackBy.TYPE) -> tuple[Stack, ...]:
    """The blocks of a deck as stacks, the crypt first; the order of the cards is kept.

    Args:
        blocks: the blocks from :func:`vtes_deck.app.decklist.lay_out`.
        by: the criterion. Lines that are not recognised are a separate stack.
    """
    if by is StackBy.PILE:
        return _piles(blocks)
    found: list[Stack] = []
    library: list[Slot] = []
    for block in blocks:
        if not block.rows:
            continue
        if block.part is DecklistPart.UNKNOWN:
            found.append(Stack(block.title, block.rows, unknown=True))
        elif by is StackBy.TYPE:
            found.append(Stack(_type_title(block), block.rows))
        elif block.part is DecklistPart.CRYPT and by is StackBy.DISCIPLINE:
            found.append(Stack(block.title, block.rows))
        elif block.part is DecklistPart.CRYPT:
            found += _grouped(_slots(block.rows), _KEYS[by])
        else:
            library += _slots(block.rows)
    return (*found, *_grouped(library, _KEYS[by])) if library else tuple(found)


_PILE = re.compile(r"(?<!\S)#([^\W\d_]\w*)")
_SIGNS = re.compile(r"^[\W\d_]+|[^\w\s]")
_MAX_PILE_LENGTH = 40


def pile_of(comment: str) -> str:
    """The pile that a comment names: ``"two against bleed #early_game"`` is in ``early game``."""
    match = _PILE.search(comment)
    return match[1].replace("_", " ") if match else ""


def with_pile(comment: str, pile: str) -> str:
    """The comment with this pile instead of its previous pile; empty: no pile."""
    words = _SIGNS.sub("", pile).split()
    tag = f"#{'_'.join(words)[:_MAX_PILE_LENGTH]}" if words else ""
    match = _PILE.search(comment)
    start, end = match.span() if match is not None else (len(comment), len(comment))
    before, after = comment[:start], comment[end:]
    return " ".join(filter(None, (before.rstrip(), tag, after.lstrip())))


def _piles(blocks: Iterable[Block]) -> tuple[Stack, ...]:
    """The piles by name, then by type the cards that are in none."""
    piles: dict[str, list[Slot]] = {}
    rest: list[Stack] = []
    for block in blocks:
        if block.part is DecklistPart.UNKNOWN:
            rest += [Stack(block.title, block.rows, unknown=True)] if block.rows else []
            continue
        for slot in _slots(block.rows):
            piles.setdefault(pile_of(slot.comment), []).append(slot)
        loose = piles.pop("", [])
        if loose:
            rest.append(Stack(_type_title(block), tuple(loose), pile=""))
    named = (Stack(name, tuple(piles[name]), pile=name) for name in sorted(piles, key=natural))
    return (*named, *rest)


def _type_title(block: Block) -> str:
    return type_words(block.title) if block.part is DecklistPart.TYPE else block.title


type _Key = tuple[object, ...]
"""Sorts the stacks; the last part is the heading."""


def _slots(rows: Iterable[Row]) -> list[Slot]:
    return [row for row in rows if isinstance(row, Slot)]


def _grouped(slots: Iterable[Slot], key: Callable[[AnyCard], _Key]) -> list[Stack]:
    found: dict[_Key, list[Slot]] = {}
    for slot in slots:
        found.setdefault(key(slot.card), []).append(slot)
    return [Stack(str(each[-1]), tuple(found[each])) for each in sorted(found)]


def _by_discipline(card: AnyCard) -> _Key:
    if isinstance(card, CryptCard) or not card.requirement.disciplines:
        return (_LAST, tr("No Discipline"))
    codes = card.requirement.disciplines
    joint = " + " if card.requirement.combo else " / "
    names = joint.join(DISCIPLINES[code].name if code in DISCIPLINES else code for code in codes)
    return (names, names)


def _by_clan(card: AnyCard) -> _Key:
    if isinstance(card, CryptCard):
        return (card.clan, card.clan)
    if not card.requirement.clans:
        return (_LAST, tr("No clan"))
    names = " / ".join(card.requirement.clans)
    return (names, names)


def _by_cost(card: AnyCard) -> _Key:
    if isinstance(card, CryptCard):
        return (-card.capacity, tr("Capacity {capacity}", capacity=card.capacity))
    blood, pool, conviction = card.blood_cost, card.pool_cost, card.conviction_cost
    if blood:
        text = tr("X blood") if blood == "X" else plural("{n} blood", "{n} blood", blood)
        return (1, _amount(blood), text)
    if pool:
        text = tr("X pool") if pool == "X" else plural("{n} pool", "{n} pool", pool)
        return (2, _amount(pool), text)
    if conviction:
        return (3, _amount(conviction), tr("Conviction"))
    return (0, 0, tr("No cost"))


def _amount(cost: Cost) -> int:
    return 99 if cost == "X" else cost


_KEYS: dict[StackBy, Callable[[AnyCard], _Key]] = {
    StackBy.DISCIPLINE: _by_discipline,
    StackBy.CLAN: _by_clan,
    StackBy.COST: _by_cost,
}
