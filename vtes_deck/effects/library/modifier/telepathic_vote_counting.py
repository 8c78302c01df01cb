"""Telepathic Vote Counting: the acting Methuselah gives a referendum up."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Referendum,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import (
    POLLING,
    VAMPIRE,
    Abstain,
    AMinion,
    PoliticalReferendum,
    Zone,
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
        """The hand is adjusted afterwards (DRW-05)."""
        table = context.table
        referendum = table.current(Referendum)
        if referendum is None:
            return
        referendum.called_off = True
        calling = referendum.card
        if calling != NONE and table.where[calling] is Zone.BEING_PLAYED:
            zones.move(table, calling, Zone.HAND)
            hand.adjust(table, table.owner[calling])

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
        modifier("aus", GivesUp(), at=POLLING, conditions=(PoliticalReferendum(),)),
        modifier(
            "AUS",
            Abstain(),
            at=POLLING,
            conditions=(PoliticalReferendum(),),
            target=AMinion(VAMPIRE, "any"),
        ),
    ),
)
