"""Actions that steal, feed vampires, or change the acting vampire permanently."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    GOES_TO_TORPOR,
    ACard,
    AddDelayedTrigger,
    AMinion,
    AtSuperior,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    DirectedAtMe,
    EnterCombat,
    Gain,
    Gear,
    GiveManeuver,
    InCombat,
    MinionFilter,
    Not,
    OnePerMinion,
    Pool,
    PutOn,
    Strike,
    TakeControl,
    Trait,
    Trigger,
    Type,
    Unlock,
    Zone,
    action,
    bleed,
    card,
    strikes,
)

YOUNGER = ACard(Zone.UNCONTROLLED, vampire=True, younger=True)
YOUNGER_BANU_HAQIM = ACard(Zone.UNCONTROLLED, vampire=True, younger=True, clans=("Banu Haqim",))
LOCKED_MINION = AMinion(MinionFilter(locked=True, ready=True), "others")
ANY_MINION = AMinion(MinionFilter(ready=True), "others")
MANEUVERS = AddDelayedTrigger(on=COMBAT, effects=(GiveManeuver(),))
ANOTHER_VAMPIRE = AMinion(MinionFilter(vampire=True, another=True), "any")

CARDS = (
    card(
        100573,
        "Dominate Kine",
        bleed("dom", plus=1, stealth=1),
        action(
            "DOM",
            TakeControl("target"),
            target=ACard(Zone.IN_PLAY, whose="others", trait=Trait.LOCATION),
            directed=True,
        ),
    ),
    card(
        100391,
        "Conceal",
        action(
            "obf",
            BurnCard("target"),
            target=ACard(Zone.IN_PLAY, (Type.EQUIPMENT,), "any", on="minion"),
            directed=True,
        ),
        action(
            "OBF",
            BurnCard("target"),
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
            directed=True,
        ),
    ),
    card(
        100727,
        "Fifth Tradition: Hospitality",
        action("", Gain(4, Blood("target")), stealth=1, target=ANOTHER_VAMPIRE),
    ),
    card(
        100782,
        "Fourth Tradition: The Accounting",
        action("", Gain(3, Blood("target")), stealth=1, target=YOUNGER),
    ),
    card(
        101045,
        "Khabar: Loyalty",
        action("", Gain(2, Blood("target")), stealth=1, target=YOUNGER_BANU_HAQIM),
    ),
    card(
        100747,
        "Fleetness",
        bleed("cel", stealth=1),
        action("CEL", MANEUVERS, EnterCombat(), stealth=1, target=LOCKED_MINION, directed=True),
    ),
    card(
        102306,
        "Umbrous Clutch",
        action("obl", EnterCombat(), stealth=1, target=ANY_MINION, directed=True),
        action("OBL", MANEUVERS, EnterCombat(), stealth=1, target=ANY_MINION, directed=True),
    ),
    card(101819, "Social Charm", bleed("pre", plus=1), bleed("PRE", Gain(1, Pool()), plus=1)),
    card(
        100006,
        "Abbot",
        action("", PutOn("user"), Unlock(), stealth=1),
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(DirectedAtMe(),)),
        OnePerMinion(),
    ),
    card(
        100904,
        "Heart of the City",
        action("pre", PutOn("user"), stealth=1),
        action("PRE", PutOn("user", superior=True), stealth=1),
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(Not(AtSuperior()),)),
        Aura(bonus=Bonus.BLEED, n=2, host=True, conditions=(AtSuperior(),)),
        OnePerMinion(),
    ),
    card(
        100913,
        "Heroic Might",
        action("pot", PutOn("user"), stealth=3),
        action("POT", PutOn("user", superior=True), stealth=3),
        Aura(bonus=Bonus.STRENGTH, n=1, host=True, conditions=(Not(AtSuperior()),)),
        Aura(bonus=Bonus.STRENGTH, n=2, host=True, conditions=(AtSuperior(),)),
        InCombat(strikes(Strike(destroy=Gear.EQUIPMENT)), words="strike: burn equipment"),
        InCombat(
            strikes(Strike(damage=2, ranged=True)),
            conditions=(AtSuperior(),),
            words="strike: 2R damage",
        ),
        Trigger(on=GOES_TO_TORPOR, host=True, effects=(BurnCard("this"),)),
        OnePerMinion(),
        exception="The strikes and the numbers at superior replace those at basic.",
    ),
)
