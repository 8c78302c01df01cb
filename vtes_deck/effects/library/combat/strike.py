"""Combat cards that are a strike, or a strike at one level and a move at another."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BEFORE_RESOLUTION,
    MANEUVER,
    PRESS,
    PRESSES,
    STRIKE,
    AggravatedHands,
    Bonus,
    DamageFilter,
    DelayedReplacement,
    Gear,
    InRound,
    Move,
    Not,
    PlayLimit,
    Range,
    Stealth,
    Strike,
    Unlock,
    Until,
    Use,
    additional_strikes,
    at,
    card,
    combat,
    modifier,
    prevents,
    strikes,
)

DODGES = strikes(Strike(dodge=True))
DODGES_AND_MORE = Move(when=STRIKE, strike=Strike(dodge=True), additional=1)
ENDS = strikes(Strike(combat_ends=True))
PRESS_ON = Move(when=PRESS, press=Use.MUST, press_only="continue")
PRESS_TO_END = Move(when=PRESS, press=Use.MUST, press_only="end")
DODGES_TWICE = Move(
    when=STRIKE,
    strike=Strike(dodge=True),
    additional=1,
    additional_strike=Strike(dodge=True),
)
DODGES_AND_BREAKS = Move(
    when=STRIKE,
    strike=Strike(dodge=True),
    additional=1,
    additional_strike=Strike(ranged=True, destroy=Gear.WEAPON),
)
STRONGER = ((Bonus.STRENGTH, 1, Until.COMBAT),)
STEAL_1 = Strike(steal_blood=1)
LATER = (Not(InRound(1)),)


def bolt(damage: int, *, aggravated: bool = False) -> Strike:
    """A strike with ranged damage."""
    return Strike(damage=damage, ranged=True, aggravated=aggravated)


EARTHSHOCK = Strike(strength=True, ranged=True, undodgeable=True, grounded=True)

CARDS = (
    card(
        100604,
        "Earthshock",
        combat("pot", strikes(EARTHSHOCK)),
        combat("POT", strikes(replace(EARTHSHOCK, damage=1))),
    ),
    card(
        100230,
        "Body Flare",
        combat("pro", strikes(Strike(damage=2, aggravated=True))),
        combat("PRO", strikes(bolt(2, aggravated=True))),
    ),
    card(
        101482,
        "Preternatural Evasion",
        combat("cel", DODGES),
        combat("CEL", ENDS, blood=1),
    ),
    card(
        100741,
        "Flames of the Netherworld",
        combat(
            "tha",
            Move(when=STRIKE, strike=bolt(1, aggravated=True), only_at=Range.LONG),
            blood=1,
        ),
        combat("dai", strikes(Strike(damage=1, aggravated=True))),
        combat("DAI", strikes(bolt(1, aggravated=True))),
    ),
    card(
        100582,
        "Drain Essence",
        combat("tha", strikes(Strike(ranged=True, steal_blood=2)), conditions=LATER),
        combat("THA", strikes(Strike(ranged=True, steal_blood=4)), conditions=LATER),
    ),
    card(
        102342,
        "Swift Cover",
        combat("cel", DODGES),
        combat("obf", DODGES),
        modifier("CEL", Stealth(1)),
        modifier("OBF", Stealth(1)),
    ),
    card(101859, "Staredown", combat("pre", DODGES), combat("PRE", ENDS)),
    card(
        101982,
        "Thrown Gate",
        combat("pot", strikes(bolt(1), maneuver=True)),
        combat("POT", strikes(bolt(2), maneuver=True)),
    ),
    card(
        101983,
        "Thrown Sewer Lid",
        combat("pot", Move(when=STRIKE, strike=bolt(3), only_at=Range.LONG)),
        combat("POT", Move(when=STRIKE, strike=bolt(3), only_at=Range.LONG, press=Use.MAY)),
    ),
    card(
        102139,
        "Walk of Flame",
        combat("tha", strikes(bolt(1, aggravated=True)), conditions=LATER),
        combat("THA", strikes(bolt(2, aggravated=True)), conditions=LATER),
    ),
    card(
        100704,
        "Fast Hands",
        combat("cel", strikes(Strike(steal=Gear.WEAPON))),
        combat("CEL", strikes(Strike(steal=Gear.WEAPON, first=True))),
    ),
    card(
        102224,
        "Form of the Cobra",
        combat("pro", strikes(STEAL_1)),
        modifier("PRO", Stealth(1, ahead=True), at=AS_ANNOUNCED),
    ),
    card(
        102190,
        "Wolf Claws",
        combat("pro", at(BEFORE_RESOLUTION), AggravatedHands()),
        combat("PRO", PRESSES),
    ),
    card(101246, "Movement of the Mind", combat("tha", PRESS_TO_END), combat("THA", MANEUVER)),
    card(
        100020, "Acrobatics", combat("cel", additional_strikes(1)), combat("CEL", DODGES_AND_MORE)
    ),
    card(
        102275,
        "Arms of Ahriman",
        combat("obl", additional_strikes(1)),
        combat("OBL", DODGES_AND_MORE),
    ),
    card(
        100149,
        "Behind You!",
        combat("obf", MANEUVER, conditions=(InRound(1),)),
        combat("OBF", DODGES, conditions=(InRound(1),)),
    ),
    card(100772, "Form of the Ghost", combat("pro", MANEUVER), combat("PRO", PRESSES)),
    card(100567, "Dodge", combat("", DODGES), DelayedReplacement(Until.COMBAT)),
    card(100244, "Boxed In", combat("", PRESSES), DelayedReplacement(Until.COMBAT)),
    card(101791, "Skin of Rock", combat("for", prevents(1)), combat("FOR", prevents(2))),
    card(
        101876,
        "Stonestrength",
        combat("tha", PRESS_ON),
        combat("vis", PRESSES),
        combat("vis", prevents(1)),
        combat("VIS", prevents(2)),
    ),
    card(
        101817,
        "Soak",
        combat("for", prevents(2, DamageFilter.ORDINARY)),
        combat("FOR", prevents(4, DamageFilter.ORDINARY)),
        PlayLimit(per="round"),
    ),
    card(
        101196,
        "Meld with the Land",
        combat("vic", strikes(Strike(combat_ends=True, special=True)), Unlock("opposing")),
        combat("VIC", ENDS),
    ),
    card(
        100834,
        "Glancing Blow",
        combat("", prevents(1, DamageFilter.STRIKES)),
        DelayedReplacement(Until.UNLOCK),
    ),
    card(102266, "Voracious Vermin", combat("ani", DODGES), combat("ANI", DODGES_AND_BREAKS)),
    card(102185, "Wind Dance", combat("tha", DODGES), combat("THA", DODGES_TWICE)),
)
