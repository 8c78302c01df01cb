"""Weighted Walking Stick: a weapon that wears out."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    STRIKE_RESOLVED,
    Effect,
    EffectContext,
    StrikeResolution,
    Wording,
    bank,
    burn,
    lessened,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    InCombat,
    InRound,
    Is,
    MinionFilter,
    OnePerMinion,
    PutOn,
    Strike,
    Trigger,
    at,
    card,
    combat,
    strikes,
)


class WearOut(Effect, frozen=True):
    """Burns a counter for each point of damage of the strike, prevented or not.

    Burns the card when it has no counters left. It follows the strikes, because an opposing strike
    of the same pair can leave no damage to count.
    """

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        resolving, card_in_play = table.current(StrikeResolution), table.in_play.get(context.card)
        if resolving is None or card_in_play is None:
            return
        dealt = (lessened(table, one).n for one in resolving.damage if one.source == context.card)
        bank.burn_blood(table, card_in_play, sum(dealt))
        if not card_in_play.blood:
            burn(table, context.card)


class Wears(Trigger, frozen=True, kw_only=True):
    """The weapon loses counters after its strike."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "for each damage inflicted by this strike (even if prevented), burn 1 counter from "
            "this card. Burn this card if it has no counters"
        )


STICK = Strike(damage=1, strength=True, melee=True)

CARDS = (
    card(
        102169,
        "Weighted Walking Stick",
        combat(
            "",
            at(BEFORE_RANGE),
            PutOn("user", counters=5, weapon=True),
            conditions=(InRound(1), Is("user", MinionFilter(alone=True))),
        ),
        InCombat(strikes(STICK)),
        Wears(on=STRIKE_RESOLVED, itself=True, effects=(WearOut(),)),
        OnePerMinion(),
    ),
)
