"""Tzimisce of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RESOLUTION,
    ROUND,
    STRIKE,
    ACard,
    Activity,
    AggravatedHands,
    AMinion,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    Control,
    Discount,
    EnterCombat,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    Is,
    MinionFilter,
    Move,
    Power,
    Restriction,
    Same,
    Strike,
    Trait,
    Trigger,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200325,
        "Darvag, The Butcher of Rus",
        CardAction(
            sentence="{minion} acts to burn {target}.",
            effects=(BurnCard("target"),),
            host=True,
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
        ),
    ),
    card(
        200805,
        "Lady Zara Slatikov",
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True, clans=("Baali",)), "others"),
        ),
    ),
    card(
        200807,
        "Laika",
        InCombat(Move(when=STRIKE, strike=Strike(damage=2, ranged=True), blood=1)),
    ),
    card(
        200810,
        "Lambach",
        Power(
            sentence="{card}: burn 1 blood: damage from hand strikes is aggravated this round.",
            at=BEFORE_RESOLUTION,
            effects=(AggravatedHands(),),
            conditions=(HostFights(),),
            blood=1,
            once=Until.COMBAT,
        ),
    ),
    card(200879, "Ludmijla Rakoczy", Discount(blood=1, discipline="ani")),
    card(200980, "Meshenka", Discount(blood=1, discipline="vic")),
    card(
        201191,
        "Righteous Endeavor",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(trait=Trait.INFERNAL)),),
        ),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(trait=Trait.INFERNAL)),),
        ),
    ),
    card(
        201270,
        "Sha-Ennu",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(most=3),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201315,
        "Stephen Bateson",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Tremere",)), "bled")),),
        ),
    ),
    card(
        201319,
        "Stravinsky",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(
                Control(
                    AMinion(MinionFilter(ready=True, younger=True, clans=("Tzimisce",)), "bled"),
                ),
            ),
        ),
    ),
)
