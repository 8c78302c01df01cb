"""Equipment and retainers with bonuses for the minion that has them."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    IS_READY,
    RANGE,
    STRIKE,
    UNLOCK,
    VAMPIRE,
    Activity,
    AMinion,
    AtMost,
    Aura,
    Bearer,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    EntersWith,
    Gain,
    If,
    InCombat,
    Lock,
    MinionFilter,
    Move,
    MyTurn,
    OnePerMinion,
    Power,
    Restriction,
    Same,
    StaticBonus,
    Strike,
    Successful,
    The,
    Trait,
    Unlock,
    Until,
    Use,
    card,
    strikes,
)

ONE_VEHICLE = OnePerMinion(trait=Trait.VEHICLE)
ONE_MANEUVER = Move(when=RANGE, maneuver=Use.MUST, once=Until.COMBAT)
RAVNOS = Bearer(MinionFilter(clans=("Ravnos",)))

CARDS = (
    card(101856, "Sport Bike", StaticBonus(Bonus.INTERCEPT, 1), ONE_VEHICLE),
    card(
        100484,
        "D'habi Revenant",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Bearer(MinionFilter(clans=("Baali",))),),
        ),
    ),
    card(100226, "Blow Torch", InCombat(strikes(Strike(damage=1, aggravated=True)))),
    card(
        101781,
        "The Signet of King Saul",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(least=8),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(101018, "Jackie Therman", InCombat(ONE_MANEUVER)),
    card(
        102015,
        "Treasured Samadji",
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(RAVNOS,)),
        InCombat(
            Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT), conditions=(RAVNOS,)
        ),
    ),
    card(
        102237,
        "ECTU Operative",
        InCombat(strikes(Strike(damage=1, ranged=True))),
        InCombat(ONE_MANEUVER),
        CardAction(
            sentence="{minion} acts to burn {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, torpor=True), "any"),
            effects=(BurnCard("target"),),
        ),
    ),
    card(
        100909,
        "Helicopter",
        EntersWith((Lock("this"),)),
        Power(
            sentence="Lock {card}: the acting minion unlocks.",
            at=AFTER_ACTION,
            user="host",
            lock=True,
            conditions=(Same("host", "acting"), Successful()),
            effects=(Unlock(),),
        ),
        ONE_VEHICLE,
        exception="The card locks as it enters play.",
    ),
    card(
        100422,
        "Cooler",
        EntersWith((Gain(4, Blood("this")),)),
        Power(
            sentence="Move 1 blood from {card} to {target}.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(), IS_READY),
            target=The("host", VAMPIRE),
            once=Until.TURN,
            effects=(
                Burn(1, Blood("this")),
                Gain(1, Blood("host")),
                If((AtMost(Blood("this"), 0),), (BurnCard("this"),)),
            ),
        ),
        exception="The card gets its blood as it enters play, and is burned as the last of it "
        "moves.",
    ),
    card(
        100568,
        "Dog Pack",
        Restriction(
            activity=Activity.END_COMBAT, host=False, conditions=(Same("opposing", "host"),)
        ),
    ),
)
