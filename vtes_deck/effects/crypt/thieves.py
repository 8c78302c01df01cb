"""Vampires that steal equipment as an action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    STEALS_GEAR,
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Whose,
    Wording,
    allows,
    seats_of,
    zones,
)
from vtes_deck.effects.vocab import CardAction, Trait, card


class AnEquipment(Target, frozen=True):
    """Equipment on a minion that the user may have.

    Attributes:
        but: excludes equipment with one of these traits.
        whose: whose minions.
    """

    but: tuple[Trait, ...] = ()
    whose: Whose = "others"

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, seats = context.table, seats_of(context, self.whose)
        return [
            (number, NONE, 0)
            for number, card_in_play in table.in_play.items()
            if card_in_play.host != NONE
            and card_in_play.controller in seats
            and table.cards[number].equipment
            and not set(self.but) & set(table.cards[number].traits)
            and allows(table, number, context.user_minion)
        ]

    @override
    def say(self, wording: Wording) -> str:
        kinds = ", ".join(f"non-{one.value}" for one in self.but)
        return f"a {kinds} equipment" if kinds else "an equipment"


class StealEquipment(Effect, frozen=True):
    """The acting minion takes the chosen equipment."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.GEAR, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if context.target in table.in_play:
            zones.attach(table, context.target, context.minion)
            table.emit(STEALS_GEAR, minion=context.minion, card=context.target)

    @override
    def say(self, wording: Wording) -> str:
        return f"steal {wording.target}"


CARDS = (
    card(
        201786,
        "Saankaláxt",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            blood=1,
            target=AnEquipment(),
            effects=(StealEquipment(),),
        ),
    ),
    card(
        201640,
        "Darius Shirazi",
        CardAction(
            sentence="{minion} acts to steal {target}.",
            host=True,
            target=AnEquipment((Trait.ELECTRONIC, Trait.VEHICLE, Trait.WEAPON)),
            effects=(StealEquipment(),),
        ),
    ),
)
