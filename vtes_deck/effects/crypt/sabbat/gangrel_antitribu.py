"""Gangrel antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    DAMAGE,
    DECLINED,
    DISCARD_TARGET,
    DURING_ACTION,
    IS_READY_AND_UNLOCKED,
    ACard,
    AtBleed,
    Aura,
    Bonus,
    Both,
    Bounce,
    Discount,
    HostFights,
    InCombat,
    Intercept,
    MoreBleed,
    Move,
    NewTarget,
    PoliticalReferendum,
    Power,
    Same,
    Stealth,
    Type,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200034,
        "Aksinya Daclau",
        Power(
            sentence="Discard {target}: {seat} is bled instead.",
            at=DECLINED,
            once=Until.TURN,
            conditions=(AtBleed("me"), IS_READY_AND_UNLOCKED),
            target=Both(ACard(Zone.HAND, (Type.MASTER,)), NewTarget()),
            effects=(DISCARD_TARGET, Bounce()),
        ),
        exception="The definition changes the target of the bleed as a reaction card would.",
    ),
    card(
        200047,
        "Alex Camille",
        Power(
            sentence="{card} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            effects=(Intercept(1, "host"),),
            conditions=(Same("host", "blocking"),),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        200501,
        "Genevieve",
        Aura(bonus=Bonus.VOTES, n=1, host=True, conditions=(PoliticalReferendum(),)),
    ),
    card(
        201012,
        "Morrow the Sage",
        Power(
            sentence="{card} burns 2 blood: +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=2,
            once=Until.ACTION,
        ),
    ),
    card(
        201079,
        "Omaya",
        InCombat(Move(when=DAMAGE, prevent=1, once=Until.COMBAT), conditions=(HostFights(),)),
    ),
    card(
        201257,
        "Sébastien Goulet",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER)),
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
)
