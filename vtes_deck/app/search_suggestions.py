"""Suggestions for a search without results: similar names, and the conditions to drop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from cardbase.database import CardBase
from cardbase.model import AnyCard
from cardbase.search import (
    SORT,
    Context,
    Node,
    Op,
    Query,
    QueryError,
    Term,
    Value,
    all_of,
    complete,
    count,
    parse,
)
from cardbase.search.query import ANYWHERE
from vtes_deck.language import plural, tr

_OF_WORDS = frozenset({ANYWHERE, "name"})
_MAX_NAMES = 3
_MAX_OBSTACLES = 4
_MAX_WORDS = 6


@dataclass(frozen=True)
class Obstacle:
    """A condition without which the query would find cards.

    Attributes:
        condition: one of the conditions of the query.
        cards: the number of cards that it would find.
    """

    condition: Node
    cards: int

    def __str__(self) -> str:
        """The suggestion as a sentence."""
        return plural(
            "Without {condition}:  {n} cards",
            "Without {condition}:  {n} card",
            self.cards,
            condition=self.condition,
        )


@dataclass(frozen=True)
class NearName:
    """A card whose name is similar to words of the query.

    Attributes:
        card: the card.
        query: the query with the name instead of the words.
    """

    card: AnyCard
    query: Query

    def __str__(self) -> str:
        """The suggestion as a sentence."""
        return tr("Did you mean {card}?", card=self.card.full_name)


@dataclass(frozen=True)
class NearValue:
    """A value of a filter that a word of the query names, such as the function ``bounce``.

    Attributes:
        condition: the filter with the value.
        query: the query with the condition instead of the word.
        cards: the number of cards that the query finds.
    """

    condition: Node
    query: Query
    cards: int

    def __str__(self) -> str:
        """The suggestion as a sentence."""
        return plural(
            "With {condition}:  {n} cards",
            "With {condition}:  {n} card",
            self.cards,
            condition=self.condition,
        )


type WayOut = NearValue | NearName | Obstacle
"""A suggestion for a query that found nothing."""


def obstacles(cards: CardBase, query: Query, context: Context) -> tuple[Obstacle, ...]:
    """For an empty result: the conditions that each prevent results, most results first."""
    found: list[Obstacle] = []
    conditions = query.conditions
    for condition in conditions:
        rest = Query(all_of(each for each in conditions if each is not condition))
        if not any(node for node in rest.conditions if not _is_order(node)):
            continue
        try:
            number = count(cards, rest, context)
        except QueryError:
            continue
        if number:
            found.append(Obstacle(condition, number))
    found.sort(key=_most_cards_first)
    return tuple(found[:_MAX_OBSTACLES])


def near_values(cards: CardBase, query: Query, context: Context) -> tuple[NearValue, ...]:
    """For an empty result: the values of filters that words of the query name.

    Players search for "bounce" and "wake", which are functions of cards and in few of their names.
    """
    words = [node for node in query.conditions if isinstance(node, Term) and _is_words(node)]
    return tuple(
        found for word in words[:_MAX_WORDS] for found in _meant(cards, query, word, context)
    )[:_MAX_NAMES]


def _meant(cards: CardBase, query: Query, word: Term, context: Context) -> Iterator[NearValue]:
    text = " ".join(value.text for value in word.values)
    for completion in complete(text, len(text), cards):
        if not completion.filter or completion.start:
            continue  # a name, or a value of the last word only
        condition = parse(completion.insert, cards).node
        if condition is None:
            continue
        meant = Query(all_of(condition if each is word else each for each in query.conditions))
        try:
            number = count(cards, meant, context)
        except QueryError:
            continue
        if number:
            yield NearValue(condition, meant, number)


def near_names(cards: CardBase, query: Query, context: Context) -> tuple[NearName, ...]:
    """For an empty result: the cards whose names are similar to words of the query.

    All words together are tried first, then each word that no card has. The other conditions stay;
    a card that does not meet them is not suggested.
    """
    words = [node for node in query.conditions if isinstance(node, Term) and _is_words(node)]
    for wrong in (words, *([word] for word in _unknown(words, cards, context))):
        found = tuple(_replaced(cards, query, wrong, context))
        if found:
            return found[:_MAX_NAMES]
    return ()


def _unknown(words: Sequence[Term], cards: CardBase, context: Context) -> Iterator[Term]:
    if len(words) > 1:
        yield from (w for w in words[:_MAX_WORDS] if not count(cards, Query(w), context))


def _replaced(
    cards: CardBase, query: Query, wrong: Sequence[Term], context: Context
) -> Iterator[NearName]:
    """The query with similar names instead of some of its words."""
    text = " ".join(value.text for term in wrong for value in term.values)
    if not text:
        return
    for card in _near(text, cards):
        name = Term(ANYWHERE, Op.HAS, (Value(card.name),))
        kept = [name if each is wrong[0] else each for each in query.conditions]
        meant = Query(all_of(each for each in kept if each not in wrong[1:]))
        try:
            fits = count(cards, meant, context)
        except QueryError:
            continue
        if fits:
            yield NearName(card, meant)


def near_cards(cards: CardBase, query: Query) -> tuple[AnyCard, ...]:
    """The cards whose names are similar to the words of a query, for any search."""
    words = [node for node in query.conditions if isinstance(node, Term) and _is_words(node)]
    text = " ".join(value.text for term in words for value in term.values)
    return tuple(_near(text, cards))[:_MAX_NAMES] if text else ()


def _near(text: str, cards: CardBase) -> Iterable[AnyCard]:
    match = cards.find(text)
    best = match.candidates or ((match.card,) if match.card is not None else ())
    return dict.fromkeys((*best, *match.suggestions))


def ways_out(cards: CardBase, query: Query, context: Context) -> Iterable[WayOut]:
    """All suggestions for a query that found nothing."""
    values = near_values(cards, query, context)
    # A similar name is a guess; a word that is a value needs none.
    names = () if values else near_names(cards, query, context)
    return (*values, *names, *obstacles(cards, query, context))


def _is_words(node: Term) -> bool:
    return node.key in _OF_WORDS and not any(value.regex for value in node.values)


def _is_order(node: Node) -> bool:
    return isinstance(node, Term) and node.key == SORT


def _most_cards_first(obstacle: Obstacle) -> int:
    return -obstacle.cards
