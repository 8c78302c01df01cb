"""Out-of-turn masters that cancel cards or stop bleeds."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_PLAYED,
    DECLINED,
    AtBleed,
    AtLeast,
    BleedAmount,
    BlocksDeclined,
    BurnCard,
    Cancel,
    DelayedReplacement,
    The,
    Until,
    card,
    master,
)

CARDS = (
    card(100545, "Direct Intervention", master(Cancel("minion"), at=AS_PLAYED)),
    card(101896, "Sudden Reversal", master(Cancel("master", "another"), at=AS_PLAYED)),
    card(
        102151,
        "Wash",
        master(Cancel("master", "predator or prey", compensate=True), at=AS_PLAYED),
        DelayedReplacement(Until.UNLOCK),
    ),
    card(
        100085,
        "Archon Investigation",
        master(
            BurnCard("acting"),
            at=DECLINED,
            conditions=(AtBleed("me"), AtLeast(BleedAmount(), 4), BlocksDeclined()),
            target=The("acting"),
        ),
        exception="The three conditions of one sentence are three conditions of the definition.",
    ),
)
