"""Actions without a Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    HUNTS,
    ACard,
    AddDelayedTrigger,
    AMinion,
    BecomesVampire,
    Blood,
    Burn,
    BurnCard,
    DelayedReplacement,
    Either,
    EnterCombat,
    Gain,
    GiveManeuver,
    GivePress,
    HasHunted,
    MinionFilter,
    Pool,
    Trait,
    Trigger,
    Until,
    Zone,
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
            AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),)),
            EnterCombat(),
            target=AMinion(MinionFilter(locked=True, ready=True), "others"),
            directed=True,
        ),
    ),
    card(
        101621,
        "Reunion Kamut",
        action(
            "",
            Gain(2, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, trait=Trait.BLACK_HAND),
        ),
    ),
    card(
        101632,
        "Rewilding",
        action(
            "",
            Burn(2, Pool("target")),
            BurnCard("target"),
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
            directed=True,
        ),
    ),
    card(
        100886,
        "Harass",
        action(
            "",
            AddDelayedTrigger(on=COMBAT, effects=(GivePress("continue"),)),
            EnterCombat(),
            target=Either(
                AMinion(MinionFilter(vampire=True, ready=True, most_blood=3), "others"),
                AMinion(MinionFilter(locked=True, ready=True), "others"),
            ),
            directed=True,
        ),
    ),
    card(
        100266,
        "Bum's Rush",
        action(
            "",
            AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),)),
            EnterCombat(),
            target=AMinion(MinionFilter(ready=True), "others"),
            directed=True,
        ),
        DelayedReplacement(Until.ACTION),
    ),
    card(
        100633,
        "The Embrace",
        action("", BecomesVampire(capacity=1, hunts=True), stealth=1),
        Trigger(on=HUNTS, host=True, effects=(HasHunted(),)),
    ),
    card(100390, "Computer Hacking", bleed("", plus=1)),
    card(
        101972,
        "Thing",
        action(
            "",
            Gain(2, Blood("target")),
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, clans=("Gangrel",)),
        ),
    ),
)
