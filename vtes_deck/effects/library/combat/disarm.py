"""Cards for a minion that has inflicted more damage than its opponent."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    EffectContext,
    Wording,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    END_OF_ROUND,
    ACard,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    Gain,
    MinionFilter,
    PlayLimit,
    Power,
    PutOn,
    Range,
    The,
    ToTorpor,
    Zone,
    at,
    card,
    combat,
)


class DealtMore(Condition, frozen=True):
    """At close range the minion has dealt more damage this round than the opposing minion."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        if combat is None or combat.range is not Range.CLOSE or not combat.holds(context.minion):
            return False
        index = combat.index(context.minion)
        return combat.dealt[index] > combat.dealt[1 - index]

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"at close range at the end of a round during which {wording.user} successfully "
            "inflicted more damage than the opposing vampire"
        )


class InflictedMore(Condition, frozen=True):
    """The minion has dealt more damage this round than the opposing minion, at any range."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        if combat is None or not combat.holds(context.minion):
            return False
        index = combat.index(context.minion)
        return combat.dealt[index] > combat.dealt[1 - index]

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"at the end of a round of combat in which {wording.user} successfully inflicted more "
            "damage than the opposing minion"
        )


CRED = ACard(Zone.UNCONTROLLED, vampire=True, younger=True)
DISARMED = The("opposing", MinionFilter(vampire=True, alone=True))

DISARM = (PutOn(), ToTorpor())

DISARM_MORE = (PutOn(superior=True), ToTorpor())

CARDS = (
    card(
        100549,
        "Disarm",
        combat("pot", at(END_OF_ROUND), *DISARM, conditions=(DealtMore(),), target=DISARMED),
        combat("POT", at(END_OF_ROUND), *DISARM_MORE, conditions=(DealtMore(),), target=DISARMED),
        Aura(bonus=Bonus.STRENGTH, n=-1, host=True),
        Aura(bonus=Bonus.STRENGTH, n=-1, host=True, conditions=(AtSuperior(),)),
        Power(
            sentence="Burn 3 blood to burn {card}.",
            at=ANY_TIME,
            user="host",
            blood=3,
            effects=(BurnCard("this"),),
        ),
        exception="The superior level takes a second point of strength instead of two "
        "points at once.",
    ),
    card(
        101882,
        "Street Cred",
        combat(
            "pot",
            at(END_OF_ROUND),
            Gain(1, Blood("target")),
            conditions=(InflictedMore(),),
            target=CRED,
        ),
        combat(
            "POT",
            at(END_OF_ROUND),
            Gain(2, Blood("target")),
            conditions=(InflictedMore(),),
            target=CRED,
        ),
        PlayLimit(per="turn"),
    ),
)
