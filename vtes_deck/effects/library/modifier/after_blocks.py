"""Action modifiers that change the combat after a block, the strength or the damage."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ALLY,
    AS_ANNOUNCED,
    BLOCKING,
    DURING_ACTION,
    RESOLVED,
    ROUND,
    VAMPIRE,
    ActionWas,
    AddDelayedTrigger,
    AggravatedHands,
    AtSuperior,
    BlockFails,
    Bonus,
    BurnCard,
    CannotBlock,
    CombatFromBlock,
    Directed,
    Gets,
    GiveManeuver,
    InRound,
    Intercept,
    Is,
    LessIntercept,
    MinionFilter,
    Not,
    NoteTargets,
    Once,
    PlayLimit,
    Power,
    PutOn,
    Role,
    Same,
    SameTargets,
    Stealth,
    Successful,
    Trait,
    Unlock,
    Until,
    card,
    modifier,
    reaction,
)

FIRST_ROUND_MANEUVER = AddDelayedTrigger(
    on=ROUND,
    conditions=(CombatFromBlock(), InRound(1)),
    effects=(GiveManeuver(whole=False),),
    once=False,
)
YOUNGER = MinionFilter(vampire=True, younger=True)
ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=YOUNGER)
NECROMANCER = MinionFilter(level="nec", either=MinionFilter(level="obt"))
OUTSIDE_THE_SHROUD = MinionFilter(but=NECROMANCER)
EQUIPPING = (ActionWas("equip", either="take equipment"),)
UNLOCKED_AFTERWARDS = AddDelayedTrigger(
    on=RESOLVED, conditions=(Successful(),), effects=(Unlock(),)
)
SKIN = "Under My Skin"
"""The card is not used in the action in which it has been played."""
DIRECTED = (Successful(), Directed())
INSPIRED = (Is("acting", ALLY_OR_YOUNGER),)

CARDS = (
    card(
        102251,
        "Invigorate",
        modifier("ani", Gets(Bonus.STRENGTH, 1, Until.ACTION)),
        modifier("dom", CannotBlock(ALLY)),
        modifier("pro", AggravatedHands(Until.ACTION)),
    ),
    card(
        100992,
        "Inspire Greatness",
        modifier(
            "pot+pre",
            Gets(Bonus.STRENGTH, 1, Until.ACTION, "acting"),
            role=Role.OTHER,
            conditions=INSPIRED,
        ),
        modifier(
            "POT+PRE",
            Gets(Bonus.STRENGTH, 2, Until.ACTION, "acting"),
            role=Role.OTHER,
            conditions=INSPIRED,
        ),
    ),
    card(
        100193,
        "Blood Awakening",
        reaction("qui", Intercept(1)),
        modifier("QUI", BlockFails(), conditions=(Is("blocking", YOUNGER),)),
    ),
    card(
        100111,
        "Aura Absorption",
        reaction("aus", Intercept(1), blood=1),
        reaction("myt", Intercept(1)),
        modifier("MYT", Stealth(1)),
    ),
    card(
        100016,
        "Acheron Vortex",
        modifier("", LessIntercept(1, all_of=(OUTSIDE_THE_SHROUD,))),
    ),
    card(
        101724,
        "Seraph's Second",
        modifier(
            "",
            Unlock("acting"),
            at=AFTER_ACTION,
            role=Role.OTHER,
            conditions=(
                Is(
                    "acting",
                    MinionFilter(vampire=True, trait=Trait.BLACK_HAND, no_trait=Trait.SERAPH),
                ),
            ),
        ),
        PlayLimit(per="turn"),
        exception="The user and the acting vampire are named in one sentence.",
    ),
    card(
        101880,
        "Strange Day",
        modifier("", CannotBlock(VAMPIRE), at=AS_ANNOUNCED),
        PlayLimit(per="game", by="everybody"),
    ),
    card(
        100102,
        "As the Crow",
        modifier("fli", Unlock(), at=AFTER_ACTION, conditions=(Successful(),)),
        PlayLimit(per="turn"),
    ),
    card(
        100877,
        "Hag's Wrinkles",
        modifier("obf", Stealth(2), conditions=EQUIPPING),
        modifier("thn", UNLOCKED_AFTERWARDS, at=DURING_ACTION, conditions=EQUIPPING),
        modifier("THN", Stealth(1), UNLOCKED_AFTERWARDS, conditions=EQUIPPING),
        exception="Taking equipment from another minion is an equip action too.",
    ),
    card(
        102062,
        "Under My Skin",
        modifier("obf", Stealth(1)),
        modifier("thn", Stealth(1), PutOn("user"), Once(SKIN, Until.ACTION, by="this")),
        modifier("THN", Stealth(2), PutOn("user"), Once(SKIN, Until.ACTION, by="this")),
        Power(
            sentence="Burn {card}: the acting vampire gets +1 stealth.",
            at=BLOCKING,
            user="host",
            conditions=(Same("host", "acting"),),
            effects=(Once(SKIN, Until.ACTION, by="this"), Stealth(1), BurnCard("this")),
        ),
    ),
    card(
        101169,
        "Marked Path",
        modifier("obf", PutOn("user"), NoteTargets(), at=AFTER_ACTION, conditions=DIRECTED),
        modifier(
            "OBF",
            PutOn("user", superior=True),
            NoteTargets(),
            at=AFTER_ACTION,
            conditions=DIRECTED,
        ),
        Power(
            sentence="Burn {card}: the acting vampire gets +1 stealth.",
            at=BLOCKING,
            user="host",
            conditions=(Same("host", "acting"), SameTargets(), Not(AtSuperior())),
            effects=(Stealth(1), BurnCard("this")),
        ),
        Power(
            sentence="Burn {card}: the acting vampire gets +2 stealth.",
            at=BLOCKING,
            user="host",
            conditions=(Same("host", "acting"), SameTargets(), AtSuperior()),
            effects=(Stealth(2), BurnCard("this")),
        ),
        exception="The levels of the card in play are two abilities.",
    ),
)
