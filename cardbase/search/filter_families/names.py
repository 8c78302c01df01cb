"""Filters on the names and illustrators of cards."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import ClassVar, override

from rapidfuzz import fuzz

from cardbase.model import AnyCard
from cardbase.names import normalize
from cardbase.search.errors import QueryProblem
from cardbase.search.filter import ChoiceFilter, Filter, PanelPlace, Scope, query_error
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.query import ANYWHERE, Node, Op, Term, Value
from cardbase.search.ranges import NumberFilter, bounds_of
from cardbase.search.text import TextFilter, check_texts, found_by_pattern

#: The minimum similarity (of 100) between the value and a near name or a part of it.
_NEAR = 80


class Name(TextFilter):
    """Names: printed, old, short, translated; with and without group and advanced mark."""

    key = "name"
    aliases = ("n",)
    label = "Name"
    help = (
        "Part of a name in any language, an old or a short name, or its initials. = asks for "
        "the whole name, ~ also finds names that are spelt a little differently."
    )
    examples = ("name:govern", 'name="theo bell"', "name~goverm", "name:/^the /")
    sorts: ClassVar[bool] = True
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS, Op.NEAR)

    def of(self, card: AnyCard) -> str:
        """All names, one on each line."""
        translated = (t.name for t in card.translations.values())
        return "\n".join((card.full_name, *card.aliases, *translated))

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        for value in term.values:
            if not value.regex and not normalize(value.text):
                raise query_error(value, QueryProblem.NEEDS_NAME, filter=f"{self.key}{term.op}")
            if value.regex and term.op is Op.NEAR:
                raise query_error(value, QueryProblem.NEAR_PATTERN)
        return super().resolve(term, index, unfinished=unfinished)

    @override
    def positions(self, value: Value, op: Op, scope: Scope) -> Iterator[int]:
        index = scope.index
        among = index.candidates(scope.within)
        if value.regex:
            yield from found_by_pattern(value, index.texts(self), among)
        elif op is Op.NEAR:
            yield from _near(normalize(value.text), index, among)
        elif op is Op.IS:
            whole = f"\n{written_name(value.text)}\n"
            yield from (p for p in among if whole in index.joined_names[p])
        else:
            yield from named(value.text, index, among)


def written_name(text: str) -> str:
    """A name as typed, normalised and in reading order."""
    head, comma, tail = text.rpartition(",")
    if comma and normalize(tail) == "the":
        text = f"the {head}"
    return normalize(text)


def named(text: str, index: Index, among: Iterable[int]) -> Iterator[int]:
    """The positions of cards whose names contain ``text`` or have it as their initials."""
    part = written_name(text)
    if not part:
        return
    names = index.joined_names
    if len(part) < 2 or " " in part:
        yield from (p for p in among if part in names[p])
        return
    initials = index.initials
    exactly = len(part) == 2  # two letters match too many names
    for position in among:
        first = initials[position]
        if part in names[position] or (first == part if exactly else first.startswith(part)):
            yield position


def _near(text: str, index: Index, among: Iterable[int]) -> Iterator[int]:
    """The positions of cards with a name similar to ``text``."""
    for position in among:
        names = index.names[position]
        if any(fuzz.ratio(text, name, score_cutoff=_NEAR) for name in names) or any(
            fuzz.ratio(text, word, score_cutoff=_NEAR) for word in names[0].split()
        ):
            yield position


class Anywhere(Filter):
    """A bare word: in a name or in the card text."""

    key = ANYWHERE
    label = "Words"
    place = PanelPlace.NONE
    help = (
        "A word or a quoted phrase on its own is looked for in names and in card text; cards that "
        "have that name come first."
    )
    examples = ("govern", '"burn 1 pool"', r"/\+\d strength/")
    kind = TextFilter.kind
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS,)
    expense: ClassVar[int] = 1

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        del index, unfinished
        check_texts(term, QueryProblem.EMPTY_QUOTES)
        return term

    @override
    def mask(self, term: Term, scope: Scope) -> int:
        index = scope.index
        found = 0
        for value in term.values:
            by_text = index.mask(_TEXT.positions(value, Op.HAS, scope))
            rest = replace(scope, within=scope.within & index.all & ~by_text)
            found |= by_text
            if value.regex or value.text.lstrip()[0].isalnum():
                found |= index.mask(_NAME.positions(value, Op.HAS, rest))
        return found


class CardText(TextFilter):
    """The card text in English."""

    key = "text"
    aliases = ("o",)
    label = "Card text"
    help = (
        "Words of the card text. Quotes for a phrase, slashes for a regular expression, in "
        "which . stays on the line; [dom] and [DOM] are the symbols of the two levels."
    )
    examples = (
        "text:aggravated",
        '-text:"burn 1 pool"',
        r"text:/\[DOM\].*\+\d bleed/",
        'text:"[DOM]"',
    )

    @override
    def of(self, card: AnyCard) -> str:
        return card.text


_NAME = Name()
_TEXT = CardText()


class Id(NumberFilter):
    """The VEKN number."""

    key = "id"
    label = "Number"
    place = PanelPlace.MORE
    help = "The number of the card in the VEKN's lists: 1xxxxx library, 2xxxxx crypt."
    examples = ("id:200001", "id>=201500")
    few: ClassVar[bool] = False

    @override
    def of(self, card: AnyCard) -> Iterable[int]:
        return (card.id,)

    def limits(self, index: Index) -> tuple[int, int]:
        """The first and the last number."""
        return min(index.position), max(index.position)

    def mask(self, term: Term, scope: Scope) -> int:
        """The matching cards. There is no table, because it would have an entry for each card."""
        index = scope.index
        found = 0
        for value in term.values:
            low, high = bounds_of(term.op, value.text)
            least, most = low or 0, sys.maxsize if high is None else high
            found |= index.mask(p for i, p in index.position.items() if least <= i <= most)
        return found


class Artist(ChoiceFilter):
    """Illustrators."""

    key = "artist"
    aliases = ("a",)
    label = "Artist"
    help = "The illustrator; part of the name is enough."
    examples = ('artist:"Drew Tucker"', "artist:miracola")
    sorts: ClassVar[bool] = True
    partial: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """All illustrators of the card."""
        return card.artists


class Language(ChoiceFilter):
    """Languages."""

    key = "lang"
    aliases = ("language",)
    label = "Language"
    place = PanelPlace.MORE
    help = "Languages in which the data have the card's text. Names are found in all of them."
    examples = ("lang:fr", "-lang:es")

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return ("en", *card.translations)

    @override
    def spellings(self) -> dict[str, str]:
        names = {"english": "en", "french": "fr", "francais": "fr", "spanish": "es"}
        return names | {fold("español"): "es"}


TITLE = "Names"
ORDER = 10
FILTERS: tuple[Filter, ...] = (Anywhere(), _NAME, Id(), Artist(), Language())
