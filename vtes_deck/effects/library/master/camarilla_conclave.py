"""Camarilla Conclave: stealth for political actions of the Camarilla, or fewer votes of others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    add,
    burn,
    minions_of,
)
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    DURING_ACTION,
    POLLING,
    ActionWas,
    Blood,
    Bonus,
    Is,
    MinionFilter,
    Once,
    OneOf,
    Pay,
    Power,
    PutInPlay,
    Sect,
    Stealth,
    Until,
    card,
    master,
)

CAMARILLA = MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))
OTHERS = MinionFilter(vampire=True, but=MinionFilter(sects=(Sect.CAMARILLA,)))


class OwnPolitics(Condition, frozen=True):
    """A Camarilla vampire of the user performs a political action that has not failed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None or action.failed or not ActionWas("political action").holds(context):
            return False
        return Is("acting", CAMARILLA, "mine").holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during a political action performed by a Camarilla vampire you control or its "
            "polling step"
        )


class FewerVotes(Effect, frozen=True):
    """Each vampire outside the Camarilla has one vote fewer during this action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, 1, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for vampire in minions_of(context, OTHERS, "any"):
            add(context, Bonus.VOTES, -1, vampire.card)


GIFTS = (
    ("The acting vampire gets +1 stealth.", (Stealth(1),)),
    ("Each non-Camarilla vampire gets -1 vote.", (FewerVotes(),)),
)


COUNTER = Pay(1, Blood("this"))


class StealthOrVotes(OneOf, frozen=True):
    """For a counter the player chooses stealth or fewer votes of others."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return COUNTER.possible(context)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """STL-03: stealth can be chosen only if it is needed."""
        COUNTER.carry_out(context)
        if not context.card_in_play.blood:
            burn(context.table, context.card)
        if Stealth(1).timely(context):
            super().carry_out(context)
        else:
            FewerVotes().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "burn 1 counter from this card to give the acting vampire +1 stealth or to give each "
            "non-Camarilla vampire -1 vote. If this card has no counters, burn it"
        )


CARDS = (
    card(
        102269,
        "Camarilla Conclave",
        master(PutInPlay(counters=4)),
        Power(
            sentence="Burn 1 counter from {card}: +1 stealth, or fewer votes.",
            at=DURING_ACTION | BEFORE_VOTES | POLLING,
            conditions=(OwnPolitics(),),
            effects=(
                Once("Camarilla Conclave", Until.ACTION, by="this"),
                StealthOrVotes(GIFTS),
            ),
        ),
    ),
)
