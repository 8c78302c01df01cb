"""Thoughts Betrayed: damage in the first round, or a ban on strike cards."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    Activity,
    Environmental,
    InRound,
    OpponentCannot,
    at,
    card,
    combat,
)

FIRST_ROUND = (InRound(1),)

CARDS = (
    card(
        101976,
        "Thoughts Betrayed",
        combat("dom", at(BEFORE_RANGE), Environmental(1, ranged=False), conditions=FIRST_ROUND),
        combat(
            "DOM",
            at(BEFORE_RANGE),
            OpponentCannot((Activity.PLAY_STRIKES,)),
            conditions=FIRST_ROUND,
        ),
    ),
)
