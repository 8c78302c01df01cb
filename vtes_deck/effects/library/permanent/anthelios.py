"""Anthelios, The Red Star: an exchange of master cards with the ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EffectContext, Wording
from vtes_deck.effects.library.master.garibaldi_meucci_museum import HeapToHand, ToHeap
from vtes_deck.effects.vocab import (
    MASTER,
    ACard,
    Choose,
    MasterActions,
    Pay,
    Power,
    Type,
    Until,
    Zone,
    card,
)


class GivesMaster(Choose, frozen=True):
    """The master card in the hand, which must exist."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(self.target.choices(context))


class Exchanges(Power, frozen=True, kw_only=True):
    """The exchange, which each Methuselah can use in her master phase."""

    @override
    def say(self, wording: Wording) -> str:
        cost = self.effects[0].say(wording).replace("1", "a")
        return (
            f"once each master phase, a Methuselah can {cost} to exchange a master card in their "
            "hand for one in their ash heap"
        )


CARDS = (
    card(
        100074,
        "Anthelios, The Red Star",
        Exchanges(
            sentence="Exchange a master card of your hand for {target}.",
            at=MASTER,
            user="anybody",
            once=Until.TURN,
            target=ACard(Zone.ASH_HEAP, (Type.MASTER,)),
            effects=(
                Pay(1, MasterActions()),
                GivesMaster(ACard(Zone.HAND, (Type.MASTER,)), (ToHeap(),)),
                HeapToHand(),
            ),
        ),
    ),
)
