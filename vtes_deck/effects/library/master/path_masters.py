"""Masters for vampires that follow a path."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Referendum, Wording
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AFTER_REFERENDUM,
    RESOLVED,
    AMinion,
    AtBleed,
    AtLeast,
    Blood,
    Burn,
    Count,
    Gain,
    HasBled,
    If,
    Is,
    MinionFilter,
    Not,
    Pay,
    Pool,
    Power,
    PutInPlay,
    The,
    Trigger,
    Unlock,
    card,
    master,
)

CATHARI = MinionFilter(vampire=True, path="Cathari")
POWER = MinionFilter(vampire=True, ready=True, path="Power and the Inner Voice")


class WasBleed(AtBleed, frozen=True):
    """The action was a bleed, even one that failed or was blocked."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.bleed is not None


class Bleeds(Trigger, frozen=True, kw_only=True):
    """A bleed of a follower adds a counter or burns one."""

    @override
    def say(self, wording: Wording) -> str:
        who = " ".join(one.who.say(wording) for one in self.conditions if isinstance(one, Is))
        does = "; ".join(one.say(wording) for one in self.effects)
        verb = "bleeds" if any(isinstance(one, WasBleed) for one in self.conditions) else "acts"
        return f"after {who} you control {verb}, {does}"


class IfSuccessful(If, frozen=True):
    """The effect of a successful bleed."""

    @override
    def say(self, wording: Wording) -> str:
        does = " and ".join(one.say(wording) for one in self.effects)
        asked = "".join(f"{one.say(wording)} (for 1 or more), " for one in self.conditions)
        return f"{asked}{does}"


class Otherwise(If, frozen=True):
    """The effect of a bleed that was not successful."""

    @override
    def say(self, wording: Wording) -> str:
        other = "otherwise, " if self.conditions else ""
        return f"{other}burn 1 counter from {wording.this}"


class UnlocksActing(Power, frozen=True, kw_only=True):
    """A follower that has acted unlocks for counters."""

    @override
    def say(self, wording: Wording) -> str:
        who = self.target.who.say(wording) if isinstance(self.target, The) else ""
        return (
            f"after {who} you control performs an action, you can burn 2 counters from "
            f"{wording.this} to unlock them"
        )


class OwnReferendumPassed(Condition, frozen=True):
    """A referendum that a vampire of the user has called passes."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        if referendum is None or not referendum.passed:
            return False
        caller = context.table.in_play.get(referendum.minion)
        return caller is not None and caller.controller == context.seat

    @override
    def say(self, wording: Wording) -> str:
        return "after a referendum called by a vampire you control passes"


class BurnsOfPrey(Burn, frozen=True):
    """The prey burns pool."""

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {self.n} pool from your prey"


class Followers(AtLeast, frozen=True):
    """At least this many followers of the path are ready."""

    @override
    def say(self, wording: Wording) -> str:
        return f"if you control {self.least} or more {POWER.noun(plural=True)}"


CARDS = (
    card(
        102323,
        "Forward Momentum",
        master(PutInPlay()),
        Bleeds(
            on=RESOLVED,
            conditions=(Is("acting", CATHARI, "mine"), WasBleed()),
            effects=(
                IfSuccessful((HasBled(),), (Gain(1, Blood("this")),)),
                Otherwise((Not(HasBled()),), (Burn(1, Blood("this")),)),
            ),
        ),
        UnlocksActing(
            sentence="Burn 2 counters of {card}: {target} unlocks.",
            at=AFTER_ACTION,
            target=The("acting", CATHARI, "mine"),
            effects=(Pay(2, Blood("this")), Unlock("target")),
        ),
    ),
    card(
        102334,
        "Privileged Position",
        master(PutInPlay(), conditions=(Followers(Count(AMinion(POWER)), 2),)),
        Power(
            sentence="Lock {card}: your prey burns 1 pool.",
            at=AFTER_REFERENDUM,
            lock=True,
            conditions=(OwnReferendumPassed(),),
            effects=(BurnsOfPrey(1, Pool("prey")),),
        ),
    ),
)
