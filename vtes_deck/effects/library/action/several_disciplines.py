"""Actions that require one of several Disciplines."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    COMBAT,
    ACard,
    AddDelayedTrigger,
    AMethuselah,
    AMinion,
    Blood,
    Bonus,
    Choose,
    CombinedModes,
    Corruption,
    EnterCombat,
    Gain,
    Gets,
    GiveManeuver,
    Lock,
    MinionFilter,
    MoveCounters,
    Pool,
    Unlock,
    Until,
    Zone,
    action,
    bleed,
    card,
)

ANOTHERS = AMinion(MinionFilter(ready=True), "others")
"""A minion of another Methuselah as the opponent."""
LOCKED = AMinion(MinionFilter(ready=True, locked=True), "others")

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
    card(
        101147,
        "Make the Misere",
        CombinedModes(
            (
                action(
                    "cel",
                    AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),)),
                    EnterCombat(),
                    target=LOCKED,
                    directed=True,
                ),
                action("obf", EnterCombat(), stealth=1, target=LOCKED, directed=True),
                action(
                    "pot",
                    AddDelayedTrigger(on=COMBAT, effects=(Gets(Bonus.STRENGTH, 1, Until.COMBAT),)),
                    EnterCombat(),
                    target=LOCKED,
                    directed=True,
                ),
            )
        ),
    ),
)
