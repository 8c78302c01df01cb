"""Brujah Debate: strength for all Brujah; the oldest Brujah of each Methuselah lock."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    NONE,
    CardInPlay,
    Choice,
    Combat,
    Does,
    Effect,
    EffectContext,
    Key,
    Minion,
    Number,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Target,
    Wording,
    lock,
)
from vtes_deck.effects.vocab import (
    COMBAT,
    MASTER,
    Bonus,
    BurnCard,
    CardAction,
    GiveManeuver,
    MinionFilter,
    Power,
    PutInPlay,
    Trigger,
    Until,
    card,
    master,
)

BRUJAH = MinionFilter(clans=("Brujah",))


class OldestBrujah(Target, frozen=True):
    """A Brujah of the user with the highest capacity of her Brujah."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        """By a ruling, the Brujah may be locked."""
        own = [one for one in context.table.minions(context.seat) if BRUJAH.fits(context, one)]
        oldest = max((one.capacity for one in own), default=0)
        return [(one.card, NONE, 0) for one in own if one.capacity == oldest]

    @override
    def say(self, wording: Wording) -> str:
        return "one of the oldest Brujah they control (if any)"


class Locks(Effect, frozen=True):
    """The target locks, or stays locked."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        lock(context.table, context.target)

    @override
    def say(self, wording: Wording) -> str:
        return f"lock {wording.target}"


class StrongBrujah(OwnStatic, Number, frozen=True):
    """Every Brujah has more strength; a trigger gives the maneuver that the sentence names."""

    n: int

    key: ClassVar[Key] = Bonus.STRENGTH
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, self.n, whose="any"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        if not isinstance(on, Minion):
            return 0
        context = EffectContext(table, table.in_play[source].controller, source)
        return self.n if BRUJAH.fits(context, on) else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"Brujah get +{self.n} strength and 1 optional maneuver each combat"


class BrujahManeuver(SaidElsewhere, Effect, frozen=True):
    """Each Brujah in the combat gets an optional maneuver."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MANEUVER, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = context.table.current(Combat)
        for side in () if combat is None else combat.sides:
            if BRUJAH.fits(context, context.table.minion(side.minion)):
                GiveManeuver().carry_out(context.by(side.minion))


CARDS = (
    card(
        100260,
        "Brujah Debate",
        master(PutInPlay()),
        Power(
            sentence="Lock {target} for {card}.",
            at=MASTER,
            user="anybody",
            target=OldestBrujah(),
            once=Until.TURN,
            forced=True,
            effects=(Locks(),),
        ),
        StrongBrujah(1),
        Trigger(on=COMBAT, effects=(BrujahManeuver(),)),
        CardAction(
            sentence="{minion} acts to burn {card}.",
            who=MinionFilter(but=MinionFilter(clans=("Ventrue",))),
            effects=(BurnCard("this"),),
        ),
    ),
)
