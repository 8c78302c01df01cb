"""Companions that set the range of a round of combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    EffectContext,
    Minion,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.library.combat.brick_by_brick import (
    OPEN,
    RANGES,
    ChoosesRange,
    SetsTo,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    VAMPIRE,
    HostFights,
    InRound,
    Is,
    MinionFilter,
    Power,
    Range,
    card,
)


class EmployerHasBlood(SaidElsewhere, Condition, frozen=True):
    """The employer is a vampire in combat; allies do not have blood to burn."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return HostFights().holds(context) and Is("host", VAMPIRE).holds(context)


class MyMinionFights(Condition, frozen=True):
    """A matching minion of the user is in combat."""

    who: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        table, combat = context.table, context.table.current(Combat)
        pair = () if combat is None else (combat.acting, combat.opposing)
        return any(
            isinstance(one, Minion)
            and one.controller == context.seat
            and self.who.fits(context, one)
            for one in map(table.in_play.get, pair)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"if {self.who.say(wording)} you control is in combat"


class EmployerSetsRange(Power, frozen=True, kw_only=True):
    """The choice of the range, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"the employer can burn {self.blood} blood to set the range for the round before "
            "range is determined during the first round of combat"
        )


class ClosesIn(Power, frozen=True, kw_only=True):
    """The setting of close range, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        fights = "".join(f"{one.say(wording)}, " for one in self.conditions if one not in OPEN)
        return (
            f"{fights}you can lock {wording.name} before range is determined to "
            "set the range for the round to close"
        )


CARDS = (
    card(
        101320,
        "Omael Kuman",
        EmployerSetsRange(
            sentence="Burn 1 blood to set the range with {card}.",
            at=BEFORE_RANGE,
            user="host",
            blood=1,
            conditions=(EmployerHasBlood(), InRound(1), *OPEN),
            effects=(ChoosesRange(RANGES),),
        ),
    ),
    card(
        100832,
        "Giulia Giovanni Abruzzina",
        ClosesIn(
            sentence="Lock {card} to set the range to close.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(MyMinionFights(MinionFilter(clans=("Giovanni",))), *OPEN),
            effects=(SetsTo(Range.CLOSE),),
        ),
    ),
)
