"""Maabara: cards of the ash heap wait for the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Table,
    Target,
    Wording,
    Zone,
    mark,
    zones,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    LEAVES,
    MASTER,
    VAMPIRE,
    ACard,
    BurnCard,
    CardAction,
    MasterActions,
    Pay,
    Power,
    PutInPlay,
    Trigger,
    card,
    master,
)

KEEPS = "keeps "
"""Mark of the location for a card on it; the number of the card follows."""
STORES = EventType("stores", mark("{seat} puts {card} on {target}, face down."))
TAKES_BACK = EventType(
    "takes from location",
    mark("{seat} moves {card} to the top of the library."),
    mark("{seat} moves a card to the top of the library."),
)


def kept(context: EffectContext) -> list[int]:
    """The cards on the location."""
    table, place = context.table, context.card_in_play
    return [
        int(name.removeprefix(KEEPS))
        for name, n in place.marks
        if n and name.startswith(KEEPS) and table.where[int(name.removeprefix(KEEPS))] is Zone.ASIDE
    ]


class Kept(Target, frozen=True):
    """A card on the location."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [(one, NONE, 0) for one in kept(context)]

    @override
    def say(self, wording: Wording) -> str:
        return f"a card from {wording.this}"


class Stores(Effect, frozen=True):
    """The target moves from the ash heap to the location; by a ruling everybody sees it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, place = context.table, context.card_in_play
        table.emit(STORES, context.seat, context.target, target=context.card)
        zones.move(table, context.target, Zone.ASIDE)
        place.set_mark(f"{KEEPS}{context.target}", 1)

    @override
    def say(self, wording: Wording) -> str:
        return f"move a library card from your ash heap to {wording.this}, face down"


class TakesBack(Effect, frozen=True):
    """The target moves to the top of the library."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        context.card_in_play.set_mark(f"{KEEPS}{context.target}", 0)
        table.emit(TAKES_BACK, context.seat, context.target, only=context.seat)
        zones.move(table, context.target, Zone.LIBRARY)

    @override
    def say(self, wording: Wording) -> str:
        return f"move {wording.target} to the top of your library"


class LosesCards(Effect, frozen=True):
    """GEN-10: the cards on the location are burned with it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return ()

    @override
    def carry_out(self, context: EffectContext) -> None:
        lose(context.table, kept(context))

    @override
    def say(self, wording: Wording) -> str:
        return ""


def lose(table: Table, cards: list[int]) -> None:
    """Burns cards that are on no minion."""
    for one in cards:
        zones.burn(table, one)


CARDS = (
    card(
        101136,
        "Maabara",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: put {target} on it, face down.",
            at=ANY_TIME,
            lock=True,
            target=ACard(Zone.ASH_HEAP, crypt=False),
            effects=(Stores(),),
        ),
        Power(
            sentence="Use a master phase action: move {target} to the top of your library.",
            at=MASTER,
            target=Kept(),
            effects=(Pay(1, MasterActions()), TakesBack()),
        ),
        CardAction(
            sentence="{minion} acts to burn {card}.", who=VAMPIRE, effects=(BurnCard("this"),)
        ),
        Trigger(on=LEAVES, itself=True, effects=(LosesCards(),)),
    ),
)
