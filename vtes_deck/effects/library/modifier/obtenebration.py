"""Action modifiers with Obtenebration."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BLOCKING,
    ActionWas,
    AMinion,
    BlockersPay,
    BlockFails,
    CannotBlock,
    Either,
    LessIntercept,
    Lock,
    MinionFilter,
    Role,
    Stealth,
    Toll,
    card,
    modifier,
)

SHADOWED = MinionFilter(level="obt")
BLIND_ALLY = MinionFilter(vampire=False, but=SHADOWED)
BLIND_VAMPIRE = MinionFilter(vampire=True, but=SHADOWED)
ALLY_OR_YOUNGER = Either(
    AMinion(MinionFilter(vampire=False), "others"),
    AMinion(MinionFilter(vampire=True, younger=True), "others"),
)

CARDS = (
    card(
        101775,
        "Shroud of Night",
        modifier("obt", Stealth(1), conditions=(ActionWas("bleed", but=True),)),
        modifier("OBT", Stealth(1)),
    ),
    card(
        100177,
        "Blanket of Night",
        modifier("obt", Stealth(1)),
        modifier("OBT", Lock(), BlockFails(), role=Role.OTHER, who=MinionFilter(locked=False)),
        exception="The cost implies that the vampire is unlocked.",
    ),
    card(
        101957,
        "Tenebrous Form",
        modifier("obt", Stealth(1)),
        modifier("OBT", Stealth(1), CannotBlock(BLIND_ALLY), BlockersPay()),
        Toll(n=1, who=BLIND_VAMPIRE),
    ),
    card(
        101286,
        "Nightshades",
        modifier("obt", LessIntercept(1, "target"), at=AS_ANNOUNCED, target=ALLY_OR_YOUNGER),
        modifier(
            "OBT",
            LessIntercept(1, "target"),
            at=AS_ANNOUNCED | BLOCKING,
            target=ALLY_OR_YOUNGER,
        ),
        exception="The superior level adds a window to the basic one.",
    ),
)
