"""Weighted Walking Stick: a weapon that wears out."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Effect,
    EffectContext,
    StrikeResolution,
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
    at,
    card,
    combat,
    strikes,
)


class WearOut(Effect, frozen=True):
    """Burns a counter for each point of damage of the strike, prevented or not.

    Burns the card when it has no counters left.
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


STICK = Strike(damage=1, strength=True, melee=True, special=True)

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
        InCombat(strikes(STICK), (WearOut(),)),
        OnePerMinion(),
    ),
)
