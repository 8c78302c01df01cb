"""Touch of Valeren: healing, or prevention for another minion in combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    endangered,
    ledger,
    prevent,
)
from vtes_deck.effects.vocab import (
    DAMAGE,
    VAMPIRE,
    AMinion,
    DamageFilter,
    MinionFilter,
    Move,
    action,
    card,
    combat,
    prevents,
)

ALL = 100
"""More damage than any strike inflicts."""


def struck(context: EffectContext) -> int:
    """The minion that now takes preventable damage of a strike, or ``NONE``.

    Only its controller has the choice, and only minions outside the combat play this mode.
    """
    table, handling = context.table, context.table.current(DamageResolution)
    target = endangered(table)
    if handling is None or not handling.preventable(target, DamageFilter.STRIKES):
        return NONE
    return target


class AnotherIsStruck(Condition, frozen=True):
    """The opposing minion strikes another minion of the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return struck(context) != NONE

    @override
    def say(self, wording: Wording) -> str:
        return "by a ready vampire not involved in the combat involving another minion you control"


class ShieldsAnother(Effect, frozen=True):
    """Prevents the damage of the strike to the other minion."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        prevent(context.table, struck(context), ALL, DamageFilter.STRIKES)

    @override
    def say(self, wording: Wording) -> str:
        return "prevent all damage to that minion from the opposing minion's strike"


class Heals(Effect, frozen=True):
    """Adds blood to a vampire, or life to an ally up to its starting life."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, target = context.table, context.target_minion
        life = target.capacity
        room = self.n if target.vampire else max(0, life - target.blood)
        ledger.gain_blood(table, target, min(self.n, room))

    @override
    def say(self, wording: Wording) -> str:
        return f"add {self.n} blood or life to {wording.target}, not to exceed their starting life"


CARDS = (
    card(
        102262,
        "Touch of Valeren",
        action("for", Heals(3), stealth=1, target=AMinion(MinionFilter(), "any")),
        combat("for", prevents(ALL, DamageFilter.STRIKES)),
        combat(
            "FOR",
            Move(when=DAMAGE, bystander=True),
            ShieldsAnother(),
            conditions=(AnotherIsStruck(),),
            who=VAMPIRE,
        ),
    ),
)
