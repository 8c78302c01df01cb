"""Ossian: a werewolf that gains life from blood used to heal."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    USES_DISCIPLINE,
    Does,
    Effect,
    EffectContext,
    Fight,
    Forbids,
    Key,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    fight,
    ledger,
)
from vtes_deck.effects.vocab import (
    READY_VAMPIRE,
    ROUND_ENDS,
    Activity,
    AMinion,
    CardAction,
    EnterCombat,
    Trigger,
    Until,
    card,
)


class BlindsSeers(OwnStatic, Forbids, frozen=True):
    """In the first round the opposing vampire cannot do this if it has used Auspex.

    By a ruling, a use of Auspex in any action around this combat counts.
    """

    activity: Activity

    @property
    @override
    def key(self) -> Key:
        return self.activity

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        combat = table.current(Fight)
        return (
            combat is not None
            and combat.number == 1
            and combat.holds(source)
            and combat.other(source) == on
            and table.minion(on).vampire
            and table.has_used(f"{USES_DISCIPLINE}aus", on, Until.ACTION)
        )

    @override
    def say(self, wording: Wording) -> str:
        if self.activity is Activity.MANEUVER:
            return ""
        return (
            "in the first round of combat with a vampire who has played a card that requires "
            "Auspex during this action, that vampire cannot use any maneuvers or strikes"
        )


class FeedOnWounds(Effect, frozen=True):
    """The ally gains life for the blood that the opposing vampire has used to heal this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, which="this"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        combat = fight(context.table)
        if not combat.holds(context.card):
            return
        opposing = combat.other(context.card)
        healed = sum(side.healed for side in combat.sides if side.minion == opposing)
        ledger.gain_blood(context.table, context.table.minion(context.card), healed)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} gains 1 life at the end of each round for each blood the opposing "
            "vampire used to heal damage or prevent destruction that round"
        )


class FeedsEachRound(Trigger, frozen=True, kw_only=True):
    """The feeding at the end of each round."""

    effects: tuple[Effect, ...] = (FeedOnWounds(),)

    @override
    def say(self, wording: Wording) -> str:
        return FeedOnWounds().say(wording)


CARDS = (
    card(
        101333,
        "Ossian",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            stealth=1,
            target=AMinion(READY_VAMPIRE, "others"),
            effects=(EnterCombat(),),
        ),
        BlindsSeers(Activity.MANEUVER),
        BlindsSeers(Activity.STRIKE),
        FeedsEachRound(on=ROUND_ENDS),
    ),
)
