"""Force of Will: a locked vampire bleeds and takes damage after the resolution."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_OVER,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    RESOLVING,
    AddDelayedTrigger,
    MinionFilter,
    Until,
    bleed,
    card,
)

LOCKED_VAMPIRE = MinionFilter(vampire=True, locked=True)
OWES = "force of will"
"""The mark of the acting vampire from the resolution until it takes the damage."""


class Owes(NoPurpose, Effect, frozen=True):
    """The action resolves, so the vampire will take damage."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Do nothing if the action was cancelled before its resolution."""
        action = context.action
        if action is not None and not action.failed:
            context.user_minion.set_mark(OWES, 1)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"after resolution, {wording.user} takes {self.n} unpreventable aggravated damage even "
            "if the action is blocked"
        )


class IsOwed(SaidElsewhere, Condition, frozen=True):
    """The vampire has not taken the damage yet."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.user_minion.mark(OWES) > 0


class TakesIt(SaidElsewhere, Effect, frozen=True):
    """The vampire takes the damage."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.user_minion
        damage = Damage(
            target=vampire.card,
            n=self.n,
            aggravated=True,
            source=context.card,
            unpreventable=True,
        )
        vampire.set_mark(OWES, 0)
        context.table.push(DamageResolution((damage,)))


class Resolves(AddDelayedTrigger, frozen=True, kw_only=True):
    """The effect of the resolution."""

    @override
    def say(self, wording: Wording) -> str:
        return "".join(one.say(wording) for one in self.effects)


class Later(SaidElsewhere, AddDelayedTrigger, frozen=True, kw_only=True):
    """The damage at a moment of the player's choice or at the end."""


def hurts(n: int) -> tuple[AddDelayedTrigger, ...]:
    """The parts of the damage after the resolution."""
    return (
        Resolves(on=RESOLVING, effects=(Owes(n),)),
        Later(
            sentence="{minion} now takes the damage of {card}.",
            at=AFTER_ACTION,
            conditions=(IsOwed(),),
            effects=(TakesIt(n),),
        ),
        Later(on=ACTION_OVER, conditions=(IsOwed(),), effects=(TakesIt(n),), until=Until.TURN),
    )


CARDS = (
    card(
        100759,
        "Force of Will",
        bleed("for", plus=1, who=LOCKED_VAMPIRE, announced=hurts(2)),
        bleed("FOR", plus=2, who=LOCKED_VAMPIRE, announced=hurts(1)),
    ),
)
