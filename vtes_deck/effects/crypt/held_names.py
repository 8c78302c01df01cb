"""Vampires whose texts name other vampires: Edith and Enid Blount and others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    ledger,
    minions_of,
)
from vtes_deck.effects.vocab import (
    BLOCKING,
    DURING_ACTION,
    PRESS,
    RANGE,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    Control,
    Discount,
    InCombat,
    Is,
    MinionFilter,
    MoreBleed,
    Move,
    Power,
    Same,
    Stealth,
    Until,
    Use,
    card,
)


def with_ready(name: str) -> Control:
    """The named vampire is in the ready region of the controller."""
    return Control(AMinion(MinionFilter(ready=True, name=name), "mine"))


def stated(conditions: tuple[Condition, ...], name: str) -> str:
    """The condition in words; empty if it is missing."""
    return f"if {name} is in your ready region, " if with_ready(name) in conditions else ""


class MovesWithEnid(InCombat, frozen=True):
    """The maneuver and the press; the first part renders both."""

    @override
    def say(self, wording: Wording) -> str:
        asked = stated(self.conditions, "Enid Blount")
        what = "press" if self.move.press is not Use.NONE else "maneuver"
        return f"{asked}{wording.name} gets 1 optional {what} each combat"


class HelpsEnid(Power, frozen=True, kw_only=True):
    """The stealth that Edith pays for, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if Edith Blount is in your ready region, she can burn a blood to give {wording.name} "
            "+1 stealth for the current action"
        )


class EdithPays(SaidElsewhere, Effect, frozen=True):
    """Edith Blount burns blood as a cost."""

    n: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return any(one.blood >= self.n for one in self.payers(context))

    def payers(self, context: EffectContext) -> list[Minion]:
        """The vampires of that name; because they are unique, there is at most one."""
        return minions_of(context, MinionFilter(ready=True, name="Edith Blount"), "mine")

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, self.n, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for one in self.payers(context)[:1]:
            ledger.burn_blood(context.table, one, self.n, context.card)


class HelpsHumo(Power, frozen=True, kw_only=True):
    """The bleed for Humo, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        bleed = " during a bleed action" if AtBleed() in self.conditions else ""
        gives = f"{wording.name} can burn a blood to give Humo +1 bleed"
        return f"if you also control Humo, {gives}{bleed}"


class MoreWithOther(Aura, frozen=True, kw_only=True):
    """A bleed that grows with another vampire, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        named = [one for one in self.conditions if isinstance(one, Control)]
        lead = "while Francis Milliner is ready, " if named else ""
        return f"{lead}{wording.name} gets +{self.n} bleed"


CARDS = (
    card(
        200401,
        "Edith Blount",
        MovesWithEnid(
            Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT),
            conditions=(with_ready("Enid Blount"),),
        ),
        MovesWithEnid(
            Move(when=PRESS, press=Use.MAY, once=Until.COMBAT),
            conditions=(with_ready("Enid Blount"),),
        ),
    ),
    card(
        200423,
        "Enid Blount",
        HelpsEnid(
            sentence="Edith Blount burns 1 blood: {card} gets +1 stealth.",
            at=BLOCKING,
            conditions=(Same("host", "acting"),),
            effects=(EdithPays(1), Stealth(1)),
        ),
    ),
    card(
        200536,
        "Greensleeves",
        HelpsHumo(
            sentence="{card} burns 1 blood: Humo gets +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Is("acting", MinionFilter(name="Humo"), "mine")),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(
        200917,
        "Margaret Milliner",
        MoreWithOther(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(
                Control(AMinion(MinionFilter(ready=True, name="Francis Milliner"), "any")),
            ),
        ),
        Discount(blood=-1, discipline="for"),
    ),
)
