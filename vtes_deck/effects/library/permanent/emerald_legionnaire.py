"""Emerald Legionnaire: a copy returns."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    control,
    minions_of,
    own_copy,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    ACard,
    HeapHas,
    Is,
    MinionFilter,
    MoveCards,
    MyTurn,
    Power,
    Until,
    Zone,
    card,
)

RETURNS = EventType("returns", "{seat} moves {card} from the ash heap to the ready region.")


class CopyReturns(Effect, frozen=True):
    """Moves a copy of the card from its user's ash heap to the ready region."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Return the copy with its starting life. MIN-12: it was not recruited, so it may act."""
        copy = own_copy(context)
        if copy != NONE:
            context.table.emit(RETURNS, context.seat, copy)
            control.arrive(context.table, copy, context.seat)


class FewerCopies(Condition, frozen=True):
    """The Methuselah controls fewer copies of the card than matching minions."""

    who: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        number = table.cards[context.card].id
        copies = sum(
            table.cards[card].id == number and not table.in_play[card].contested
            for card in table.seats[context.seat].in_play
        )
        return copies < len(minions_of(context, self.who, "mine"))


READY = MinionFilter(ready=True)

READY_HARBINGER = MinionFilter(unique=True, ready=True, clans=("Harbinger of Skulls",))

CARDS = (
    card(
        100634,
        "Emerald Legionnaire",
        Power(
            sentence="Remove 7 cards of your ash heap from the game: another {card} returns.",
            at=UNLOCK,
            conditions=(
                MyTurn(),
                Is("host", READY),
                FewerCopies(READY_HARBINGER),
                HeapHas(least=7, copy=True),
            ),
            once=Until.TURN,
            effects=(CopyReturns(), MoveCards(ACard(Zone.ASH_HEAP), Zone.REMOVED, 7, how="chosen")),
        ),
    ),
)
