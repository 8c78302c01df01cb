"""Bleeds whose texts concern the whole action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    TargetChoice,
    Wording,
)
from vtes_deck.effects.vocab import (
    ANARCH,
    BEFORE_RANGE,
    COMBAT,
    DISCARD_EFFECTS,
    RESOLVED,
    AddDelayedTrigger,
    AMinion,
    Bonus,
    CannotBlock,
    CombatFromBlock,
    Gets,
    GiveManeuver,
    If,
    InRound,
    Is,
    LessIntercept,
    Lock,
    MinionFilter,
    MyTurn,
    Successful,
    Unlock,
    Until,
    bleed,
    card,
)

READY_UNLOCKED = MinionFilter(ready=True, locked=False)


class LocksOwn(Effect, frozen=True):
    """The target Methuselah of the bleed locks a minion of her choice."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, whose="bled"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        bleed = context.bleed
        if bleed is not None:
            context.table.push(
                TargetChoice(
                    seat=context.seat,
                    card=context.card,
                    minion=context.minion,
                    target=context.target,
                    other=context.other,
                    n=0,
                    offered=AMinion(READY_UNLOCKED, "bled"),
                    effects=(Lock("target"),),
                    asked=bleed.seats[0],
                )
            )

    @override
    def say(self, wording: Wording) -> str:
        return "the target Methuselah locks a ready unlocked minion they control"


class AfterSuccess(AddDelayedTrigger, frozen=True, kw_only=True):
    """An effect of a successful action, even if the amount of the bleed was 0."""

    @override
    def say(self, wording: Wording) -> str:
        return "".join(self.effects[0].say(wording) for _ in self.conditions)


class StrongerIfBlocked(AddDelayedTrigger, frozen=True, kw_only=True):
    """The acting vampire can become stronger in the combat after a block."""

    @override
    def say(self, wording: Wording) -> str:
        [first] = self.effects
        more = first.say(wording).removeprefix(f"{wording.user} gets ")
        return (
            "if this action is blocked, before range is determined during the first round of the "
            f"resulting combat, {wording.user} can gain {more}"
        )


class UnlocksForBlood(AddDelayedTrigger, frozen=True, kw_only=True):
    """The acting vampire can unlock in the discard phase."""

    @override
    def say(self, wording: Wording) -> str:
        return f"they can burn {self.blood} blood during your next discard phase to unlock"


def strength(n: int) -> StrongerIfBlocked:
    """More strength in the combat after a block, before range is determined."""
    return StrongerIfBlocked(
        sentence=f"{{minion}} gains +{n} strength with {{card}}.",
        at=BEFORE_RANGE,
        conditions=(CombatFromBlock(), InRound(1)),
        effects=(Gets(Bonus.STRENGTH, n, Until.COMBAT),),
    )


CARDS = (
    card(
        101772,
        "Show of Force",
        bleed("pot+pre", plus=1, announced=(strength(1),)),
        bleed("POT+PRE", plus=2, announced=(strength(2),)),
    ),
    card(
        101495,
        "Propaganda",
        bleed("pre", plus=1, announced=(CannotBlock(MinionFilter(vampire=True, titled=True)),)),
        bleed(
            "PRE",
            plus=1,
            announced=(
                CannotBlock(MinionFilter(vampire=True, titled=True)),
                AfterSuccess(on=RESOLVED, conditions=(Successful(),), effects=(LocksOwn(),)),
            ),
        ),
    ),
    card(
        101796,
        "Skullduggery",
        bleed(
            "obf",
            stealth=1,
            announced=(
                AddDelayedTrigger(
                    on=COMBAT, conditions=(CombatFromBlock(),), effects=(GiveManeuver(),)
                ),
            ),
        ),
        bleed("pre", plus=1),
        bleed("pro", stealth=1),
    ),
    card(
        100726,
        "Fiendish Tongue",
        bleed(
            "",
            If(
                (Is("user", MinionFilter(clans=("Tzimisce",))),),
                (
                    UnlocksForBlood(
                        sentence="{minion} burns 1 blood to unlock with {card}.",
                        at=DISCARD_EFFECTS,
                        conditions=(MyTurn(),),
                        effects=(Unlock(),),
                        blood=1,
                        until=Until.TURN,
                    ),
                ),
            ),
            plus=1,
            announced=(LessIntercept(1, all_of=(ANARCH,)),),
        ),
    ),
)
