"""Tzimisce of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RESOLUTION,
    IS_READY,
    NON_COMBAT,
    PRESS,
    ROUND,
    STRIKE,
    UNLOCK,
    ACard,
    Activity,
    AggravatedHands,
    AMinion,
    Aura,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    CombatFromBlock,
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
    MoveCards,
    MyTurn,
    Pool,
    Power,
    Restriction,
    Same,
    Strike,
    Trait,
    Trigger,
    Type,
    Until,
    Use,
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
    card(200671, "Jane Sims", Discount(blood=-1, types=NON_COMBAT)),
    card(
        200716,
        "John Paleologus",
        Power(
            sentence="{card} burns 2 blood: your prey burns 1 pool.",
            at=UNLOCK,
            blood=2,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(Burn(1, Pool("prey")),),
        ),
    ),
    card(
        200766,
        "Kazimir Savostin",
        Trigger(
            on=ROUND,
            conditions=(HostFights(), InRound(1), Same("host", "blocker"), CombatFromBlock()),
            effects=(GivePress(who="host"),),
        ),
    ),
    card(
        201516,
        "Lady Vadislava",
        Power(
            sentence="{card}: burn 1 blood: damage from hand strikes is aggravated this round.",
            at=BEFORE_RESOLUTION,
            blood=1,
            once=Until.ROUND,
            conditions=(HostFights(),),
            effects=(AggravatedHands(),),
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
    card(
        200844,
        "Little Tailor of Prague",
        Discount(
            pool=1,
            blood=1,
            types=(Type.ALLY, Type.RETAINER),
            clan="Tzimisce",
            discipline="vic",
            either=True,
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
        201519,
        "Rurik Rakoczy",
        Trigger(on=ROUND, conditions=(HostFights(), InRound(1)), effects=(GivePress(who="host"),)),
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(
                Control(AMinion(MinionFilter(ready=True, name="Ludmijla Rakoczy"), "any")),
            ),
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
    card(
        201434,
        "Velya, The Flayer",
        InCombat(
            Move(when=PRESS, press=Use.MUST, once=Until.COMBAT),
            first=(
                MoveCards(
                    ACard(Zone.HAND, discipline="aus"), Zone.ASH_HEAP, how="chosen", due=True
                ),
            ),
        ),
    ),
)
