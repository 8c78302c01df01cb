"""Filters on which minions can play which cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar, override

from cardbase.disciplines import DISCIPLINES
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.names import normalize
from cardbase.playability import can_play
from cardbase.search.errors import QueryProblem
from cardbase.search.filter import (
    CRYPT,
    LIBRARY,
    Choice,
    Filter,
    Scope,
    no_pattern,
    query_error,
    suggestions,
)
from cardbase.search.fold import fold
from cardbase.search.index import Index
from cardbase.search.keyword import ValueKind
from cardbase.search.query import Node, Op, Term, Value
from cardbase.terms import CardKind, Trait, Type

_THE_CRYPT = "crypt"
_PLUS = re.compile(r"[A-Za-z]{3}(?:\+[A-Za-z]{3})*")


class _ByName(Filter):
    """The common part of the filters, whose values name cards of the other kind."""

    kind: ClassVar[ValueKind] = ValueKind.CHOICE
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS)
    expense: ClassVar[int] = 1
    other: ClassVar[type[CryptCard | LibraryCard]]

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        del unfinished
        values: list[Value] = []
        for value in term.values:
            no_pattern(value, self.label)
            text = value.text.strip()
            special = self.special(text)
            if special is None and index is not None:
                cards = self.meant(text, index)
                if not cards:
                    raise query_error(
                        value, QueryProblem.NO_SUCH_CARD_HERE, self.near(text, index), name=text
                    )
                special = cards[0].full_name if len(cards) == 1 else text
            values.append(replace(value, text=special or text))
        return replace(term, op=Op.HAS, values=tuple(dict.fromkeys(values)))

    def special(self, text: str) -> str | None:
        """The canonical form of a value that does not name a card."""
        del text
        return None

    def meant(self, text: str, index: Index) -> list[AnyCard]:
        """The cards that a written name or number means."""
        if text.isascii() and text.isdigit():
            position = index.position.get(int(text[:7]))
            found = [] if position is None else [index.cards[position]]
        else:
            whole = f"\n{normalize(text)}\n"
            found = [c for c, n in zip(index.cards, index.joined_names, strict=True) if whole in n]
        return [card for card in found if isinstance(card, self.other)]

    def near(self, text: str, index: Index) -> Sequence[str]:
        """Similar names."""
        return suggestions(
            text, (card.full_name for card in index.cards if isinstance(card, self.other))
        )


class Playable(_ByName):
    """Can be played by some vampires."""

    key = "playable"
    aliases = ("by",)
    label = "Playable by"
    help = (
        "Library cards that a crypt card can play, by what is printed on both: a vampire by name "
        "or number, Disciplines joined by +, or crypt for the vampires of the open deck. A comma "
        "for one of several."
    )
    examples = ('playable:"Theo Bell"', "playable:dom+OBF", "playable:crypt -req:none")
    applies: ClassVar[frozenset[CardKind]] = LIBRARY
    other: ClassVar[type[CryptCard | LibraryCard]] = CryptCard

    def special(self, text: str) -> str | None:
        """``crypt``, or a list of Disciplines."""
        if fold(text) == _THE_CRYPT:
            return _THE_CRYPT
        if _PLUS.fullmatch(text) and all(c.lower() in DISCIPLINES for c in text.split("+")):
            return text.lower()
        return None

    def choices(self, index: Index | None) -> tuple[Choice, ...]:
        """The crypt of the open deck; vampires are too many to list."""
        del index
        return (Choice(_THE_CRYPT, "the crypt of the deck"),)

    def mask(self, term: Term, scope: Scope) -> int:
        """The library cards that one of the crypt cards can play."""
        return scope.index.union(map(scope.index.playable_by, self._minions(term, scope)))

    def _minions(self, term: Term, scope: Scope) -> Iterable[CryptCard]:
        for value in term.values:
            special = self.special(value.text)
            if special == _THE_CRYPT:
                if not scope.context.crypt:
                    raise query_error(value, QueryProblem.NO_CRYPT)
                yield from dict.fromkeys(scope.context.crypt)
            elif special is not None:
                yield _vampire_with(special.split("+"))
            else:
                for card in self.meant(value.text, scope.index):
                    if isinstance(card, CryptCard):
                        yield card


def _vampire_with(codes: Sequence[str]) -> CryptCard:
    """A vampire that has only Disciplines."""
    virtues = all(DISCIPLINES[code].virtue for code in codes)
    return CryptCard(
        id=0,
        name="",
        unique_name="",
        types=(Type.IMBUED if virtues else Type.VAMPIRE,),
        text="",
        clan="",
        group=None,
        capacity=0,
        disciplines=tuple(code if DISCIPLINES[code].virtue else code.upper() for code in codes),
        traits=(Trait.FLIGHT,) if "fli" in codes else (),
    )


class CanPlay(_ByName):
    """Can play some library card."""

    key = "canplay"
    aliases = ("plays",)
    label = "Can play"
    help = "Crypt cards that can play a library card, by what is printed on both."
    examples = ('canplay:"Govern the Unaligned"', 'canplay:"Second Tradition: Domain" group:4,5')
    applies: ClassVar[frozenset[CardKind]] = CRYPT
    other: ClassVar[type[CryptCard | LibraryCard]] = LibraryCard

    def mask(self, term: Term, scope: Scope) -> int:
        """The crypt cards that can play one of the library cards."""
        index = scope.index
        wanted = [card for value in term.values for card in self.meant(value.text, index)]
        cards = [card for card in wanted if isinstance(card, LibraryCard)]
        return index.mask(
            position
            for position in index.positions(scope.within & index.of_kinds(CRYPT))
            if isinstance(minion := index.cards[position], CryptCard)
            and any(can_play(minion, card) for card in cards)
        )


TITLE = "Who can play it"
ORDER = 55
FILTERS: tuple[Filter, ...] = (Playable(), CanPlay())
