"""The filter ``is:``, for whatever a card may be called in one word."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardbase.model import AnyCard, LibraryCard, Type
from cardbase.search.errors import QueryError
from cardbase.search.family.library import KindFilter, TypeFilter
from cardbase.search.family.traits import FunctionFilter, TraitFilter
from cardbase.search.filter import (
    Choice,
    ChoiceFilter,
    EnumFilter,
    Filter,
    mistake,
    no_pattern,
    suggestions,
)
from cardbase.search.index import Index
from cardbase.search.query import Node, Op, Term, Value, any_of

_REFLEX = "[reflex]"
_FLAGS = {
    "banned": "banned in tournaments",
    "advanced": "advanced",
    "imbued": "imbued",
    "titled": "titled",
    "burn option": "with a burn option",
    "trifle": "trifle",
    "reflex": "reflex",
    "multi-type": "of two types",
    "multi-discipline": "of several Disciplines",
    "playtest": "not released",
}
_SPELLINGS = {"adv": "advanced", "burn": "burn option", "multitype": "multi-type"}

#: Whose values may be named after ``is:`` too; an earlier one owns a word that several know.
_OWNERS: tuple[EnumFilter, ...] = (TraitFilter(), FunctionFilter(), TypeFilter(), KindFilter())


class Is(ChoiceFilter):
    """Whatever a card may be called in one word."""

    key = "is"
    label = "Is"
    help = (
        "Whether a card is something: banned, advanced, imbued, titled, trifle, reflex, burn "
        "option, multi-type, multi-discipline; or any trait, function, type or kind."
    )
    examples = ("is:wake", "is:unique -is:banned", "is:advanced", "is:master,event")

    def of(self, card: AnyCard) -> Iterable[str]:
        """The flags; everything else is found by the filters that own it."""
        if card.banned_from is not None:
            yield "banned"
        if card.legal_from is None:
            yield "playtest"
        if isinstance(card, LibraryCard):
            yield from _library_flags(card)
            return
        if card.advanced:
            yield "advanced"
        if Type.IMBUED in card.types:
            yield "imbued"
        if card.title is not None:
            yield "titled"

    def labels(self, index: Index | None) -> Mapping[str, str]:
        """The flags."""
        del index
        return _FLAGS

    def spellings(self) -> Mapping[str, str]:
        """Short forms of the flags."""
        return _SPELLINGS

    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        """The flags, then the values of the other filters."""
        flags = [Choice(flag, label) for flag, label in _FLAGS.items()]
        others = {c.value: c for owner in reversed(_OWNERS) for c in owner.choices(index)}
        return (*flags, *(choice for value, choice in others.items() if value not in _FLAGS))

    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        """The value may belong to another filter; then its term is what is meant."""
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
        """The filters and their values that a word means; the first that knows it owns it."""
        errors: list[QueryError] = []
        for exact in (True, False):
            for owner in (self, *_OWNERS):
                known = index.spellings(owner) if index is not None else owner.known(None)
                if exact and value.text.strip().lower() not in known:
                    continue
                try:
                    meant = owner.understand(value, known, typing=typing)
                except QueryError as error:
                    errors.append(error)
                else:
                    return [(owner, text) for text in meant]
        words = [choice.value for choice in self.choices(index)]
        raise mistake(
            value, f"A card is never “{value.text}”.", suggestions(value.text, words)
        ) from errors[0]


def _library_flags(card: LibraryCard) -> Iterable[str]:
    if card.burn_option:
        yield "burn option"
    if card.trifle:
        yield "trifle"
    if _REFLEX in card.text.lower():
        yield "reflex"
    if len(card.types) > 1:
        yield "multi-type"
    if len(card.requirement.disciplines) > 1:
        yield "multi-discipline"


TITLE = "In a word"
ORDER = 15
FILTERS: tuple[Filter, ...] = (Is(),)
