"""Allies."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    PRESS,
    STRIKE,
    UNLOCK,
    VAMPIRE,
    ActsAtOnce,
    AMinion,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    CopyReturns,
    Diablerists,
    EntersWith,
    FewerCopies,
    Gain,
    HeapHas,
    InCombat,
    Is,
    MinionFilter,
    Move,
    MyTurn,
    PlaysAsVampire,
    Power,
    ReducesDamage,
    RemoveFromHeap,
    Strike,
    UnlockRecruiter,
    Until,
    Use,
    card,
    strikes,
)

READY = MinionFilter(ready=True)
READY_HARBINGER = MinionFilter(unique=True, ready=True, clans=("Harbinger of Skulls",))
IN_TORPOR = MinionFilter(vampire=True, torpor=True)
SHOOTS = strikes(Strike(damage=1, ranged=True))

CARDS = (
    card(
        102296,
        "Spectral Servitor",
        ActsAtOnce(),
        EntersWith((PlaysAsVampire("obl"), UnlockRecruiter())),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(BurnCard("this"),),
        ),
        Power(
            sentence="Burn 1 pool to keep {card}.",
            at=UNLOCK,
            conditions=(MyTurn(), AtSuperior()),
            pool=1,
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(),
        ),
    ),
    card(
        100634,
        "Emerald Legionnaire",
        Power(
            sentence="Remove 7 cards of your ash heap from the game: another {card} returns.",
            at=UNLOCK,
            conditions=(
                MyTurn(),
                Is("host", READY),
                FewerCopies(READY_HARBINGER),
                HeapHas(least=7, copy=True),
            ),
            once=Until.TURN,
            effects=(RemoveFromHeap(n=7, but_copy=True), CopyReturns()),
        ),
    ),
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
            target=Diablerists(),
            effects=(BurnCard("this"), BurnCard("target")),
        ),
    ),
)
