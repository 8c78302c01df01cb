"""Gathii: the top card of the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    block,
    ledger,
)
from vtes_deck.effects.vocab import (
    DURING_ACTION,
    Power,
    Same,
    Stealth,
    Until,
    card,
)

REVEALS = EventType("reveals", "{seat} reveals {card} from the top of the library.")


class RevealTop(Effect, frozen=True):
    """Reveals the top library card: a master burns 1 blood, another card gives stealth."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].library)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The card stays on top. STL-03: stealth that is not needed is not gained."""
        table = context.table
        top = table.seats[context.seat].library[-1]
        table.emit(REVEALS, context.seat, top)
        if table.cards[top].master:
            ledger.burn_blood(table, context.user_minion, 1)
        elif block.stealth_is_needed(table):
            Stealth(1).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"reveal the top card of your library. If it is a master card, {wording.user} burns "
            f"1 blood; otherwise, {wording.user} gets +1 stealth"
        )


CARDS = (
    card(
        201672,
        "Gathii",
        Power(
            sentence="Reveal the top card of your library for {card}.",
            at=DURING_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"),),
            effects=(RevealTop(),),
        ),
    ),
)
