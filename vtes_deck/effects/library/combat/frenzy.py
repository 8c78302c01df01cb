"""Frenzy cards: limits on the actions of the opposing minion, and higher costs for its cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    COMBAT_COSTS_MORE,
    NONE,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Table,
    Wording,
    card_of,
    fight,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    PRESSING,
    VAMPIRE,
    Activity,
    AddDelayedTrigger,
    Bonus,
    Environmental,
    Gets,
    InRound,
    Is,
    OpponentCannot,
    PlayLimit,
    Trait,
    Until,
    at,
    card,
    combat,
)


class CombatCostsMore(Effect, frozen=True):
    """Combat cards cost the opposing vampire 1 more blood in this combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(COMBAT_COSTS_MORE, card_of(context, "opposing"), Until.COMBAT)

    @override
    def say(self, wording: Wording) -> str:
        return "this combat, combat cards cost the opposing vampire +1 blood"


def cancel_frenzies(table: Table, vampire: int) -> None:
    """Cancel the effects of the frenzy cards that have been used on a vampire in this combat."""
    frenzies = {n for n, one in enumerate(table.cards) if Trait.FRENZY in one.traits}
    used_by = {NONE, fight(table).other(vampire)}
    table.modifiers = tuple(
        one for one in table.modifiers if one.on != vampire or one.source not in frenzies
    )
    table.timed_restrictions = tuple(
        one for one in table.timed_restrictions if one.on != vampire or one.source not in frenzies
    )
    table.delayed_triggers = tuple(
        one
        for one in table.delayed_triggers
        if one.card not in frenzies or one.minion not in used_by
    )
    table.used -= {(COMBAT_COSTS_MORE, vampire, Until.COMBAT)}


FIRST_ROUND = (InRound(1),)
OPPOSING_VAMPIRE = (Is("opposing", VAMPIRE),)
TERRIFIED = OpponentCannot((Activity.GET_CLOSE, Activity.PRESS_TO_CONTINUE, Activity.USE_EQUIPMENT))
FURIOUS = OpponentCannot((Activity.GET_AWAY, Activity.PRESS_TO_END, Activity.USE_EQUIPMENT))
STRONGER = Gets(Bonus.STRENGTH, 1, Until.COMBAT, "opposing")
HURTS_EACH_ROUND = AddDelayedTrigger(
    on=PRESSING,
    effects=(Environmental(1, ranged=False, unpreventable=True),),
    once=False,
    until=Until.COMBAT,
)
DRAWN_OUT = (*FIRST_ROUND, *OPPOSING_VAMPIRE)

CARDS = (
    card(
        101960,
        "Terror Frenzy",
        combat("ani", at(BEFORE_RANGE), TERRIFIED, conditions=FIRST_ROUND),
        combat("ANI", at(BEFORE_RANGE), CombatCostsMore(), conditions=OPPOSING_VAMPIRE),
        PlayLimit(per="combat", levels=("ANI",)),
        exception="The superior level requires that the opposing minion is a vampire.",
    ),
    card(
        100585,
        "Drawing Out the Beast",
        combat("ani", at(BEFORE_RANGE), STRONGER, FURIOUS, conditions=DRAWN_OUT),
        combat(
            "ANI",
            at(BEFORE_RANGE),
            STRONGER,
            FURIOUS,
            HURTS_EACH_ROUND,
            conditions=DRAWN_OUT,
        ),
        PlayLimit(per="combat"),
        exception="The opposing minion must be a vampire; the text states this only "
        "where the vampire gets strength.",
    ),
)
