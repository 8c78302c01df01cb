"""Equipment."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BLOCKING,
    RANGE,
    UNLOCK,
    Aura,
    Between,
    Bonus,
    BurnThis,
    DrawAndTuck,
    EndCombat,
    Gives,
    HostBlocks,
    HostFights,
    HostIs,
    InCombat,
    Intercept,
    Move,
    MyTurn,
    OnlyOne,
    Power,
    Strike,
    TheBlocker,
    Until,
    Use,
    Who,
    card,
    strikes,
)

CARDS = (
    card(
        101114,
        "Living Manse",
        Gives(Bonus.BLEED, 1),
        Power(
            sentence="Burn {card}: the combat ends.",
            at=BEFORE_RANGE,
            user="host",
            needs=(HostFights(),),
            does=(EndCombat(), BurnThis()),
        ),
        OnlyOne(),
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
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, to=Who(level="aus")),
        Power(
            sentence="{target} burns 1 blood to get +1 intercept with {card}.",
            at=BLOCKING,
            user="host",
            needs=(HostBlocks(), HostIs(Who(level="AUS"))),
            aim=TheBlocker(),
            blood=1,
            once=Until.ACTION,
            does=(Intercept(1, target=True),),
        ),
    ),
    card(
        100903,
        "Heart of Nizchetus",
        Power(
            sentence="Draw {n:card} with {card}, then move as many under your library.",
            at=UNLOCK,
            user="host",
            needs=(MyTurn(), HostIs(Who(ready=True))),
            aim=Between(1, 3),
            once=Until.TURN,
            does=(DrawAndTuck(),),
        ),
    ),
)
