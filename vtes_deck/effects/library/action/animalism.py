"""Actions with Animalism."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    UNLOCK,
    AddDelayedTrigger,
    AMinion,
    Burn,
    BurnCard,
    CardAction,
    EnterCombat,
    Lock,
    MinionFilter,
    MyTurn,
    Once,
    Pool,
    Power,
    PutInPlay,
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
            conditions=(MyTurn(),),
            forced=True,
            effects=(Once("army of rats"), Burn(1, Pool("prey"))),
        ),
        CardAction(sentence="{minion} acts to burn {card}.", effects=(BurnCard("this"),)),
        exception="The shared limit of the copies is a separate sentence.",
    ),
    card(
        100515,
        "Deep Song",
        bleed("ani", plus=1),
        action(
            "ANI",
            AddDelayedTrigger(on=COMBAT, effects=(Lock("target"),)),
            EnterCombat(reverse=True),
            target=AMinion(MinionFilter(vampire=True, ready=True), "others"),
            directed=True,
        ),
        exception="Combat and lock are one verb in the text and two effects in the definition.",
    ),
)
