"""Equipment."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BLOCKING,
    RANGE,
    UNLOCK,
    AnyX,
    Aura,
    Bonus,
    BurnThis,
    DrawAndReturn,
    EndCombat,
    HostBlocks,
    HostFights,
    HostIs,
    InCombat,
    Intercept,
    MinionFilter,
    Move,
    MyTurn,
    OnePerMinion,
    Power,
    StaticBonus,
    Strike,
    TheBlocker,
    Until,
    Use,
    card,
    strikes,
)

CARDS = (
    card(
        101114,
        "Living Manse",
        StaticBonus(Bonus.BLEED, 1),
        Power(
            sentence="Burn {card}: the combat ends.",
            at=BEFORE_RANGE,
            user="host",
            conditions=(HostFights(),),
            effects=(EndCombat(), BurnThis()),
        ),
        OnePerMinion(),
    ),
    card(
        100001,
        ".44 Magnum",
        InCombat(strikes(Strike(damage=2, ranged=True))),
        InCombat(
            Move(
                when=RANGE,
                strike=Strike(damage=2, ranged=True),
                maneuver=Use.MAY,
                once=Until.COMBAT,
            )
        ),
    ),
    card(
        101014,
        "Ivory Bow",
        InCombat(strikes(Strike(damage=1, ranged=True, aggravated=True))),
    ),
    card(
        100243,
        "Bowl of Convergence",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, to=MinionFilter(level="aus")),
        Power(
            sentence="{target} burns 1 blood to get +1 intercept with {card}.",
            at=BLOCKING,
            user="host",
            conditions=(HostBlocks(), HostIs(MinionFilter(level="AUS"))),
            target=TheBlocker(),
            blood=1,
            once=Until.ACTION,
            effects=(Intercept(1, target=True),),
        ),
    ),
    card(
        100903,
        "Heart of Nizchetus",
        Power(
            sentence="Draw {n:card} with {card}, then move as many under your library.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(), HostIs(MinionFilter(ready=True))),
            target=AnyX(1, 3),
            once=Until.TURN,
            effects=(DrawAndReturn(),),
        ),
    ),
)
