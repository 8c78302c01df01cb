"""Gualtiero Ghiberti: help for the Necromancy of other Giovanni."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    BURNS_BLOOD,
    AutomaticEffect,
    Choice,
    Combat,
    Condition,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    EventType,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    await_events,
    contains,
    disciplines_of,
    ledger,
    mark,
)
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    STRIKES_CHOSEN,
    ActionRequires,
    AMinion,
    Burn,
    Is,
    MinionFilter,
    Power,
    Stealth,
    Until,
    card,
)

MORE_DAMAGE = EventType("strike at more", mark("The strike of {minion} inflicts {n} more damage."))
ANOTHER_GIOVANNI = MinionFilter(clans=("Giovanni",), another=True)
NECROMANCY = "nec"


class BurnsOneMore(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger: the action burns 1 more blood from its victim."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """The first blood that the action burns is followed by one more."""
        action = EffectContext(table, trigger.seat, trigger.card).action
        if event.what is not BURNS_BLOOD or action is None or table.cause != action.card:
            return
        table.delayed_triggers = tuple(one for one in table.delayed_triggers if one is not trigger)
        ledger.burn_blood(table, table.minion(event.minion), 1)


class BurnsMore(Effect, frozen=True):
    """The action burns 1 more blood."""

    @override
    def timely(self, context: EffectContext) -> bool:
        """The action has an effect that burns counters."""
        mode = getattr(context.action, "mode", None)
        return contains(getattr(mode, "effects", ()), Burn)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, BurnsOneMore(), Until.ACTION)


class DamagingStriker(AMinion, frozen=True):
    """A combatant with a chosen strike that requires Necromancy and inflicts damage."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        combat = table.current(Combat)
        if combat is None:
            return []
        striking = {
            side.minion
            for side in combat.sides
            if side.chosen is not None
            and (side.chosen.damage or side.chosen.strength)
            and NECROMANCY in disciplines_of(table, side.chosen)
        }
        return [choice for choice in super().choices(context) if choice[0] in striking]


class StrikesHarder(Effect, frozen=True):
    """The chosen strike of the target inflicts more damage; it keeps its other properties."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, 1, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        combat = table.current(Combat)
        if combat is None:
            return
        index = combat.index(context.target)
        strike = combat.sides[index].chosen
        if strike is not None:
            combat.change(index, chosen=replace(strike, plus=strike.plus + 1))
            table.emit(MORE_DAMAGE, context.seat, n=1, minion=context.target)


class OfGiovanni(SaidElsewhere, Is, frozen=True):
    """Another Giovanni acts."""


class Helps(Power, frozen=True, kw_only=True):
    """One of three forms of help; only one of them can be used each turn."""

    @override
    def say(self, wording: Wording) -> str:
        if not any(isinstance(one, Stealth) for one in self.effects):
            return ""
        return (
            "once each turn as another Giovanni announces an action or strike requiring "
            f"Necromancy, {wording.this} can burn {self.blood} blood to give that action +1 "
            "stealth, even if stealth is not yet needed, or increase the damage inflicted or blood "
            "burned by that action or strike by 1"
        )


HELP = "help"
CONDITIONS: tuple[Condition, ...] = (
    OfGiovanni("acting", ANOTHER_GIOVANNI),
    ActionRequires(discipline=NECROMANCY),
)

CARDS = (
    card(
        200542,
        "Gualtiero Ghiberti",
        Helps(
            sentence="{card} burns 1 blood: +1 stealth.",
            at=AS_ANNOUNCED,
            blood=1,
            once=Until.TURN,
            key=HELP,
            conditions=CONDITIONS,
            effects=(Stealth(1, ahead=True),),
        ),
        Helps(
            sentence="{card} burns 1 blood: the action burns 1 more blood.",
            at=AS_ANNOUNCED,
            blood=1,
            once=Until.TURN,
            key=HELP,
            conditions=CONDITIONS,
            effects=(BurnsMore(),),
        ),
        Helps(
            sentence="{card} burns 1 blood: the strike of {target} inflicts 1 more damage.",
            at=STRIKES_CHOSEN,
            blood=1,
            once=Until.TURN,
            key=HELP,
            target=DamagingStriker(ANOTHER_GIOVANNI, "any"),
            effects=(StrikesHarder(),),
        ),
    ),
)
