"""The field of the filter panel for each filter: by the kind of its values, or a special one."""

from __future__ import annotations

from collections.abc import Callable

from cardbase.search import (
    Cards,
    DateFilter,
    Filter,
    NumberFilter,
    TextFilter,
    index_of,
)
from cardbase.terms import Type
from vtes_deck.graphics import icons
from vtes_deck.gui.widgets.filter_choice import ChoiceField
from vtes_deck.gui.widgets.filter_disciplines import DisciplineField
from vtes_deck.gui.widgets.filter_field import (
    BoundsField,
    FilterField,
    NumberToggles,
    TextField,
    ToggleField,
    WrittenField,
)
from vtes_deck.gui.widgets.filter_range import RangeField
from vtes_deck.gui.widgets.filter_sort import SortField
from vtes_deck.gui.widgets.filter_toggle import Toggle
from vtes_deck.gui.widgets.search_words import label_of, words_of
from vtes_deck.language import tr

_FEW_CHOICES = 9
_FEW_NUMBERS = 13


def make_field(filter_: Filter, cards: Cards) -> FilterField:
    """The field for a filter."""
    own = _OWN.get(filter_.key)
    if own is not None:
        return own(filter_, cards)
    if isinstance(filter_, NumberFilter):
        return _number_field(filter_, cards)
    if isinstance(filter_, TextFilter):
        return TextField(filter_)
    choices = filter_.choices(index_of(cards))
    if isinstance(filter_, DateFilter) or not choices:
        return WrittenField(filter_, cards, _example(filter_))
    if len(choices) <= _FEW_CHOICES:
        return _toggles(filter_, cards)
    return ChoiceField(filter_.key, label_of(filter_), choices, _ICONS.get(filter_.key, _no_icon))


def _example(filter_: Filter) -> str:
    """The value of the filter's first example."""
    return filter_.examples[0].removeprefix(filter_.key).lstrip(":").strip('"')


def _number_field(filter_: NumberFilter, cards: Cards) -> FilterField:
    first, last = filter_.limits(index_of(cards))
    if filter_.special and last - first < _FEW_NUMBERS and "x" not in filter_.special:
        return NumberToggles(filter_, cards)
    if 0 < last - first < _FEW_NUMBERS:
        return RangeField(filter_, (first, last))
    return BoundsField(filter_)


def _toggles(filter_: Filter, cards: Cards) -> FilterField:
    icon_of = _ICONS.get(filter_.key, _no_icon)
    toggles = {
        choice.value: Toggle(
            _capital(words_of(choice.label)),
            text=_capital(words_of(choice.label)),
            icon=icon_of(choice.value),
        )
        for choice in filter_.choices(index_of(cards))
    }
    return ToggleField(filter_.key, toggles, label_of(filter_))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _disciplines(_filter: Filter, _cards: Cards) -> FilterField:
    return DisciplineField()


def _types(filter_: Filter, cards: Cards) -> FilterField:
    toggles = {
        choice.value: Toggle(words_of(choice.label), icon=icons.type_icon_name(choice.value))
        for choice in filter_.choices(index_of(cards))
        if choice.value not in {Type.VAMPIRE, Type.IMBUED}
    }
    return ToggleField(filter_.key, toggles, label_of(filter_))


def _fitting_groups(filter_: Filter, _cards: Cards) -> FilterField:
    """The field for pairs of adjacent groups, as in legal crypts."""
    toggles = {
        f"{low}-{low + 1}": Toggle(
            tr("Fits groups {low} and {high}", low=low, high=low + 1),
            text=f"{low}-{low + 1}",
            states=("", "wanted"),
        )
        for low in range(1, 7)
    }
    return ToggleField(filter_.key, toggles, label_of(filter_))


def _day(filter_: Filter, _cards: Cards) -> FilterField:
    toggles = {"today": Toggle(tr("Legal today"), text=tr("Today"))}
    return ToggleField(filter_.key, toggles, label_of(filter_))


def _no_icon(_value: str) -> str:
    return ""


def _clan_icon(value: str) -> str:
    name = icons.clan_icon_name(value)
    return name if name in icons.icon_names() else ""


def _sect_icon(value: str) -> str:
    name = icons.sect_icon_name(value)
    return name if name in icons.icon_names() else ""


_OWN: dict[str, Callable[[Filter, Cards], FilterField]] = {
    "dis": _disciplines,
    "type": _types,
    "is": _toggles,
    "groups": _fitting_groups,
    "legalon": _day,
    "sort": SortField,
}
_ICONS: dict[str, Callable[[str], str]] = {"clan": _clan_icon, "sect": _sect_icon}
