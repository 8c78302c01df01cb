"""Sibyl's Tongue: any card from the library, for more blood each time."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NONE, Choice, EffectContext, SaidElsewhere, Target, Wording
from vtes_deck.effects.vocab import ACard, MoveCards, Zone, action, card

TONGUE = 101777


class TonguesInHeap(SaidElsewhere, Target, frozen=True):
    """X, the cost: the number of copies in the ash heap of the player."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        copies = ACard(Zone.ASH_HEAP, number=TONGUE).found(context)
        return [(NONE, NONE, len(copies))]


class FindsNamed(MoveCards, frozen=True):
    """The search. Only cards in the library are offered, because other names find no card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"X is the number of {wording.name}s in your ash heap. Choose a card by name. Search "
            "your library for a copy of the chosen card, reveal it and move it to your hand"
        )


CARDS = (
    card(
        TONGUE,
        "Sibyl's Tongue",
        action(
            "",
            FindsNamed(ACard(Zone.LIBRARY), Zone.HAND, how="chosen"),
            stealth=1,
            target=TonguesInHeap(),
        ),
    ),
)
