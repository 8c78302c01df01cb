"""Converts between the conditions of a query and the values of the widgets of the filter panel.

Each reading function returns ``None`` if the widget cannot show the conditions. The panel then
reports this, and keeps the conditions until the player uses the widget.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from cardbase.search import Node, Not, NumberFilter, Op, Term, Value, bounds_of

type Conditions = Sequence[Node]


@dataclass(frozen=True)
class Chosen:
    """The chosen values of a list.

    Attributes:
        wanted: the wanted values, in the order of the query.
        refused: excluded values.
        together: whether all of ``wanted`` are required, not only one; ``None`` for fewer than two.
    """

    wanted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    together: bool | None = None

    def __bool__(self) -> bool:
        return bool(self.wanted or self.refused)


def read_chosen(conditions: Conditions) -> Chosen | None:
    """The chosen values in conditions on one choice filter.

    >>> from cardbase.search import parse
    >>> read_chosen(parse("clan:tremere,ventrue -clan:brujah").of("clan"))
    Chosen(wanted=('tremere', 'ventrue'), refused=('brujah',), together=False)
    """
    wanted: list[tuple[str, ...]] = []
    refused: list[str] = []
    for node in conditions:
        item = node.item if isinstance(node, Not) else node
        if not isinstance(item, Term) or item.op is not Op.HAS or _has_pattern(item):
            return None
        values = tuple(value.text for value in item.values)
        if isinstance(node, Not):
            refused += values
        else:
            wanted.append(values)
    if len(wanted) > 1 and any(len(values) > 1 for values in wanted):
        return None
    every = tuple(dict.fromkeys(text for values in wanted for text in values))
    together = None if len(every) < 2 else len(wanted) > 1
    return Chosen(every, tuple(dict.fromkeys(refused)), together)


def write_chosen(key: str, chosen: Chosen) -> list[Node]:
    """The conditions on the filter ``key`` for these values."""
    nodes: list[Node] = []
    if chosen.wanted and chosen.together:
        nodes += [_term(key, value) for value in chosen.wanted]
    elif chosen.wanted:
        nodes.append(_term(key, *chosen.wanted))
    nodes += [Not(_term(key, value)) for value in chosen.refused]
    return nodes


@dataclass(frozen=True)
class Span:
    """A range of numbers, open where an end is ``None``."""

    low: int | None = None
    high: int | None = None

    def __bool__(self) -> bool:
        return self.low is not None or self.high is not None


def read_span(conditions: Conditions) -> Span | None:
    """The single range that conditions on a number filter require.

    >>> from cardbase.search import parse
    >>> read_span(parse("cap>=4 cap<9").of("cap"))
    Span(low=4, high=8)
    """
    low: int | None = None
    high: int | None = None
    for node in conditions:
        bounds = _bounds(node)
        if bounds is None:
            return None
        low = _tighter(low, bounds[0], max)
        high = _tighter(high, bounds[1], min)
    if low is not None and high is not None and low > high:
        return None
    return Span(low, high)


def write_span(key: str, span: Span) -> list[Node]:
    """The conditions on the filter ``key`` that require this range."""
    if not span:
        return []
    if span.low is None:
        return [Term(key, Op.AT_MOST, (Value(str(span.high)),))]
    if span.high is None:
        return [Term(key, Op.AT_LEAST, (Value(str(span.low)),))]
    text = str(span.low) if span.low == span.high else f"{span.low}..{span.high}"
    return [Term(key, Op.HAS, (Value(text),))]


def read_numbers(
    conditions: Conditions, filter_: NumberFilter, limits: tuple[int, int]
) -> Chosen | None:
    """The single numbers (and special values) that conditions accept, as choices.

    >>> from cardbase.search import keywords, parse
    >>> read_numbers(parse("group:2-3,any").of("group"), keywords()["group"], (1, 7)).wanted
    ('2', '3', 'any')
    """
    if len(conditions) > 1:
        return None
    wanted: list[str] = []
    for node in conditions:
        if not isinstance(node, Term):
            return None
        for value in node.values:
            if value.text in filter_.special:
                wanted.append(value.text)
                continue
            low, high = bounds_of(node.op, value.text)
            first = limits[0] if low is None else max(low, limits[0])
            last = limits[1] if high is None else min(high, limits[1])
            wanted += map(str, range(first, last + 1))
    return Chosen(tuple(dict.fromkeys(wanted)))


def read_text(conditions: Conditions) -> str | None:
    """The single text that conditions on a text or date filter require, as it would be typed."""
    if not conditions:
        return ""
    node = conditions[0]
    if len(conditions) > 1 or not isinstance(node, Term) or len(node.values) > 1:
        return None
    value = node.values[0]
    if node.op is Op.HAS:
        return str(value) if value.regex else value.text
    return f"{node.op}{value.text}"


def write_text(key: str, text: str) -> list[Node]:
    """The conditions on a text filter for a typed text: a phrase, or ``/a pattern/``."""
    text = text.strip()
    if not text:
        return []
    if len(text) > 2 and text[0] == text[-1] == "/":
        return [Term(key, Op.HAS, (Value(text[1:-1].replace("\\/", "/"), regex=True),))]
    return [Term(key, Op.HAS, (Value(text),))]


@dataclass(frozen=True)
class Disciplines:
    """The values of the grid of Disciplines.

    Attributes:
        wanted: codes; capitals mean the superior level.
        refused: codes in small letters.
        mode: ``all``, ``any``, or ``only``: some of them and no others.
    """

    wanted: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    mode: str = "all"

    def __bool__(self) -> bool:
        return bool(self.wanted or self.refused)


DIS, DIS_ONLY = "dis", "disonly"


def read_disciplines(
    have: Conditions, only: Conditions, known: Iterable[str], mode: str = "all"
) -> Disciplines | None:
    """The Disciplines in conditions.

    Args:
        have: the conditions on ``dis``.
        only: the conditions on ``disonly``.
        known: the codes that the grid has, in small letters.
        mode: the mode if the conditions do not determine it.
    """
    chosen, alone = read_chosen(have), read_chosen(only)
    if chosen is None or alone is None or alone.refused or alone.together:
        return None
    if alone.wanted and chosen.wanted:
        return None
    codes = alone.wanted or chosen.wanted
    refused = chosen.refused
    in_grid = set(known)
    if not in_grid.issuperset(map(str.lower, (*codes, *refused))):
        return None
    small = [code.lower() for code in (*codes, *refused)]
    if len(set(small)) < len(small) or any(code.isupper() for code in refused):
        return None
    if alone.wanted:
        mode = "only"
    elif chosen.together is not None:
        mode = "all" if chosen.together else "any"
    elif mode == "only" and codes:
        mode = "all"
    return Disciplines(codes, refused, mode)


def write_disciplines(asked: Disciplines) -> dict[str, list[Node]]:
    """The conditions on ``dis`` and on ``disonly``."""
    refused = Chosen(refused=asked.refused)
    if asked.mode == "only":
        return {
            DIS: write_chosen(DIS, refused),
            DIS_ONLY: write_chosen(DIS_ONLY, Chosen(asked.wanted)),
        }
    chosen = Chosen(asked.wanted, asked.refused, asked.mode == "all")
    return {DIS: write_chosen(DIS, chosen), DIS_ONLY: []}


def _term(key: str, *values: str) -> Term:
    return Term(key, Op.HAS, tuple(Value(value) for value in values))


def _has_pattern(term: Term) -> bool:
    return any(value.regex for value in term.values)


def _bounds(node: Node) -> tuple[int | None, int | None] | None:
    if not isinstance(node, Term) or len(node.values) > 1:
        return None
    bounds = bounds_of(node.op, node.values[0].text)
    return None if bounds == (None, None) else bounds


def _tighter(have: int | None, other: int | None, pick: _Pick) -> int | None:
    if have is None or other is None:
        return other if have is None else have
    return pick(have, other)


type _Pick = Callable[[int, int], int]
