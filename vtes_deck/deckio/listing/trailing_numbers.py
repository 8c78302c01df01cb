"""Numbers after a card's name: the count, and numbers that are printed on the card."""

from __future__ import annotations

from collections.abc import Sequence

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.names import split_suffix
from vtes_deck.deckio.base import MAX_COPIES
from vtes_deck.deckio.listing.tail import Tail


def count_behind(
    tail: Tail, card: AnyCard | None, figures: Sequence[int]
) -> tuple[int | None, bool]:
    """The count among the numbers after a name; it is removed from ``tail``."""
    if tail.counts and not (_is_capacity(tail.counts[0], card) and tail.columns):
        return tail.counts.pop(0), True
    if isinstance(card, CryptCard) and (tail.columns or len(tail.integers) > 1):
        left = _unexplained(tail, figures)
        if len(left) == 1:
            tail.integers.remove(left[0])
            return left[0], False
        if tail.columns:
            return None, False
    if tail.integers and tail.integers[0] <= MAX_COPIES:  # "Week of Nightmares 2018" is not a card
        return tail.integers.pop(0), False
    return None, False


def figures_of(card: AnyCard | None, name: str, *, grouped: bool = False) -> list[int]:
    """The numbers printed on a card that may be in columns after its name.

    Args:
        card: the card.
        name: its written name; a group in it is not a column.
        grouped: the group was found after the name.
    """
    if isinstance(card, CryptCard):
        is_group_known = grouped or split_suffix(name)[1] is not None or card.group is None
        return [card.capacity] if is_group_known else [card.capacity, card.group or 0]
    if isinstance(card, LibraryCard):
        return [cost for cost in (card.pool_cost, card.blood_cost) if isinstance(cost, int)]
    return []


def _unexplained(tail: Tail, figures: Sequence[int]) -> list[int]:
    """The bare numbers after a name that are not printed on the card."""
    left = [number for number in tail.integers if number <= MAX_COPIES]
    for figure in figures:
        if figure in left:
            left.remove(figure)
    return left


def says_another(tail: Tail, count: int | None, figures: Sequence[int], *, behind: bool) -> bool:
    """Whether another number may also be the count: ``Villein 9 4``, ``4 Villein x2``."""
    marked = [number for number in tail.counts if number not in figures]
    plain = _unexplained(tail, figures) if behind else []
    return count is not None and any(number != count for number in (*marked, *plain))


def _is_capacity(number: int, card: AnyCard | None) -> bool:
    return isinstance(card, CryptCard) and card.capacity == number
