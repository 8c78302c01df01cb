"""Minions whose text inflicts damage on another minion in the unlock phase."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    TargetChoice,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    UNLOCK,
    AMinion,
    MinionFilter,
    MyTurn,
    Power,
    Until,
    card,
)

THEIR_READY = AMinion(MinionFilter(ready=True), "prey")


class TakesUnpreventable(Effect, frozen=True):
    """The target minion takes damage that cannot be prevented."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        damage = Damage(target=context.target, n=self.n, source=context.card, unpreventable=True)
        context.table.push(DamageResolution((damage,)))

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.target} takes {self.n} unpreventable damage"


class PreyChooses(Effect, frozen=True):
    """The prey chooses one of her ready minions, which takes damage."""

    effects: tuple[Effect, ...]

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(THEIR_READY.choices(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, 1, whose="prey"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.push(
            TargetChoice(
                seat=context.seat,
                card=context.card,
                minion=context.minion,
                target=NONE,
                other=NONE,
                n=0,
                offered=THEIR_READY,
                effects=self.effects,
                asked=table.prey(context.seat),
            )
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "your prey chooses a ready minion they control; the chosen minion takes 1 "
            "unpreventable damage"
        )


class AnotherImbued(Target, frozen=True):
    """Another ready imbued of the user."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        ready = minions_of(context, MinionFilter(ready=True, another=True), "mine")
        return [(one.card, NONE, 0) for one in ready if context.table.cards[one.card].imbued]

    @override
    def say(self, wording: Wording) -> str:
        return "another ready imbued you control"


class DuringUnlock(Power, frozen=True, kw_only=True):
    """A mandatory effect of the unlock phase."""

    at: int = UNLOCK
    once: Until | None = Until.TURN
    forced: bool = True

    @override
    def say(self, wording: Wording) -> str:
        aimed = replace(wording, target=self.target.say(wording))
        ready = f"if {wording.name} is ready " if IS_READY in self.conditions else ""
        return f"{ready}during your unlock phase, {self.effects[0].say(aimed)}"


CARDS = (
    card(
        201712,
        "Gnaeus Aemilius Augustinus",
        DuringUnlock(
            sentence="Your prey chooses a minion that takes 1 damage.",
            conditions=(MyTurn(), IS_READY),
            effects=(PreyChooses((TakesUnpreventable(1),)),),
        ),
    ),
    card(
        200181,
        'Béatrice "Oracle171" Tremblay',
        DuringUnlock(
            sentence="{target} takes 1 damage.",
            conditions=(MyTurn(),),
            target=AnotherImbued(),
            effects=(TakesUnpreventable(1),),
        ),
    ),
)
