"""Combat cards with several ways of being used, and those that end, continue or follow a combat."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    AIMING,
    ANY_TIME,
    BEFORE_RANGE,
    END_OF_ROUND,
    PRESS,
    RANGE,
    STRIKE,
    AddDelayedTrigger,
    AfterBlock,
    AimStrike,
    AtSuperior,
    Aura,
    Bonus,
    BurnCard,
    CancelledByDiscard,
    CombatEnding,
    ContinueAction,
    DamageFilter,
    DealtMore,
    EquipTarget,
    Gear,
    HandWeapon,
    InCombat,
    InRound,
    Is,
    MinionFilter,
    Move,
    NoStrikeDamage,
    Once,
    OnePerMinion,
    PlayLimit,
    Power,
    PutOn,
    QueueCombat,
    Range,
    Stealth,
    Strike,
    The,
    ToTorpor,
    Type,
    Until,
    Use,
    WearOut,
    at,
    card,
    combat,
    hand_strike,
    modifier,
    prevents,
    strikes,
)

DODGES = strikes(Strike(dodge=True))
MIST = strikes(Strike(combat_ends=True, special=True))
BREAK_GEAR = Strike(destroy=Gear.EQUIPMENT_OR_RETAINER, first=True)
STEAL_2 = Strike(ranged=True, steal_blood=2)
MANEUVER_AND_PRESS = Move(when=RANGE, maneuver=Use.MUST, press=Use.MAY)
ALL = 1000
"""More damage than there ever is."""
STICK = Strike(damage=1, strength=True, melee=True, special=True)
DISARMED = The("opposing", MinionFilter(vampire=True, alone=True))
DISARM = (PutOn(), ToTorpor())
DISARM_MORE = (PutOn(superior=True), ToTorpor())
STRONGER = ((Bonus.STRENGTH, 1, Until.COMBAT),)
PREVENTED_HERE = "prevents with this card"
PREVENT_ONE_EACH_ROUND = AddDelayedTrigger(
    sentence="{minion} prevents 1 damage with {card}.",
    move=prevents(1),
    effects=(Once(PREVENTED_HERE, Until.ROUND, by="this"),),
    once=False,
    until=Until.COMBAT,
)


def close(strike: Strike) -> Move:
    """A strike at close range only, which is no ranged strike whatever it is otherwise."""
    return Move(when=STRIKE, strike=replace(strike, ranged=False), only_at=Range.CLOSE)


CARDS = (
    card(
        100771,
        "Form of Mist",
        combat("pro", DODGES),
        combat(
            "PRO",
            MIST,
            AddDelayedTrigger(
                sentence="{minion} burns 1 blood to go on with the action as though unblocked.",
                at=AFTER_COMBAT,
                conditions=(AfterBlock(),),
                blood=1,
                effects=(ContinueAction(),),
                until=Until.COMBAT,
            ),
        ),
        PlayLimit(per="action", levels=("PRO",)),
    ),
    card(
        101507,
        "Psyche!",
        combat("cel", Move(when=PRESS, press=Use.MUST)),
        combat("CEL", at(END_OF_ROUND), QueueCombat(), conditions=(CombatEnding(),)),
    ),
    card(
        100576,
        "Donnybrook",
        combat("obf", close(BREAK_GEAR)),
        combat("pro", close(hand_strike(aggravated=True))),
        combat("ser", close(STEAL_2)),
    ),
    card(
        101649,
        "Rolling with the Punches",
        combat("for", prevents(1)),
        combat("FOR", prevents(ALL, DamageFilter.STRIKES), NoStrikeDamage(), blood=1),
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
        combat("pot+ser", Move(when=BEFORE_RANGE, changes=STRONGER), PREVENT_ONE_EACH_ROUND),
        combat(
            "POT+SER",
            Move(when=BEFORE_RANGE, changes=STRONGER, press=Use.MAY),
            PREVENT_ONE_EACH_ROUND,
        ),
    ),
    card(
        100392,
        "Concealed Weapon",
        combat("", at(BEFORE_RANGE), EquipTarget(), target=HandWeapon(pool=2, damage=3)),
    ),
    card(
        100549,
        "Disarm",
        combat("pot", at(END_OF_ROUND), *DISARM, conditions=(DealtMore(),), target=DISARMED),
        combat("POT", at(END_OF_ROUND), *DISARM_MORE, conditions=(DealtMore(),), target=DISARMED),
        Aura(bonus=Bonus.STRENGTH, n=-1, host=True),
        Aura(bonus=Bonus.STRENGTH, n=-1, host=True, conditions=(AtSuperior(),)),
        Power(
            sentence="Burn 3 blood to burn {card}.",
            at=ANY_TIME,
            user="host",
            blood=3,
            effects=(BurnCard("this"),),
        ),
    ),
    card(
        102169,
        "Weighted Walking Stick",
        combat(
            "",
            at(BEFORE_RANGE),
            PutOn("user", counters=5, weapon=True),
            conditions=(InRound(1), Is("user", MinionFilter(alone=True))),
        ),
        InCombat(strikes(STICK), (WearOut(),)),
        OnePerMinion(),
    ),
    card(
        101942,
        "Target Vitals",
        combat("", at(AIMING), AimStrike(2, hinders=True)),
        CancelledByDiscard(type=Type.COMBAT),
    ),
)
