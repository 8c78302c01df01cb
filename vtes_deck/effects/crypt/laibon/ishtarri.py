"""Ishtarri of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD,
    ACard,
    ActionRequires,
    AMinion,
    Aura,
    Blood,
    Bonus,
    Count,
    MinionFilter,
    MoveCounters,
    Power,
    Same,
    Sect,
    Zone,
    card,
)

CARDS = (
    card(
        200153,
        "Ayo Igoli",
        Aura(bonus=Bonus.VOTES, n=Count(AMinion(MinionFilter(ready=True, titled=True))), host=True),
        Power(
            sentence="Move 2 blood from {card} to {target}.",
            at=DISCARD,
            target=ACard(Zone.UNCONTROLLED, vampire=True, sects=(Sect.LAIBON,)),
            effects=(MoveCounters(2, Blood("host"), Blood("target")),),
        ),
    ),
    card(
        201277,
        "Shasa Abu Badr",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionRequires(discipline="pre")),
        ),
    ),
)
