"""The base classes of the filters in :mod:`cardbase.search.filter_families`.

A filter is one object with a keyword. It understands the values written after it
(:meth:`Filter.resolve`), finds the cards (:meth:`Filter.mask`), offers choices for a panel and for
completion, and has a help text. Sets of cards are integers with one bit for each position of
:class:`cardbase.search.index.Index`: in Python this is the fastest representation.
"""

from __future__ import annotations

import datetime
from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, override

from rapidfuzz import fuzz, process

from cardbase.card_functions import FunctionAmounts
from cardbase.message import Field, LowerCase, Message
from cardbase.model import AnyCard, CryptCard
from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.fold import fold
from cardbase.search.keyword import Keyword, ValueKind
from cardbase.search.query import Node, Op, Term, Value
from cardbase.terms import CardKind

if TYPE_CHECKING:
    from cardbase.search.index import Index

CRYPT = frozenset({CardKind.CRYPT})
LIBRARY = frozenset({CardKind.LIBRARY})
BOTH = frozenset(CardKind)

#: The words for "no value" and "any value", for filters that accept them.
NONE, ANY = "none", "any"


class PanelPlace(StrEnum):
    """The place of the field of a filter in a panel of filters."""

    USUAL = "usual"
    MORE = "more"
    """Behind "More": few queries need it."""
    NONE = "none"
    """No field: the search box or another field has the same purpose."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One value that may be chosen.

    Attributes:
        value: the value in a query.
        label: the label for display.
    """

    value: str
    label: str


@dataclass(frozen=True, slots=True)
class Context:
    """The context of a search in addition to the card base.

    Attributes:
        crypt: the vampires that ``playable:crypt`` means, usually those of the open deck.
        deck: copies by card id in the open deck, for ``deck``; ``None`` if no deck is open.
        played: returns the number of archived winning decks by card id, for ``twd``. ``None`` uses
            the archive of the card base, which is loaded only then.
        pools: card ids by name of a tournament format that has a pool of cards, for ``format``.
        functions: returns the effects of cards by card id, for ``does``; the text is used for other
            cards.
        today: the value of ``today`` in a date; ``None`` for the machine's calendar.
    """

    crypt: Sequence[CryptCard] = ()
    deck: Mapping[int, int] | None = None
    played: Callable[[], Mapping[int, int]] | None = None
    pools: Mapping[str, Collection[int]] = field(default_factory=dict)
    functions: Callable[[], Mapping[int, FunctionAmounts]] = dict
    today: datetime.date | None = None


NO_CONTEXT = Context()


@dataclass(frozen=True, slots=True)
class Scope:
    """The scope of a search for a term.

    Attributes:
        index: the index of the card base.
        context: see :class:`Context`.
        within: the cards that still matter; an expensive filter examines only these.
    """

    index: Index
    context: Context = field(default=NO_CONTEXT)
    within: int = -1


class Filter(Keyword):
    """One filter.

    Attributes:
        applies: the kinds of card that it can match.
        sorts: whether ``sort:`` accepts it.
        place: see :class:`PanelPlace`.
        expense: 0 uses a table, 1 goes through the cards, 2 runs patterns; cheap filters run first.
    """

    applies: ClassVar[frozenset[CardKind]] = BOTH
    expense: ClassVar[int] = 0
    sorts: ClassVar[bool] = False
    place: ClassVar[PanelPlace] = PanelPlace.USUAL

    @property
    def example(self) -> str:
        """The first of the examples."""
        return self.examples[0]

    @abstractmethod
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        """Understand the values of a term as written.

        Args:
            term: a term with this filter's key and an operator of :attr:`ops`.
            index: the index of the card base, or ``None`` to check only what is valid for any card
                base.
            unfinished: the last value is being typed: if it is the beginning of several choices,
                all of them are meant.

        Returns:
            The term in canonical form, or equivalent other terms.

        Raises:
            QueryError: a value is not understood; the error has its position.
        """

    @abstractmethod
    def mask(self, term: Term, scope: Scope) -> int:
        """The cards that a resolved term matches.

        Raises:
            QueryError: it cannot be answered (no deck is open, a pattern takes too long).
        """

    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        """The choices; empty if any text is allowed."""
        del index
        return ()

    def completions(self, index: Index | None) -> tuple[Choice, ...]:
        """The accepted words: the choices, and further words if the filter understands them."""
        return self.choices(index)


def suggestions(text: str, known: Iterable[str], limit: int = 5) -> tuple[str, ...]:
    """The known words most similar to a misspelled one, best first."""
    asked = fold(text[:80])
    # A single letter is part of many words and would match them.
    words = [word for word in known if 2 * len(word) >= min(len(asked), 8)]
    found = process.extract(
        asked, words, scorer=fuzz.WRatio, processor=fold, limit=limit, score_cutoff=60
    )
    near = [word for word, _, _ in found]
    short = [word for word in words if _shortens(asked, fold(word)) and word not in near]
    return tuple([*sorted(short, key=len), *near][:limit])


def _shortens(text: str, word: str) -> bool:
    """Whether a text is a word with omitted letters: ``grp``, ``oot``."""
    if not 2 < len(text) < len(word) or not word.startswith(text[0]):
        return False
    letters = iter(word)
    return all(letter in letters for letter in text)


def query_error(
    value: Value, problem: QueryProblem, suggestions: Iterable[str] = (), /, **fields: Field
) -> QueryError:
    """The error for a value. The suggestions are values, quoted if necessary."""
    written = tuple(str(Value(suggestion)) for suggestion in suggestions)
    return QueryError(problem, value.start, value.end, written, **fields)


def no_pattern(value: Value, label: str) -> None:
    """Reject a regular expression if the filter does not support one.

    Raises:
        QueryError: the value is one.
    """
    if value.regex:
        raise query_error(value, QueryProblem.NO_PATTERN_HERE, label=Message(label))


def no_choice(
    value: Value, close: Sequence[str], known: Mapping[str, str], label: str
) -> QueryError:
    """The error for a value that is not a choice, or is ambiguous.

    Args:
        value: the written value.
        close: the similar or matching choices.
        known: every way to write every choice.
        label: the label of the filter.
    """
    if close:
        names = ", ".join(close[:6]) + (", ..." if len(close) > 6 else "")
        return query_error(value, QueryProblem.AMBIGUOUS, close[:8], text=value.text, choices=names)
    near = dict.fromkeys(known[spelling] for spelling in suggestions(value.text, known))
    return query_error(
        value, QueryProblem.UNKNOWN_VALUE, near, text=value.text, label=LowerCase(label)
    )


class ChoiceFilter(Filter):
    """A filter on values of a card; a card can have several.

    Attributes:
        empty: whether ``none`` and ``any`` are allowed.
        partial: whether any part of a choice's name matches (artists, cities).
    """

    #: Filters of one table have the same :meth:`of`.
    shared: ClassVar[str] = ""

    kind: ClassVar[ValueKind] = ValueKind.CHOICE
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS)
    empty: ClassVar[bool] = False
    partial: ClassVar[bool] = False

    @property
    def table(self) -> str:
        """The name of the table of its values in the index."""
        return self.shared or self.key

    @abstractmethod
    def of(self, card: AnyCard) -> Iterable[str]:
        """The values of a card."""

    def spellings(self) -> Mapping[str, str]:
        """Other spellings of values: the value by folded spelling."""
        return {}

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The values that can be chosen, in order, with their labels.

        Without an index, only labels that exist in any card base; empty if unknown.
        """
        if index is None:
            return {}
        return {value: value for value in sorted(index.facet(self))}

    @override
    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        special = ((ANY, "any"), (NONE, "none")) if self.empty else ()
        return tuple(Choice(v, label) for v, label in (*self.labels(index).items(), *special))

    def known(self, index: Index | None) -> dict[str, str]:
        """Every way to write every value, folded."""
        labels = self.labels(index)
        known = {fold(label): value for value, label in labels.items()}
        known |= {fold(value): value for value in labels}
        if labels:
            found = {s: v for s, v in self.spellings().items() if v in labels}
            known |= {s: v for s, v in found.items() if s not in known}
        if self.empty and known:
            known |= {NONE: NONE, ANY: ANY}
        return known

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        known = index.spellings(self) if index is not None else self.known(None)
        values: list[Value] = []
        for number, value in enumerate(term.values, start=1):
            no_pattern(value, self.label)
            if not known:
                values.append(value)
                continue
            typing = unfinished and number == len(term.values)
            meant = self.understand(value, known, typing=typing)
            values.extend(replace(value, text=text) for text in meant)
        return replace(term, op=Op.HAS, values=tuple(dict.fromkeys(values)))

    def understand(self, value: Value, known: Mapping[str, str], *, typing: bool) -> list[str]:
        """The choices that a written value means; usually one."""
        text = fold(value.text).strip()
        if text in known:
            return [known[text]]
        if self.partial and text:
            containing = {v for s, v in known.items() if text in s and v not in {ANY, NONE}}
            if containing:
                return list(containing) if len(containing) == 1 else [value.text]
        close = _beginning(text, known) or _beginning(text.removesuffix("s"), known)
        if not typing:
            close = self.plainest(close)
        if len(close) == 1 or (close and typing):
            return close
        raise no_choice(value, close, known, self.label)

    def plainest(self, close: list[str]) -> list[str]:
        """The intended choices, if several choices begin with the value."""
        return close

    @override
    def mask(self, term: Term, scope: Scope) -> int:
        found = 0
        for value in term.values:
            found |= self.matching(value.text, scope.index)
        return found

    def matching(self, value: str, index: Index) -> int:
        """The cards with one value."""
        facet = index.facet(self)
        if value in facet:
            return facet[value]
        if self.empty and value in {ANY, NONE}:
            some = index.union(facet.values())
            return some if value == ANY else index.of_kinds(self.applies) & ~some
        if self.partial:
            return index.union(facet.get(v, 0) for v in self.containing(value, index))
        return 0

    def containing(self, value: str, index: Index) -> set[str]:
        """The values that a part of a name means."""
        text = fold(value).strip()
        return {v for spelling, v in index.spellings(self).items() if text in spelling}


def _beginning(text: str, known: Mapping[str, str]) -> list[str]:
    """The choices that begin with ``text``; if there are none, choices with such a word."""
    if not text:
        return []
    heads = [value for spelling, value in known.items() if spelling.startswith(text)]
    if not heads:
        heads = [value for spelling, value in known.items() if f" {text}" in spelling]
    return list(dict.fromkeys(heads))


class EnumFilter(ChoiceFilter):
    """A choice filter with the values of an enum, so that no card base is needed.

    Attributes:
        values: the enum's members, in the order of a panel.
    """

    values: ClassVar[tuple[StrEnum, ...]]

    @override
    def labels(self, index: Index | None) -> Mapping[str, str]:
        del index
        return {value.value: value.value for value in self.values}

    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        """See :meth:`Filter.choices`; with an index, only values that occur."""
        offered = super().choices(index)
        if index is None:
            return offered
        facet = index.facet(self)
        return tuple(c for c in offered if c.value in facet or c.value in {ANY, NONE})
