"""Sculpt the Flesh: a strike that leaves a wound."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording, ledger
from vtes_deck.effects.vocab import (
    NOTHING,
    UNLOCK,
    BurnCard,
    CardAction,
    MyTurn,
    Power,
    PutOn,
    Strike,
    Until,
    card,
    combat,
    hand_strike,
    strikes,
)


class Bleeds(Effect, frozen=True):
    """The minion with the card burns blood or life."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="host", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        ledger.burn_blood(table, table.in_play[context.host], self.n, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {self.n} blood or life"


class PutOnOpposing(PutOn, frozen=True):
    """Puts the card on the opposing minion."""

    @override
    def say(self, wording: Wording) -> str:
        return f"put {wording.this} on the opposing minion"


WOUND = Strike(damage=1, strength=True, hand=True, special=True)

CARDS = (
    card(
        102260,
        "Sculpt the Flesh",
        combat("pro", strikes(hand_strike(aggravated=True))),
        combat("PRO", strikes(WOUND), PutOnOpposing()),
        Power(
            sentence="{card} burns 1 blood or life.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Bleeds(1),),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            stealth=1,
            target=NOTHING,
            effects=(BurnCard("this"),),
        ),
    ),
)
