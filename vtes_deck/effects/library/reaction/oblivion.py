"""Reactions with Oblivion."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    Either,
    Limit,
    Role,
    Trait,
    Wakes,
    Who,
    card,
    reaction,
)

SLEEPING_WRAITH = AMinion(Who(vampire=False, ready=True, locked=True, trait=Trait.WRAITH))
SLEEPING_ZOMBIE = AMinion(Who(vampire=False, ready=True, locked=True, trait=Trait.ZOMBIE))

CARDS = (
    card(
        102294,
        "Shadow Sentinel",
        reaction("obl", Wakes(), role=Role.LOCKED),
        reaction(
            "OBL",
            Wakes(target=True),
            aim=Either(SLEEPING_WRAITH, SLEEPING_ZOMBIE),
            role=Role.EITHER,
        ),
        Limit(per="unlock phase"),
    ),
)
