"""Vagabond Mystic: life for wounded allies."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    EffectContext,
    Target,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    ALLY,
    ANY_TIME,
    DAMAGE,
    VAMPIRE,
    Activity,
    Blood,
    Gain,
    Is,
    Power,
    Restriction,
    card,
)


class WoundedAlly(Target, frozen=True):
    """An ally of the user with less life than its starting life."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        allies = minions_of(context, ALLY, "mine")
        return [(one.card, NONE, 0) for one in allies if one.blood < one.capacity]

    @override
    def say(self, wording: Wording) -> str:
        return "an ally you control who has fewer life than its starting life"


CARDS = (
    card(
        102087,
        "Vagabond Mystic",
        Power(
            sentence="Lock {card}: add 1 life to {target}.",
            at=ANY_TIME & ~DAMAGE,
            lock=True,
            target=WoundedAlly(),
            effects=(Gain(1, Blood("target")),),
        ),
        Restriction(activity=Activity.BLOCK, conditions=(Is("acting", VAMPIRE),)),
    ),
)
