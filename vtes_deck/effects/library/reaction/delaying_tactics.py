"""Delaying Tactics: a referendum is cancelled."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CALLED_OFF,
    NONE,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    cancel_referendum,
    unlock,
)
from vtes_deck.effects.vocab import (
    POLLING,
    PoliticalReferendum,
    Until,
    card,
    reaction,
)


class CallOff(Effect, frozen=True):
    """Cancels the referendum, unlocks the acting vampire and returns the card to the hand.

    The same political action cannot be repeated this turn.
    """

    @override
    def windows(self) -> int:
        return POLLING

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        referendum = cancel_referendum(table, context.seat, returns=True)
        if referendum is None:
            return
        unlock(table, referendum.minion)
        action = context.action
        card = referendum.card if action is None else action.card
        if card in table.in_play:  # another copy provides another action
            table.use_once(CALLED_OFF, card, Until.TURN)
        elif card != NONE:
            table.use_once(f"{CALLED_OFF} {table.cards[card].id}", NONE, Until.TURN)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel the referendum. Unlock the acting vampire. If a political action card was "
            "played to call this referendum, return it to its owner's hand. Minions controlled by "
            "the acting Methuselah cannot perform the same political action again this turn"
        )


CARDS = (
    card(
        100519,
        "Delaying Tactics",
        reaction(
            "",
            CallOff(),
            at=POLLING,
            conditions=(PoliticalReferendum(),),
        ),
    ),
)
