"""Blood Tears of Kephran: burned for blood or against damage."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere
from vtes_deck.effects.vocab import (
    ANY_TIME,
    DAMAGE,
    VAMPIRE,
    Blood,
    BurnCard,
    Gain,
    HostFights,
    InCombat,
    Is,
    Move,
    Power,
    card,
)


class BearerIsVampire(SaidElsewhere, Condition, frozen=True):
    """A vampire has the equipment; the text does not name other bearers."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Is("host", VAMPIRE).holds(context)


CARDS = (
    card(
        100212,
        "Blood Tears of Kephran",
        InCombat(
            Move(when=DAMAGE, prevent=2),
            first=(BurnCard("this"),),
            conditions=(HostFights(), BearerIsVampire()),
        ),
        Power(
            sentence="Burn {card} to gain 2 blood.",
            at=ANY_TIME,
            user="host",
            conditions=(BearerIsVampire(),),
            effects=(Gain(2, Blood("host")), BurnCard("this")),
        ),
    ),
)
