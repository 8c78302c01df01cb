"""Equipment."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BLOCKING,
    MASTER_BEGINS,
    RANGE,
    VAMPIRE,
    ACard,
    Aura,
    Bearer,
    Blood,
    Bonus,
    BurnCard,
    CardAction,
    EndCombat,
    Gain,
    HasDiscipline,
    HostFights,
    InCombat,
    Intercept,
    Is,
    MinionFilter,
    Move,
    MoveCards,
    OnePerMinion,
    Power,
    Same,
    Strike,
    The,
    Trigger,
    Until,
    Use,
    Zone,
    card,
    strikes,
)

VAMPIRE_IN_HEAP = ACard(Zone.ASH_HEAP, vampire=True)
CARD_IN_HEAP = ACard(Zone.ASH_HEAP, crypt=False)

CARDS = (
    card(
        101114,
        "Living Manse",
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(Bearer(VAMPIRE),)),
        Power(
            sentence="Burn {card}: the combat ends.",
            at=BEFORE_RANGE,
            user="host",
            conditions=(HostFights(), Bearer(VAMPIRE)),
            effects=(EndCombat(), BurnCard("this")),
        ),
        OnePerMinion(),
    ),
    card(
        101345,
        "Palatial Estate",
        Trigger(
            on=MASTER_BEGINS,
            mine=True,
            conditions=(Bearer(VAMPIRE),),
            effects=(Gain(1, Blood("host")),),
        ),
        exception="The vampire gains the blood as the master phase begins.",
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
        100591,
        "Drum of Xipe Totec",
        HasDiscipline("CEL"),
        InCombat(
            Move(when=RANGE, maneuver=Use.MUST, once=Until.COMBAT),
            conditions=(Bearer(VAMPIRE),),
        ),
    ),
    card(
        100325,
        "Changeling Skin Mask",
        HasDiscipline("OBF"),
        Power(
            sentence="Burn {card} to get +2 intercept.",
            at=BLOCKING,
            user="host",
            conditions=(Same("host", "blocking"), Bearer(VAMPIRE)),
            effects=(Intercept(2, "host"), BurnCard("this")),
        ),
        exception="The kind of the bearer is a condition, and the burned card is its cost.",
    ),
    card(
        100882,
        "Hand of Conrad",
        HasDiscipline("POT"),
        CardAction(
            sentence="{minion} acts to move {target} to the uncontrolled region.",
            host=True,
            who=VAMPIRE,
            target=VAMPIRE_IN_HEAP,
            effects=(MoveCards(VAMPIRE_IN_HEAP, Zone.UNCONTROLLED, how="target"),),
        ),
    ),
    card(
        101681,
        "The Sargon Fragment",
        HasDiscipline("NEC"),
        CardAction(
            sentence="{minion} acts to move {target} to the hand.",
            host=True,
            who=VAMPIRE,
            target=CARD_IN_HEAP,
            effects=(MoveCards(CARD_IN_HEAP, Zone.HAND, how="target"),),
            blood=1,
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
