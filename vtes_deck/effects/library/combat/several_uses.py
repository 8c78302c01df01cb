"""Combat cards with several uses, and cards that end, continue or follow a combat."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    PRESS,
    PREVENTS_ONE,
    RANGE,
    STRIKE,
    AddDelayedTrigger,
    Bonus,
    DamageFilter,
    Gear,
    GivePress,
    Move,
    PlayLimit,
    Range,
    Stealth,
    Strike,
    Until,
    Use,
    card,
    combat,
    hand_strike,
    modifier,
    prevents,
)

BREAK_GEAR = Strike(destroy=Gear.EQUIPMENT_OR_RETAINER, first=True)
STEAL_2 = Strike(ranged=True, steal_blood=2)
MANEUVER_AND_PRESS = Move(when=RANGE, maneuver=Use.MUST, press=Use.MAY)
STRONGER = ((Bonus.STRENGTH, 1, Until.COMBAT),)


def close(strike: Strike) -> Move:
    """A strike that is only usable at close range and is never a ranged strike."""
    return Move(when=STRIKE, strike=replace(strike, ranged=False), only_at=Range.CLOSE)


CARDS = (
    card(
        100576,
        "Donnybrook",
        combat("obf", close(BREAK_GEAR)),
        combat("pro", close(hand_strike(aggravated=True))),
        combat("ser", close(STEAL_2)),
    ),
    card(
        101588,
        "Rego Motum",
        combat("tha", prevents(2, DamageFilter.STRIKES)),
        combat("THA", prevents(4, DamageFilter.STRIKES)),
        PlayLimit(per="round"),
    ),
    card(
        101610,
        "Resist Earth's Grasp",
        combat("cel", Move(when=PRESS, press=Use.MUST)),
        combat("cel", MANEUVER_AND_PRESS),
        modifier("CEL", Stealth(1)),
    ),
    card(
        102054,
        "Typhonic Beast",
        combat("ser", Move(when=BEFORE_RANGE, changes=STRONGER)),
        combat("pot+ser", Move(when=BEFORE_RANGE, changes=STRONGER), PREVENTS_ONE),
        combat(
            "POT+SER",
            Move(when=BEFORE_RANGE, changes=STRONGER, press=Use.MAY),
            PREVENTS_ONE,
        ),
    ),
    card(
        102225,
        "Form of the Wolf",
        combat("pro", Move(when=BEFORE_RANGE, changes=STRONGER)),
        combat("PRO", Move(when=BEFORE_RANGE, changes=STRONGER), GivePress()),
        PlayLimit(per="combat"),
    ),
    card(
        100145,
        "Bear's Skin",
        combat(
            "ani+pro",
            Move(when=BEFORE_RANGE, changes=((Bonus.STRENGTH, 1, Until.ROUND),)),
            AddDelayedTrigger(
                sentence="{minion} prevents 1 damage with {card}.",
                move=prevents(1),
                until=Until.ROUND,
            ),
        ),
        combat("ANI+PRO", Move(when=BEFORE_RANGE, changes=STRONGER), PREVENTS_ONE),
        PlayLimit(per="combat"),
        exception="Strength and prevention of one sentence are two effects.",
    ),
)
