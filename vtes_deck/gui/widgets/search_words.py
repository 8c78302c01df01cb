"""The words of the searches in the language of the interface: families, filters and choices.

:mod:`cardbase.search` and :mod:`cardbase.archive_search` contain the English text. Names from the
card data are not translated.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cardbase import archive_search, search
from cardbase.archive_search import language
from cardbase.archive_search.condition import Condition
from cardbase.archive_search.vocabulary import FAMILIES
from cardbase.disciplines import DISCIPLINES
from cardbase.message import Message
from cardbase.search import Family, Filter, families, manual
from vtes_deck.deck.order import TYPE_WORDS
from vtes_deck.language import mark, tr

_WORDED = frozenset({"is", "kind", "costtype", "trait", "func", "does", "bonus", "playable"})
"""The filters with choices that are words, not names."""

_SUPERIOR = mark("{discipline} (superior)")


@cache
def sentences() -> tuple[str, ...]:
    """All English texts of the searches that the window shows, for translators."""
    guides = (manual.OPENING, manual.WORDS_ALONE, *manual.RULES, *language.RULES)
    titles = (*(family.title for family in families()), *FAMILIES)
    return tuple(dict.fromkeys((*guides, *titles, *_words())))


@cache
def _words() -> Mapping[str, Message]:
    """The labels, help texts and choices that are not names."""
    every: tuple[Filter | Condition, ...] = (*search.filters(), *archive_search.CONDITIONS)
    found = [text for each in every for text in (each.label, each.help)]
    found += [
        choice.label
        for each in search.filters()
        if each.key in _WORDED
        for choice in each.choices(None)
    ]
    return {text: Message(text) for text in found}


@cache
def _shown() -> Mapping[str, Message]:
    """The translated choices of a search."""
    levels = {
        f"{one.name} (superior)": Message(_SUPERIOR, discipline=one.name)
        for one in DISCIPLINES.values()
    }
    return {**levels, **_words(), **{text: Message(text) for text in TYPE_WORDS}}


def title_of(family: Family) -> str:
    """The title of a family of filters."""
    return tr(family.title)


def label_of(filter_: Filter) -> str:
    """The label of a filter."""
    return tr(filter_.label)


def help_of(filter_: Filter) -> str:
    """The help of a filter."""
    return tr(filter_.help)


def words_of(text: str) -> str:
    """A label, a help text or a choice in words; names from the card data stay unchanged."""
    found = _shown().get(text)
    return text if found is None else found.render(tr)
