"""Effects before range is determined: damage in every round, and the range itself."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Cause,
    Condition,
    Damage,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    TimedRestriction,
    Wording,
    card_of,
    fight,
    has_trait,
    inflict,
    minion_of,
)
from vtes_deck.effects.library.combat.brick_by_brick import OPEN, SetsTo
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    RANGE,
    ROUND,
    Activity,
    AddDelayedTrigger,
    GiveManeuver,
    InRound,
    Move,
    PlayLimit,
    Range,
    Trait,
    Until,
    Use,
    at,
    card,
    combat,
)


class Storms(Effect, frozen=True):
    """Both combatants and their retainers take damage in this and every later round.

    Attributes:
        grows: the damage increases by 1 in each later round.
    """

    grows: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, which="opposing"), Does(PurposeKind.DAMAGE, which="user"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        hits = StormHits(grows=self.grows)
        hits.carry_out(context)
        AddDelayedTrigger(on=ROUND, effects=(hits,), once=False, until=Until.COMBAT).carry_out(
            context
        )

    @override
    def say(self, wording: Wording) -> str:
        said = (
            "both combatants and each retainer on them take 1 unpreventable environmental damage "
            "before range is determined each round this combat"
        )
        if not self.grows:
            return said
        return f"{said}. The amount of damage inflicted is increased by 1 in each subsequent round"


class StormHits(Storms, frozen=True):
    """The damage of one round; the card is played in the first one."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By rulings, the damage is environmental and resolves before range is determined."""
        table, combat_now = context.table, fight(context.table)
        n = combat_now.number if self.grows else 1
        for minion in (combat_now.acting, combat_now.opposing):
            attached = table.in_play[minion].attached if minion in table.in_play else ()
            retainers = (one for one in attached if table.cards[one].retainer)
            combat_now.early += tuple(
                Damage(
                    target=one,
                    n=n,
                    cause=Cause.NOTHING,
                    source=context.card,
                    unpreventable=True,
                )
                for one in (minion, *retainers)
            )


class SteelHits(Effect, frozen=True):
    """The opposing minion takes damage with the strikes of each round at close range."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hit = SteelHit(self.n)
        hit.carry_out(context)
        AddDelayedTrigger(on=ROUND, effects=(hit,), once=False, until=Until.COMBAT).carry_out(
            context
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"the opposing minion takes {self.n} environmental damage each round of combat during "
            "normal strike resolution at close range"
        )


class SteelHit(SteelHits, frozen=True):
    """The damage of one round (COM-46)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        inflict(
            context.table,
            Damage(
                target=card_of(context, "opposing"),
                n=self.n,
                cause=Cause.NOTHING,
                source=context.card,
                close=True,
            ),
        )


class ForbidsStrike(Effect, frozen=True):
    """The opposing minion cannot make a strike of this kind this round.

    Attributes:
        activity: to dodge, or to end combat.
    """

    activity: Activity

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        opposing = card_of(context, "opposing")
        context.table.restrict(TimedRestriction(self.activity, opposing, Until.ROUND, context.card))

    @override
    def say(self, wording: Wording) -> str:
        strike = "dodge" if self.activity is Activity.DODGE else "combat ends"
        return f"the opposing minion cannot strike: {strike} this round"


class OnlyItFlies(SaidElsewhere, Condition, frozen=True):
    """The minion that uses the card has flight, and the opposing minion does not."""

    @override
    def holds(self, context: EffectContext) -> bool:
        opposing = minion_of(context, "opposing")
        return (
            opposing is not None
            and has_trait(context.table, context.user_minion, Trait.FLIGHT)
            and not has_trait(context.table, opposing, Trait.FLIGHT)
        )


class FliesUp(SetsTo, frozen=True):
    """Sets the range of this round to long."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.user} has flight and the opposing minion does not, play before range is "
            "determined to set the range for the round to long"
        )


TO_CLOSE = GiveManeuver(whole=False, to=Range.CLOSE)
FIRST_ROUND = (InRound(1),)

CARDS = (
    card(
        102164,
        "Weather Control",
        combat("tha", at(BEFORE_RANGE), Storms(), conditions=FIRST_ROUND),
        combat("THA", at(BEFORE_RANGE), Storms(grows=True), conditions=FIRST_ROUND),
        PlayLimit(per="combat"),
    ),
    card(
        100495,
        "Dark Steel",
        combat("obt+pot", at(BEFORE_RANGE), SteelHits(1), TO_CLOSE),
        combat("OBT+POT", at(BEFORE_RANGE), SteelHits(2), TO_CLOSE),
        PlayLimit(per="combat"),
    ),
    card(
        101679,
        "Sanguine Entrapment",
        combat("cel+qui", at(BEFORE_RANGE), ForbidsStrike(Activity.DODGE)),
        combat("CEL+QUI", at(BEFORE_RANGE), ForbidsStrike(Activity.END_COMBAT)),
        PlayLimit(per="round"),
    ),
    card(
        100925,
        "High Ground",
        combat("", Move(when=RANGE, maneuver=Use.MUST, maneuver_to=Range.LONG)),
        combat("", at(BEFORE_RANGE), FliesUp(Range.LONG), conditions=(*OPEN, OnlyItFlies())),
        PlayLimit(per="round"),
    ),
)
