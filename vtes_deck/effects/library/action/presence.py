"""Actions with Presence."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    AddBlood,
    AMinion,
    GainPool,
    StealTarget,
    Uncontrolled,
    action,
    bleed,
    card,
)

CARDS = (
    card(
        101513,
        "Public Trust",
        bleed("pre", plus=2),
        bleed("PRE", AddBlood(1), plus=2, target=Uncontrolled()),
    ),
    card(101089, "Legal Manipulations", bleed("pre", plus=2), bleed("PRE", GainPool(1), plus=2)),
    card(100999, "Intimidation", bleed("pre", plus=1), bleed("PRE", plus=2)),
    card(
        100640,
        "Enchant Kindred",
        bleed("pre", plus=1),
        action("PRE", AddBlood(2), stealth=1, target=Uncontrolled(younger=True)),
    ),
    card(
        100652,
        "Entrancement",
        bleed("pre", plus=1),
        action("PRE", StealTarget(), stealth=1, directed=True, target=AMinion(ALLY, "others")),
    ),
)
