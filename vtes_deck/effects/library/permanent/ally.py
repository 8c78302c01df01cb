"""Allies."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    PRESS,
    READY_VAMPIRE,
    STRIKE,
    UNLOCK,
    VAMPIRE,
    Activity,
    AMinion,
    AtMost,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    EnterCombat,
    Gain,
    InCombat,
    Is,
    MinionFilter,
    Move,
    MyTurn,
    Power,
    ReducesDamage,
    Restriction,
    Sect,
    StaticBonus,
    Strike,
    StrikesFirst,
    Unlock,
    Until,
    Use,
    card,
    strikes,
)

READY = MinionFilter(ready=True)
NOT_CAMARILLA = tuple(sect for sect in Sect if sect is not Sect.CAMARILLA)
LARGE_OUTSIDER = MinionFilter(vampire=True, ready=True, locked=True, least=8, sects=NOT_CAMARILLA)
IN_TORPOR = MinionFilter(vampire=True, torpor=True)
SHOOTS = strikes(Strike(damage=1, ranged=True))

CARDS = (
    card(
        101272,
        "Nephandus",
        InCombat(SHOOTS),
        InCombat(Move(when=PRESS, press=Use.MUST, once=Until.COMBAT)),
        CardAction(
            sentence="{minion} acts to burn {target} and gain 1 life.",
            host=True,
            target=AMinion(IN_TORPOR, "any"),
            effects=(BurnCard("target"), Gain(1, Blood())),
        ),
        ReducesDamage(n=1),
    ),
    card(
        101250,
        "Muddled Vampire Hunter",
        StrikesFirst(),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(READY_VAMPIRE, "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        102220,
        "Double Deuce",
        StaticBonus(Bonus.STEALTH, 1),
        Power(
            sentence="{card} gains 1 life.",
            at=UNLOCK,
            conditions=(MyTurn(), AtMost(Blood(), 2)),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood()),),
        ),
    ),
    card(
        100298,
        "Carlton Van Wyk",
        InCombat(SHOOTS, words="strike: 1R damage"),
        InCombat(
            Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT),
            words="strike: dodge",
        ),
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(Is("acting", VAMPIRE),)),
        Power(
            sentence="Burn {card} to burn {target}.",
            at=DISCARD_EFFECTS,
            conditions=(MyTurn(), Is("host", READY)),
            target=AMinion(MinionFilter(vampire=True, diablerist=True), "any"),
            effects=(BurnCard("this"), BurnCard("target")),
        ),
        exception="Only a ready ally has a discard phase ability, which its text leaves to "
        "the rules.",
    ),
    card(
        101261,
        "Mylan Horseed",
        InCombat(Move(when=STRIKE, strike=Strike(dodge=True), once=Until.COMBAT)),
        CardAction(
            sentence="{minion} acts to unlock {target}.",
            host=True,
            stealth=1,
            target=AMinion(LARGE_OUTSIDER, "any"),
            effects=(Unlock("target"),),
        ),
        Restriction(activity=Activity.BLOCK, conditions=(Is("acting", VAMPIRE),)),
    ),
)
