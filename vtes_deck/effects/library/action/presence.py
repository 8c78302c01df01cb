"""Actions with Presence."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    ACard,
    AMinion,
    Blood,
    Gain,
    Pool,
    TakeControl,
    Zone,
    action,
    bleed,
    card,
)

CARDS = (
    card(
        101513,
        "Public Trust",
        bleed("pre", plus=2),
        bleed(
            "PRE", Gain(1, Blood("target")), plus=2, target=ACard(Zone.UNCONTROLLED, vampire=True)
        ),
    ),
    card(
        101089, "Legal Manipulations", bleed("pre", plus=2), bleed("PRE", Gain(1, Pool()), plus=2)
    ),
    card(100999, "Intimidation", bleed("pre", plus=1), bleed("PRE", plus=2)),
    card(
        100640,
        "Enchant Kindred",
        bleed("pre", plus=1),
        action(
            "PRE",
            Gain(2, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, younger=True),
        ),
    ),
    card(
        100652,
        "Entrancement",
        bleed("pre", plus=1),
        action(
            "PRE", TakeControl("target"), stealth=1, directed=True, target=AMinion(ALLY, "others")
        ),
    ),
)
