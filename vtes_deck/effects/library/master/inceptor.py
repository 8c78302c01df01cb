"""Inceptor: a young vampire plays three cards without their Disciplines."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    EventType,
    KnowsUnder,
    NoPurpose,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Wording,
    hand,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import (
    ACard,
    AMinion,
    Choose,
    Either,
    MinionFilter,
    PutOn,
    Zone,
    card,
    master,
)

YOUNGEST = MinionFilter(vampire=True, most=1)
ANYWHERE = Either(ACard(Zone.HAND), Either(ACard(Zone.ASH_HEAP), ACard(Zone.LIBRARY)))
SHOWS = EventType("shows stored", "{seat} puts {card} on {target}, face up.")


class ShowOn(SaidElsewhere, Effect, frozen=True):
    """The target is put on this card, face up and out of play."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return context.card in context.table.in_play

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.emit(SHOWS, context.seat, context.target, target=context.card)
        zones.put_under(table, context.target, context.card)


class EndSearch(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """GEN-24, DRW-05: the library has been searched, and cards in the hand are replaced."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        shuffle_library(context.table, context.seat)
        hand.adjust(context.table, context.seat)


class PutOnYoungest(PutOn, frozen=True):
    """The card is put on the vampire; the three cards follow."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put {wording.this} on a vampire of capacity {YOUNGEST.most}, and put three cards "
            f"from your hand, ash heap or library on {wording.this}, face up but out of play"
        )


class KnowsCopies(OwnStatic, KnowsUnder, frozen=True):
    """The vampire plays copies of the cards under this card as if it had their Disciplines."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="host"),)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this vampire may play other copies of these cards as if he or she had the Discipline "
            "required (if any) at superior"
        )


ONE_MORE = Choose(ANYWHERE, (ShowOn(),))

CARDS = (
    card(
        100969,
        "Inceptor",
        master(
            PutOnYoungest(),
            ONE_MORE,
            ONE_MORE,
            ONE_MORE,
            EndSearch(),
            target=AMinion(YOUNGEST, "any"),
        ),
        KnowsCopies(),
    ),
)
