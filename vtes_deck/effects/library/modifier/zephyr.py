"""Zephyr: the acting vampire can act again after an unsuccessful action."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    DISCARD_ENDS,
    AddDelayedTrigger,
    Not,
    Successful,
    Unlock,
    Until,
    card,
    modifier,
)

UNSUCCESSFUL = (Not(Successful()),)
AT_THE_END = AddDelayedTrigger(on=DISCARD_ENDS, effects=(Unlock(),), until=Until.TURN)

CARDS = (
    card(
        102205,
        "Zephyr",
        modifier("cel", AT_THE_END, at=AFTER_ACTION, conditions=UNSUCCESSFUL),
        modifier("CEL", Unlock(), at=AFTER_ACTION, conditions=UNSUCCESSFUL),
    ),
)
