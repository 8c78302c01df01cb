"""Ritual Goblet: rescues that cost less."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    VAMPIRE,
    ActionWas,
    HasDiscipline,
    Is,
    Power,
    RescueCosts,
    Same,
    Successful,
    Unlock,
    Until,
    card,
)


class HasRescued(Condition, frozen=True):
    """The bearer has rescued a vampire from torpor."""

    @override
    def holds(self, context: EffectContext) -> bool:
        conditions = (
            Same("host", "acting"),
            ActionWas("rescue"),
            Successful(),
            Is("host", VAMPIRE),
        )
        return all(one.holds(context) for one in conditions)

    @override
    def say(self, wording: Wording) -> str:
        return "that rescues a vampire from torpor"


CARDS = (
    card(
        102243,
        "Ritual Goblet",
        HasDiscipline("tha"),
        RescueCosts(n=-1, whom=VAMPIRE),
        Power(
            sentence="Unlock with {card}.",
            at=AFTER_ACTION,
            user="host",
            once=Until.TURN,
            conditions=(HasRescued(),),
            effects=(Unlock(),),
        ),
    ),
)
