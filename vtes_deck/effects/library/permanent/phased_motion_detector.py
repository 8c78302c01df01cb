"""Phased Motion Detector: intercept against hidden vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    MINION_PLAYS,
    Condition,
    EffectContext,
    Wording,
    listed,
    plays_as,
    shown,
)
from vtes_deck.effects.vocab import Intercept, OnePerMinion, Trigger, Type, Until, card

HIDING = ("chi", "obf", "obt")


class HidingCard(Condition, frozen=True):
    """A vampire plays an action modifier that requires one of the Disciplines."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action, show = context.table, context.action, shown(context.table)
        if show is None or action is None or show.minion not in table.in_play:
            return False
        minion, printed = table.minion(show.minion), table.cards[show.card]
        if not minion.vampire or not plays_as(table, minion, printed, (Type.ACTION_MODIFIER,)):
            return False
        return not set(HIDING).isdisjoint(printed.required_at(show.level))

    @override
    def say(self, wording: Wording) -> str:
        codes = listed([DISCIPLINES[one].name for one in HIDING], "or")
        return f"if a vampire plays an action modifier card requiring {codes}"


class Detects(Trigger, frozen=True, kw_only=True):
    """The bearer gets intercept."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f", {one.say(wording)}" for one in self.conditions)
        gets = "the bearer gets +1 intercept, even if intercept is not yet needed"
        return f"during an action{asked}, {gets}"


CARDS = (
    card(
        101398,
        "Phased Motion Detector",
        Detects(
            on=MINION_PLAYS,
            conditions=(HidingCard(),),
            effects=(Intercept(1, "host", ahead=True),),
            once=Until.ACTION,
        ),
        OnePerMinion(),
    ),
)
