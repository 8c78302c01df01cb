"""One-word descriptions of a card that are neither type nor trait nor function."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import override

from cardbase.card_numbers import is_own
from cardbase.model import AnyCard, LibraryCard
from cardbase.search.clans import ANTITRIBU
from cardbase.search.filter import ChoiceFilter
from cardbase.search.index import Index
from cardbase.terms import Type

_REFLEX = "[reflex]"
_FLAGS = {
    "banned": "banned in tournaments",
    "advanced": "advanced",
    "imbued": "imbued",
    "titled": "titled",
    ANTITRIBU: "of an antitribu clan",
    "burn option": "with a burn option",
    "trifle": "trifle",
    "reflex": "reflex",
    "multi-type": "of two types",
    "multi-discipline": "of several Disciplines",
    "unreleased": "not released",
    "own": "one of your own cards",
}
_SPELLINGS = {
    "adv": "advanced",
    "burn": "burn option",
    "multitype": "multi-type",
    "playtest": "unreleased",
    "spoiled": "unreleased",
}


class Flags(ChoiceFilter):
    """The flags; used by :class:`cardbase.search.filter_families.flags.Is`, among others."""

    key = "is"
    label = "Is"

    def of(self, card: AnyCard) -> Iterable[str]:
        """The flags of a card."""
        if card.banned_from is not None:
            yield "banned"
        if any(clan.endswith(f" {ANTITRIBU}") for clan in _clans(card)):
            yield ANTITRIBU
        if card.legal_from is None:
            yield "unreleased"
        if is_own(card.id):
            yield "own"
        if isinstance(card, LibraryCard):
            yield from _library_flags(card)
            return
        if card.advanced:
            yield "advanced"
        if Type.IMBUED in card.types:
            yield "imbued"
        if card.title is not None:
            yield "titled"

    @override
    def labels(self, index: Index | None) -> Mapping[str, str]:
        del index
        return _FLAGS

    def spellings(self) -> Mapping[str, str]:
        """Short forms of the flags."""
        return _SPELLINGS


def _clans(card: AnyCard) -> tuple[str, ...]:
    return card.requirement.clans if isinstance(card, LibraryCard) else (card.clan,)


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
