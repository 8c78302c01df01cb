"""Actions that bar cards of some Disciplines from being played against a vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    NONE,
    Action,
    BarsDisciplines,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    OwnStatic,
    Printed,
    PurposeKind,
    Shelters,
    Table,
    Wording,
    listed,
    minion_of,
)
from vtes_deck.effects.vocab import (
    ATTEMPTS,
    Activity,
    AtSuperior,
    OnePerMinion,
    PutOn,
    Restriction,
    Trait,
    Trigger,
    Type,
    Unlock,
    Until,
    action,
    card,
)

MIND = ("dem", "chi", "dom", "pre")
CONFUSED = "cannot play modifiers of the mind"
"""The record of an acting minion that cannot play action modifiers with these Disciplines."""


class PutOnAndUnlock(PutOn, frozen=True):
    """The acting vampire gets the card and unlocks."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        PutOn.carry_out(self, context)
        Unlock().carry_out(context)

    @override
    def does(self) -> tuple[Does, ...]:
        return (*PutOn.does(self), *Unlock().does())

    @override
    def say(self, wording: Wording) -> str:
        return f"{PutOn.say(self, wording)} and unlock them"


class NoFrenzy(Restriction, frozen=True, kw_only=True):
    """Frenzy cards cannot be used on the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return f"frenzy cards cannot be used on {wording.user}"


class OnePath(NoPurpose, OnePerMinion, frozen=True, kw_only=True):
    """A vampire follows only one path."""

    @override
    def say(self, wording: Wording) -> str:
        return f"a vampire can follow only one {Trait.PATH.value}"


class BarsPresence(OwnStatic, BarsDisciplines, frozen=True):
    """Minions of others cannot play Presence cards while the vampire is acting or in combat."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def bars(self, table: Table, source: int, minion: Minion, card: Printed, code: str) -> bool:
        if code != "pre" or minion.controller == table.in_play[source].controller:
            return False
        host = EffectContext(table, minion.controller, source).host
        acting, combat = table.current(Action), table.current(Combat)
        fights = combat is not None and combat.holds(host)
        return fights or (acting is not None and acting.minion == host)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"while {wording.user} is acting or in combat, minions controlled by other Methuselahs "
            "cannot play cards requiring Presence"
        )


class BarsMind(OwnStatic, BarsDisciplines, frozen=True):
    """Bars opponents of the vampire in combat and vampires it has attempted to block."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def bars(self, table: Table, source: int, minion: Minion, card: Printed, code: str) -> bool:
        if code not in MIND or not minion.vampire:
            return False
        host = EffectContext(table, minion.controller, source).host
        combat = table.current(Combat)
        if combat is not None and combat.begun and combat.acting != NONE:  # it has not ended
            return combat.holds(host) and minion.card == combat.other(host)
        return Type.ACTION_MODIFIER in card.types and table.has_used(
            CONFUSED, minion.card, Until.ACTION
        )

    @override
    def say(self, wording: Wording) -> str:
        names = listed([DISCIPLINES[code].name for code in MIND], "or")
        return f"in combat, opposing vampires cannot play cards requiring {names}"


class Confuses(Effect, frozen=True):
    """The acting vampire cannot play modifiers with these Disciplines during the action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        acting = minion_of(context, "acting")
        if acting is not None:
            context.table.use_once(CONFUSED, acting.card, Until.ACTION)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the acting vampire cannot play action modifier cards requiring any of those "
            "Disciplines until the end of the action"
        )


class WhenBlocking(Trigger, frozen=True, kw_only=True):
    """The trigger for an attempt of the vampire to block, by a ruling even a failed one."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        return f"if {wording.user} attempts to block, {effect.say(wording)}"


class ShelteredFromMind(OwnStatic, Shelters, frozen=True):
    """No actions that require these Disciplines can be directed at the vampire.

    Attributes:
        conditions: the conditions.
    """

    conditions: tuple[Condition, ...] = ()

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def shelters(self, table: Table, source: int, acting: Minion, level: str) -> bool:
        context = EffectContext(table, acting.controller, source)
        holds = all(condition.holds(context) for condition in self.conditions)
        return holds and not set(level.lower().split("+")).isdisjoint(MIND)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "minions cannot perform actions requiring any of those Disciplines directed at "
            f"{wording.user}"
        )


CARDS = (
    card(
        101371,
        "The Path of the Scorched Heart",
        action("", PutOnAndUnlock("user"), stealth=1),
        NoFrenzy(activity=Activity.BE_FRENZIED),
        BarsPresence(),
        OnePath(trait=Trait.PATH),
    ),
    card(
        100182,
        "Blessing of Chaos",
        action("dem", PutOn("user"), stealth=1),
        action("DEM", PutOn("user", superior=True), stealth=1),
        BarsMind(),
        WhenBlocking(on=ATTEMPTS, host=True, effects=(Confuses(),)),
        ShelteredFromMind((AtSuperior(),)),
    ),
)
