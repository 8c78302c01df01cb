"""Masters that give pool for the card itself or for a burned vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    MASTER,
    ACard,
    AtMost,
    BurnCard,
    Capacity,
    Gain,
    Half,
    MasterActions,
    Pay,
    Pool,
    Power,
    PutInPlay,
    RemoveCard,
    Zone,
    card,
    master,
)


class GainsHalf(Gain, frozen=True):
    """The gain of pool for the chosen vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"choose {wording.target}. Gain X pool, where X is half of the capacity of that "
            "vampire (round down)"
        )


class RemovesIt(RemoveCard, frozen=True):
    """The chosen vampire is removed from the game."""

    @override
    def say(self, wording: Wording) -> str:
        return "remove that vampire from the game"


CARDS = (
    card(
        101577,
        "Redeem the Lost Soul",
        master(
            GainsHalf(Half(Capacity("target")), Pool()),
            RemovesIt("target"),
            target=ACard(Zone.ASH_HEAP, vampire=True),
        ),
    ),
    card(
        100691,
        "Failsafe",
        master(PutInPlay()),
        Power(
            sentence="Use a master phase action and burn {card}: gain 4 pool.",
            at=MASTER,
            conditions=(AtMost(Pool(), 2),),
            effects=(Pay(1, MasterActions()), BurnCard("this"), Gain(4, Pool())),
        ),
    ),
)
