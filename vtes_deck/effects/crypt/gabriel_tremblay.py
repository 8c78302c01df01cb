"""Gabriel Tremblay: strength for a card of the Anarchs."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EffectContext, Table, requires_anarch
from vtes_deck.effects.vocab import (
    BEFORE_RESOLUTION,
    DISCARD_TARGET,
    ACard,
    Bonus,
    Gets,
    HostFights,
    Power,
    Until,
    Zone,
    card,
)


class AnarchCard(ACard, frozen=True):
    """A card that requires an Anarch."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        return requires_anarch(table.cards[card]) and super().fits(context, table, card)

    @override
    def noun(self) -> str:
        return "card requiring an Anarch"


CARDS = (
    card(
        201527,
        "Gabriel Tremblay",
        Power(
            sentence="Discard {target}: {card} gets +1 strength.",
            at=BEFORE_RESOLUTION,
            once=Until.COMBAT,
            conditions=(HostFights(),),
            target=AnarchCard(Zone.HAND),
            effects=(DISCARD_TARGET, Gets(Bonus.STRENGTH, 1, Until.COMBAT)),
        ),
    ),
)
