"""A filter that accepts values of other filters: ``is:wake`` means ``func:wake``."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.filter import Choice, ChoiceFilter, no_pattern, query_error, suggestions
from cardbase.search.index import Index
from cardbase.search.query import Node, Op, Term, Value, any_of


class DelegatingFilter(ChoiceFilter):
    """A choice filter that also accepts the values of other filters.

    Attributes:
        owners: the other filters; if several accept a word, the first one is used.
    """

    owners: ClassVar[tuple[ChoiceFilter, ...]]

    def completions(self, index: Index | None) -> tuple[Choice, ...]:
        """The filter's own choices, then those of the owners."""
        own = self.choices(index)
        others = {c.value: c for owner in reversed(self.owners) for c in owner.choices(index)}
        known = {choice.value for choice in own}
        return (*own, *(choice for value, choice in others.items() if value not in known))

    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        """Resolve the value; a value of another filter gives a term of that filter."""
        found: dict[str, list[Value]] = {}
        for number, value in enumerate(term.values, start=1):
            no_pattern(value, self.label)
            typing = unfinished and number == len(term.values)
            for owner, text in self._meant(value, index, typing=typing):
                found.setdefault(owner.key, []).append(replace(value, text=text))
        nodes = [
            replace(term, key=key, op=Op.HAS, values=tuple(dict.fromkeys(values)))
            for key, values in found.items()
        ]
        return any_of(nodes) or term

    def _meant(
        self, value: Value, index: Index | None, *, typing: bool
    ) -> list[tuple[ChoiceFilter, str]]:
        """The values that a word means, with the first filter that accepts the word."""
        errors: list[QueryError] = []
        for exact in (True, False):
            for owner in (self, *self.owners):
                known = index.spellings(owner) if index is not None else owner.known(None)
                if exact and value.text.strip().lower() not in known:
                    continue
                try:
                    meant = owner.understand(value, known, typing=typing)
                except QueryError as error:
                    errors.append(error)
                else:
                    return [(owner, text) for text in meant]
        words = [choice.value for choice in self.completions(index)]
        raise query_error(
            value, QueryProblem.NEVER, suggestions(value.text, words), text=value.text
        ) from errors[0]
