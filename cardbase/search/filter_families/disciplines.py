"""Filters on Disciplines and virtues that a vampire has or a library card requires."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, override

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, CryptCard
from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.filter import (
    ANY,
    CRYPT,
    NONE,
    Choice,
    ChoiceFilter,
    Filter,
    PanelPlace,
    Scope,
    query_error,
)
from cardbase.search.filter import suggestions as nearest
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.query import Node, Term, Value
from cardbase.search.ranges import NumberFilter
from cardbase.terms import CardKind

#: Alternative names used by players.
_NICKNAMES = {
    "thaumaturgy": "tha",
    "assamite sorcery": "tha",
    "flying": "fli",
    "visc": "vis",
    "thanat": "thn",
    "vicis": "vic",
    "demen": "dem",
    "daim": "dai",
}


#: The separators that people use instead of ``&`` and ``|``.
_JOINED = re.compile(r"[+/;.]")


class DisciplineFilter(ChoiceFilter):
    """The common part of the filters: capital letters mean the superior level."""

    empty: ClassVar[bool] = True
    shared: ClassVar[str] = "dis"

    def of(self, card: AnyCard) -> Iterable[str]:
        """The Disciplines in the spelling of queries, each with its exact level."""
        if isinstance(card, CryptCard):
            return card.disciplines
        return [
            code.upper() if f"[{code.upper()}]" in card.text else code
            for code in card.requirement.disciplines
        ]

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """Both levels of all Disciplines, and the virtues."""
        del index
        labels: dict[str, str] = {}
        for code, discipline in DISCIPLINES.items():
            labels[code] = discipline.name
            if not discipline.virtue and code != "fli":
                labels[code.upper()] = f"{discipline.name} (superior)"
        return labels

    def known(self, index: Index | None) -> dict[str, str]:
        """The inferior level for every spelling; :meth:`understand` checks the capitals."""
        del index
        known = {code: code for code in DISCIPLINES}
        known |= {fold(d.name): code for code, d in DISCIPLINES.items()}
        return known | _NICKNAMES | {NONE: NONE, ANY: ANY}

    @override
    def understand(self, value: Value, known: Mapping[str, str], *, typing: bool) -> list[str]:
        text = value.text.strip()
        superior = text.upper() == text and text.lower() != text
        folded = fold(text.lower()).removesuffix(" (superior)")
        superior |= folded != fold(text.lower())
        codes = [known[folded]] if folded in known else []
        if not codes and folded:
            codes = [code for spelling, code in known.items() if spelling.startswith(folded)]
            codes = list(dict.fromkeys(codes))
        levels = [c.upper() if superior and c.upper() in self.labels(None) else c for c in codes]
        if len(codes) == 1 or (codes and typing):
            return levels
        if codes:
            raise query_error(
                value, QueryProblem.AMBIGUOUS, levels, text=value.text, choices=", ".join(levels)
            )
        parts = _JOINED.split(text)
        if len(parts) > 1 and all(fold(part.lower()) in known for part in parts):
            joined = "&".join(parts), "|".join(parts)
            raise QueryError(
                QueryProblem.NOT_A_DISCIPLINE, value.start, value.end, joined, text=value.text
            )
        codes = list(dict.fromkeys(known[s] for s in nearest(text, known)))
        near = [c.upper() if superior and c.upper() in self.labels(None) else c for c in codes]
        raise query_error(value, QueryProblem.NOT_A_DISCIPLINE, near, text=value.text)

    def matching(self, value: str, index: Index) -> int:
        """See :meth:`ChoiceFilter.matching`; the superior level includes the inferior one."""
        facet = index.facet(self)
        if value in {ANY, NONE}:
            return super().matching(value, index)
        return facet.get(value, 0) | facet.get(value.upper(), 0)


class Discipline(DisciplineFilter):
    """Has or requires a Discipline."""

    key = "dis"
    aliases = ("d", "disc", "discipline", "virtue")
    label = "Discipline"
    help = (
        "Three letters or the name. Small letters for any level, capitals for superior. A library "
        "card has the Disciplines that it requires, superior where it has an effect at superior. "
        "Several words ask for all, a comma for one of them."
    )
    examples = ("dis:dom", "dis:DOM dis:pre", "dis:DOM|AUS", "-dis:obf", "dis:none")


class OnlyDisciplines(DisciplineFilter):
    """Has or requires no other Disciplines."""

    key = "disonly"
    aliases = ("donly",)
    label = "Only these Disciplines"
    place = PanelPlace.NONE
    help = "Has some of the Disciplines listed, and no others."
    examples = ("disonly:dom,obf", "disonly:DOM")

    def mask(self, term: Term, scope: Scope) -> int:
        """The cards whose Disciplines are all in the list."""
        facet = scope.index.facet(self)
        listed = {value.text for value in term.values}
        inside = {d for d in facet if d in listed or d.lower() in listed or ANY in listed}
        some = scope.index.union(facet.values())
        outside = scope.index.union(mask for d, mask in facet.items() if d not in inside)
        none = scope.index.of_kinds(self.applies) & ~some if NONE in listed else 0
        return (some & ~outside) | none

    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        """The Disciplines; ``any`` and ``none`` are not useful here."""
        return tuple(c for c in super().choices(index) if c.value not in {ANY, NONE})


class DisciplineCount(NumberFilter):
    """The number of Disciplines."""

    key = "disciplines"
    aliases = ("discs",)
    label = "Number of Disciplines"
    help = (
        "How many Disciplines (or virtues) a crypt card has, or a library card names as "
        "requirements. Names of Disciplines work as with dis:."
    )
    examples = ("disciplines>=5", "disciplines:1 cap>=4", "kind:library disciplines>=2")

    @override
    def of(self, card: AnyCard) -> Iterable[int]:
        return (len(_disciplines(card)),)

    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        """Resolve a number; any other value is the name of a Discipline."""
        if term.op in DISCIPLINE.ops and not any(v.text[:1].isdigit() for v in term.values):
            found = replace(term, key=DISCIPLINE.key)
            return DISCIPLINE.resolve(found, index, unfinished=unfinished)
        return super().resolve(term, index, unfinished=unfinished)


class SuperiorCount(NumberFilter):
    """The number of superior Disciplines."""

    key = "superior"
    aliases = ("sup",)
    label = "Superior Disciplines"
    help = (
        "How many Disciplines a vampire has at the superior level. The name of a Discipline asks "
        "for it at superior, as dis: does in capitals."
    )
    examples = ("superior>=3", "superior:0 cap<=4", "sup:dom")
    applies: ClassVar[frozenset[CardKind]] = CRYPT

    @override
    def of(self, card: AnyCard) -> Iterable[int]:
        return (sum(code.isupper() for code in _disciplines(card)),)

    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        """Resolve a number; any other value is the name of a Discipline at superior."""
        if term.op in DISCIPLINE.ops and not any(v.text[:1].isdigit() for v in term.values):
            values = tuple(replace(value, text=value.text.upper()) for value in term.values)
            found = replace(term, key=DISCIPLINE.key, values=values)
            return DISCIPLINE.resolve(found, index, unfinished=unfinished)
        return super().resolve(term, index, unfinished=unfinished)


def _disciplines(card: AnyCard) -> Sequence[str]:
    """The Disciplines that a crypt card has or a library card requires; Flight is not one."""
    codes = card.disciplines if isinstance(card, CryptCard) else card.requirement.disciplines
    return [code for code in codes if code != "fli"]


DISCIPLINE = Discipline()

TITLE = "Disciplines"
ORDER = 30
FILTERS: tuple[Filter, ...] = (DISCIPLINE, OnlyDisciplines(), DisciplineCount(), SuperiorCount())
