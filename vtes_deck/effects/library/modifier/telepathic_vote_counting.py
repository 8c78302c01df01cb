"""Telepathic Vote Counting: the acting Methuselah cancels the referendum or silences a voter."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    cancel_referendum,
)
from vtes_deck.effects.vocab import (
    POLLING,
    VAMPIRE,
    Abstain,
    AMinion,
    PoliticalReferendum,
    card,
    modifier,
)


class GivesUp(Effect, frozen=True):
    """Cancels the referendum; a political action card that called it returns to the hand."""

    @override
    def windows(self) -> int:
        return POLLING

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        cancel_referendum(context.table, context.seat, returns=True)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cancel the referendum. If you played a political action card to call this "
            "referendum, return it to its owner's hand"
        )


CARDS = (
    card(
        101951,
        "Telepathic Vote Counting",
        modifier(
            "aus",
            GivesUp(),
            at=POLLING,
            conditions=(PoliticalReferendum(),),
        ),
        modifier(
            "AUS",
            Abstain(),
            at=POLLING,
            conditions=(PoliticalReferendum(),),
            target=AMinion(VAMPIRE, "any"),
        ),
    ),
)
