"""Strikes that send the opposing vampire to torpor or burn the opposing ally."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    MANEUVER,
    PRESSES,
    VAMPIRE,
    BurnCard,
    Is,
    MinionFilter,
    MissesUnlock,
    Not,
    Strike,
    The,
    ToTorpor,
    Trait,
    card,
    combat,
    strikes,
)

EFFECTS_ONLY = strikes(Strike(special=True))
THE_ALLY = The("opposing", ALLY)
THE_VAMPIRE = The("opposing", VAMPIRE)
ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=MinionFilter(younger=True))
RESTLESS = MinionFilter(
    trait=Trait.MUMMY,
    either=MinionFilter(trait=Trait.WRAITH, either=MinionFilter(trait=Trait.ZOMBIE)),
)
MORTAL_FLESH = (Is("opposing", ALLY_OR_YOUNGER), Not(Is("opposing", RESTLESS)))

CARDS = (
    card(
        100378,
        "Coma",
        combat("dem", EFFECTS_ONLY, ToTorpor(), target=THE_VAMPIRE),
        combat("DEM", EFFECTS_ONLY, ToTorpor(), MissesUnlock("target"), target=THE_VAMPIRE),
    ),
    card(
        100651,
        "Entombment",
        combat("obt", EFFECTS_ONLY, BurnCard("target"), target=THE_ALLY),
        combat("OBT", EFFECTS_ONLY, ToTorpor(), target=THE_VAMPIRE),
    ),
    card(
        101871,
        "Still the Mortal Flesh",
        combat("dom", MANEUVER, conditions=MORTAL_FLESH),
        combat("dom", PRESSES, conditions=MORTAL_FLESH),
        combat("DOM", EFFECTS_ONLY, BurnCard("target"), conditions=MORTAL_FLESH, target=THE_ALLY),
    ),
)
