"""Action cards of the imbued."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Region,
    Target,
    Wording,
    imbued,
    minion_of,
)
from vtes_deck.effects.library.imbued.words import Monster
from vtes_deck.effects.vocab import (
    ATTEMPTS,
    RESOLVED,
    ActionSurcharge,
    AddDelayedTrigger,
    AMinion,
    Belongs,
    Blood,
    Burn,
    BurnCard,
    CardAction,
    If,
    LookAt,
    MinionFilter,
    OnePerMinion,
    PutOn,
    Stealth,
    Trigger,
    Unlock,
    Zone,
    action,
    card,
)


class Incapacitated(Target, frozen=True):
    """An incapacitated imbued of anyone."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            (one.card, NONE, 0)
            for seat in table.clockwise(context.seat)
            for one in imbued.imbued_of(table, seat)
            if one.region is Region.INCAPACITATED
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "an incapacitated imbued"


class Recover(Effect, frozen=True):
    """The target leaves the incapacitated region and gains a life (IMB-14)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        able = minion_of(context, "target")
        if able is not None and able.region is Region.INCAPACITATED:
            imbued.recover(context.table, able)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"move {wording.target} to his or her controller's ready region. That imbued gains a "
            "life (not to exceed his or her starting amount)"
        )


class SeesAll(Effect, frozen=True):
    """The user looks at two hands and at the top of the library."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="predator or prey"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for look in (
            LookAt(Zone.HAND, "predator"),
            LookAt(Zone.HAND, "prey"),
            LookAt(Zone.LIBRARY, "mine", 3),
        ):
            look.carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "look at the hands of your predator and prey and at the top three cards of your library"
        )


class UnlocksAtEnd(AddDelayedTrigger, frozen=True, kw_only=True):
    """The acting imbued unlocks at the end of the action."""

    @override
    def say(self, wording: Wording) -> str:
        return "this acting imbued unlocks at the end of the action"


class HiddenAtHome(If, frozen=True):
    """More stealth if the action is not directed."""

    @override
    def say(self, wording: Wording) -> str:
        return "this action is at +1 stealth if it is undirected"


class DearTarget(ActionSurcharge, frozen=True, kw_only=True):
    """Actions of monsters at the minion cost more."""

    @override
    def say(self, wording: Wording) -> str:
        whom = self.by.noun(plural=True)
        return (
            f"other Methuselahs' actions targeting this minion cost {whom} an additional blood or "
            "life"
        )


class LockedMonster(Condition, frozen=True):
    """The minion with the card is a monster."""

    @override
    def holds(self, context: EffectContext) -> bool:
        minion = minion_of(context, "host")
        return minion is not None and Monster().fits(context, minion)

    @override
    def say(self, wording: Wording) -> str:
        return "if this minion is a monster"


class Exhausts(Trigger, frozen=True, kw_only=True):
    """The monster burns blood for its attempts; the trigger for blocks renders the sentence."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        if self.on is ANNOUNCED:
            return "" if asked else "for every minion"
        return (
            f"{asked}he or she burns a blood or life when he or she attempts an action or a block"
        )


class Frees(CardAction, frozen=True, kw_only=True):
    """The minion may burn the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "this minion may burn this card as an action"


TIRES = (Burn(1, Blood("host")),)

CARDS = (
    card(100234, "Bond", action("inn", Recover(), target=Incapacitated(), stealth=1)),
    card(
        100110,
        "Augur",
        action(
            "viz",
            SeesAll(),
            stealth=1,
            announced=(UnlocksAtEnd(on=RESOLVED, effects=(Unlock(),)),),
        ),
    ),
    card(
        101118,
        "Lock",
        action(
            "def",
            PutOn(),
            target=AMinion(MinionFilter(), "any"),
            announced=(HiddenAtHome((Belongs("target", "mine"),), (Stealth(1, ahead=True),)),),
        ),
        DearTarget(blood=1, whose="at host", by=Monster()),
        Exhausts(on=ANNOUNCED, host=True, conditions=(LockedMonster(),), effects=TIRES),
        Exhausts(on=ATTEMPTS, host=True, conditions=(LockedMonster(),), effects=TIRES),
        Frees(
            sentence="{minion} acts to burn {card}.",
            host=True,
            effects=(BurnCard("this"),),
        ),
        OnePerMinion(),
    ),
)
