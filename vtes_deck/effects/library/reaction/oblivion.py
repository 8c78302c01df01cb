"""Reactions with Oblivion."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    Either,
    MinionFilter,
    PlayLimit,
    Role,
    Trait,
    Wakes,
    card,
    reaction,
)

SLEEPING_WRAITH = AMinion(MinionFilter(vampire=False, ready=True, locked=True, trait=Trait.WRAITH))
SLEEPING_ZOMBIE = AMinion(MinionFilter(vampire=False, ready=True, locked=True, trait=Trait.ZOMBIE))

CARDS = (
    card(
        102294,
        "Shadow Sentinel",
        reaction("obl", Wakes(), role=Role.LOCKED),
        reaction(
            "OBL",
            Wakes("target"),
            target=Either(SLEEPING_WRAITH, SLEEPING_ZOMBIE),
            role=Role.EITHER,
        ),
        PlayLimit(per="unlock phase"),
        exception="The rules wake ready minions only, and a reaction names the locked "
        "vampire by its role.",
    ),
)
