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
    BurnCard,
    DrawAndReturn,
    EndCombat,
    HostFights,
    InCombat,
    Intercept,
    Is,
    MinionFilter,
    Move,
    MyTurn,
    OnePerMinion,
    Power,
    Same,
    StaticBonus,
    Strike,
    The,
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
            effects=(EndCombat(), BurnCard("this")),
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
            conditions=(Same("host", "blocking"), Is("host", MinionFilter(level="AUS"))),
            target=The("blocking"),
            blood=1,
            once=Until.ACTION,
            effects=(Intercept(1, "target"),),
        ),
    ),
    card(
        100903,
        "Heart of Nizchetus",
        Power(
            sentence="Draw {n:card} with {card}, then move as many under your library.",
            at=UNLOCK,
            user="host",
            conditions=(MyTurn(), Is("host", MinionFilter(ready=True))),
            target=AnyX(1, 3),
            once=Until.TURN,
            effects=(DrawAndReturn(),),
        ),
    ),
)
