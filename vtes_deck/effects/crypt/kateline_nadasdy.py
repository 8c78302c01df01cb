"""Kateline Nadasdy: a vampire abstains."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Choice, EffectContext, Target, Wording
from vtes_deck.effects.vocab import (
    POLLING,
    Abstain,
    AMinion,
    MinionFilter,
    PoliticalReferendum,
    Power,
    Until,
    card,
)


class OtherThanActing(Target, frozen=True):
    """A vampire that is not the acting one."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        action = context.action
        acting = None if action is None else action.minion
        vampires = AMinion(MinionFilter(vampire=True), "any").choices(context)
        return [choice for choice in vampires if choice[0] != acting]

    @override
    def say(self, wording: Wording) -> str:
        return "a non-acting vampire"


CARDS = (
    card(
        200763,
        "Kateline Nadasdy",
        Power(
            sentence="{card} burns 1 blood: {target} abstains.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            conditions=(PoliticalReferendum(),),
            target=OtherThanActing(),
            effects=(Abstain(),),
        ),
    ),
)
