"""Nosferatu of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    DISCARD_TARGET,
    DURING_ACTION,
    INFLUENCE,
    RANGE,
    UNLOCK,
    VAMPIRE,
    ACard,
    AMinion,
    AtBleed,
    Aura,
    BleedAction,
    Blood,
    Bonus,
    CardAction,
    Control,
    Directed,
    Edge,
    EnterCombat,
    Gain,
    InCombat,
    InRound,
    Intercept,
    Is,
    MinionFilter,
    MoreBleed,
    Move,
    MoveCounters,
    MyTurn,
    Pay,
    Power,
    Same,
    Sect,
    Until,
    Use,
    Zone,
    card,
)

NOT_CAMARILLA = (Sect.SABBAT, Sect.INDEPENDENT, Sect.ANARCH, Sect.LAIBON)

CARDS = (
    card(
        200460,
        "Federico di Padua",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT), conditions=(InRound(1),)),
    ),
    card(
        200549,
        "Gustaphe Brunnelle",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "predator or prey"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200696,
        'Jeremy "Wix" Wyzchovsky',
        BleedAction(
            sentence="{minion} bleeds {seat} with +1 bleed.",
            effects=(),
            host=True,
            plus=1,
        ),
    ),
    card(
        201553,
        "Larissa Moreira",
        Power(
            sentence="Discard {target}: {card} gets +1 bleed.",
            at=DURING_ACTION,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            target=ACard(Zone.HAND, discipline="ani"),
            effects=(DISCARD_TARGET, MoreBleed(1, limited=False)),
        ),
    ),
    card(
        201704,
        "Molly MacDonald",
        Aura(
            bonus=Bonus.VOTES,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(vampire=True, sects=NOT_CAMARILLA), "prey")),),
        ),
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(vampire=True, sects=NOT_CAMARILLA), "prey")),),
        ),
    ),
    card(
        201632,
        "Nathaniel Bordruff",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, ready=True, locked=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        201705,
        "Nikolaus Vermeulen",
        Power(
            sentence="Burn the Edge to add 1 blood to {target}.",
            at=INFLUENCE,
            effects=(Pay(1, Edge()), Gain(1, Blood("target"))),
            conditions=(MyTurn(),),
            target=ACard(Zone.UNCONTROLLED, vampire=True, clans=("Nosferatu",)),
            once=Until.TURN,
        ),
    ),
    card(
        201060,
        "Nikolaus Vermeulen",
        Power(
            sentence="Move 1 blood from {card} to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=ACard(Zone.UNCONTROLLED, vampire=True, clans=("Nosferatu",)),
            effects=(MoveCounters(1, Blood("host"), Blood("target")),),
        ),
    ),
    card(
        201646,
        "Oskar Anasov",
        Power(
            sentence="{card} burns 1 blood: the blocking minion gets +1 intercept.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(Is("blocking", VAMPIRE, "mine"),),
            effects=(Intercept(1, "blocking"),),
        ),
    ),
    card(
        201262,
        "Selma the Repugnant",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Nosferatu",))),),
        ),
    ),
    card(
        201545,
        "The Dowager",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(Directed(),)),
    ),
)
