"""Changes a written query without rewriting the player's text.

After a change by the filter panel, writing the whole query again would lose unfinished parts,
errors and the player's own spelling. So the text itself is edited first, and accepted if it then
means exactly the new query.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardbase.search import Cards, Node, Not, Query, QueryError, QueryReading, Term, all_of, read

_NEGATION = re.compile(r"(?:[-\N{MINUS SIGN}]|\bNOT\s+)\Z", re.IGNORECASE)


@dataclass(frozen=True)
class Written:
    """The text of the search box, and the part that was understood.

    Attributes:
        text: the whole text.
        query: the conditions that were understood.
        errors: the parts that were not.
    """

    text: str
    query: Query
    errors: tuple[QueryError, ...] = ()


EMPTY = Written("", Query())


def written(text: str, cards: Cards) -> Written:
    """Parse a text as far as it can be understood."""
    reading: QueryReading = read(text, cards)
    return Written(text, reading.query, reading.errors)


def changed(now: Written, changes: Mapping[str, Sequence[Node]], cards: Cards) -> Written:
    """The query with other conditions on some filters; see :meth:`Query.replace`.

    Args:
        now: the previous query.
        changes: the new conditions by the key of their filter; an empty value removes them.
        cards: the card base.
    """
    for key, nodes in changes.items():
        if now.query.of(key) == tuple(nodes):
            continue
        removed = now.query.of(key)
        wanted = now.query.replace(key, *nodes)
        now = _rewritten(now, removed, nodes, wanted, cards)
    return now


def without(now: Written, condition: Node, cards: Cards) -> Written:
    """The query without one of its conditions (an item of :attr:`Query.conditions`)."""
    rest = [each for each in now.query.conditions if each is not condition]
    return _rewritten(now, (condition,), (), Query(all_of(rest)), cards)


def _rewritten(
    now: Written, removed: Sequence[Node], added: Sequence[Node], wanted: Query, cards: Cards
) -> Written:
    spans = [_span(node, now.text) for node in removed]
    places = sorted({span for span in spans if span is not None})
    if None not in spans:
        new = " ".join(map(str, added))
        for text in _attempts(now.text, places, new):
            attempt = written(text, cards)
            if _same(attempt.query, wanted) and len(attempt.errors) <= len(now.errors):
                return attempt
    return written(str(wanted), cards)


def _attempts(text: str, places: Sequence[tuple[int, int]], new: str) -> Iterable[str]:
    """The text without some parts and with a new one: in their place, at the end, or in front."""
    pieces: list[str] = []
    end = 0
    for start, stop in places:
        pieces.append(text[end:start])
        end = stop
    pieces.append(text[end:])
    if places and new:
        yield _joined(pieces[0], new, *pieces[1:])
    yield _joined(*pieces, new)
    yield _joined(new, *pieces)


def _joined(*pieces: str) -> str:
    return " ".join(filter(None, map(str.strip, pieces)))


def _span(node: Node, text: str) -> tuple[int, int] | None:
    """The position of a condition in the text, with the sign that negates it."""
    item = node.item if isinstance(node, Not) else node
    if not isinstance(item, Term) or item.end <= item.start:
        return None
    start = item.start
    if isinstance(node, Not):
        sign = _NEGATION.search(text[:start])
        start = sign.start() if sign is not None else start
    return start, item.end


def _same(first: Query, second: Query) -> bool:
    return Counter(first.conditions) == Counter(second.conditions)
