"""Ministry of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACard,
    Activity,
    Aura,
    Bonus,
    Count,
    MinionFilter,
    Restriction,
    Same,
    Toll,
    Type,
    Zone,
    card,
)

CARDS = (
    card(
        201588,
        "Faruq Abd al-Qadir",
        Restriction(
            activity=Activity.END_COMBAT,
            host=False,
            who=MinionFilter(corrupted=True),
            conditions=(Same("opposing", "host"),),
        ),
    ),
    card(
        201591,
        "Hesha Ruhadze",
        Aura(
            bonus=Bonus.BLEED,
            n=Count(ACard(Zone.IN_PLAY, types=(Type.EQUIPMENT,), on="host", unique=True)),
            host=True,
        ),
    ),
    card(201662, "Sergio Bueno", Toll(n=1, who=MinionFilter(corrupted=True))),
)
