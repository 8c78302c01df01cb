"""Actions without a Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    HUNTS,
    AddBlood,
    ALocation,
    AMinion,
    BecomesVampire,
    BurnPool,
    BurnTarget,
    Either,
    EnterCombat,
    HasHunted,
    LastingManeuver,
    LastingPress,
    Later,
    ReplacedLater,
    Trait,
    Trigger,
    Uncontrolled,
    Until,
    Who,
    action,
    bleed,
    card,
)

CARDS = (
    card(
        100046,
        "Ambush",
        action(
            "",
            Later(on=COMBAT, does=(LastingManeuver(),)),
            EnterCombat(),
            aim=AMinion(Who(locked=True, ready=True), "others"),
            directed=True,
        ),
    ),
    card(
        101621,
        "Reunion Kamut",
        action("", AddBlood(2), stealth=1, aim=Uncontrolled(trait=Trait.BLACK_HAND)),
    ),
    card(
        101632,
        "Rewilding",
        action("", BurnPool(2, aimed=True), BurnTarget(), aim=ALocation("any"), directed=True),
    ),
    card(
        100886,
        "Harass",
        action(
            "",
            Later(on=COMBAT, does=(LastingPress("continue"),)),
            EnterCombat(),
            aim=Either(
                AMinion(Who(vampire=True, ready=True, most_blood=3), "others"),
                AMinion(Who(locked=True, ready=True), "others"),
            ),
            directed=True,
        ),
    ),
    card(
        100266,
        "Bum's Rush",
        action(
            "",
            Later(on=COMBAT, does=(LastingManeuver(),)),
            EnterCombat(),
            aim=AMinion(Who(ready=True), "others"),
            directed=True,
        ),
        ReplacedLater(Until.ACTION),
    ),
    card(
        100633,
        "The Embrace",
        action("", BecomesVampire(capacity=1, hunts=True), stealth=1),
        Trigger(on=HUNTS, host=True, does=(HasHunted(),)),
    ),
    card(100390, "Computer Hacking", bleed("", plus=1)),
    card(101972, "Thing", action("", AddBlood(2), stealth=1, aim=Uncontrolled(clans=("Gangrel",)))),
)
