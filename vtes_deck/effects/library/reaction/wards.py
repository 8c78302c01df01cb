"""Faerie Wards, The Mole and Forced Vigilance: reactions against actions of certain minions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    EffectContext,
    PurposeKind,
    Wording,
    minion_of,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ANARCH,
    ActionFails,
    AtBleed,
    AttemptsToBlock,
    DirectedAtMe,
    Intercept,
    Lock,
    MinionFilter,
    MissesUnlock,
    Role,
    Same,
    Unlock,
    card,
    reaction,
)

ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True))
YOUNGER = MinionFilter(vampire=True, younger=True)


class LesserActsOnMe(DirectedAtMe, frozen=True):
    """An ally or younger vampire acts on the user or a card of the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        acting = minion_of(context, "acting")
        lesser = acting is not None and ALLY_OR_YOUNGER.fits(context, acting)
        return lesser and super().holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {ALLY_OR_YOUNGER.say(wording)} is taking an action directed at you (or a card you "
            "control)"
        )


class OutsiderActs(Condition, frozen=True):
    """The acting minion is neither an anarch nor of another excluded kind.

    Attributes:
        swift: whether the minion may have Celerity.
    """

    swift: bool = True

    @override
    def holds(self, context: EffectContext) -> bool:
        acting = minion_of(context, "acting")
        if acting is None or ANARCH.fits(context, acting):
            return False
        return self.swift or not MinionFilter(level="cel").fits(context, acting)

    @override
    def say(self, wording: Wording) -> str:
        return "when a non-anarch minion is acting"


class NotSwift(OutsiderActs, frozen=True):
    """The acting minion does not have Celerity."""

    swift: bool = False

    @override
    def say(self, wording: Wording) -> str:
        return "not if the acting minion has Celerity"


class BledByYounger(AtBleed, frozen=True):
    """A younger vampire bleeds the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        acting = minion_of(context, "acting")
        return acting is not None and YOUNGER.fits(context, acting) and AtBleed("me").holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return "when you are being bled by a younger vampire"


class UnlocksToReact(Unlock, frozen=True):
    """The minion unlocks in time for more reactions."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (*super().does(), Does(PurposeKind.WAKE, which="user"))


class LocksToFail(ActionFails, frozen=True):
    """The minion locks, and the action fails."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        Lock().carry_out(context)
        super().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"lock {wording.user} to cause the action to fail"


ON_ME = (LesserActsOnMe(),)

CARDS = (
    card(
        100690,
        "Faerie Wards",
        reaction("aus", Intercept(2), conditions=ON_ME),
        reaction("myt", ActionFails(), Lock(), conditions=ON_ME),
        reaction(
            "MYT",
            ActionFails(),
            Lock(),
            MissesUnlock("acting"),
            conditions=ON_ME,
        ),
    ),
    card(
        101233,
        "The Mole",
        reaction(
            "ani",
            UnlocksToReact(),
            AttemptsToBlock(),
            role=Role.LOCKED,
            conditions=(OutsiderActs(),),
        ),
        reaction("cel", Intercept(1), conditions=(OutsiderActs(), NotSwift())),
        reaction(
            "dom",
            LocksToFail(),
            conditions=(OutsiderActs(), BledByYounger()),
        ),
    ),
    card(
        100762,
        "Forced Vigilance",
        reaction(
            "for",
            UnlocksToReact(),
            at=AFTER_ACTION,
            conditions=(Same("user", "blocker"),),
            role=Role.LOCKED,
        ),
        reaction("FOR", UnlocksToReact(), conditions=(DirectedAtMe(),), role=Role.LOCKED),
    ),
)
