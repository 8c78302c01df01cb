"""Jake Washington: a master that becomes an ally."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PUT_IN_PLAY,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Wording,
    control,
    ledger,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    AMinion,
    AnyX,
    Blood,
    Bonus,
    BurnCard,
    Gain,
    MinionFilter,
    MyTurn,
    Power,
    StaticBonus,
    X,
    card,
    master,
)


class BecomesAlly(Effect, frozen=True, kw_only=True):
    """Puts the card in play as an ally; its other properties follow from its text.

    Attributes:
        life: its starting life.
    """

    life: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """MIN-12: it was not recruited, so it may act this turn."""
        table, seat = context.table, context.seat
        table.emit(PUT_IN_PLAY, seat, context.card)
        ally = Minion(context.card, seat, vampire=False, capacity=self.life)
        control.arrive(table, context.card, seat, becomes=ally)
        if context.card in table.in_play:
            ledger.come_with(table, ally, self.life)

    @override
    def say(self, wording: Wording) -> str:
        return f"put {wording.this} in play; it becomes an ally with {self.life} life"


CARDS = (
    card(
        101019,
        "Jake Washington",
        master(BecomesAlly(life=1)),
        StaticBonus(Bonus.STRENGTH, -1),
        StaticBonus(Bonus.BLEED, -1),
        Power(
            sentence="Burn {card}: {target} gets {n} blood.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AnyX(1, 4, AMinion(MinionFilter(vampire=True, ready=True, blood=False), "any")),
            effects=(BurnCard("this"), Gain(X, Blood("target"))),
        ),
        exception="The ally gets its numbers as changes to those of an ordinary minion.",
    ),
)
