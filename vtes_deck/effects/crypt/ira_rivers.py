"""Ira Rivers: intercept, and additional cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import CARD_SHOWN, Does, PurposeKind, Wording
from vtes_deck.effects.crypt.andrew_stuart import PlaysWith
from vtes_deck.effects.vocab import (
    NOTHING,
    ACard,
    ActionWas,
    Aura,
    Bonus,
    Choose,
    MoveCards,
    Trigger,
    Zone,
    card,
)


class BlocksPolitics(Aura, frozen=True, kw_only=True):
    """The bonus, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        what = " when attempting to block political actions" * bool(self.conditions)
        return f"{wording.name} gets +{self.n} intercept{what}"


class DrawMore(MoveCards, frozen=True):
    """Draws an additional card, which does not replace another."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, self.n, whose="mine"),)


class DrawsWithAuspex(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        which = " that requires Auspex" * bool(self.conditions)
        return (
            f"when {wording.name} plays a card{which}, you can draw an additional card from your "
            "library (discard down to your hand size afterward)"
        )


CARDS = (
    card(
        200639,
        "Ira Rivers",
        BlocksPolitics(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(ActionWas("political action"),),
        ),
        DrawsWithAuspex(
            on=CARD_SHOWN,
            host=True,
            conditions=(PlaysWith("aus", cancelled=True),),
            effects=(Choose(NOTHING, (DrawMore(ACard(Zone.LIBRARY), Zone.HAND),), optional=True),),
        ),
    ),
)
