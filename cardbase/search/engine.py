"""Answers a query: finds the cards and sorts them."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import islice

from cardbase.model import AnyCard
from cardbase.search.errors import QueryError
from cardbase.search.filter import NO_CONTEXT, Context, Scope
from cardbase.search.filter_families.names import Name, written_name
from cardbase.search.index import Cards, Index, index_of
from cardbase.search.order import in_order
from cardbase.search.parser import filter_for, parse, read, resolve
from cardbase.search.query import ANYWHERE, And, Node, Not, Op, Or, Query, Term
from cardbase.search.registry import keywords

_MAX_RANKED = 24
"""The maximum number of words that affect the order; no name has more words."""


def search(cards: Cards, query: str | Query, context: Context = NO_CONTEXT) -> list[AnyCard]:
    """The cards that match a query, best first.

    Matches in the name come before matches in the text; then cards are sorted by name, and versions
    of a vampire by group. ``sort:`` in the query takes precedence.

    Args:
        cards: the card base.
        query: a written query or a :class:`Query`.
        context: further objects that the query may refer to, see
            :class:`~cardbase.search.filter.Context`.

    Raises:
        QueryError: the query has an error, or cannot be answered in this context.

    >>> import cardbase
    >>> [card.name for card in search(cardbase.load(), "is:bounce dis:dom first:Jyhad")]
    ['Deflection']
    """
    index = index_of(cards)
    asked = parse(query, cards) if isinstance(query, str) else resolve(query, index)
    if asked.node is None:
        return list(index.cards)
    found = index.positions(matching(asked.node, Scope(index, context, index.all)))
    named = (value for term in _wanted(asked.node) for value in _names(term))
    if words := list(islice(named, _MAX_RANKED)):
        ranks = {position: _rank(words, position, index) for position in found}
        found.sort(key=ranks.__getitem__)
    if asked.order:
        found = in_order(found, asked.order, Scope(index, context, index.all))
    return [index.cards[position] for position in found]


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The contents of a search box for a query that is being typed.

    Attributes:
        cards: the cards found, in the order of :func:`search`.
        query: the part that was understood.
        errors: the parts that were not understood, to be marked in the text, or why there is no
            answer.
    """

    cards: list[AnyCard]
    query: Query
    errors: tuple[QueryError, ...] = ()


def search_typed(cards: Cards, text: str, context: Context = NO_CONTEXT) -> SearchResult:
    """Search with a query that may be unfinished; never raises.

    Unfinished parts are treated as in :func:`~cardbase.search.parser.read`. If nothing matches, and
    the last word may become a filter (``cap``, ``tit``), the word is ignored.
    """
    reading = read(text, cards)
    try:
        found = search(cards, reading.query, context)
        word = _LAST_WORD.search(text)
        if not found and word is not None and _may_be_filter(word[1]):
            reading = read(text[: word.start(1)], cards)
            found = search(cards, reading.query, context)
    except QueryError as error:
        return SearchResult([], reading.query, (*reading.errors, error))
    return SearchResult(found, reading.query, reading.errors)


_LAST_WORD = re.compile(r"(?:^|[\s(-])([\w@]+)\Z")


def _may_be_filter(word: str) -> bool:
    return any(keyword.startswith(word.lower()) for keyword in keywords())


def count(cards: Cards, query: str | Query, context: Context = NO_CONTEXT) -> int:
    """The number of cards that match a query; see :func:`search`."""
    index = index_of(cards)
    asked = parse(query, cards) if isinstance(query, str) else resolve(query, index)
    if asked.node is None:
        return len(index.cards)
    return matching(asked.node, Scope(index, context, index.all)).bit_count()


def matching(node: Node, scope: Scope) -> int:
    """The cards of ``scope.within`` that match. Cheap conditions come first, to narrow it."""
    match node:
        case Term():
            return filter_for(node.key).mask(node, scope) & scope.within
        case Not(item):
            return scope.within & ~matching(item, scope)
        case And(items):
            within = scope.within
            for part in sorted(dict.fromkeys(items), key=_expense):
                within = matching(part, replace(scope, within=within))
                if not within:
                    break
            return within
        case Or(items):
            found = 0
            for choice in sorted(dict.fromkeys(items), key=_expense):
                found |= matching(choice, replace(scope, within=scope.within & ~found))
            return found


def _expense(node: Node) -> int:
    match node:
        case Term():
            return filter_for(node.key).expense + any(value.regex for value in node.values)
        case Not(item):
            return _expense(item)
        case And(items) | Or(items):
            return max(map(_expense, items))


# ------------------------------------------------------------------------------------------- order


def _wanted(node: Node) -> list[Term]:
    """The name terms of a query, from left to right."""
    match node:
        case Term() if node.key in {ANYWHERE, Name.key} and node.op is not Op.NEAR:
            return [node]
        case And(items) | Or(items):
            return [term for item in items for term in _wanted(item)]
    return []


def _names(term: Term) -> list[str]:
    return [name for v in term.values if not v.regex and (name := written_name(v.text))]


def _rank(words: list[str], position: int, index: Index) -> tuple[int, int]:
    """The rank of a card's names for the words; smaller is better.

    The rank of all words together comes first, because people type a name word by word; then the
    sum over the words.
    """
    names = index.names[position]
    whole = " ".join(words)
    return _fit(whole, names), sum(_fit(word, names) for word in words) if len(words) > 1 else 0


def _fit(word: str, names: tuple[str, ...]) -> int:
    printed = names[0]
    if printed == word:
        return 0
    if word in names:
        return 1
    if printed.startswith(word):
        return 2
    if f" {word}" in printed:
        return 3
    if any(name.startswith(word) or f" {word}" in name for name in names[1:]):
        return 4
    return 5 if word in printed else 6
