"""Garibaldi-Meucci Museum: an exchange with the ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Target,
    Zone,
    hand,
    requires_anarch,
    zones,
)
from vtes_deck.effects.vocab import (
    ANARCH,
    BEFORE_RANGE,
    UNLOCK,
    ACard,
    Choose,
    EndCombat,
    MinionFilter,
    MyTurn,
    Power,
    PutInPlay,
    card,
    master,
)

EXCHANGES = EventType("exchanges", "{seat} moves {target} from the ash heap to her hand.")
GIVES = EventType("gives in exchange", "{seat} moves {target} from her hand to the ash heap.")


class AnarchHeapCard(Target, frozen=True):
    """A card in the user's ash heap that requires an Anarch."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        """One card of each name if the hand has a card to exchange."""
        table = context.table
        player = table.seats[context.seat]
        if not player.hand:
            return []
        fitting = [card for card in player.ash_heap if requires_anarch(table.cards[card])]
        return [(card, NONE, 0) for card in hand.one_of_each(table, fitting)]


class ToHeap(Effect, frozen=True):
    """Moves the target card to its owner's ash heap. This is not a discard."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DISCARD, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.move(context.table, context.target, Zone.ASH_HEAP)
        context.table.emit(GIVES, context.seat, target=context.target)


class HeapToHand(Effect, frozen=True):
    """Moves the target card from the ash heap to the hand."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Move the target to the hand and adjust the hand (DRW-05)."""
        table = context.table
        zones.move(table, context.target, Zone.HAND)
        table.emit(EXCHANGES, context.seat, target=context.target)
        hand.adjust(table, context.seat)


class CombatBetween(Condition, frozen=True):
    """The current combat is between a minion of the Methuselah who uses the card and another.

    Attributes:
        mine: filter for her minion.
        other: filter for the opposing minion.
    """

    mine: MinionFilter
    other: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        combat = table.current(Combat)
        if combat is None or combat.over(table):
            return False
        pairs = ((combat.acting, combat.opposing), (combat.opposing, combat.acting))
        return any(
            table.minion(one).controller == context.seat
            and self.mine.fits(context, table.minion(one))
            and self.other.fits(context, table.minion(other))
            for one, other in pairs
        )


CARDS = (
    card(
        100809,
        "Garibaldi-Meucci Museum",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: exchange a card of your hand for {target}.",
            at=UNLOCK,
            lock=True,
            pool=1,
            conditions=(MyTurn(),),
            target=AnarchHeapCard(),
            effects=(Choose(ACard(Zone.HAND), (ToHeap(),)), HeapToHand()),
        ),
        Power(
            sentence="Lock {card}: the combat ends.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(CombatBetween(ANARCH, ANARCH),),
            effects=(EndCombat(),),
        ),
    ),
)
