"""Powers for combat: prevention, ends of combats, and help for other mortals."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_OVER,
    NONE,
    Choice,
    Combat,
    Condition,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    EventType,
    NoPurpose,
    PurposeKind,
    Role,
    SaidElsewhere,
    Target,
    Wording,
    mark,
    minion_of,
    prevent,
)
from vtes_deck.effects.library.imbued.costly_actions import price
from vtes_deck.effects.library.imbued.words import (
    ConvictionCard,
    GainConviction,
    HasRole,
    Mortal,
    SpendConviction,
    was_monster,
    was_mortal,
)
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    BLOCKING,
    DAMAGE,
    DURING_ACTION,
    Bonus,
    BurnCard,
    Choose,
    CombatFromBlock,
    DamageFilter,
    EndCombat,
    Gets,
    HostFights,
    If,
    InRound,
    Intercept,
    Is,
    LookAt,
    MoreBleed,
    Power,
    Same,
    The,
    Trigger,
    Until,
    Zone,
    card,
)

SURGE = "surge counters"
"""The mark of an imbued with its surge counters."""
SURGES = EventType("surges", mark("{minion} gets {n:surge counter}."))
ADDED = 3


class SurgeTime(SaidElsewhere, Condition, frozen=True):
    """The imbued fights, or could react to the action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        if context.window & BEFORE_RESOLUTION:
            return HostFights().holds(context)
        return HasRole(Role.REACTING).holds(context)


class GetSurge(Effect, frozen=True):
    """The imbued gets surge counters; they are marks, not blood."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, ADDED, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        able = minion_of(context, "host")
        if able is not None:
            able.set_mark(SURGE, able.mark(SURGE) + ADDED)
            context.table.emit(SURGES, able.controller, minion=able.card, n=ADDED)


class SurgeAmount(Target, frozen=True):
    """The number of surge counters, at most those that prevent damage now."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        able = minion_of(context, "host")
        handling = context.table.current(DamageResolution)
        if able is None or handling is None:
            return []
        there = handling.preventable(able.card, DamageFilter.ORDINARY)
        return [(NONE, NONE, n + 1) for n in range(min(able.mark(SURGE), there))]


class SpendSurge(Effect, frozen=True):
    """Burns surge counters to prevent as much damage that is not aggravated."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, aggravated damage that the minion treats as normal is not prevented."""
        able = minion_of(context, "host")
        if able is not None:
            able.set_mark(SURGE, able.mark(SURGE) - context.n)
            prevent(context.table, able.card, context.n, DamageFilter.ORDINARY, context.card)


class LoseSurge(NoPurpose, Effect, frozen=True):
    """All surge counters of the imbued are burned."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        able = minion_of(context, "host")
        if able is not None:
            able.set_mark(SURGE, 0)


class Surges(Power, frozen=True, kw_only=True):
    """Surge counters for conviction."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{price(self)}put three surge counters on this imbued"


class PreventsBySurge(Power, frozen=True, kw_only=True):
    """Prevention with surge counters."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this imbued may burn any number of surge counters to prevent that amount of "
            "non-aggravated damage"
        )


class SurgeEnds(Trigger, frozen=True, kw_only=True):
    """The surge ends with the action."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn all surge counters on this imbued at the end of the action"


class MortalFightsMonster(Condition, frozen=True):
    """A mortal fights a monster.

    Attributes:
        another: the mortal is not the imbued with the card.
    """

    another: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        if combat is None:
            return False
        pair = (combat.acting, combat.opposing)
        for mortal, monster in (pair, pair[::-1]):
            if was_mortal(context, mortal) and was_monster(context, monster):
                return not (self.another and mortal == context.host)
        return False

    @override
    def say(self, wording: Wording) -> str:
        if self.another:
            return "if the mortal is a minion other than this imbued"
        return "a combat between a monster and a mortal"


class Parts(Power, frozen=True, kw_only=True):
    """The imbued ends a combat."""

    @override
    def say(self, wording: Wording) -> str:
        fights = "".join(one.say(wording) for one in self.conditions)
        gains = [one for one in self.effects if isinstance(one, If)]
        asked = "".join(one.say(wording) for gain in gains for one in gain.conditions)
        return (
            f"lock this imbued before range is determined to end {fights}. {asked.capitalize()}, "
            "you may move a conviction [1 CONVICTION] to this imbued from your hand or ash heap"
        )


class CancelCombat(Effect, frozen=True):
    """The combat is cancelled; if the imbued was blocking, the action continues as if unblocked."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT_ENDS, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, no one who has declined to block gets another opportunity."""
        table, action, combat = context.table, context.action, context.table.current(Combat)
        if action is None or combat is None:
            return
        for procedure in table.stack[table.stack.index(combat) + 1 :]:
            procedure.finish()
        combat.leave(table)
        combat.go_to(Combat.close)
        if action.blocker == context.host:
            action.goes_on(table)


class Foresees(Power, frozen=True, kw_only=True):
    """The imbued looks at a hand and decides whether to fight."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{price(self)}only usable before range is determined on the first round of combat "
            "resulting from a block. Look at the opposing minion's controller's hand. You may then "
            "choose to cancel combat. If you do, and this imbued was blocking, the action "
            "continues as if unblocked"
        )


class LookAtOpposing(Effect, frozen=True):
    """The user looks at the hand of the controller of the opposing minion."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        opposing = minion_of(context, "opposing")
        if opposing is not None:
            there = context.at(other=opposing.controller)
            LookAt(Zone.HAND).carry_out(there)


class Donates(Power, frozen=True, kw_only=True):
    """The imbued helps another mortal.

    Attributes:
        effect: what follows the price in the text.
    """

    effect: str

    @override
    def say(self, wording: Wording) -> str:
        return f"{price(self)}{self.effect}"


class AnotherBlocks(SaidElsewhere, Condition, frozen=True):
    """Another mortal of the user attempts to block."""

    @override
    def holds(self, context: EffectContext) -> bool:
        blocks = Is("blocking", Mortal(), "mine").holds(context)
        return blocks and not Same("host", "blocking").holds(context)


class Outside(SaidElsewhere, Condition, frozen=True):
    """A mortal of the user fights, and the imbued is ready and does not fight."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, able = context.table.current(Combat), minion_of(context, "host")
        if combat is None or able is None or not able.ready or combat.holds(able.card):
            return False
        return bool(fighting_mortals(context))


def fighting_mortals(context: EffectContext) -> list[int]:
    """The mortals in combat that the user controls."""
    combat, table = context.table.current(Combat), context.table
    if combat is None:
        return []
    return [
        one
        for one in (combat.acting, combat.opposing)
        if one in table.in_play
        and table.in_play[one].controller == context.seat
        and Mortal().fits(context, table.minion(one))
    ]


class FightingMortal(Target, frozen=True):
    """A mortal in combat that the user controls."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [(one, NONE, 0) for one in fighting_mortals(context)]


CARDS = (
    card(
        101908,
        "Surge",
        Surges(
            sentence="Lock {card} and burn conviction: put 3 surge counters on its imbued.",
            at=DURING_ACTION | BEFORE_RESOLUTION,
            lock=True,
            conditions=(SurgeTime(),),
            effects=(SpendConviction(1), GetSurge()),
        ),
        PreventsBySurge(
            sentence="Burn {n:surge counter} to prevent damage.",
            at=DAMAGE,
            target=SurgeAmount(),
            effects=(SpendSurge(),),
        ),
        SurgeEnds(on=ACTION_OVER, effects=(LoseSurge(),)),
    ),
    card(
        100007,
        "Abjure",
        Parts(
            sentence="Lock {card} and its imbued to end the combat.",
            at=BEFORE_RANGE,
            lock=True,
            lock_host=True,
            conditions=(MortalFightsMonster(),),
            effects=(
                EndCombat(),
                If(
                    (MortalFightsMonster(another=True),),
                    (Choose(ConvictionCard(), (GainConviction(),), optional=True),),
                ),
            ),
        ),
    ),
    card(
        100764,
        "Foresee",
        Foresees(
            sentence="Lock {card} and burn conviction to look at the hand of the opponent.",
            at=BEFORE_RANGE,
            lock=True,
            conditions=(InRound(1), CombatFromBlock()),
            effects=(
                SpendConviction(1),
                LookAtOpposing(),
                Choose(The("opposing"), (CancelCombat(),), optional=True),
            ),
        ),
    ),
    card(
        100575,
        "Donate",
        Donates(
            sentence="Burn {card} and conviction: the acting mortal gets +1 bleed.",
            effect=(
                "only usable during a bleed action by a ready imbued other than the acting mortal. "
                "Burn this card to give the acting mortal you control +1 bleed (limited)"
            ),
            at=DURING_ACTION,
            lock=True,
            conditions=(HasRole(Role.OTHER), Is("acting", Mortal(), "mine")),
            effects=(SpendConviction(1), MoreBleed(1), BurnCard("this")),
        ),
        Donates(
            sentence="Burn {card} and conviction: the blocking mortal gets +1 intercept.",
            effect="burn this card to give another mortal you control +1 intercept",
            at=BLOCKING,
            lock=True,
            conditions=(HasRole(), AnotherBlocks()),
            effects=(SpendConviction(1), Intercept(1, "blocking"), BurnCard("this")),
        ),
        Donates(
            sentence="Burn {card} and conviction: {target} gets +1 strength.",
            effect=(
                "only usable by a ready imbued other than a mortal combatant you control. Burn "
                "this card to give that combatant +1 strength for the remainder of the action"
            ),
            at=BEFORE_RESOLUTION,
            lock=True,
            conditions=(Outside(),),
            target=FightingMortal(),
            effects=(
                SpendConviction(1),
                Gets(Bonus.STRENGTH, 1, Until.ACTION, "target"),
                BurnCard("this"),
            ),
        ),
    ),
)
