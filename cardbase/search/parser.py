"""From written text to a :class:`~cardbase.search.query.Query`.

Parsing always continues: a condition that is not understood is omitted, and its error is
recorded. :func:`read` returns both, for a search box, in which a query is unfinished most of the
time. :func:`parse` raises the first error instead.

How ``read`` treats unfinished text:

* ``clan:`` or ``clan:xyz`` is omitted, so the rest of the query still finds cards;
* ``clan:tre`` at the end of the text means every clan with this beginning;
* an open quotation mark, regular expression or parenthesis is closed at the end;
* a dangling ``-``, ``OR`` or ``NOT`` has no effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from cardbase.message import Field
from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.filter import Filter, suggestions
from cardbase.search.index import Cards, Index, index_of
from cardbase.search.lexer import Mark, Token, cut
from cardbase.search.query import (
    ANYWHERE,
    SORT,
    And,
    Node,
    Not,
    Op,
    Or,
    Query,
    Term,
    Value,
    all_of,
    any_of,
    negate,
)
from cardbase.search.registry import keywords

MAX_LENGTH = 2000
MAX_DEPTH = 30
#: The maximum number of regular expressions and near names in a query; each may be slow.
MAX_COSTLY = 8


class Asked[I](Protocol):
    """The interface of a filter for the parser; ``I`` is the type of the index."""

    @property
    def keyword(self) -> str:
        """The keyword in canonical text."""

    @property
    def operators(self) -> tuple[Op, ...]:
        """The accepted operators; the first is written if several mean the same."""

    def resolve(self, term: Term, index: I | None, *, unfinished: bool = False) -> Node:
        """See :meth:`cardbase.search.filter.Filter.resolve`."""


type Shape = Callable[[list[Token], str], list[Token]]
"""A transformation of the tokens of a text before they are parsed."""


@dataclass(frozen=True, slots=True)
class QueryReading:
    """The parsed query.

    Attributes:
        query: the conditions that were understood.
        errors: the errors, in the order of the text.
    """

    query: Query
    errors: tuple[QueryError, ...] = ()


def parse(text: str, cards: Cards | None = None) -> Query:
    """Understand a query.

    Args:
        text: the text as written.
        cards: the card base, to check and spell out values such as clans and sets. Without it, they
            are checked when the query is used.

    Raises:
        QueryError: the first error.

    >>> str(parse("CLAN:Ventrue,Tremere  cap >= 7 or is:wake"))
    '(clan:Ventrue,Tremere cap>=7) OR func:wake'
    >>> parse("cap:many")
    Traceback (most recent call last):
    cardbase.search.errors.QueryError: “cap:” needs a number or a range, such as 3, 5..8.
    """
    index = index_of(cards) if cards is not None else None
    reading = _Parser(text, index, keywords(), unfinished=False).reading()
    for error in reading.errors:
        raise error
    return reading.query


def read(text: str, cards: Cards | None = None) -> QueryReading:
    """Parse as much of a query as possible; never raises. See the module docstring.

    >>> reading = read('clan: cap>=8 -text:"burn')
    >>> str(reading.query), [error.message for error in reading.errors]
    ('cap>=8 -text:burn', ['“clan:” needs a value.', 'The quotation mark is not closed.'])
    """
    index = index_of(cards) if cards is not None else None
    return _Parser(text, index, keywords(), unfinished=True).reading()


def read_as[I](
    text: str,
    index: I,
    known: Mapping[str, Asked[I]],
    shape: Shape | None = None,
    *,
    unfinished: bool = True,
) -> QueryReading:
    """Parse a query in a language other than that of cards, by the same rules; never raises.

    Args:
        text: the text as written.
        index: the index of the searched objects, passed to the filters.
        known: every keyword and alias, in lower case, with its filter, including one for bare
            words.
        shape: transforms the tokens before they are parsed.
        unfinished: whether the query is being typed.
    """
    return _Parser(text, index, known, shape, unfinished=unfinished).reading()


def resolve(query: Query, index: Index) -> Query:
    """Check a query against a card base and write its values in canonical form.

    Raises:
        QueryError: the first error.
    """
    return Query(None if query.node is None else _resolved(query.node, index))


def _resolved(node: Node, index: Index) -> Node:
    match node:
        case Term():
            return resolve_term(node, index)
        case Not(item):
            return negate(_resolved(item, index))
        case And(items):
            return all_of(_resolved(item, index) for item in items) or node
        case Or(items):
            return any_of(_resolved(item, index) for item in items) or node


def resolve_term(term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
    """Resolve a term by its filter.

    Raises:
        QueryError: there is no such filter, or it does not accept the operator or the value.
    """
    return _understood(term, index, keywords(), unfinished=unfinished)


def _understood[I](
    term: Term, index: I | None, known: Mapping[str, Asked[I]], *, unfinished: bool
) -> Node:
    found = known.get(term.key.lower())
    if found is None:
        end = term.start + len(term.key) if term.key else term.values[0].start
        raise _unknown(term.key, term.start, end, term.op, known)
    if term.op not in found.operators:
        wanted = " ".join(found.operators)
        start = term.start + len(term.key)
        raise QueryError(
            QueryProblem.OPERATOR,
            start,
            max(start, term.values[0].start),
            tuple(found.operators),
            filter=found.keyword,
            signs=wanted,
            sign=term.op,
        )
    return found.resolve(replace(term, key=found.keyword), index, unfinished=unfinished)


def _unknown(word: str, start: int, end: int, op: str, known: Iterable[str]) -> QueryError:
    if not word:
        return QueryError(QueryProblem.NO_KEYWORD, start, end, sign=op)
    near = suggestions(word, known)
    return QueryError(
        QueryProblem.NO_SUCH_FILTER,
        start,
        end,
        near,
        word=word,
    )


class _Parser[I]:
    """Recursive descent over the tokens of one query."""

    def __init__(
        self,
        text: str,
        index: I | None,
        known: Mapping[str, Asked[I]],
        shape: Shape | None = None,
        *,
        unfinished: bool,
    ) -> None:
        self.text = text[:MAX_LENGTH]
        self.errors: list[QueryError] = []
        if len(text) > MAX_LENGTH:
            self.errors.append(
                QueryError(
                    QueryProblem.TOO_LONG, MAX_LENGTH, len(text), most=MAX_LENGTH, length=len(text)
                )
            )
        self.index = index
        self.unfinished = unfinished
        self.costly = 0
        self.order: list[Node] = []
        self.known = known
        self.tokens = cut(self.text, known.keys())
        if shape is not None:
            self.tokens = shape(self.tokens, self.text)
        self.at = 0

    def reading(self) -> QueryReading:
        """Read everything."""
        nodes: list[Node] = []
        while self._mark() is not None:
            node = self._alternatives(depth=0)
            if node is not None:
                nodes.append(node)
            if self._mark() is Mark.CLOSE:
                token = self.tokens[self.at]
                self._add_error(QueryProblem.GROUP_NOT_OPENED, token)
                self.at += 1
        self.errors.sort(key=lambda error: (error.start, error.end))
        return QueryReading(Query(all_of([*nodes, *self.order])), tuple(self.errors))

    def _mark(self) -> Mark | None:
        return self.tokens[self.at].mark if self.at < len(self.tokens) else None

    def _add_error(self, problem: QueryProblem, token: Token, /, **fields: Field) -> None:
        self.errors.append(QueryError(problem, token.start, token.end, **fields))

    def _alternatives(self, depth: int) -> Node | None:
        """``a b OR c d``, up to a closing parenthesis or the end."""
        nodes: list[Node] = []
        missing: Token | None = None
        before = self.at
        while True:
            node = self._conditions(depth)
            if node is not None:
                nodes.append(node)
            elif missing is not None and self.at == before:
                self._add_error(QueryProblem.MISSING_AFTER, missing, text=missing.text)
            if self._mark() is not Mark.OR:
                return any_of(nodes)
            token = self.tokens[self.at]
            if self.at == before and missing is None:
                self._add_error(QueryProblem.MISSING_BEFORE, token, text=token.text)
            missing = token
            self.at += 1
            before = self.at

    def _conditions(self, depth: int) -> Node | None:
        """``a b c``: all must match."""
        nodes: list[Node] = []
        pending: Token | None = None
        start = self.at
        while (mark := self._mark()) not in {None, Mark.OR, Mark.CLOSE}:
            token = self.tokens[self.at]
            if mark is Mark.AND:
                if pending is not None or self.at == start:
                    first = self.at == start
                    side = QueryProblem.MISSING_BEFORE if first else QueryProblem.MISSING_AFTER
                    self._add_error(side, token, text=token.text)
                pending = token
                self.at += 1
                continue
            pending = None
            node = self._condition(depth)
            if node is not None:
                nodes.append(node)
        if pending is not None:
            self._add_error(QueryProblem.MISSING_AFTER, pending, text=pending.text)
        return all_of(nodes)

    def _condition(self, depth: int) -> Node | None:
        """One condition, possibly negated."""
        excluded = False
        token = self.tokens[self.at]
        while token.mark is Mark.NOT:
            excluded = not excluded
            self.at += 1
            if self._mark() in {None, Mark.OR, Mark.AND, Mark.CLOSE}:
                self._add_error(QueryProblem.NOTHING_EXCLUDED, token, text=token.text)
                return None
            token = self.tokens[self.at]
        self.at += 1
        node = self._group(token, depth) if token.mark is Mark.OPEN else self._term(token)
        if excluded and node is not None:
            node = negate(node)
        if isinstance(node, Term) and node.key == SORT:
            self.order.append(node)  # it applies to the whole result, wherever it is in the query
            return None
        return node

    def _group(self, token: Token, depth: int) -> Node | None:
        """The contents of parentheses."""
        if depth >= MAX_DEPTH:
            self._add_error(QueryProblem.TOO_DEEP, token)
            self._leave()
            return None
        start = self.at
        node = self._alternatives(depth + 1)
        if self._mark() is Mark.CLOSE:
            if self.at == start:
                self._add_error(QueryProblem.EMPTY_GROUP, token)
            self.at += 1
        else:
            self._add_error(QueryProblem.GROUP_OPEN, token)
        return node

    def _leave(self) -> None:
        """Skip to the parenthesis that closes the one just opened."""
        level = 1
        while level and self._mark() is not None:
            level += {Mark.OPEN: 1, Mark.CLOSE: -1}.get(self.tokens[self.at].mark, 0)
            self.at += 1

    def _term(self, token: Token) -> Node | None:
        self.errors.extend(token.errors)
        if not token.values:
            if token.text.lower() not in self.known:
                self.errors.remove(token.errors[0])
                end = token.start + len(token.text) if token.text else token.end
                self.errors.append(_unknown(token.text, token.start, end, token.op, self.known))
            return None
        typing = self.unfinished and token.end >= len(self.text)
        excluded = token.op == "!="
        op = Op.IS if excluded else Op(token.op or ":")
        key = token.text if token.mark is Mark.TERM else ANYWHERE
        parts = [(v,) for v in token.values] if token.together else [tuple(token.values)]
        nodes: list[Node] = []
        for values in parts:
            node = self._resolve(key, op, values, token, typing=typing)
            if node is not None:
                nodes.append(node)
        node = all_of(nodes)
        return negate(node) if excluded and node is not None else node

    def _resolve(
        self, key: str, op: Op, values: tuple[Value, ...], token: Token, *, typing: bool
    ) -> Node | None:
        """Resolve one term; for a term being typed, keep the values that are understood."""
        term = Term(key, op, values, token.start, token.end)
        try:
            self._spend(term)
            return _understood(term, self.index, self.known, unfinished=typing)
        except QueryError as error:
            self.errors.append(error)
            rest = tuple(v for v in values if not v.start <= error.start < max(v.end, v.start + 1))
            if not rest or rest == values:
                return None
            return self._resolve(key, op, rest, token, typing=False)

    def _spend(self, term: Term) -> None:
        """Count the slow conditions.

        Raises:
            QueryError: there are too many.
        """
        self.costly += term.op is Op.NEAR or any(value.regex for value in term.values)
        if self.costly > MAX_COSTLY:
            raise QueryError(QueryProblem.TOO_COSTLY, term.start, term.end, most=MAX_COSTLY)


def filter_for(key: str) -> Filter:
    """The filter of a canonical key.

    Raises:
        KeyError: there is no such filter.
    """
    return keywords()[key]
