"""Revolutionary Council: Anarchs lock for points of damage to pools, locations and equipment."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ALLOCATE,
    CHOOSE_MINION,
    NO_MORE,
    NONE,
    Does,
    Effect,
    EffectContext,
    Option,
    PurposeKind,
    Referendum,
    Terms,
    Verb,
    Wording,
    ledger,
    lock,
    minions_of,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    CardReferendum,
    MinionFilter,
    Sect,
    Trait,
    Type,
    Zone,
    card,
)
from vtes_deck.language import mark

UNLOCKED_ANARCH = MinionFilter(sects=(Sect.ANARCH,), ready=True, locked=False)
LOCATION = ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION)
EQUIPMENT = ACard(Zone.IN_PLAY, (Type.EQUIPMENT,), "any")


CHOOSE_ANARCH = Verb(
    "choose Anarch", mark("Choose {target} to be locked."), chosen=mark("{target}, to be locked.")
)


def targets(terms: tuple[Option, ...], verb: Verb) -> list[int]:
    """The cards that were chosen for a verb."""
    return [one.target for one in terms if one.verb is verb]


class ChooseAnarchs(Terms, frozen=True):
    """X ready unlocked Anarchs of the caller, where X is at least 1."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if any(one.verb is not CHOOSE_ANARCH for one in chosen):
            return []
        mine = targets(chosen, CHOOSE_ANARCH)
        own = [one.card for one in minions_of(context, UNLOCKED_ANARCH, "mine")]
        found = [Option(CHOOSE_ANARCH, context.card, target=one) for one in after(own, mine)]
        return [*found, Option(NO_MORE, context.card)] if found and mine else found

    @override
    def say(self, wording: Wording) -> str:
        return "choose X ready unlocked Anarchs you control"


class AllocateToAll(Terms, frozen=True):
    """The allocation of 2X points among cards and Methuselahs.

    A card gets exactly one point. Cards come first; Methuselahs get the remaining points.
    """

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        cards, given = targets(chosen, CHOOSE_MINION), [one.n for one in chosen if one.seat != NONE]
        left = 2 * len(targets(chosen, CHOOSE_ANARCH)) - len(cards) - sum(given)
        seats = context.table.clockwise(context.seat)
        if left <= 0 or len(given) == len(seats):
            return []
        found = []
        if not given:
            there = [one for what in (LOCATION, EQUIPMENT) for one, _, _ in what.choices(context)]
            others = after(sorted(set(there)), cards)
            found = [Option(CHOOSE_MINION, context.card, target=one) for one in others]
        least = left if len(given) + 1 == len(seats) else 0
        return found + [
            Option(ALLOCATE, context.card, seat=seats[len(given)], n=n)
            for n in range(left, least - 1, -1)
        ]

    @override
    def possible(self, context: EffectContext) -> bool:
        """Always true, because the caller has at least 1 pool."""
        return True

    @override
    def say(self, wording: Wording) -> str:
        return "allocate 2X points among one or more Methuselahs, locations, and equipment"


def after(there: list[int], chosen: list[int]) -> list[int]:
    """The cards that follow the last chosen one, so that each set is chosen in one order."""
    return there[there.index(chosen[-1]) + 1 :] if chosen else there


class CouncilPasses(Effect, frozen=True):
    """The chosen Anarchs lock, the Methuselahs burn pool, and the chosen cards are burned."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.POOL, 2, whose="others", less=True),
            Does(PurposeKind.BURN, whose="others"),
            Does(PurposeKind.LOCK, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, referendum = context.table, context.table.current(Referendum)
        if referendum is None:
            return
        for anarch in targets(referendum.terms, CHOOSE_ANARCH):
            if anarch in table.in_play:
                lock(table, anarch)
        for one in referendum.terms:
            if one.verb is ALLOCATE:
                ledger.burn_pool(table, one.seat, one.n, context.card)
        for number in targets(referendum.terms, CHOOSE_MINION):
            if number in table.in_play:
                zones.burn(table, number)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each chosen Anarch is locked, each Methuselah burns 1 pool for each point allocated, "
            "and each location or equipment allocated a point is burned"
        )


CARDS = (
    card(
        101631,
        "Revolutionary Council",
        CardReferendum(terms=(ChooseAnarchs(), AllocateToAll()), passed=(CouncilPasses(),)),
    ),
)
