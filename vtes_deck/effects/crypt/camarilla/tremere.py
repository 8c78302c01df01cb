"""Tremere of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    BLOCKING,
    DISCARD,
    DISCARD_EFFECTS,
    DISCARD_TARGET,
    DURING_ACTION,
    IS_MERGED,
    IS_READY,
    POLLING,
    ROUND,
    STRIKE,
    UNLOCK,
    VAMPIRE,
    ACard,
    Activity,
    AMinion,
    AnyX,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    Control,
    Count,
    Discount,
    Gain,
    Gets,
    GivePress,
    HostFights,
    InCombat,
    InPhase,
    InRound,
    Intercept,
    Is,
    Lock,
    MinionFilter,
    MoreBleed,
    Move,
    MoveCards,
    MoveCounters,
    MyTurn,
    Not,
    Phase,
    Pool,
    Power,
    Restriction,
    Same,
    Stealth,
    Strike,
    Title,
    Trigger,
    Type,
    Unlock,
    Until,
    X,
    Zone,
    card,
)

TREMERE = ("Tremere", "Tremere antitribu")
MY_MINION_PHASE = (MyTurn(), InPhase(Phase.MINION))

CARDS = (
    card(
        200025,
        "Aidan Lyle",
        Trigger(on=ROUND, conditions=(HostFights(), InRound(1)), effects=(GivePress(who="host"),)),
    ),
    card(
        200031,
        "Aisling Sturbridge",
        Restriction(
            activity=Activity.BLOCK,
            host=False,
            who=MinionFilter(younger=True, clans=("Tremere",)),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        200412,
        "Elisabetta Romano",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Ministry",)), "bled")),),
        ),
    ),
    card(201017, "Muaziz, Archon of Ulugh Beg", Restriction(activity=Activity.BE_HUNTED)),
    card(
        201637,
        "Ayse Dhanial",
        Power(
            sentence="Add 1 blood to {card}.",
            at=DISCARD,
            conditions=(IS_READY,),
            effects=(Gain(1, Blood()),),
        ),
    ),
    card(
        200210,
        "Blythe Candeleria",
        Aura(
            bonus=Bonus.STRENGTH,
            n=-1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Malkavian",))),),
        ),
    ),
    card(
        200248,
        "Carna, The Princess Witch",
        Power(
            sentence="{card} burns {target} to gain 2 blood.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            target=ACard(Zone.IN_PLAY, (Type.RETAINER,), "mine", on="host"),
            effects=(BurnCard("target"), Gain(2, Blood())),
        ),
    ),
    card(
        200377,
        "Dr. John Dee",
        Restriction(
            activity=Activity.END_COMBAT,
            host=False,
            who=MinionFilter(clans=("Ventrue",)),
            conditions=(Same("opposing", "host"),),
        ),
        Power(
            sentence="Discard {target}: {card} gets +2 votes.",
            at=POLLING,
            once=Until.REFERENDUM,
            target=ACard(Zone.HAND, discipline="tha"),
            effects=(DISCARD_TARGET, Gets(Bonus.VOTES, 2, Until.REFERENDUM)),
        ),
    ),
    card(
        200489,
        "Gabrielle di Righetti",
        CardAction(
            sentence="{minion} acts to steal 2 blood from {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(ready=True, another=True), "any"),
            effects=(MoveCounters(2, Blood("target"), Blood()),),
        ),
    ),
    card(
        200508,
        "Gerald Windham",
        Aura(
            bonus=Bonus.VOTES,
            n=Count(AMinion(MinionFilter(ready=True, titled=True), "others")),
            host=True,
            conditions=(Is("host", MinionFilter(untitled=True)),),
        ),
    ),
    card(
        200856,
        "Lord Tremere",
        Discount(blood=1, discipline="tha"),
        Power(
            sentence="{card} locks {target}.",
            at=ANY_TIME,
            conditions=MY_MINION_PHASE,
            once=Until.TURN,
            key="lord",
            target=AMinion(
                MinionFilter(ready=True, locked=False, another=True, clans=TREMERE), "any"
            ),
            effects=(Lock("target"),),
        ),
        Power(
            sentence="{card} unlocks {target}.",
            at=ANY_TIME,
            conditions=MY_MINION_PHASE,
            once=Until.TURN,
            key="lord",
            target=AMinion(
                MinionFilter(ready=True, locked=True, another=True, clans=TREMERE), "any"
            ),
            effects=(Unlock("target"),),
        ),
    ),
    card(
        200943,
        "Martin Franckel",
        Aura(
            bonus=Bonus.BLEED,
            n=-1,
            host=True,
            conditions=(
                AtBleed(),
                Not(
                    Control(
                        AMinion(
                            MinionFilter(ready=True, clans=("Tremere", "Tremere antitribu")), "bled"
                        )
                    )
                ),
            ),
        ),
    ),
    card(
        200999,
        "Mistress Fanchon",
        CardAction(
            sentence="{minion} acts to look for a minion card.",
            host=True,
            stealth=1,
            effects=(MoveCards(ACard(Zone.LIBRARY, minion_card=True), Zone.HAND, how="chosen"),),
        ),
    ),
    card(
        201076,
        "Oliver Thrace",
        Restriction(
            activity=Activity.END_COMBAT,
            host=False,
            who=VAMPIRE,
            conditions=(Same("opposing", "host"),),
        ),
        Power(
            sentence="Discard {target}: {card} gets +1 bleed.",
            at=DURING_ACTION,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            target=ACard(Zone.HAND, discipline="tha"),
            effects=(DISCARD_TARGET, MoreBleed(1, limited=False)),
        ),
    ),
    card(
        201125,
        "Pieter van Dorn",
        CardAction(
            sentence="{minion} acts to burn 1 blood from {target}.",
            effects=(Burn(1, Blood("target")),),
            host=True,
            target=AMinion(MinionFilter(ready=True, clans=("Tremere",)), "any"),
        ),
    ),
    card(
        201133,
        "Preston Varrick",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(vampire=False, ready=True), "bled")),),
        ),
    ),
    card(
        201171,
        "Rebekka, Chantry Elder of Munich",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Malkavian",)), "bled")),),
        ),
    ),
    card(
        201213,
        "Rutor",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=MinionFilter(clans=("Tzimisce",)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201217,
        "Sabine Lafitte",
        Power(
            sentence="Move 1 blood from {card} to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(clans=("Tremere",)), "any"),
            effects=(MoveCounters(1, Blood("host"), Blood("target")),),
        ),
    ),
    card(
        201470,
        "William Thorbecke",
        Power(
            sentence="{card}: burn 2 blood and unlock {target}.",
            at=DISCARD_EFFECTS,
            effects=(Unlock("target"),),
            target=AMinion(MinionFilter(locked=True)),
            blood=2,
            once=Until.TURN,
        ),
    ),
    card(
        201623,
        "Abraham DuSable",
        Power(
            sentence="Discard {target}: {card} gets +1 intercept.",
            at=BLOCKING,
            once=Until.ACTION,
            key="abraham",
            conditions=(Same("host", "blocking"),),
            target=ACard(Zone.HAND, discipline="tha"),
            effects=(DISCARD_TARGET, Intercept(1, "host")),
        ),
        Power(
            sentence="Discard {target}: {card} gets +1 stealth.",
            at=BLOCKING,
            once=Until.ACTION,
            key="abraham",
            conditions=(Same("host", "acting"),),
            target=ACard(Zone.HAND, discipline="tha"),
            effects=(DISCARD_TARGET, Stealth(1)),
        ),
    ),
    card(
        200440,
        "Etrius",
        CardAction(
            sentence="{minion} acts to steal {n} blood from {target}.",
            host=True,
            stealth=1,
            target=AnyX(1, 3, AMinion(MinionFilter(another=True, clans=("Tremere",)), "any")),
            effects=(MoveCounters(X, Blood("target"), Blood()),),
        ),
    ),
    card(
        200078,
        "Anastasz di Zagreb",
        Aura(
            bonus=Bonus.VOTES,
            n=-1,
            host=True,
            conditions=(
                Is("host", MinionFilter(titles=(Title.JUSTICAR,))),
                Control(
                    AMinion(MinionFilter(ready=True, another=True, titles=(Title.JUSTICAR,)), "any")
                ),
            ),
        ),
        InCombat(Move(when=STRIKE, strike=Strike(steal_blood=1, ranged=True))),
    ),
    card(
        200279,
        "Claudio Severino",
        Power(
            sentence="Discard {target}: gain 1 pool.",
            at=DISCARD,
            conditions=(IS_READY,),
            target=ACard(Zone.HAND, discipline="tha"),
            effects=(DISCARD_TARGET, Gain(1, Pool())),
        ),
        Power(
            sentence="{card} burns 1 blood: +1 stealth.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(IS_MERGED, Same("host", "acting")),
            effects=(Stealth(1),),
        ),
    ),
    card(
        200894,
        "MacAlister Marshall",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            to=MinionFilter(clans=("Tremere",)),
            whose="any",
            others=True,
            conditions=(Same("aimed", "host"),),
        ),
    ),
)
