"""Independent Lasombra."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    Acting,
    Aura,
    Bonus,
    Discount,
    MinionFilter,
    Power,
    Same,
    Sect,
    Stealth,
    Until,
    card,
)

CARDS = (
    card(200160, "Badr, Shadow of Granada", Discount(blood=1, discipline="obt")),
    card(
        200874,
        "Lucita",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=MinionFilter(vampire=True, younger=True, sects=(Sect.SABBAT,)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201006,
        "Montano",
        Discount(blood=1, discipline="obt"),
        Power(
            sentence="{card} burns 1 blood: the acting minion gets +1 stealth.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(Acting(),),
            effects=(Stealth(1),),
        ),
    ),
)
