"""Cards in any zone that a text names: a card in hand, a location, equipment on a minion."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, Literal, override

from cardbase.disciplines import DISCIPLINES
from cardbase.terms import Sect, Trait, Type
from vtes_deck.effects.vocab.context import Choice, EffectContext, Target
from vtes_deck.effects.vocab.minion_filter import ANYONE, Whose, minions_of, seats_of
from vtes_deck.effects.vocab.wording import Wording, listed, with_article
from vtes_deck.engine.mechanics.gear import is_gear
from vtes_deck.engine.mechanics.hand import one_of_each
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.status import banishment

NO_MINION_CARDS = frozenset({Type.MASTER, Type.EVENT, Type.POWER, Type.CONVICTION})
ZONES = {
    Zone.HAND: "hand",
    Zone.LIBRARY: "library",
    Zone.CRYPT: "crypt",
    Zone.ASH_HEAP: "ash heap",
    Zone.UNCONTROLLED: "uncontrolled region",
}
"""The zones outside play by name."""


class ACard(Target, frozen=True):
    """A card in a zone. Fields with their default value match every card.

    Copies in a hand, an ash heap or a library are one choice. The card with the text is never
    chosen from a hand.

    Attributes:
        zone: the zone; ``Zone.IN_PLAY`` for cards that are not minions.
        types: the card has one of these types.
        whose: the owner of the zone or, in play, the controller of the card.
        crypt: a crypt card, or (``False``) a library card.
        minion_card: a library card that minions play.
        discipline: a card that requires this Discipline.
        has: a vampire with this Discipline, as printed.
        clans, sects: a card of one of these clans or sects, as printed.
        trait: a card with this trait, as printed.
        titled: a card with a printed title.
        vampire: a vampire, including a library card that has become one.
        least: the minimum capacity.
        younger: a card with a smaller capacity than the minion that uses the text.
        number: the id of a card that the text names.
        copy: a copy of the card with the text.
        unique: a unique card.
        on: a card on a minion, or on the minion that is or carries the card with the text.
    """

    zone: Zone
    types: tuple[Type, ...] = ()
    whose: Whose = "mine"
    crypt: bool | None = None
    minion_card: bool = False
    discipline: str = ""
    has: str = ""
    clans: tuple[str, ...] = ()
    sects: tuple[Sect, ...] = ()
    trait: Trait | None = None
    titled: bool = False
    vampire: bool = False
    least: int = 0
    younger: bool = False
    number: int = 0
    copy: bool = False
    unique: bool = False
    on: Literal["", "minion", "host"] = ""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, found = context.table, self.found(context)
        if self.zone is Zone.HAND:
            found = one_of_each(table, [card for card in found if card != context.card])
        elif self.zone is Zone.ASH_HEAP:
            found = one_of_each(table, found[::-1])
        elif self.zone is Zone.LIBRARY:
            found = by_name(table, found)
        return [(card, NONE, 0) for card in found]

    def found(self, context: EffectContext) -> list[int]:
        """All matching cards, in the order of their zone."""
        if takes_every_card(self):
            return list(self._there(context))
        table = context.table
        return [card for card in self._there(context) if self.fits(context, table, card)]

    def _there(self, context: EffectContext) -> Iterable[int]:
        """The cards of the zone, clockwise from the active Methuselah."""
        if self.on:
            for minion in minions_of(context, ANYONE, self.whose):
                if self.on == "minion" or minion.card == context.host:
                    yield from minion.attached
            return
        table = context.table
        for number in seats_of(context, self.whose):
            seat = table.seats[number]
            match self.zone:
                case Zone.HAND:
                    yield from seat.hand
                case Zone.LIBRARY:
                    yield from seat.library
                case Zone.CRYPT:
                    yield from seat.crypt
                case Zone.ASH_HEAP:
                    yield from seat.ash_heap
                case Zone.UNCONTROLLED:
                    yield from seat.uncontrolled
                case _:
                    yield from (one for one in seat.in_play if not table.in_play[one].contested)

    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        """Whether a card matches. PLY-37: equipment that is a location in play is not equipment."""
        printed = table.cards[card]
        for test in tests_of(self):  # noqa: SIM110 - a loop costs half as much as a generator
            if not test(self, context, card, printed):
                return False
        return True

    def is_of_type(self, table: Table, card: int) -> bool:
        """Whether a card has one of the types."""
        if self.zone is Zone.IN_PLAY and self.types == (Type.EQUIPMENT,):
            return is_gear(table, card)
        return bool(table.cards[card].types.intersection(self.types))

    @override
    def say(self, wording: Wording) -> str:
        if self.on == "host" and self.unique:
            return f"{self.noun()} attached to {wording.user}"
        if self.on == "host":
            return f"one of {wording.user}'s {self.noun()}s"
        if self.on:
            whose = {
                "prey": "one of their minions",
                "predator or prey": "a minion controlled by your predator or prey",
            }
            return f"{with_article(self.noun())} on {whose.get(self.whose, 'a minion')}"
        if self.zone is Zone.IN_PLAY and self.whose in {"predator", "prey", "predator or prey"}:
            return f"{with_article(self.noun())} controlled by your {self.whose}"
        if self.zone in {Zone.HAND, Zone.IN_PLAY}:
            mine = self.zone is Zone.IN_PLAY and self.whose == "mine"
            return f"{with_article(self.noun())}{' you control' if mine else ''}"
        return f"{with_article(self.noun())} in {self.place()}"

    def noun(self) -> str:
        """The card in words, without an article: "younger vampire with capacity 8 or more"."""
        before = [
            *(["younger"] if self.younger else []),
            *(["titled"] if self.titled else []),
            *(["unique"] if self.unique else []),
            *([listed(self.sects, "or")] if self.sects else []),
            *([self.trait.value] if self.trait not in {None, Trait.LOCATION} else []),
        ]
        after = [
            *([f"with capacity {self.least} or more"] if self.least else []),
            *([f"requiring {DISCIPLINES[self.discipline].name}"] if self.discipline else []),
            *([f"with {DISCIPLINES[self.has].name}"] if self.has else []),
        ]
        return " ".join([*before, self._kind(), *after])

    def _kind(self) -> str:
        if self.trait is Trait.LOCATION:
            return "location"
        if self.clans:
            return listed(self.clans, "or")
        if self.types:
            said = listed([one.value.lower() for one in self.types], "or")
            return said if self.zone is Zone.IN_PLAY else f"{said} card"
        if self.vampire:
            return "vampire"
        if self.copy:
            return "copy"
        kind = "" if self.crypt is None else "crypt " if self.crypt else "library "
        return f"{'minion ' if self.minion_card else kind}card"

    def place(self) -> str:
        """The zone with its owner: "your ash heap"."""
        whose = {
            "mine": "your",
            "prey": "your prey's",
            "predator": "your predator's",
            "bled": "the target Methuselah's",
            "any": "any" if self.zone is Zone.UNCONTROLLED else "an",
        }
        return f"{whose.get(self.whose, 'a')} {ZONES[self.zone]}"


type Test = Callable[[ACard, EffectContext, int, Printed], bool]
"""Whether a card matches one field of a query."""

_TESTS: Final[dict[str, Test]] = {
    "types": lambda query, at, card, _: query.is_of_type(at.table, card),
    "crypt": lambda query, _at, _, printed: printed.crypt is query.crypt,
    "minion_card": lambda _query, _at, _, printed: (
        not (printed.crypt or printed.types & NO_MINION_CARDS)
    ),
    "discipline": lambda query, _at, _, printed: (
        query.discipline in printed.requirement.disciplines
    ),
    "has": lambda query, _at, _, printed: query.has in printed.disciplines,
    "clans": lambda query, _at, _, printed: printed.clan in query.clans,
    "sects": lambda query, _at, _, printed: printed.sect in query.sects,
    "trait": lambda query, _at, _, printed: query.trait in printed.traits,
    "titled": lambda _query, _at, _, printed: printed.title is not None,
    "vampire": lambda _query, at, card, _: banishment.is_vampire(at.table, card),
    "least": lambda query, _at, _, printed: printed.capacity >= query.least,
    "younger": lambda _query, at, _, printed: printed.capacity < at.user_capacity,
    "number": lambda query, _at, _, printed: printed.id == query.number,
    "unique": lambda _query, _at, _, printed: printed.unique,
    "copy": lambda _query, at, _, printed: printed.id == at.table.cards[at.card].id,
}
"""The tests by field."""


@cache
def tests_of(query: ACard) -> tuple[Test, ...]:
    """The tests for the fields of a query whose values are not the defaults."""
    every = ACard(query.zone)
    return tuple(
        test for field, test in _TESTS.items() if getattr(query, field) != getattr(every, field)
    )


@cache
def takes_every_card(query: ACard) -> bool:
    """Whether a query restricts only the zone of a card. A subclass always restricts more."""
    return query == ACard(query.zone, whose=query.whose, on=query.on)


def by_name(table: Table, cards: list[int]) -> list[int]:
    """One card per name, with the lowest number, so that the order stays hidden."""
    lowest: dict[int, int] = {}
    for card in cards:
        number = table.cards[card].id
        lowest[number] = min(card, lowest.get(number, card))
    return sorted(lowest.values(), key=lambda card: (table.cards[card].name, card))
