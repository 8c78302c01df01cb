"""Equipment."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BLOCKING,
    RANGE,
    Aura,
    Bonus,
    BurnCard,
    EndCombat,
    HostFights,
    InCombat,
    Intercept,
    Is,
    MinionFilter,
    Move,
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
        exception="The two levels of the Discipline are conditions of two abilities.",
    ),
)
