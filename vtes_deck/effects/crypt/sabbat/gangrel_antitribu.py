"""Gangrel antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
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
    MoreBleed,
    Move,
    NewTarget,
    PoliticalReferendum,
    Power,
    Same,
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
        200501,
        "Genevieve",
        Aura(bonus=Bonus.VOTES, n=1, host=True, conditions=(PoliticalReferendum(),)),
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
