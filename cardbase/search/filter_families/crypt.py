"""Filters on the facts of vampires: clan, sect, title, capacity, group."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar, override

from cardbase.model import AnyCard, CryptCard
from cardbase.search.clans import ANTITRIBU, antitribu_meant, nicknames
from cardbase.search.errors import QueryProblem
from cardbase.search.filter import (
    ANY,
    CRYPT,
    NONE,
    ChoiceFilter,
    EnumFilter,
    Filter,
    PanelPlace,
    Scope,
    no_pattern,
    query_error,
)
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.query import Node, Op, Term, Value
from cardbase.search.ranges import NumberFilter, written_bounds
from cardbase.terms import CardKind, Sect, Title

#: The maximum span of the groups in a crypt (rule DCK-06).
_SPAN = 1


class Clan(ChoiceFilter):
    """Clan or creed."""

    key = "clan"
    aliases = ("c", "creed")
    label = "Clan"
    help = (
        "The clan of a vampire, the creed of an imbued, or the clan that a library card "
        "requires. Old names and abbreviations work too (fos, doc, !ventrue); antitribu "
        "stands for all antitribu clans."
    )
    examples = (
        "clan:ventrue",
        'clan:"Banu Haqim",tremere',
        "clan:!ventrue",
        "clan:antitribu",
        "kind:library clan:none",
    )
    sorts: ClassVar[bool] = True
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The clan, or the clans required."""
        return (card.clan,) if isinstance(card, CryptCard) else card.requirement.clans

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The clans, then all antitribu clans together."""
        clans = super().labels(index)
        return {**clans, ANTITRIBU: "any antitribu"} if clans else clans

    def spellings(self) -> Mapping[str, str]:
        """Names of earlier editions, nicknames and abbreviations."""
        return nicknames()

    def understand(self, value: Value, known: Mapping[str, str], *, typing: bool) -> list[str]:
        """See :meth:`ChoiceFilter.understand`; ``!ventrue`` means the Ventrue antitribu."""
        text = " ".join(fold(value.text).split())
        meant = None if text in known else antitribu_meant(text)
        if meant is None:
            return super().understand(value, known, typing=typing)
        if not meant:
            return [ANTITRIBU]
        names = {c.removesuffix(f" {ANTITRIBU}"): c for c in known.values() if _is_antitribu(c)}
        clans = {s: names[c] for s, c in known.items() if c in names}
        return super().understand(replace(value, text=meant), clans, typing=typing)

    def plainest(self, close: list[str]) -> list[str]:
        """The clan itself, if both a clan and its antitribu match."""
        return [c for c in close if not _is_antitribu(c) or c.split(" ")[0] not in close]

    @override
    def matching(self, value: str, index: Index) -> int:
        if value == ANTITRIBU:
            facet = index.facet(self)
            return index.union(mask for clan, mask in facet.items() if _is_antitribu(clan))
        return super().matching(value, index)


def _is_antitribu(clan: str) -> bool:
    return clan.endswith(f" {ANTITRIBU}")


class Path(ChoiceFilter):
    """Path."""

    key = "path"
    label = "Path"
    place = PanelPlace.MORE
    help = "The path of a vampire, or the path that a library card requires."
    examples = ("path:caine", "path:any", "path:death")
    sorts: ClassVar[bool] = True
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The path, or the paths required."""
        if isinstance(card, CryptCard):
            return (card.path,) if card.path else ()
        return card.requirement.paths


class SectFilter(EnumFilter):
    """Sect."""

    key = "sect"
    label = "Sect"
    help = "The sect of a vampire, or the sect that a library card requires."
    examples = ("sect:camarilla", "sect:sabbat,anarch", "kind:library sect:none")
    sorts: ClassVar[bool] = True
    values = tuple(Sect)
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The sect, or the sects required."""
        if isinstance(card, CryptCard):
            return (card.sect.value,) if card.sect is not None else ()
        return [sect.value for sect in card.requirement.sects]

    @override
    def spellings(self) -> Mapping[str, str]:
        return {"cam": Sect.CAMARILLA, "indy": Sect.INDEPENDENT, "indie": Sect.INDEPENDENT}


class TitleFilter(EnumFilter):
    """Title."""

    key = "title"
    label = "Title"
    help = (
        "The printed title of a vampire, or the title that a library card requires; any, none. "
        "“1 vote” and “2 votes” are the titles of independents."
    )
    examples = ("title:prince", 'title:justicar,"inner circle"', "kind:crypt title:none")
    sorts: ClassVar[bool] = True
    values = tuple(Title)
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The title, or the titles required; ``any`` matches any title."""
        if isinstance(card, CryptCard):
            return (card.title.value,) if card.title is not None else ()
        titles = [title.value for title in card.requirement.titles]
        return titles or (["titled"] if card.requirement.titled else [])

    @override
    def known(self, index: Index | None) -> dict[str, str]:
        return super().known(index) | {"titled": ANY, "untitled": NONE}

    @override
    def spellings(self) -> Mapping[str, str]:
        return {"ic": Title.INNER_CIRCLE, "prisci": Title.PRISCUS}


class MergedTitle(EnumFilter):
    """Title when merged."""

    key = "merged"
    label = "Title when merged"
    place = PanelPlace.MORE
    help = "The title that an advanced vampire has when merged."
    examples = ("merged:baron", "merged:any", "title:prince OR merged:prince")
    values = tuple(Title)
    applies: ClassVar[frozenset[CardKind]] = CRYPT
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The title in the merged part of the text."""
        merged = card.merged if isinstance(card, CryptCard) else None
        return () if merged is None or merged.title is None else (merged.title.value,)


class City(ChoiceFilter):
    """City."""

    key = "city"
    label = "City"
    place = PanelPlace.MORE
    help = (
        "What a title is of: prince of Chicago; also of a title when merged, and of one that a "
        "library card gives. Part of the name is enough."
    )
    examples = ("city:chicago", "city:any title:archbishop", "city:berlin merged:any")
    sorts: ClassVar[bool] = True
    partial: ClassVar[bool] = True
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The cities of the printed title, the title when merged, and a title from the card."""
        cities = [card.city]
        if isinstance(card, CryptCard) and card.merged is not None:
            cities.append(card.merged.city)
        return dict.fromkeys(filter(None, cities))


class Circle(ChoiceFilter):
    """Circle of a Blood Brother."""

    key = "circle"
    label = "Circle"
    place = PanelPlace.MORE
    help = "The circle that a Blood Brother belongs to. Part of the name is enough."
    examples = ("circle:chicago", "circle:any")
    applies: ClassVar[frozenset[CardKind]] = CRYPT
    partial: ClassVar[bool] = True
    empty: ClassVar[bool] = True

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return (card.circle,) if isinstance(card, CryptCard) and card.circle else ()


class Capacity(NumberFilter):
    """Capacity."""

    key = "cap"
    aliases = ("capacity",)
    label = "Capacity"
    help = "The capacity of a vampire, the life of an imbued."
    examples = ("cap>=7", "cap:5..8", "cap:1,2", "-cap:4")
    applies: ClassVar[frozenset[CardKind]] = CRYPT

    @override
    def of(self, card: AnyCard) -> Iterable[int]:
        return (card.capacity,) if isinstance(card, CryptCard) else ()


class Votes(NumberFilter):
    """Votes of the printed title."""

    key = "votes"
    aliases = ("vote", "v")
    label = "Votes"
    place = PanelPlace.MORE
    help = "Votes of the printed title. A priscus counts 0: the votes are those of the whole block."
    examples = ("votes>=2", "votes:0")
    applies: ClassVar[frozenset[CardKind]] = CRYPT

    @override
    def of(self, card: AnyCard) -> Iterable[int]:
        return (card.votes,) if isinstance(card, CryptCard) else ()


class _OfGroups(NumberFilter):
    """The common part of filters whose numbers are groups."""

    applies: ClassVar[frozenset[CardKind]] = CRYPT

    @override
    def of(self, card: AnyCard) -> Iterable[int | str]:
        if not isinstance(card, CryptCard):
            return ()
        return (ANY if card.group is None else card.group,)


class Group(_OfGroups):
    """Group."""

    key = "group"
    aliases = ("g", "grouping")
    label = "Group"
    help = "The group of a crypt card; any is the group ANY, which fits with all."
    examples = ("group:2,3", "group:any", "group>=5")
    special: ClassVar[tuple[str, ...]] = (ANY,)


class Groups(_OfGroups):
    """Groups with which a card is compatible."""

    key = "groups"
    aliases = ("with",)
    label = "Fits groups"
    help = "Crypt cards that may join a crypt of these groups; ANY joins all."
    examples = ("groups:4-5", "groups:4")
    sorts: ClassVar[bool] = False
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS)

    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        """Resolve all values together, as the groups that a crypt already has."""
        del index, unfinished
        groups: list[int] = []
        for value in term.values:
            no_pattern(value, self.label)
            low, high = written_bounds(fold(value.text).strip()) or (None, None)
            if low is None or high is None:
                raise query_error(value, QueryProblem.GROUPS, filter=f"{self.key}:")
            groups += (low, high)
            if max(groups) - min(groups) > _SPAN:
                raise query_error(value, QueryProblem.GROUPS_APART)
        low, high = min(groups), max(groups)
        text = str(low) if low == high else f"{low}-{high}"
        return replace(term, op=Op.HAS, values=(replace(term.values[0], text=text),))

    def mask(self, term: Term, scope: Scope) -> int:
        """The cards of a group within the permitted span, and those of group ANY."""
        low, high = written_bounds(term.values[0].text) or (None, None)
        if low is None or high is None:
            return 0
        found = 0
        for group, mask in self.table(scope).items():
            if isinstance(group, str) or max(high, group) - min(low, group) <= _SPAN:
                found |= mask
        return found


TITLE = "Vampires"
ORDER = 40
FILTERS: tuple[Filter, ...] = (
    Clan(),
    SectFilter(),
    TitleFilter(),
    MergedTitle(),
    City(),
    Path(),
    Circle(),
    Capacity(),
    Votes(),
    Group(),
    Groups(),
)
