"""Actions with Animalism."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    UNLOCK,
    AMinion,
    BurnPool,
    BurnThis,
    CardAction,
    Done,
    EnterCombat,
    Later,
    Lock,
    MyTurn,
    NotDone,
    Power,
    PutInPlay,
    Who,
    action,
    bleed,
    card,
)

CARDS = (
    card(
        100093,
        "Army of Rats",
        action("ani", PutInPlay(), stealth=1),
        Power(
            sentence="Your prey burns 1 pool for {card}.",
            at=UNLOCK,
            needs=(MyTurn(), NotDone("army of rats")),
            forced=True,
            does=(Done("army of rats"), BurnPool(1, "prey")),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", does=(BurnThis(),)),
    ),
    card(
        100515,
        "Deep Song",
        bleed("ani", plus=1),
        action(
            "ANI",
            Later(on=COMBAT, does=(Lock(target=True),)),
            EnterCombat(reverse=True),
            aim=AMinion(Who(vampire=True, ready=True), "others"),
            directed=True,
        ),
    ),
)
