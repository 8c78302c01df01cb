"""Flames of Insurrection: victories of anarchs bring blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    TargetChoice,
    Wording,
)
from vtes_deck.effects.vocab import (
    ANARCH,
    GOES_TO_TORPOR,
    LEAVES,
    VAMPIRE,
    ACard,
    Blood,
    BurnCard,
    CardReferendum,
    Gain,
    PoliticalCardAction,
    PutInPlay,
    Trigger,
    Zone,
    card,
    master,
)

WAITING = ACard(Zone.UNCONTROLLED, vampire=True)


def anarch(context: EffectContext) -> tuple[int, int]:
    """The anarch that opposes the minion of the event in combat, and its controller; or ``NONE``.

    An anarch that was burned in the same combat counts with its printed facts.
    """
    table, combat = context.table, context.table.current(Combat)
    sides = () if combat is None or combat.is_past(Combat.after_combat) else combat.sides
    if context.target not in {one.minion for one in sides}:
        return NONE, NONE
    for side in sides:
        found = table.in_play.get(side.minion)
        fits = (
            ANARCH.fits(context, found)
            if isinstance(found, Minion)
            else table.cards[side.minion].sect in ANARCH.sects
        )
        if side.minion != context.target and fits:
            return side.minion, side.seat
    return NONE, NONE


class LostToAnarch(Condition, frozen=True):
    """A minion that an anarch opposes in combat leaves the ready region."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """A vampire counts as ready until it has left the region with its card."""
        found = context.table.in_play.get(context.target)
        if not isinstance(found, Minion) or (found.region and not found.in_torpor):
            return False
        return anarch(context)[0] != NONE

    @override
    def say(self, wording: Wording) -> str:
        return "when a minion opposing an anarch in combat leaves the ready region"


class FeedsUncontrolled(Effect, frozen=True):
    """The controller of the anarch may add a counter to an uncontrolled vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, both controllers benefit if two anarchs go to torpor."""
        minion, seat = anarch(context)
        context.table.push(
            TargetChoice(
                seat=seat,
                card=context.card,
                minion=minion,
                target=context.target,
                other=NONE,
                n=0,
                offered=WAITING,
                effects=(Gain(1, Blood("target")),),
                optional=True,
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the controller of that anarch can move a counter from the bank to a vampire in his "
            "or her uncontrolled region"
        )


CARDS = (
    card(
        100740,
        "Flames of Insurrection",
        master(PutInPlay()),
        Trigger(on=GOES_TO_TORPOR, conditions=(LostToAnarch(),), effects=(FeedsUncontrolled(),)),
        Trigger(on=LEAVES, conditions=(LostToAnarch(),), effects=(FeedsUncontrolled(),)),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=VAMPIRE,
            stealth=1,
            effects=(),
        ),
        CardReferendum(passed=(BurnCard("this"),)),
    ),
)
