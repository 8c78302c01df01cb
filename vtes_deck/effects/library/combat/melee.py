"""Strikes with hands or with a melee weapon, and a hand strike with first strike."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    StrikeResolution,
    Wording,
    minion_of,
    torpor,
)
from vtes_deck.effects.library.combat.cancels import CancelsStrike, cancels
from vtes_deck.effects.library.combat.immortal_grapple import StartsClose
from vtes_deck.effects.vocab import (
    END_OF_ROUND,
    RANGE,
    ROUND,
    STRIKE,
    AddDelayedTrigger,
    CombatMode,
    DelayedReplacement,
    HandOrMelee,
    MeleeStrike,
    Mode,
    Move,
    Strike,
    Until,
    Use,
    at,
    card,
    combat,
    hand_strike,
    strikes,
)


class OneDamage(Effect, frozen=True):
    """The strike that resolves inflicts no more than 1 damage.

    By a ruling, only one point has to be prevented.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRIKE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        resolving = context.table.current(StrikeResolution)
        if resolving is not None:
            resolving.damage = tuple(
                replace(one, n=min(one.n, 1), more=0) if one.source == context.card else one
                for one in resolving.damage
            )

    @override
    def say(self, wording: Wording) -> str:
        return "if more than 1 damage is inflicted with this strike, ignore the excess"


class OpponentGoesToTorpor(Condition, frozen=True):
    """The opposing vampire is going to torpor, and the minion that plays the card is ready."""

    @override
    def holds(self, context: EffectContext) -> bool:
        opposing = minion_of(context, "opposing")
        combat = context.table.current(Combat)
        if opposing is None or combat is None or not context.user_minion.ready:
            return False
        return opposing.vampire and opposing.wounded and not opposing.leaving

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when the opposing vampire is going into torpor; not usable by a vampire being burned "
            "or going into torpor"
        )


class BurnInsteadOfTorpor(Effect, frozen=True):
    """Burns the opposing vampire, which would go to torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Burn the vampire after the combat (COM-23)."""
        opposing = minion_of(context, "opposing")
        if isinstance(opposing, Minion):
            torpor.destroy(context.table, opposing)

    @override
    def say(self, wording: Wording) -> str:
        return "burn the opposing vampire instead of sending that vampire to torpor"


def melee(level: str, plus: int, *, maneuver: bool = False, press: bool = False) -> Mode:
    """A strike with hands or a melee weapon with additional damage."""
    move = Move(
        when=STRIKE | RANGE if maneuver else STRIKE,
        strike=hand_strike(plus),
        maneuver=Use.MAY if maneuver else Use.NONE,
        press=Use.MAY if press else Use.NONE,
    )
    return combat(level, move, MeleeStrike(plus), target=HandOrMelee())


CLOSE_NEXT_ROUND = AddDelayedTrigger(on=ROUND, until=Until.COMBAT, effects=(StartsClose(),))
LAM_INTO_MORE = melee("vic", 1, press=True)
assert isinstance(LAM_INTO_MORE, CombatMode)

CARDS = (
    card(102061, "Undead Strength", melee("pot", 1), melee("POT", 2)),
    card(101524, "Pushing the Limit", melee("pot", 2), melee("POT", 3)),
    card(101131, "Lucky Blow", melee("", 1), DelayedReplacement(Until.COMBAT)),
    card(
        100511,
        "Decapitate",
        melee("pot", 2),
        combat(
            "POT",
            at(END_OF_ROUND),
            BurnInsteadOfTorpor(),
            conditions=(OpponentGoesToTorpor(),),
        ),
    ),
    card(
        101071,
        "Lam Into",
        melee("for", 1, maneuver=True),
        melee("pot", 2),
        replace(LAM_INTO_MORE, effects=(*LAM_INTO_MORE.effects, CLOSE_NEXT_ROUND)),
        DelayedReplacement(Until.COMBAT),
        exception="The text states the strike once for all Disciplines.",
    ),
    card(
        102350,
        "Anticipation",
        melee("aus", 2),
        cancels("AUS", CancelsStrike()),
    ),
    card(
        101529,
        "Quick Jab",
        combat(
            "",
            strikes(Strike(strength=True, hand=True, first=True, special=True)),
            OneDamage(),
        ),
        DelayedReplacement(Until.COMBAT),
    ),
)
