"""Actions that enter combat, or that burn, lock or steal cards of others."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    COMBAT,
    ACard,
    AddDelayedTrigger,
    AMinion,
    BurnCard,
    DelayedReplacement,
    Either,
    EnterCombat,
    GiveManeuver,
    GivePress,
    Lock,
    MinionFilter,
    MoveCards,
    Trait,
    Type,
    Until,
    Zone,
    action,
    bleed,
    card,
)

ANY_MINION = AMinion(MinionFilter(ready=True), "others")
LOCKED = AMinion(MinionFilter(ready=True, locked=True), "others")
LOCATION = ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION)
MANEUVER = AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),))
TWO_MANEUVERS = AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(), GiveManeuver()))
PRESS = AddDelayedTrigger(on=COMBAT, effects=(GivePress(),))

CARDS = (
    card(
        100094,
        "Arson",
        action("", BurnCard("target"), target=LOCATION, directed=True),
        DelayedReplacement(Until.ACTION),
    ),
    card(
        101296,
        "Nose of the Hound",
        action("aus", MANEUVER, EnterCombat(), stealth=1, target=LOCKED, directed=True),
        action("spi", TWO_MANEUVERS, EnterCombat(), stealth=1, target=LOCKED, directed=True),
        action("SPI", TWO_MANEUVERS, EnterCombat(), stealth=1, target=ANY_MINION, directed=True),
        exception="The two maneuvers are one effect of the definition.",
    ),
    card(
        101716,
        "Sense Death",
        action(
            "ani",
            EnterCombat(),
            stealth=1,
            target=AMinion(MinionFilter(vampire=True, ready=True, younger=True), "others"),
            directed=True,
        ),
        action("val", PRESS, EnterCombat(), stealth=1, target=ANY_MINION, directed=True),
        action(
            "VAL",
            PRESS,
            AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),)),
            EnterCombat(),
            stealth=1,
            target=ANY_MINION,
            directed=True,
        ),
    ),
    card(
        101124,
        "Loss",
        action(
            "qui",
            BurnCard("target"),
            target=Either(
                ACard(Zone.IN_PLAY, (Type.EQUIPMENT,), "predator or prey", on="minion"),
                ACard(Zone.IN_PLAY, (), "predator or prey", trait=Trait.LOCATION, on="minion"),
            ),
            directed=True,
        ),
        bleed("QUI", plus=2),
    ),
    card(
        100560,
        "Distraction",
        action("cel", MoveCards(ACard(Zone.LIBRARY), Zone.HAND, 5), stealth=1),
        action(
            "CEL",
            Lock("target"),
            stealth=1,
            target=AMinion(ANYONE, "predator or prey"),
            directed=True,
        ),
    ),
)
