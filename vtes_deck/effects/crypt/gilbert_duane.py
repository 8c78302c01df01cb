"""Gilbert Duane (G6): Malkavians of the crypt turn vampires Anarch."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import (
    INFLUENCE,
    AMinion,
    Choose,
    MinionFilter,
    Power,
    TurnAnarch,
    Until,
    card,
)

REVEALED = EventType("crypt card removed", "{seat} reveals {card} and removes it from the game.")
UNTITLED = MinionFilter(vampire=True, untitled=True)


class RemoveTopOfCrypt(Effect, frozen=True):
    """Removes the top card of the crypt; if it is a Malkavian, a vampire becomes Anarch."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].crypt)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        top = table.seats[context.seat].crypt[-1]
        table.emit(REVEALED, context.seat, top)
        zones.remove(table, top)
        if table.cards[top].clan == "Malkavian":
            Choose(AMinion(UNTITLED), (TurnAnarch(),)).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "reveal and remove the top card of your crypt from the game. If it is a Malkavian, a "
            "non-titled vampire you control becomes Anarch"
        )


CARDS = (
    card(
        201617,
        "Gilbert Duane",
        Power(
            sentence="Remove the top card of your crypt from the game.",
            at=INFLUENCE,
            blood=1,
            once=Until.TURN,
            effects=(RemoveTopOfCrypt(),),
        ),
    ),
)
