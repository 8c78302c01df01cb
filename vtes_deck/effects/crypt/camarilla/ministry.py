"""Ministry of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANYONE,
    IS_MERGED,
    IS_READY,
    UNLOCK,
    Activity,
    AMinion,
    Corruption,
    Gain,
    MyTurn,
    Power,
    Restriction,
    Until,
    card,
)

CARDS = (
    card(201229, "Samat Ramal-Ra, Archon", Restriction(activity=Activity.BE_HUNTED)),
    card(
        201243,
        "Sarrasine",
        Power(
            sentence="Put a corruption counter on {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(IS_MERGED, MyTurn(), IS_READY),
            target=AMinion(ANYONE, "prey"),
            effects=(Gain(1, Corruption()),),
        ),
    ),
)
