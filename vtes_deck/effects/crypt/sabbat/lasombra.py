"""Lasombra of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    DISCARD_EFFECTS,
    DURING_ACTION,
    IS_MERGED,
    IS_READY,
    RANGE,
    ROUND,
    STRIKE,
    ACard,
    ActionSurcharge,
    ActionWas,
    Activity,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    CardAction,
    Choose,
    Control,
    Discount,
    EnterCombat,
    EntersWith,
    GivePress,
    HostFights,
    If,
    InCombat,
    InPhase,
    InRound,
    Is,
    MinionFilter,
    MoreBleed,
    Move,
    MoveCounters,
    MyTurn,
    Not,
    Phase,
    Power,
    Restriction,
    Same,
    Sect,
    Stealth,
    Strike,
    Title,
    Toll,
    Trait,
    Trigger,
    Type,
    Unlock,
    Until,
    Use,
    Zone,
    card,
    strikes,
)

CARDS = (
    card(
        201734,
        "Abderrahim, Death's Hand",
        Power(
            sentence="{card} burns 1 blood: the acting minion gets +1 stealth.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(
                Is(
                    "acting",
                    MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True)),
                    "mine",
                ),
            ),
            effects=(Stealth(1),),
        ),
    ),
    card(
        200114,
        "Antón de Concepción",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT), conditions=(InRound(1),)),
    ),
    card(200150, "Aurora Van Brande, Paladin", InCombat(strikes(Strike(damage=1, ranged=True)))),
    card(
        201513,
        "Charles Delmare",
        Trigger(on=ROUND, conditions=(HostFights(), InRound(1)), effects=(GivePress(who="host"),)),
    ),
    card(
        200288,
        "Conrad Adoula",
        Discount(
            blood=-1,
            types=(Type.REACTION,),
            whose="any",
            to=MinionFilter(vampire=True, younger=True),
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201747,
        "Damian",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, titles=(Title.CARDINAL,)))),),
        ),
    ),
    card(200378, "Dr. Julius Sutphen", Toll(n=1, who=MinionFilter(vampire=True, younger=True))),
    card(
        200476,
        "Francisco Domingo de Polonia",
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.TURN,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(200589, "Henri Lavenant", Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(HostFights(),))),
    card(
        200842,
        "Lisette Vizquel",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(ActionWas("diablerise"),)),
    ),
    card(
        201517,
        "Lord Leopold Valdemar",
        InCombat(Move(when=STRIKE, strike=Strike(steal_blood=2, ranged=True))),
    ),
    card(
        200867,
        "Luca Italicus",
        InCombat(
            Move(when=STRIKE, strike=Strike(damage=2, ranged=True), once=Until.ROUND),
            conditions=(Not(InRound(1)),),
        ),
    ),
    card(
        201104,
        "Paulo de Castille",
        EntersWith(
            (
                If(
                    (MyTurn(), InPhase(Phase.INFLUENCE)),
                    (
                        Choose(
                            ACard(Zone.UNCONTROLLED, clans=("Lasombra",)),
                            (MoveCounters(1, Blood("this"), Blood("target")),),
                            optional=True,
                        ),
                    ),
                ),
            )
        ),
    ),
    card(
        201247,
        "Saul Meira",
        Power(
            sentence="{card} burns 1 blood to unlock {target}.",
            at=DISCARD_EFFECTS,
            effects=(Unlock("target"),),
            target=AMinion(
                MinionFilter(
                    vampire=True,
                    ready=True,
                    locked=True,
                    another=True,
                    trait=Trait.BLACK_HAND,
                ),
                "any",
            ),
            blood=1,
            once=Until.TURN,
        ),
    ),
    card(
        201452,
        "Virginie, Prodigy",
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(
        200916,
        "Marcus Vitel",
        CardAction(
            sentence="{minion} acts to enter combat with {card}.",
            who=MinionFilter(clans=("Brujah",)),
            whose="others",
            conditions=(IS_READY,),
            effects=(EnterCombat(),),
        ),
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(vampire=True, sects=(Sect.SABBAT,)),
            conditions=(
                IS_MERGED,
                IS_READY,
                Is("host", MinionFilter(sects=(Sect.SABBAT,))),
                Control(
                    AMinion(MinionFilter(vampire=True, ready=True, sects=(Sect.CAMARILLA,)), "bled")
                ),
            ),
        ),
    ),
    card(
        200070,
        "Ambrosio Luis Monçada, Plenipotentiary",
        Restriction(activity=Activity.BLOCK),
        ActionSurcharge(pool=1, whose="at host"),
        Power(
            sentence="Unlock {target}.",
            at=DISCARD_EFFECTS,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            target=AMinion(
                MinionFilter(ready=True, locked=True, another=True, clans=("Lasombra",)), "any"
            ),
            effects=(Unlock("target"),),
        ),
    ),
)
