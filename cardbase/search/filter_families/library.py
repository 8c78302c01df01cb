"""Filters on the facts of library cards: type, cost, life, requirements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar, override

from cardbase.model import AnyCard, Cost, CryptCard, LibraryCard
from cardbase.search.delegation import DelegatingFilter
from cardbase.search.filter import (
    LIBRARY,
    ChoiceFilter,
    EnumFilter,
    Filter,
    PanelPlace,
)
from cardbase.search.filter_families.traits import TraitFilter
from cardbase.search.flags import Flags
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.ranges import NumberFilter
from cardbase.terms import CardKind, Type


class KindFilter(EnumFilter):
    """Crypt or library."""

    key = "kind"
    aliases = ("k",)
    label = "Kind"
    help = "Crypt cards or library cards only."
    examples = ("kind:crypt", "kind:library")
    sorts: ClassVar[bool] = True
    values = tuple(CardKind)

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return (card.kind.value,)


class TypeFilter(DelegatingFilter, EnumFilter):
    """Card type."""

    key = "type"
    aliases = ("ty", "t")
    label = "Type"
    help = (
        "The card type. A card of two types is found by both; two conditions ask for cards "
        "that have both. A trait works too: location, gun, hunting ground."
    )
    examples = (
        "type:reaction",
        "type:action,combat",
        "type:location",
        'type:reaction type:"action modifier"',
    )
    sorts: ClassVar[bool] = True
    values = tuple(Type)
    owners: ClassVar[tuple[ChoiceFilter, ...]] = (TraitFilter(), Flags())

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return [kind.value for kind in card.types]

    @override
    def spellings(self) -> Mapping[str, str]:
        return {
            "mod": Type.ACTION_MODIFIER,
            "modifier": Type.ACTION_MODIFIER,
            "vote": Type.POLITICAL_ACTION,
            "pa": Type.POLITICAL_ACTION,
            "equip": Type.EQUIPMENT,
            "allies": Type.ALLY,
        }


def _amount(cost: Cost) -> int | str:
    return cost.lower() if isinstance(cost, str) else cost


class CostFilter(NumberFilter):
    """The common part of the filters on costs."""

    applies: ClassVar[frozenset[CardKind]] = LIBRARY
    special: ClassVar[tuple[str, ...]] = ("x",)


class BloodCost(CostFilter):
    """Blood cost."""

    key = "blood"
    aliases = ("bloodcost", "b")
    label = "Blood cost"
    help = "Cost in blood; 0 for none, x where the text sets it."
    examples = ("blood<=1", "blood:0", "blood:2..", "blood:x")

    @override
    def of(self, card: AnyCard) -> Iterable[int | str]:
        return (_amount(card.blood_cost),) if isinstance(card, LibraryCard) else ()


class PoolCost(CostFilter):
    """Pool cost."""

    key = "pool"
    aliases = ("poolcost", "p")
    label = "Pool cost"
    help = "Cost in pool; 0 for none, x where the text sets it."
    examples = ("pool:0", "pool>=3", "pool:x")

    @override
    def of(self, card: AnyCard) -> Iterable[int | str]:
        return (_amount(card.pool_cost),) if isinstance(card, LibraryCard) else ()


class ConvictionCost(CostFilter):
    """Conviction cost."""

    key = "conviction"
    aliases = ("convictioncost",)
    label = "Conviction cost"
    place = PanelPlace.MORE
    help = "Cost in conviction, for cards of the imbued; 0 for none."
    examples = ("conviction>=1",)

    @override
    def of(self, card: AnyCard) -> Iterable[int | str]:
        return (_amount(card.conviction_cost),) if isinstance(card, LibraryCard) else ()


def _costs(card: AnyCard) -> dict[str, Cost]:
    if not isinstance(card, LibraryCard):
        return {}
    costs: dict[str, Cost] = {
        "blood": card.blood_cost,
        "pool": card.pool_cost,
        "conviction": card.conviction_cost,
    }
    return {kind: cost for kind, cost in costs.items() if cost}


class AnyCost(CostFilter):
    """Cost of any kind."""

    key = "cost"
    label = "Cost"
    place = PanelPlace.MORE
    help = "Cost in blood, pool or conviction; 0 for none at all, x where the text sets it."
    examples = ("cost:0", "cost:x", "cost>=4")

    def of(self, card: AnyCard) -> Iterable[int | str]:
        """Each cost that the card has, or 0."""
        if not isinstance(card, LibraryCard):
            return ()
        return [_amount(cost) for cost in _costs(card).values()] or (0,)


class PaidIn(ChoiceFilter):
    """The kind of cost."""

    key = "costtype"
    aliases = ("paid",)
    label = "Paid in"
    place = PanelPlace.MORE
    help = "What the cost is paid in: blood, pool, conviction, or none."
    examples = ("costtype:pool", "costtype:none")
    applies: ClassVar[frozenset[CardKind]] = LIBRARY
    empty: ClassVar[bool] = True

    @override
    def of(self, card: AnyCard) -> Iterable[str]:
        return _costs(card)

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The three kinds of cost."""
        del index
        return {"blood": "blood", "pool": "pool", "conviction": "conviction"}


class Life(NumberFilter):
    """Life."""

    key = "life"
    label = "Life"
    place = PanelPlace.MORE
    help = "Printed life of an ally, a retainer or an imbued."
    examples = ("life>=3", "type:retainer life:1")

    @override
    def of(self, card: AnyCard) -> Iterable[int]:
        if isinstance(card, CryptCard):
            return (card.capacity,) if Type.IMBUED in card.types else ()
        return () if card.life is None else (card.life,)


class Required(ChoiceFilter):
    """The requirements of a library card."""

    key = "req"
    aliases = ("requires", "requirement")
    label = "Requires"
    help = (
        "What a library card requires: none; some discipline (mono for one, choice for one of "
        "several, combo for several together), clan, path, sect, title, capacity or trait; or a "
        "certain one of these."
    )
    examples = (
        "req:none",
        "req:combo",
        "req:camarilla req:title",
        "req:camarilla",
        'req:"black hand"',
    )
    applies: ClassVar[frozenset[CardKind]] = LIBRARY
    empty: ClassVar[bool] = True

    def of(self, card: AnyCard) -> Iterable[str]:
        """The general and the particular requirements."""
        if not isinstance(card, LibraryCard):
            return
        asked = card.requirement
        if asked.disciplines:
            yield "discipline"
            several = "combo" if asked.combo else "choice"
            yield "mono" if len(asked.disciplines) == 1 else several
            yield from asked.disciplines
        if asked.titles or asked.titled:
            yield "title"
        if asked.min_capacity is not None or asked.max_capacity is not None:
            yield "capacity"
        particular = {
            "clan": asked.clans,
            "path": asked.paths,
            "sect": tuple(sect.value for sect in asked.sects),
            "trait": tuple(trait.value for trait in asked.traits),
        }
        for general, values in particular.items():
            if values:
                yield general
                yield from values
        yield from (title.value for title in asked.titles)

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The general requirements first, then the particular ones."""
        if index is None:
            return {}
        general = dict.fromkeys(_GENERAL)
        facet = index.facet(self)
        names = {code: discipline.name for code, discipline in index.disciplines.items()}
        return {v: names.get(v, v) for v in (*general, *sorted(facet.keys() - general.keys()))}

    def spellings(self) -> Mapping[str, str]:
        """Other words for the general requirements."""
        return {"titled": "title", "single": "mono", "disciplines": "discipline", "multi": "combo"}

    @override
    def known(self, index: Index | None) -> dict[str, str]:
        known = super().known(index)
        return known | ({fold("clanless"): "none"} if "none" in known else {})


_GENERAL = (
    "discipline",
    "mono",
    "choice",
    "combo",
    "clan",
    "path",
    "sect",
    "title",
    "capacity",
    "trait",
)


class LeastCapacity(NumberFilter):
    """The minimum capacity required."""

    key = "mincap"
    aliases = ("reqcap",)
    label = "Requires capacity from"
    place = PanelPlace.MORE
    help = "Library cards that require at least some capacity, by that number."
    examples = ("mincap>=7", "mincap:5")
    applies: ClassVar[frozenset[CardKind]] = LIBRARY

    def of(self, card: AnyCard) -> Iterable[int]:
        """The minimum capacity, if there is one."""
        least = card.requirement.min_capacity if isinstance(card, LibraryCard) else None
        return () if least is None else (least,)


class MostCapacity(NumberFilter):
    """The maximum capacity required."""

    key = "maxcap"
    label = "Requires capacity up to"
    place = PanelPlace.MORE
    help = "Library cards that require at most some capacity, by that number."
    examples = ("maxcap<=5",)
    applies: ClassVar[frozenset[CardKind]] = LIBRARY

    def of(self, card: AnyCard) -> Iterable[int]:
        """The maximum capacity, if there is one."""
        most = card.requirement.max_capacity if isinstance(card, LibraryCard) else None
        return () if most is None else (most,)


TITLE = "Library cards"
ORDER = 50
FILTERS: tuple[Filter, ...] = (
    KindFilter(),
    TypeFilter(),
    BloodCost(),
    PoolCost(),
    ConvictionCost(),
    AnyCost(),
    PaidIn(),
    Life(),
    Required(),
    LeastCapacity(),
    MostCapacity(),
)
