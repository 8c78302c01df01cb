"""Restricted Vitae: vampires hunt among vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    HUNT,
    Action,
    Duty,
    EffectContext,
    InPlayHunt,
    Minion,
    Option,
    Table,
    Wording,
    cannot_act,
    direction,
    statics_on,
)
from vtes_deck.effects.library.permanent.gehenna import UserIsAffected, ignores_gehenna
from vtes_deck.effects.vocab import (
    Activity,
    AMinion,
    Blood,
    DelayedReplacement,
    HuntAction,
    MinionFilter,
    MoveCounters,
    OwnAction,
    Restriction,
    Until,
    card,
)


class Sated(MinionFilter, frozen=True):
    """A vampire that does not have to hunt, and that the event affects."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        free = must_hunt(context.table, minion) or ignores_gehenna(context.table, minion.card)
        return super().fits(context, minion) and not free


class Hungry(MinionFilter, frozen=True):
    """A vampire that must hunt."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        return super().fits(context, minion) and must_hunt(context.table, minion)


def must_hunt(table: Table, minion: Minion) -> bool:
    """MIN-08, MIN-04: whether a vampire must hunt because it has no blood or by a text."""
    if not minion.blood or cannot_act(table, minion) is not None:
        return minion.vampire and not minion.blood
    duties = (
        one.options(table, source, minion) for source, one in statics_on(table, Duty, minion.card)
    )
    hunts = (option.verb is HUNT for options in duties for option in options or ())
    return minion.vampire and any(hunts)


class HuntsOnlyHungry(Restriction, frozen=True, kw_only=True):
    """Only vampires that must hunt can hunt as normal."""

    @override
    def say(self, wording: Wording) -> str:
        return "vampires cannot hunt unless they must hunt"


class PreyOnYoung(InPlayHunt, kw_only=True):
    """The hunt among vampires; a victim that the event does not affect loses nothing."""

    @override
    def resolve(self, table: Table) -> None:
        if not ignores_gehenna(table, self.target):
            super().resolve(table)


class PreysOnYoung(OwnAction, HuntAction, frozen=True, kw_only=True):
    """The ability of vampires to hunt among vampires."""

    @override
    def begin(self, table: Table, option: Option) -> Action:
        hunter, victim = table.minion(option.minion), table.in_play[option.target]
        return PreyOnYoung(
            option.minion,
            option.card,
            target=option.target,
            seats=direction(table, hunter.controller, option.card, (victim.controller,)),
            inherent=self.stealth,
            mode=self,
            number=option.mode,
        )

    @override
    def say(self, wording: Wording) -> str:
        return "vampires who must hunt can steal 1 blood from a younger vampire as a Ⓓ hunt action"


CARDS = (
    card(
        101614,
        "Restricted Vitae",
        DelayedReplacement(Until.HUNT),
        HuntsOnlyHungry(activity=Activity.HUNT, host=False, who=Sated(vampire=True)),
        PreysOnYoung(
            sentence="{minion} hunts: it steals blood from {target}.",
            who=Hungry(vampire=True),
            conditions=(UserIsAffected(),),
            target=AMinion(MinionFilter(younger=True), "any"),
            effects=(MoveCounters(1, Blood("target"), Blood("user")),),
        ),
    ),
)
