"""The requested order of cards."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, override

from cardbase.search.errors import QueryProblem
from cardbase.search.filter import Choice, Filter, Scope, query_error, suggestions
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.keyword import ValueKind
from cardbase.search.query import SORT, SORT_WORDS, Node, Op, Term, Value
from cardbase.search.registry import filters, keywords


class Sort(Filter):
    """The sort key. Every card matches it."""

    key = SORT
    aliases = SORT_WORDS[1:]
    label = "Sort by"
    help = (
        "Sort the cards by the value of a filter: cap, name, clan, group, cost, twd. A "
        "minus sign puts the largest first; the key after a comma orders ties. Cards "
        "without a value come last."
    )
    examples = ("sort:cap", "sort:-cap", "sort:clan,-cap,name", "sort:-twd")
    kind: ClassVar[ValueKind] = ValueKind.CHOICE
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS)

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        del index
        values: list[Value] = []
        for number, value in enumerate(term.values, start=1):
            typing = unfinished and number == len(term.values)
            values.append(replace(value, text=_meant(value, typing=typing)))
        return replace(term, op=Op.HAS, values=tuple(dict.fromkeys(values)))

    @override
    def mask(self, term: Term, scope: Scope) -> int:
        del term
        return scope.index.all

    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        """The sort keys."""
        del index
        return tuple(Choice(each.key, each.label) for each in filters() if each.sorts)

    @override
    def completions(self, index: Index | None) -> tuple[Choice, ...]:
        rising = self.choices(index)
        return (*rising, *(Choice(f"-{each.value}", each.label) for each in rising))


def _meant(value: Value, *, typing: bool) -> str:
    """The key of a filter, preceded by a minus if the largest come first."""
    text = fold(value.text).strip()
    sign = "-" if text.startswith("-") else ""
    word = text.lstrip("+-").strip()
    found = keywords().get(word)
    if found is not None and found.sorts and not value.regex:
        return sign + found.key
    known = {word: each.key for word, each in keywords().items() if each.sorts}
    close = list(dict.fromkeys(key for name, key in known.items() if name.startswith(word)))
    if word and (len(close) == 1 or (close and typing)) and not value.regex:
        return sign + close[0]
    near = dict.fromkeys(known[name] for name in suggestions(word, known))
    raise query_error(value, QueryProblem.NOT_A_CARD_ORDER, near, text=value.text)


TITLE = "Order"
ORDER = 90
FILTERS: tuple[Filter, ...] = (Sort(),)
