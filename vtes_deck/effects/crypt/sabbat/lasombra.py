"""Lasombra of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DURING_ACTION,
    ROUND,
    AtBleed,
    GivePress,
    HostFights,
    InRound,
    MoreBleed,
    Power,
    Same,
    Trigger,
    Until,
    card,
)

CARDS = (
    card(
        201513,
        "Charles Delmare",
        Trigger(on=ROUND, conditions=(HostFights(), InRound(1)), effects=(GivePress(who="host"),)),
    ),
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
)
