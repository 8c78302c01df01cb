"""Nosferatu of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_TARGET,
    DURING_ACTION,
    RANGE,
    ACard,
    AMinion,
    AtBleed,
    Aura,
    Bonus,
    CardAction,
    Control,
    Directed,
    EnterCombat,
    InCombat,
    InRound,
    Is,
    MinionFilter,
    MoreBleed,
    Move,
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
