"""The kinds of condition on winning decks. ``vocabulary`` lists the conditions.

They are the counterpart of :mod:`cardbase.search.filter` for the archive. Both share the language,
its keywords and its errors. A condition on cards in decks is delegated to the filters on cards.
The two indexes have nothing in common, so each has its own tables.
"""

from __future__ import annotations

import datetime
import re
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, override

from cardbase.archive import ArchiveDeck
from cardbase.archive_search.index import ArchiveIndex, IndexedDeck
from cardbase.names import normalize
from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.filter import Choice, no_choice, no_pattern, query_error
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.keyword import Keyword, ValueKind
from cardbase.search.query import Node, Op, Term, Value
from cardbase.search.ranges import COMPARISONS, DateFilter
from cardbase.search.ranges import written_bounds as whole_bounds
from cardbase.search.registry import keywords
from cardbase.search.text import found_by_pattern, pattern_of

_DECIMAL = re.compile(
    r"(?P<low>\d{1,6}(?:\.\d{1,3})?)?\s*(?:\.\.|-|\N{EN DASH})"
    r"\s*(?P<high>\d{1,6}(?:\.\d{1,3})?)?"
    r"|(?P<one>\d{1,6}(?:\.\d{1,3})?)(?P<up>\+)?"
)

type Bounds = tuple[float | None, float | None]


class Condition(Keyword):
    """A condition on winning decks."""

    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS)

    @abstractmethod
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        """Understand the values of a term as written; see the filters on cards.

        Raises:
            QueryError: a value is not understood; the error has its position.
        """

    @abstractmethod
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        """The decks that match a resolved term.

        Raises:
            QueryError: it cannot be answered.
        """

    def choices(self, index: ArchiveIndex) -> Iterable[Choice]:
        """The possible values; empty if any text is allowed."""
        del index
        return ()

    def warm(self, index: ArchiveIndex) -> None:
        """Create the tables that an answer needs."""


class TextCondition(Condition):
    """A text of the deck: ``:`` finds the value anywhere in it, ``=`` compares the whole."""

    kind: ClassVar[ValueKind] = ValueKind.TEXT

    @abstractmethod
    def of(self, deck: ArchiveDeck) -> str:
        """The text of a deck that is compared."""

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        del index, unfinished
        for value in term.values:
            if value.regex:
                pattern_of(value)
            elif not normalize(value.text):
                raise query_error(value, QueryProblem.NEEDS_TEXT, filter=f"{self.key}{term.op}")
        return term

    @override
    def warm(self, index: ArchiveIndex) -> None:
        index.texts(self.key, self.of)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        texts = index.texts(self.key, self.of)
        found = 0
        for value in term.values:
            found |= index.mask(text_positions(value, term.op, texts))
        return found


def text_positions(value: Value, op: Op, texts: Sequence[str]) -> Iterable[int]:
    """Positions of the normalised texts that contain a value.

    Raises:
        QueryError: a pattern takes too long.
    """
    if value.regex:
        return found_by_pattern(value, texts, range(len(texts)))
    wanted = normalize(value.text)
    if op is Op.IS:
        return [position for position, text in enumerate(texts) if text == wanted]
    return [position for position, text in enumerate(texts) if wanted in text]


class ChoiceCondition(Condition):
    """A value that occurs in decks."""

    kind: ClassVar[ValueKind] = ValueKind.CHOICE

    @abstractmethod
    def of(self, view: IndexedDeck) -> Iterable[str]:
        """The values of a deck."""

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        if index is None:
            return replace(term, op=Op.HAS)
        known = {fold(choice): choice for choice in index.choices(self.key, self.of)}
        values: list[Value] = []
        for number, value in enumerate(term.values, start=1):
            no_pattern(value, self.label)
            typing = unfinished and number == len(term.values)
            meant = self._understand(value, known, typing=typing)
            values.extend(replace(value, text=text) for text in meant)
        return replace(term, op=Op.HAS, values=tuple(dict.fromkeys(values)))

    def _understand(self, value: Value, known: Mapping[str, str], *, typing: bool) -> list[str]:
        text = fold(value.text).strip()
        if text in known:
            return [known[text]]
        close = [v for s, v in known.items() if text and f" {s}".find(f" {text}") >= 0]
        if len(close) == 1 or (close and typing):
            return close
        raise no_choice(value, close, known, self.label)

    @override
    def warm(self, index: ArchiveIndex) -> None:
        index.choices(self.key, self.of)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        table = index.choices(self.key, self.of)
        found = 0
        for value in term.values:
            found |= table.get(value.text, 0)
        return found

    @override
    def choices(self, index: ArchiveIndex) -> Iterable[Choice]:
        return [Choice(value, value) for value in index.choices(self.key, self.of)]


class NumberCondition(Condition):
    """A number of the deck: a number, a comparison, or a range. Decimals are accepted."""

    kind: ClassVar[ValueKind] = ValueKind.NUMBER
    ops: ClassVar[tuple[Op, ...]] = COMPARISONS

    @abstractmethod
    def of(self, view: IndexedDeck) -> float | None:
        """The number; ``None`` if unknown. A deck without one matches no condition."""

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        del index, unfinished
        op = Op.HAS if term.op is Op.IS else term.op
        if op is not Op.HAS and len(term.values) > 1:
            raise query_error(term.values[1], QueryProblem.ONE_NUMBER, filter=f"{self.key}{op}")
        return replace(term, op=op, values=tuple(self._value(v, op) for v in term.values))

    def _value(self, value: Value, op: Op) -> Value:
        no_pattern(value, self.label)
        bounds = decimal_bounds(fold(value.text).strip())
        if bounds is None:
            problem = QueryProblem.NEEDS_NUMBERS if op is Op.HAS else QueryProblem.NEEDS_NUMBER
            raise query_error(value, problem, filter=f"{self.key}{op}")
        low, high = bounds
        if low is not None and high is not None and low > high:
            raise query_error(value, QueryProblem.BACKWARDS, [f"{high:g}..{low:g}"])
        if op is not Op.HAS and low != high:
            raise query_error(value, QueryProblem.NO_NUMBER_RANGE, filter=f"{self.key}{op}")
        text = _text(low) if low == high else f"{_text(low)}..{_text(high)}"
        return replace(value, text=text)

    @override
    def warm(self, index: ArchiveIndex) -> None:
        index.numbers(self.key, self.of)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        numbers = index.numbers(self.key, self.of)
        found = 0
        for value in term.values:
            fits = comparison(term.op, decimal_bounds(value.text) or (None, None))
            found |= index.mask(p for p, n in enumerate(numbers) if n is not None and fits(n))
        return found


def _text(number: float | None) -> str:
    return "" if number is None else f"{number:g}"


def decimal_bounds(text: str) -> Bounds | None:
    """Read ``5``, ``5..8``, ``4.5-6``, ``5..``, ``..8`` or ``5+``; ``None`` for other texts.

    >>> decimal_bounds("4.5..6"), decimal_bounds("7+"), decimal_bounds("many")
    ((4.5, 6.0), (7.0, None), None)
    """
    found = _DECIMAL.fullmatch(text)
    if found is None:
        return None
    if found["one"]:
        return float(found["one"]), None if found["up"] else float(found["one"])
    low = float(found["low"]) if found["low"] else None
    high = float(found["high"]) if found["high"] else None
    if low is None and high is None:
        return None
    return low, high


def comparison(op: Op, bounds: Bounds) -> Callable[[float], bool]:
    """Whether a number satisfies an operator and a value."""
    low, high = bounds
    match op:
        case Op.AT_LEAST | Op.MORE:
            least = low or 0.0
            return least.__le__ if op is Op.AT_LEAST else least.__lt__
        case Op.AT_MOST | Op.LESS:
            most = low or 0.0
            return most.__ge__ if op is Op.AT_MOST else most.__gt__
    start = float("-inf") if low is None else low
    end = float("inf") if high is None else high

    def within(number: float) -> bool:
        return start <= number <= end

    return within


class DateCondition(Condition):
    """A date of the deck; the values are those of the filters on cards."""

    kind: ClassVar[ValueKind] = ValueKind.DATE
    ops: ClassVar[tuple[Op, ...]] = COMPARISONS

    @abstractmethod
    def of(self, deck: ArchiveDeck) -> datetime.date | None:
        """The date; ``None`` if unknown. A deck without one matches no condition."""

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        card_index = index.card_index if index is not None else None
        try:
            return as_card_term(term, "legal", card_index, self.key, unfinished=unfinished)
        except QueryError as error:
            raise error.renamed("legal", self.key) from None

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        scope = index.scope
        found = 0
        for value in term.values:
            low, high = DateFilter.bounds(term.op, value, scope)
            found |= index.mask(
                position
                for position, deck in enumerate(index.archive.decks)
                if (date := self.of(deck)) is not None and low <= date <= high
            )
        return found


def as_card_term(
    term: Term, card_key: str, card_index: object, key: str, *, unfinished: bool
) -> Node:
    """Resolve the values of a term with a filter on cards; the term keeps its own key.

    Raises:
        QueryError: a value is not understood; the error has its position.
    """
    asked = keywords()[card_key]
    index = card_index if isinstance(card_index, Index) else None
    node = asked.resolve(replace(term, key=asked.key), index, unfinished=unfinished)
    return replace(node, key=key) if isinstance(node, Term) else node


class CardsCondition(Condition):
    """A condition on the number of a deck's cards that match a filter on cards.

    Attributes:
        card_key: the key of the filter on cards that resolves the values.
    """

    kind: ClassVar[ValueKind] = ValueKind.CHOICE
    card_key: ClassVar[str]

    @override
    def resolve(self, term: Term, index: ArchiveIndex | None, *, unfinished: bool = False) -> Node:
        card_index = index.card_index if index is not None else None
        return as_card_term(term, self.card_key, card_index, self.key, unfinished=unfinished)

    @override
    def mask(self, term: Term, index: ArchiveIndex) -> int:
        asked = keywords()[self.card_key]
        found = 0
        for value in term.values:
            alone = Term(asked.key, term.op, (value,))
            found |= self.decks(index.cards_matching(alone), index)
        return found

    @override
    def warm(self, index: ArchiveIndex) -> None:
        for choice in tuple(self.choices(index))[:1]:
            self.mask(Term(self.key, Op.HAS, (Value(choice.value),)), index)

    @abstractmethod
    def decks(self, card_mask: int, index: ArchiveIndex) -> int:
        """The decks that have enough of some cards."""

    @override
    def choices(self, index: ArchiveIndex) -> Iterable[Choice]:
        return keywords()[self.card_key].choices(index.card_index)


def at_least(counts: Sequence[int], least: int, index: ArchiveIndex) -> int:
    """The decks with at least this many copies."""
    return index.mask(position for position, count in enumerate(counts) if count >= least)


def third_of_crypt(counts: Sequence[int], index: ArchiveIndex) -> int:
    """The decks in which at least a third of the crypt matches."""
    return index.mask(
        position
        for position, (count, size) in enumerate(zip(counts, index.crypt_sizes, strict=True))
        if count and 3 * count >= size
    )


def count_bounds(text: str) -> tuple[int, int | None] | None:
    """A range of copies: ``2``, ``2+``, ``2x``, ``1..3``, ``<=2``; ``None`` for other texts.

    >>> count_bounds("2+"), count_bounds("3x"), count_bounds("<=2"), count_bounds("two")
    ((2, None), (3, 3), (0, 2), None)
    """
    sign = text[:2] if text[:2] in {">=", "<="} else text[:1] if text[:1] in "<>" else ""
    bounds = whole_bounds(text[len(sign) :].strip().rstrip("x\N{MULTIPLICATION SIGN}"))
    if bounds is None:
        return None
    low, high = bounds
    if not sign:
        return low or 0, high
    number = low or 0
    match sign:
        case ">=":
            return number, None
        case ">":
            return number + 1, None
        case "<=":
            return 0, number
    return 0, max(0, number - 1)
