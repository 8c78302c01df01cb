"""Combat cards that mainly give a strike, a maneuver, a press or prevention."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BLOCKING,
    COMBAT_OVER,
    PRESS,
    RANGE,
    AddDelayedTrigger,
    BurnCard,
    CombatQueued,
    DelayedReplacement,
    Gear,
    Move,
    Not,
    PlayLimit,
    Power,
    Preventable,
    PutOn,
    Same,
    Stealth,
    Strike,
    Until,
    Use,
    additional_strikes,
    card,
    combat,
    modifier,
    named,
    prevents,
    strikes,
)

DODGES = strikes(Strike(dodge=True))
ENDS = strikes(Strike(combat_ends=True))
ENDS_AND_STAYS = strikes(Strike(combat_ends=True, special=True))
MANEUVERS = Move(when=RANGE, maneuver=Use.MUST)
PRESSES = Move(when=PRESS, press=Use.MUST)
MANEUVER_AND_PRESS = Move(when=RANGE, maneuver=Use.MUST, press=Use.MAY)
BREAK_FROM_AFAR = Strike(ranged=True, destroy=Gear.EQUIPMENT, first=True)
TWO_DAMAGE = Move(when=BEFORE_RANGE, inflicts=2)


CARDS = (
    card(
        100744,
        "Flash",
        combat("cel", MANEUVERS),
        combat("cel", PRESSES),
        combat("CEL", MANEUVER_AND_PRESS),
    ),
    card(
        101338,
        "Outside the Hourglass",
        combat("obf", DODGES),
        named("maneuver", combat("tem", MANEUVERS)),
        named("strike: dodge", combat("tem", strikes(Strike(dodge=True), maneuver=True))),
        combat("TEM", TWO_DAMAGE),
        PlayLimit(per="round", levels=("TEM",)),
    ),
    card(
        101779,
        "Sideslip",
        combat("cel", DODGES),
        combat("CEL", prevents(1)),
        PlayLimit(per="round", levels=("CEL",)),
    ),
    card(
        101852,
        "Spiritual Intervention",
        combat("nec", DODGES),
        combat("NEC", ENDS),
    ),
    card(
        100973,
        "Indomitability",
        combat("for", prevents(1)),
        combat("FOR", PRESSES),
        combat("FOR", prevents(1, press=True)),
    ),
    card(
        102071,
        "Unflinching Persistence",
        combat("for", prevents(1)),
        combat(
            "FOR",
            MANEUVERS,
            AddDelayedTrigger(
                sentence="{minion} prevents 1 damage with {card}.",
                move=prevents(1),
                conditions=(Preventable(),),
                until=Until.ROUND,
            ),
        ),
    ),
    card(
        100693,
        "Fake Out",
        combat("", MANEUVERS),
        DelayedReplacement(Until.COMBAT),
    ),
    card(
        100077,
        "Apportation",
        combat("tha", Move(when=PRESS, press=Use.MUST, press_only="continue")),
        combat("THA", MANEUVERS),
    ),
    card(
        101778,
        "Side Strike",
        combat("cel", DODGES),
        combat("CEL", additional_strikes(1)),
    ),
    card(
        100290,
        "Canine Horde",
        combat("ani", strikes(Strike(damage=1, ranged=True))),
        combat("ANI", strikes(BREAK_FROM_AFAR)),
    ),
    card(
        101542,
        "Rapid Change",
        modifier("pro", Stealth(1)),
        combat("PRO", ENDS),
    ),
    card(
        101402,
        "Plasmic Form",
        modifier("vic", Stealth(1)),
        combat("VIC", DODGES),
    ),
    card(
        100524,
        "Deny",
        combat("dem", PRESSES),
        modifier("DEM", Stealth(1)),
    ),
    card(
        102279,
        "Pass Through Shadow",
        combat("obl", ENDS),
        combat(
            "OBL",
            ENDS_AND_STAYS,
            AddDelayedTrigger(
                on=COMBAT_OVER,
                conditions=(Not(CombatQueued()),),
                effects=(PutOn("user"),),
                until=Until.COMBAT,
            ),
        ),
        Power(
            sentence="Burn {card}: the acting vampire gets +1 stealth.",
            at=BLOCKING,
            user="host",
            conditions=(Same("host", "acting"),),
            effects=(Stealth(1), BurnCard("this")),
        ),
    ),
)
