"""Actions for which one of several Disciplines will do."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    COMBAT,
    AddBlood,
    AddDelayedTrigger,
    AMethuselah,
    AMinion,
    Choose,
    CombinedModes,
    Corrupt,
    EnterCombat,
    LastingPress,
    Lock,
    MinionFilter,
    OpposingCannotEnd,
    StealPool,
    Uncontrolled,
    Unlock,
    action,
    bleed,
    card,
)

ANOTHERS = AMinion(MinionFilter(ready=True), "others")
"""A minion to fight with."""

CARDS = (
    card(
        102228,
        "Hunter's Mark",
        action(
            "cel+tha",
            AddDelayedTrigger(on=COMBAT, effects=(LastingPress(),)),
            EnterCombat(),
            target=ANOTHERS,
            directed=True,
        ),
        action(
            "CEL+THA",
            AddDelayedTrigger(on=COMBAT, effects=(LastingPress(), OpposingCannotEnd())),
            EnterCombat(),
            target=ANOTHERS,
            directed=True,
        ),
    ),
    card(
        100952,
        "Illegalism",
        CombinedModes((bleed("cel", Unlock()), bleed("chi", stealth=1), bleed("pre", plus=1))),
    ),
    card(
        102229,
        "Line Brawl",
        action("cel", StealPool(1), target=AMethuselah(), directed=True),
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
                bleed("pro", Choose(AMinion(ANYONE, "bled"), (Corrupt(),))),
            )
        ),
    ),
    card(
        102247,
        "Break the Bonds",
        CombinedModes(
            (
                bleed("ani", plus=1),
                bleed("obf", Choose(AMinion(ANYONE, "bled"), (Lock(target=True),), optional=True)),
                bleed("pre", AddBlood(1), target=Uncontrolled()),
            )
        ),
    ),
)
