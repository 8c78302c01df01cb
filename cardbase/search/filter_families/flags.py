"""The filter ``is:``, for one-word descriptions of a card."""

from __future__ import annotations

from typing import ClassVar

from cardbase.search.delegation import DelegatingFilter
from cardbase.search.filter import ChoiceFilter, Filter
from cardbase.search.filter_families.crypt import Clan, SectFilter, TitleFilter
from cardbase.search.filter_families.library import KindFilter, TypeFilter
from cardbase.search.filter_families.traits import FunctionFilter, TraitFilter
from cardbase.search.flags import Flags


class Is(DelegatingFilter, Flags):
    """One-word descriptions of a card."""

    aliases = ("i",)
    help = (
        "Whether a card is something: banned, advanced, imbued, titled, antitribu, trifle, reflex, "
        "burn option, multi-type, multi-discipline, unreleased, own; or any trait, function, "
        "type, kind, title, sect or clan."
    )
    owners: ClassVar[tuple[ChoiceFilter, ...]] = (
        TraitFilter(),
        FunctionFilter(),
        TypeFilter(),
        KindFilter(),
        TitleFilter(),
        SectFilter(),
        Clan(),
    )
    examples = ("is:wake", "is:unique -is:banned", "is:advanced", "is:master,event", "is:prince")


TITLE = "In a word"
ORDER = 15
FILTERS: tuple[Filter, ...] = (Is(),)
