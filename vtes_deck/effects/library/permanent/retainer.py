"""Retainers."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AddCounters,
    AtSuperior,
    Bonus,
    EntersWith,
    Gives,
    If,
    card,
)

CARDS = (
    card(
        101550,
        "Raven Spy",
        Gives(Bonus.INTERCEPT, 1),
        EntersWith((If((AtSuperior(),), (AddCounters(1),)),)),
    ),
    card(101249, "Mr. Winthrop", Gives(Bonus.INTERCEPT, 1)),
)
