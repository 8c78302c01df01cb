"""Imbued of the creed of Judges."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Combat, Condition, EffectContext, Wording
from vtes_deck.effects.library.imbued.words import ConvictionCard, GainConviction, Monster
from vtes_deck.effects.vocab import (
    COMBAT,
    ActionSurcharge,
    Choose,
    Is,
    Trigger,
    card,
)


class AttacksMonster(Condition, frozen=True):
    """The combat that begins is the action of the imbued, and the opponent is a monster."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, action = context.table.current(Combat), context.action
        if combat is None or action is None or combat.follows or not action.successful:
            return False
        acts = combat.acting == action.minion == context.host
        return acts and Is("opposing", Monster()).holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} successfully enters combat with a monster as an action"


class GainsAsItAttacks(Trigger, frozen=True, kw_only=True):
    """The imbued may gain conviction as it attacks a monster."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{asked}he may gain {ConvictionCard().say(wording)} (before combat begins)"


class CostlyTarget(ActionSurcharge, frozen=True, kw_only=True):
    """Actions of others at the imbued cost more."""

    @override
    def say(self, wording: Wording) -> str:
        who = wording.user
        return f"other Methuselahs' actions that target {who} cost an additional blood or life"


CARDS = (
    card(
        200432,
        'Erick "Shophet125" Franco',
        GainsAsItAttacks(
            on=COMBAT,
            conditions=(AttacksMonster(),),
            effects=(Choose(ConvictionCard(), (GainConviction(),), optional=True),),
        ),
    ),
    card(200479, 'François "Warden" Loehr', CostlyTarget(blood=1, whose="at host")),
)
