"""Not to Be: an event is cancelled."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_PLAYED,
    DISCARD_BEGINS,
    MASTER_BEGINS,
    Burn,
    BurnCard,
    Cancel,
    DiscardActions,
    Gain,
    MasterActions,
    PutInPlay,
    Trigger,
    card,
    master,
)

CARDS = (
    card(
        101303,
        "Not to Be",
        master(Cancel("event"), PutInPlay(), at=AS_PLAYED),
        Trigger(on=MASTER_BEGINS, mine=True, effects=(Gain(1, MasterActions()),)),
        Trigger(
            on=DISCARD_BEGINS,
            mine=True,
            effects=(Burn(1, DiscardActions()), BurnCard("this")),
        ),
    ),
)
