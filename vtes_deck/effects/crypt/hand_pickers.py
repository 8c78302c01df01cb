"""Vampires that look at the hands of other Methuselahs, and discard cards from them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    minion_of,
    minions_of,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    BEFORE_RANGE,
    IS_READY,
    MASTER,
    UNLOCK,
    ACard,
    ActionWas,
    AMethuselah,
    AtLeast,
    Aura,
    Bonus,
    CardAction,
    Edge,
    ForEach,
    HandSize,
    HasBled,
    HostFights,
    InRound,
    Is,
    LookAt,
    MasterActions,
    MinionFilter,
    MyTurn,
    Pay,
    PickFromHand,
    Power,
    Same,
    Trait,
    Type,
    Until,
    Zone,
    card,
)

LOOKS = LookAt(Zone.HAND)


class LooksAtOpponent(Effect, frozen=True):
    """The user looks at the hand of the controller of the opposing minion."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        opposing = minion_of(context, "opposing")
        if opposing is not None:
            LOOKS.carry_out(context.at(other=opposing.controller))

    @override
    def say(self, wording: Wording) -> str:
        return "look at the opposing minion's controller's hand"


class WhoControls(Target, frozen=True):
    """A Methuselah who controls a matching minion."""

    who: MinionFilter

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        seats = {one.controller for one in minions_of(context, self.who, "others")}
        return [(NONE, seat, 0) for seat in sorted(seats)]

    @override
    def say(self, wording: Wording) -> str:
        return f"Methuselah who controls {self.who.say(wording)}"


class LookAtHands(ForEach, frozen=True):
    """The user looks at the hands of several Methuselahs."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(self.target.choices(context))

    @override
    def say(self, wording: Wording) -> str:
        return f"look at the hand of each {self.target.say(wording)}"


FIRST_ROUND = (HostFights(), InRound(1))
YOUNGER_OR_ALLY = MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True))

CARDS = (
    card(
        200042,
        "Alcoan",
        Power(
            sentence="Look at the hand of the opposing player.",
            at=BEFORE_RANGE,
            once=Until.COMBAT,
            conditions=(*FIRST_ROUND, Is("opposing", YOUNGER_OR_ALLY)),
            effects=(LooksAtOpponent(),),
        ),
    ),
    card(
        201063,
        "Nkechi",
        Power(
            sentence="{card} burns 1 blood: look at the hand of the opposing player.",
            at=BEFORE_RANGE,
            blood=1,
            once=Until.COMBAT,
            conditions=FIRST_ROUND,
            effects=(LooksAtOpponent(),),
        ),
    ),
    card(
        200619,
        "Icarus, The Manchurian",
        Power(
            sentence="Look at the hand of the bled player.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), HasBled()),
            effects=(LookAt(Zone.HAND, "bled"),),
        ),
    ),
    card(
        200167,
        "The Baron",
        Power(
            sentence="Look at the hands of the players with a ready Giovanni.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(
                LookAtHands(WhoControls(MinionFilter(ready=True, clans=("Giovanni",))), (LOOKS,)),
            ),
        ),
    ),
    card(
        200402,
        "Edward Neally",
        Power(
            sentence="Use a master phase action: +1 hand size this turn.",
            at=MASTER,
            conditions=(MyTurn(), IS_READY),
            effects=(Pay(1, MasterActions()), HandSize(1, Until.TURN)),
        ),
        CardAction(
            sentence="{minion} acts to look at the hand of {seat}.",
            host=True,
            stealth=1,
            blood=1,
            target=AMethuselah("prey"),
            effects=(LookAt(Zone.HAND, "prey"),),
        ),
    ),
    card(
        200824,
        "Le Dinh Tho",
        CardAction(
            sentence="{minion} acts to discard a card of {seat}.",
            host=True,
            stealth=1,
            target=AMethuselah("others"),
            effects=(PickFromHand(ACard(Zone.HAND, whose="target")),),
        ),
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
    card(
        200054,
        "Alicia Barrows",
        Power(
            sentence="Look at the hand of {seat} for Gehenna events.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), AtLeast(Edge(), 1)),
            target=AMethuselah("others"),
            effects=(
                PickFromHand(
                    ACard(Zone.HAND, (Type.EVENT,), "target", trait=Trait.GEHENNA),
                    n=2,
                    up_to=True,
                ),
            ),
        ),
    ),
)
