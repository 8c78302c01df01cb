"""Filters on the printings of a card."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar, override

from cardbase.model import AnyCard
from cardbase.search.filter import Choice, ChoiceFilter, Filter, PanelPlace, Scope
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.query import Node, Op, Term
from cardbase.search.ranges import DateFilter


class _OfSets(ChoiceFilter):
    """The common part of filters whose values are sets."""

    shared: ClassVar[str] = "set"

    def of(self, card: AnyCard) -> Iterable[str]:
        """The sets of all printings."""
        return dict.fromkeys(printing.set for printing in card.printings)

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The sets by short name, oldest first."""
        return {} if index is None else {code: s.name for code, s in index.sets.items()}

    @override
    def spellings(self) -> Mapping[str, str]:
        return {"print on demand": "POD", "promos": "Promo"}


class SetFilter(_OfSets):
    """Printed in a set."""

    key = "set"
    aliases = ("s", "e", "expansion")
    label = "Set"
    help = "Printed in a set, by its short or full name. Promo and POD count as sets."
    examples = ("set:KoT", 'set:"Keepers of Tradition"', "set:V5,V5A -set:POD")
    sorts: ClassVar[bool] = True


class OnlySets(_OfSets):
    """Printed in no other sets."""

    key = "setonly"
    aliases = ("only",)
    label = "Only in sets"
    place = PanelPlace.MORE
    help = "Printed in the sets listed, and nowhere else."
    examples = ("setonly:KoT", "setonly:V5,V5A")

    def mask(self, term: Term, scope: Scope) -> int:
        """The cards whose sets are all in the list."""
        facet = scope.index.facet(self)
        listed = {value.text for value in term.values}
        inside = scope.index.union(mask for code, mask in facet.items() if code in listed)
        outside = scope.index.union(mask for code, mask in facet.items() if code not in listed)
        return inside & ~outside


class FirstSet(_OfSets):
    """First printed in a set."""

    key = "first"
    aliases = ("debut",)
    label = "First in set"
    help = "Printed for the first time in a set."
    examples = ("first:V5", "first:Jyhad,VTES")
    sorts: ClassVar[bool] = True
    shared: ClassVar[str] = ""

    def of(self, card: AnyCard) -> Iterable[str]:
        """The sets of the first day on which it was printed."""
        day = card.first_printed
        return {printing.set for printing in card.printings if printing.date == day}


class ReprintSet(_OfSets):
    """Reprinted in a set."""

    key = "reprint"
    aliases = ("reprinted",)
    label = "Reprinted in set"
    place = PanelPlace.MORE
    help = "Printed in a set, but not for the first time."
    examples = ("reprint:V5", "reprint:POD")
    shared: ClassVar[str] = ""

    def of(self, card: AnyCard) -> Iterable[str]:
        """The sets of later days; a printing without a day counts as later."""
        day = card.first_printed
        return {printing.set for printing in card.printings if printing.date != day}


class _Compared(_OfSets):
    """The common part of filters that use a set as its date."""

    target: ClassVar[str]
    op: ClassVar[Op]

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The sets that have a date."""
        if index is None:
            return {}
        return {v: label for v, label in super().labels(index).items() if index.sets[v].date}

    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        """Resolve to a condition on the date of a printing."""
        node = super().resolve(term, index, unfinished=unfinished)
        values = node.values if isinstance(node, Term) else term.values
        return replace(term, key=self.target, op=self.op, values=values[:1])


class NewerThan(_Compared):
    """Printed since a set."""

    key = "newer"
    label = "As new as"
    place = PanelPlace.NONE
    help = "With a printing in this set or a later one; the same as latest>=."
    examples = ("newer:V5",)
    target = "latest"
    op = Op.AT_LEAST


class OlderThan(_Compared):
    """Printed until a set."""

    key = "older"
    label = "As old as"
    place = PanelPlace.NONE
    help = "With a printing in this set or an earlier one; the same as earliest<=."
    examples = ("older:KoT",)
    target = "earliest"
    op = Op.AT_MOST


class Printed(DateFilter):
    """Day of some printing."""

    key = "printed"
    aliases = ("date", "year", "y")
    label = "Printed"
    place = PanelPlace.MORE
    help = "The date of any printing: a year, month, day, or a set."
    examples = ("printed:2010..2013", "printed:2025", "printed>=V5")

    def of(self, card: AnyCard) -> Iterable[datetime.date]:
        """The dates of all printings."""
        return {p.date for p in card.printings if p.date is not None}


class Earliest(DateFilter):
    """Day of the first printing."""

    key = "earliest"
    aliases = ("firstprinted",)
    label = "First printed"
    help = "The date of the first printing."
    examples = ("earliest>=2020", "earliest:1994..1996", "earliest<KoT")

    @override
    def of(self, card: AnyCard) -> Iterable[datetime.date]:
        day = card.first_printed
        return () if day is None else (day,)


class Latest(DateFilter):
    """Day of the last printing."""

    key = "latest"
    aliases = ("lastprinted",)
    label = "Last printed"
    place = PanelPlace.MORE
    help = "The date of the latest printing, as far as it is known."
    examples = ("latest<2010", "latest<=LotN")

    @override
    def of(self, card: AnyCard) -> Iterable[datetime.date]:
        dates = [p.date for p in card.printings if p.date is not None]
        return (max(dates),) if dates else ()


class _OfPrecons(ChoiceFilter):
    """The common part of filters whose values are preconstructed decks."""

    partial: ClassVar[bool] = True
    empty: ClassVar[bool] = True

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return {_product(p.set, p.precon) for p in card.printings if p.precon is not None}

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The products by set and code, oldest first."""
        if index is None:
            return {}
        names = {
            _product(code, bundle.code): f"{s.name}: {bundle.name}" if bundle.name else s.name
            for code, s in index.sets.items()
            for bundle in s.bundles
        }
        facet = index.facet(self)
        listed = {product: name for product, name in names.items() if product in facet}
        return listed | {product: product for product in facet if product not in listed}


def _product(code: str, precon: str) -> str:
    return f"{code}:{precon}" if precon else code


class Precon(_OfPrecons):
    """Contained in a preconstructed deck."""

    key = "precon"
    aliases = ("product", "bundle")
    label = "Preconstructed deck"
    help = "Contained in a product, as set:deck or by part of its name; any, none."
    examples = ('precon:"V5:PTr"', 'precon:"fifth edition: tremere"', "precon:tremere")


class OnlyPrecon(_OfPrecons):
    """Printed in no other products."""

    key = "preconly"
    label = "Only in products"
    place = PanelPlace.MORE
    help = "Printed in the products listed, and nowhere else."
    examples = ('preconly:"V5:PTr"',)

    def of(self, card: AnyCard) -> Iterable[str]:
        """The products, and a mark if it was also printed elsewhere."""
        yield from super().of(card)
        if any(p.precon is None for p in card.printings):
            yield _OTHERWISE

    @override
    def labels(self, index: Index | None) -> Mapping[str, str]:
        return {v: label for v, label in super().labels(index).items() if v != _OTHERWISE}

    def mask(self, term: Term, scope: Scope) -> int:
        """The cards printed only in these products."""
        index = scope.index
        inside = super().mask(term, scope)
        facet = index.facet(self)
        listed = {value.text for value in term.values if value.text in facet}
        for value in term.values:
            if value.text not in facet:
                listed |= self.containing(value.text, index)
        return inside & ~index.union(
            mask for product, mask in facet.items() if product not in listed
        )


_OTHERWISE = "\N{WHITE CIRCLE}"


_RARITIES = {"C": "common", "U": "uncommon", "R": "rare", "V": "vampire"}


class Rarity(ChoiceFilter):
    """Rarity."""

    key = "rarity"
    aliases = ("r",)
    label = "Rarity"
    help = (
        "Rarity in any set, or in a certain one: common, uncommon, rare, vampire, or none for "
        "cards that were never in boosters."
    )
    examples = ("rarity:common", "rarity:KoT:R", "rarity:none")
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The rarities, alone and combined with their sets."""
        for printing in card.printings:
            if printing.rarity:
                yield printing.rarity
                yield f"{printing.set}:{printing.rarity}"

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The rarities, then the rarities in each set."""
        if index is None:
            return {}
        pairs = {v: v for v in index.facet(self) if ":" in v}
        return _RARITIES | pairs

    @override
    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        return tuple(c for c in super().choices(index) if ":" not in c.value)


class Publisher(ChoiceFilter):
    """Publisher."""

    key = "publisher"
    aliases = ("company",)
    label = "Publisher"
    place = PanelPlace.MORE
    help = "Printed by a publisher; part of the name is enough."
    examples = ('publisher:"wizards of the coast"', "publisher:paradox")
    partial: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """Empty: the publisher is a property of the sets."""
        del card
        return ()

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The publishers of all sets."""
        if index is None:
            return {}
        return {name: name for name in sorted({s.company for s in index.sets.values()}) if name}

    def matching(self, value: str, index: Index) -> int:
        """The cards of all sets of the publisher."""
        text = fold(value).strip()
        sets = index.facet(_SET)
        return index.union(
            sets.get(code, 0) for code, s in index.sets.items() if text in fold(s.company)
        )


_SET = SetFilter()

TITLE = "Sets and printings"
ORDER = 70
FILTERS: tuple[Filter, ...] = (
    _SET,
    OnlySets(),
    FirstSet(),
    ReprintSet(),
    NewerThan(),
    OlderThan(),
    Printed(),
    Earliest(),
    Latest(),
    Precon(),
    OnlyPrecon(),
    Rarity(),
    Publisher(),
)
