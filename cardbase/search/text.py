"""The base class of filters on texts: words, phrases, regular expressions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, override

from cardbase.model import AnyCard
from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.filter import Filter, Scope, query_error
from cardbase.search.fold import fold
from cardbase.search.keyword import ValueKind
from cardbase.search.patterns import Pattern, compile_pattern
from cardbase.search.query import Node, Op, Term, Value

if TYPE_CHECKING:
    from cardbase.search.index import Index


@lru_cache(maxsize=64)
def _compiled(source: str) -> Pattern:
    return compile_pattern(source)


def pattern_of(value: Value) -> Pattern:
    """The pattern in a value.

    Raises:
        QueryError: the pattern cannot be run; the error has its position in the written query.
    """
    try:
        return _compiled(value.text)
    except QueryError as error:
        # The opening slash and the backslashes before inner slashes occur only in the query.
        start = value.start + 1 + error.start + value.text.count("/", 0, error.start)
        end = value.start + 1 + error.end + value.text.count("/", 0, error.end)
        raise error.moved(start, min(end, max(value.end, start + 1))) from None


def found_by_pattern(value: Value, texts: Sequence[str], among: Iterable[int]) -> Iterator[int]:
    """The positions of the given texts that match a value's pattern.

    Raises:
        QueryError: the pattern took too long; the error has the position of the value.
    """
    pattern = pattern_of(value)
    try:
        yield from pattern.positions(texts, among)
    except QueryError as error:
        raise error.moved(value.start, value.end) from None


def check_texts(term: Term, problem: QueryProblem, **fields: str) -> None:
    """Check that each value of a term is a pattern that can be run, or a text.

    Args:
        term: the term.
        problem: the problem with an empty text.
        fields: the fields of its message.

    Raises:
        QueryError: a value is an empty text, or a pattern that cannot be run.
    """
    for value in term.values:
        if value.regex:
            pattern_of(value)
        if not value.text.strip():
            raise query_error(value, problem, **fields)


class TextFilter(Filter):
    """A filter on a text of the card.

    ``:`` finds the value anywhere in the text, ``=`` compares the whole text. Case, accents and
    typographic marks do not matter.
    """

    kind: ClassVar[ValueKind] = ValueKind.TEXT
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS)
    expense: ClassVar[int] = 1

    @abstractmethod
    def of(self, card: AnyCard) -> str:
        """The text of a card, as printed."""

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        del index, unfinished
        check_texts(term, QueryProblem.NEEDS_TEXT, filter=f"{self.key}{term.op}")
        return term

    @override
    def mask(self, term: Term, scope: Scope) -> int:
        found = 0
        for value in term.values:
            found |= scope.index.mask(self.positions(value, term.op, scope))
        return found

    def positions(self, value: Value, op: Op, scope: Scope) -> Iterator[int]:
        """The positions of the cards with a value in their text."""
        index = scope.index
        among = index.candidates(scope.within)
        if value.regex:
            yield from found_by_pattern(value, index.texts(self), among)
            return
        wanted = " ".join(fold(value.text).split())
        texts = index.flat(self)
        if op is Op.IS:
            yield from (p for p in among if texts[p] == wanted)
        elif isinstance(among, range):
            yield from (p for p, text in enumerate(texts) if wanted in text)
        else:
            yield from (p for p in among if wanted in texts[p])
