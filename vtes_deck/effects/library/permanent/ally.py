"""Allies."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    PRESS,
    STRIKE,
    UNLOCK,
    VAMPIRE,
    AMinion,
    AtMost,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    Gain,
    InCombat,
    Is,
    MinionFilter,
    Move,
    MyTurn,
    Power,
    ReducesDamage,
    StaticBonus,
    Strike,
    Until,
    Use,
    card,
    strikes,
)

READY = MinionFilter(ready=True)
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
)
