"""Creeping Sabotage: each copy costs more than the previous copy."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NONE, Choice, EffectContext, SaidElsewhere, Target, Wording
from vtes_deck.effects.vocab import (
    UNLOCK,
    Burn,
    BurnCard,
    CardAction,
    MyTurn,
    Pool,
    Power,
    PutInPlay,
    Until,
    action,
    card,
)


class CopiesControlled(SaidElsewhere, Target, frozen=True):
    """X, the number of copies that the Methuselah controls."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        number = table.cards[context.card].id
        mine = table.seats[context.seat].in_play
        return [(NONE, NONE, sum(table.cards[one].id == number for one in mine))]


class CostsAndStays(PutInPlay, frozen=True):
    """The card is put in play; the text first gives its cost."""

    @override
    def say(self, wording: Wording) -> str:
        return f"X is the number of copies of this card you control. {PutInPlay.say(self, wording)}"


CARDS = (
    card(
        102213,
        "Creeping Sabotage",
        action("", CostsAndStays(), stealth=1, target=CopiesControlled()),
        Power(
            sentence="Your prey burns 1 pool.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Burn(1, Pool("prey")),),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
    ),
)
