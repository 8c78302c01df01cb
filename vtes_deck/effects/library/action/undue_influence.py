"""Undue Influence: blood for a vampire in the uncontrolled region."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    OwnStatic,
    Playable,
    PurposeKind,
    SaidElsewhere,
    Table,
    Target,
    Wording,
    bank,
    gain_control,
)
from vtes_deck.effects.crypt.second_choices import NameSecond, second
from vtes_deck.effects.vocab import (
    ACard,
    AtLeast,
    Blood,
    Capacity,
    Choose,
    Control,
    Gain,
    If,
    Zone,
    action,
    bleed,
    card,
)

WAITING = ACard(Zone.UNCONTROLLED, vampire=True)
ADDS = Gain(1, Blood("target"))


class WithBlood(Target, frozen=True):
    """A crypt card with blood in any uncontrolled region, of the user or another Methuselah."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            (one, NONE if seat == context.seat else seat, 0)
            for seat in table.clockwise(table.active)
            for one, blood in table.seats[seat].uncontrolled.items()
            if blood
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a crypt card in any uncontrolled region"


class ForWaiting(NoPurpose, OwnStatic, Playable, frozen=True):
    """An uncontrolled vampire must exist; modes that need one of the user's check that."""

    @override
    def possible(self, table: Table) -> bool:
        return any(seat.uncontrolled for seat in table.seats)

    @override
    def say(self, wording: Wording) -> str:
        return "choose a vampire in your uncontrolled region"


class Named(SaidElsewhere, Condition, frozen=True):
    """The uncontrolled region of the acting Methuselah has a vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Control(WAITING).holds(context)


class ChoosesVampire(SaidElsewhere, Choose, frozen=True):
    """The vampire is chosen as the action is announced."""


class MovesBlood(Effect, frozen=True):
    """Blood moves between crypt cards outside play."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BLOOD, 1, whose="others", less=True),
            Does(PurposeKind.BLOOD, 1, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Move it only if both cards are still in uncontrolled regions (GEN-20)."""
        table, mine = context.table, context.table.seats[context.seat].uncontrolled
        if table.where[context.target] is not Zone.UNCONTROLLED or second(context) not in mine:
            return
        if bank.burn_from_uncontrolled(table, context.target, 1):
            ADDS.carry_out(context.at(target=second(context)))

    @override
    def say(self, wording: Wording) -> str:
        return f"move 1 blood from {wording.target} to the chosen vampire"


class Adds(Gain, frozen=True):
    """The blood added to the chosen vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return f"add {self.n} blood to the chosen vampire"


class MovesIn(Effect, frozen=True):
    """The vampire moves to the ready region."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        gain_control(context.table, context.seat, context.target)

    @override
    def say(self, wording: Wording) -> str:
        return "move them to your ready region"


class IfFull(If, frozen=True):
    """The vampire enters play if its blood reaches its capacity."""

    @override
    def say(self, wording: Wording) -> str:
        moved = "".join(one.say(wording) for one in self.effects)
        asked = "if the amount of blood equals or exceeds their capacity, "
        return f"{asked if self.conditions else ''}{moved}"


CARDS = (
    card(
        102067,
        "Undue Influence",
        action(
            "chi",
            MovesBlood(),
            stealth=1,
            target=WithBlood(),
            directed=True,
            conditions=(Named(),),
            announced=(ChoosesVampire(WAITING, (NameSecond(),)),),
        ),
        bleed("pre", Adds(1, Blood("target")), stealth=1, target=WAITING),
        action(
            "qui",
            Adds(1, Blood("target")),
            IfFull((AtLeast(Blood("target"), Capacity("target")),), (MovesIn(),)),
            stealth=1,
            target=WAITING,
        ),
        ForWaiting(),
    ),
)
