"""Nosferatu antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    IS_READY,
    TRANSFERS,
    ActionWas,
    Aura,
    Bonus,
    Gain,
    Is,
    MinionFilter,
    Same,
    Sect,
    Transfers,
    Trigger,
    card,
)

CARDS = (
    card(
        200721,
        "Joseph Cambridge",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("political action")),
        ),
    ),
    card(
        201622,
        "Len Konopka",
        Trigger(on=TRANSFERS, effects=(Gain(1, Transfers()),), mine=True, conditions=(IS_READY,)),
    ),
    card(
        201343,
        "Tarbaby Jack",
        Trigger(on=TRANSFERS, effects=(Gain(1, Transfers()),), mine=True, conditions=(IS_READY,)),
    ),
    card(
        201354,
        "Teresita, The Godmother",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))),),
        ),
    ),
)
