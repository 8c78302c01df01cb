"""Actions for which one of several Disciplines will do."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    ACard,
    AMethuselah,
    AMinion,
    Blood,
    Choose,
    CombinedModes,
    Corruption,
    EnterCombat,
    Gain,
    Lock,
    MinionFilter,
    MoveCounters,
    Pool,
    Unlock,
    Zone,
    action,
    bleed,
    card,
)

ANOTHERS = AMinion(MinionFilter(ready=True), "others")
"""A minion to fight with."""

CARDS = (
    card(
        100952,
        "Illegalism",
        CombinedModes((bleed("cel", Unlock()), bleed("chi", stealth=1), bleed("pre", plus=1))),
    ),
    card(
        102229,
        "Line Brawl",
        action("cel", MoveCounters(1, Pool("target"), Pool()), target=AMethuselah(), directed=True),
        action("pot", EnterCombat(), target=ANOTHERS, directed=True),
        bleed("pre", plus=1),
    ),
    card(
        102232,
        "The Platinum Protocol",
        CombinedModes(
            (
                bleed("obf", stealth=1),
                bleed("pre", plus=1),
                bleed("pro", Choose(AMinion(ANYONE, "bled"), (Gain(1, Corruption()),))),
            )
        ),
    ),
    card(
        102247,
        "Break the Bonds",
        CombinedModes(
            (
                bleed("ani", plus=1),
                bleed("obf", Choose(AMinion(ANYONE, "bled"), (Lock("target"),), optional=True)),
                bleed(
                    "pre", Gain(1, Blood("target")), target=ACard(Zone.UNCONTROLLED, vampire=True)
                ),
            )
        ),
    ),
)
