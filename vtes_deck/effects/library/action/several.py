"""Actions for which one of several Disciplines will do."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    COMBAT,
    AddBlood,
    AMethuselah,
    AMinion,
    Choose,
    Combined,
    Corrupt,
    EnterCombat,
    LastingPress,
    Later,
    Lock,
    OpposingCannotEnd,
    StealPool,
    Uncontrolled,
    Unlock,
    Who,
    action,
    bleed,
    card,
)

ANOTHERS = AMinion(Who(ready=True), "others")
"""A minion to fight with."""

CARDS = (
    card(
        102228,
        "Hunter's Mark",
        action(
            "cel+tha",
            Later(on=COMBAT, does=(LastingPress(),)),
            EnterCombat(),
            aim=ANOTHERS,
            directed=True,
        ),
        action(
            "CEL+THA",
            Later(on=COMBAT, does=(LastingPress(), OpposingCannotEnd())),
            EnterCombat(),
            aim=ANOTHERS,
            directed=True,
        ),
    ),
    card(
        100952,
        "Illegalism",
        Combined((bleed("cel", Unlock()), bleed("chi", stealth=1), bleed("pre", plus=1))),
    ),
    card(
        102229,
        "Line Brawl",
        action("cel", StealPool(1), aim=AMethuselah(), directed=True),
        action("pot", EnterCombat(), aim=ANOTHERS, directed=True),
        bleed("pre", plus=1),
    ),
    card(
        102232,
        "The Platinum Protocol",
        Combined(
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
        Combined(
            (
                bleed("ani", plus=1),
                bleed("obf", Choose(AMinion(ANYONE, "bled"), (Lock(target=True),), optional=True)),
                bleed("pre", AddBlood(1), aim=Uncontrolled()),
            )
        ),
    ),
)
