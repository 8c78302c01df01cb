"""Tremere antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    DISCARD_OF_ANOTHER,
    STRIKE,
    UNLOCK,
    VAMPIRE,
    ActionWas,
    AMinion,
    Aura,
    Belongs,
    Blood,
    Bonus,
    CardAction,
    Discount,
    Edge,
    EnterCombat,
    InCombat,
    Is,
    LeavesTorpor,
    MinionFilter,
    Move,
    Pay,
    Power,
    RescueCosts,
    Sect,
    Strike,
    Until,
    card,
)

CARDS = (
    card(
        200246,
        "Carmen",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            to=MinionFilter(
                vampire=True,
                sects=(Sect.SABBAT, Sect.INDEPENDENT, Sect.ANARCH, Sect.LAIBON),
            ),
            conditions=(ActionWas("equip"),),
        ),
    ),
    card(
        200429,
        "Eric Kressida",
        Power(
            sentence="Burn the Edge: {card} leaves torpor.",
            at=DISCARD_OF_ANOTHER,
            once=Until.TURN,
            conditions=(Is("host", MinionFilter(torpor=True)),),
            effects=(Pay(1, Edge()), LeavesTorpor("host")),
        ),
    ),
    card(200485, "Frondator", RescueCosts(n=-1, whom=VAMPIRE)),
    card(
        200528,
        "Goratrix",
        InCombat(Move(when=STRIKE, strike=Strike(steal_blood=2, ranged=True))),
    ),
    card(
        200767,
        "Keith Moody",
        Power(
            sentence="Burn the Edge: {card} burns 1 blood.",
            at=UNLOCK,
            user="anybody",
            conditions=(Belongs("this", "active"), Belongs("this", "predator")),
            once=Until.TURN,
            effects=(Pay(1, Edge()), Pay(1, Blood())),
        ),
    ),
    card(
        200833,
        "Lernean",
        InCombat(Move(when=ADDITIONAL_STRIKES, additional=1, blood=1, once=Until.ROUND)),
    ),
    card(
        201186,
        "Richard Tauber, Ayelea's Puppet",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Lasombra", "Tzimisce"))),),
        ),
    ),
    card(
        201418,
        "Uta Kovacs",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
        ),
        Discount(blood=1, discipline="tha"),
    ),
)
