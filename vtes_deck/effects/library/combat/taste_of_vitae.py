"""Taste of Vitae: blood that the opponent has lost."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    fight,
    ledger,
)
from vtes_deck.effects.vocab import (
    END_OF_ROUND,
    VAMPIRE,
    Is,
    PlayLimit,
    at,
    card,
    combat,
)


class FoughtVampire(Is, frozen=True):
    """The opposing minion is a vampire, or was one whose burned blood is known."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = fight(context.table)
        opposing = combat.other(context.minion)
        if opposing in context.table.in_play:
            return super().holds(context)
        return any(side.healed for side in combat.sides if side.minion == opposing)


class TasteBlood(Effect, frozen=True):
    """The minion gains the blood that the opposing vampire lost to damage this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = fight(context.table)
        opposing = combat.other(context.minion)
        lost = sum(side.healed for side in combat.sides if side.minion == opposing)
        ledger.gain_blood(context.table, context.user_minion, lost)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} gains blood equal to the amount of blood lost by the opposing vampire "
            "to damage this round"
        )


CARDS = (
    card(
        101945,
        "Taste of Vitae",
        combat(
            "",
            at(END_OF_ROUND),
            TasteBlood(),
            conditions=(FoughtVampire("opposing", VAMPIRE),),
            who=VAMPIRE,
        ),
        PlayLimit(per="round"),
        exception="A vampire that is burned or goes to torpor is no longer a combatant who "
        "could play the card.",
    ),
)
