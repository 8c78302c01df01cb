"""Combat cards of a Discipline: strikes, prevention, and the end of the combat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    MANEUVER,
    ROUND,
    STRIKE,
    AddDelayedTrigger,
    AnyX,
    Environmental,
    Move,
    PlayLimit,
    Prevent,
    Range,
    Strike,
    Unlock,
    Until,
    X,
    additional_strikes,
    at,
    card,
    combat,
    hand_strike,
    prevents,
    strikes,
)

COMBAT_ENDS = strikes(Strike(combat_ends=True))
UNLOCKS_AND_ENDS = strikes(Strike(combat_ends=True, special=True))
DODGE_AND_MORE = Move(when=STRIKE, strike=Strike(dodge=True), additional=1)
UNDODGEABLE = Strike(damage=1, strength=True, hand=True, undodgeable=True)
STEAL_1 = Strike(ranged=True, steal_blood=1)
STEAL_2 = Strike(ranged=True, steal_blood=2)
BOLT = Strike(damage=1, ranged=True)


def each_round(n: int) -> tuple[Environmental, AddDelayedTrigger]:
    """Environmental damage in this round and in every later round of the combat."""
    again = AddDelayedTrigger(on=ROUND, once=False, until=Until.COMBAT, effects=(Environmental(n),))
    return (Environmental(n), again)


def may_steal(strike: Strike, sentence: str) -> AddDelayedTrigger:
    """A strike that can be used as every strike of this round."""
    return AddDelayedTrigger(sentence=sentence, move=strikes(strike), once=False, until=Until.ROUND)


MAX_BLOOD = 15
"""More than any vampire can burn for a card."""

CARDS = (
    card(
        100601,
        "Earth Meld",
        combat("pro", COMBAT_ENDS),
        combat("PRO", UNLOCKS_AND_ENDS, Unlock()),
    ),
    card(
        101144,
        "Majesty",
        combat("pre", COMBAT_ENDS),
        combat("PRE", UNLOCKS_AND_ENDS, Unlock()),
    ),
    card(
        100301,
        "Carrion Crows",
        combat("ani", at(BEFORE_RANGE), *each_round(1)),
        combat("ANI", at(BEFORE_RANGE), *each_round(2)),
        PlayLimit(per="combat"),
    ),
    card(101523, "Pursuit", combat("cel", MANEUVER), combat("CEL", additional_strikes(1))),
    card(
        102227,
        "Hunger of Marduk",
        combat("tha", at(BEFORE_RANGE), may_steal(STEAL_1, "{minion} strikes: steal 1 blood.")),
        combat("THA", at(BEFORE_RANGE), may_steal(STEAL_2, "{minion} strikes: steal 2 blood.")),
    ),
    card(
        100029,
        "Aid from Bats",
        combat("ani", strikes(BOLT, maneuver=True)),
        combat("ANI", strikes(BOLT, maneuver=True, press=True)),
    ),
    card(
        100563,
        "Diversion",
        combat("cel", additional_strikes(1)),
        combat("for", prevents(2)),
        combat("tha", strikes(STEAL_1, maneuver=True)),
    ),
    card(
        100227,
        "Blur",
        combat("cel", additional_strikes(1)),
        combat("CEL", additional_strikes(2)),
    ),
    card(
        101966,
        "Theft of Vitae",
        combat("tha", strikes(STEAL_1)),
        combat("THA", strikes(STEAL_2)),
    ),
    card(
        102215,
        "Roundhouse",
        combat("pot", strikes(hand_strike(2))),
        combat("POT", strikes(hand_strike(3))),
    ),
    card(
        101292,
        "No Trace",
        combat("obf", Move(when=STRIKE, strike=Strike(combat_ends=True), only_at=Range.LONG)),
        combat("OBF", COMBAT_ENDS),
    ),
    card(
        100597,
        "Dust Up",
        combat("ani", strikes(UNDODGEABLE)),
        combat("cel", DODGE_AND_MORE),
        combat("pot", strikes(hand_strike(2))),
    ),
    card(
        100918,
        "Hidden Strength",
        combat("for", prevents(1), Prevent(X), target=AnyX(0, MAX_BLOOD)),
        combat("FOR", prevents(1, press=True), Prevent(X), target=AnyX(0, MAX_BLOOD)),
    ),
)
