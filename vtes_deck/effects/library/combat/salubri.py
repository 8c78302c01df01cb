"""Combat cards of the Salubri: Anesthetic Touch, Tranquility Shield."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    STRIKE_RESOLVED,
    AutomaticEffect,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    PurposeKind,
    Table,
    TimedRestriction,
    Wording,
    await_events,
    end,
)
from vtes_deck.effects.library.combat.frenzy import cancel_frenzies
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    PREVENTS_ONE,
    PREVENTS_TWO,
    STRIKE,
    Activity,
    InRound,
    Move,
    Range,
    Strike,
    Until,
    at,
    card,
    combat,
    hand_strike,
)


class CombatEndsAfter(AutomaticEffect, frozen=True):
    """Ends the combat once the strike with a card has resolved.

    Attributes:
        strike: the card.
    """

    strike: int

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """End the combat, by rulings even after a dodge; the damage is healed first."""
        del trigger
        if event.what is STRIKE_RESOLVED and event.card == self.strike:
            end(table)


class EndAfterStrike(Effect, frozen=True):
    """The combat ends after the resolution of the strike. This is not a strike that ends it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT_ENDS, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, CombatEndsAfter(context.card), Until.ROUND)

    @override
    def say(self, wording: Wording) -> str:
        return "combat ends immediately after the resolution of this strike"


class CalmDown(Effect, frozen=True):
    """Frenzy cards cannot be used on the user in this combat; earlier ones lose their effects."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, user = context.table, context.minion
        cancel_frenzies(table, user)
        calm = TimedRestriction(Activity.BE_FRENZIED, user, Until.COMBAT, context.card)
        table.restrict(calm)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"this combat, frenzy cards cannot be used on {wording.user}; cancel the effects of "
            f"frenzy cards that have already been used on {wording.user} this combat"
        )


def nearby(strike: Strike) -> Move:
    """A strike that is only usable at close range."""
    return Move(when=STRIKE, strike=strike, only_at=Range.CLOSE)


CARDS = (
    card(
        100066,
        "Anesthetic Touch",
        combat("aus", nearby(Strike(dodge=True))),
        combat("obe", nearby(hand_strike()), EndAfterStrike()),
        combat("OBE", nearby(replace(hand_strike(), first=True)), EndAfterStrike()),
    ),
    card(
        102362,
        "Tranquility Shield",
        combat(
            "for",
            at(BEFORE_RANGE),
            PREVENTS_ONE,
            CalmDown(),
            conditions=(InRound(1),),
        ),
        combat(
            "FOR",
            at(BEFORE_RANGE),
            PREVENTS_TWO,
            CalmDown(),
            conditions=(InRound(1),),
        ),
    ),
)
