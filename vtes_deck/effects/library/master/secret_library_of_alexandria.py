"""The Secret Library of Alexandria: a card for each bleed of the prey."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    BLED,
    NOTHING,
    ACard,
    AtBleed,
    Choose,
    Is,
    MinionFilter,
    MoveCards,
    PutInPlay,
    Trigger,
    Zone,
    card,
    master,
)


class DrawsForBleeds(Trigger, frozen=True, kw_only=True):
    """A successful bleed of the prey lets the controller draw."""

    @override
    def say(self, wording: Wording) -> str:
        against = " your prey" if AtBleed(prey=True) in self.conditions else ""
        mine = any(isinstance(one, Is) and one.whose == "mine" for one in self.conditions)
        who = "you" if mine else "anybody"
        return (
            f"{who} can draw a card each time {who} successfully bleed{against}. Discard to your "
            "hand size afterward"
        )


CARDS = (
    card(
        101708,
        "The Secret Library of Alexandria",
        master(PutInPlay()),
        DrawsForBleeds(
            on=BLED,
            conditions=(Is("acting", MinionFilter(), "mine"), AtBleed(prey=True)),
            effects=(Choose(NOTHING, (MoveCards(ACard(Zone.LIBRARY), Zone.HAND),), optional=True),),
        ),
    ),
)
