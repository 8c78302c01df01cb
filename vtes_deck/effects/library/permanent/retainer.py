"""Retainers."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AddCounters,
    Bonus,
    EntersWith,
    Gives,
    HostIs,
    If,
    Who,
    card,
)

CARDS = (
    card(
        101550,
        "Raven Spy",
        Gives(Bonus.INTERCEPT, 1),
        EntersWith((If((HostIs(Who(level="ANI")),), (AddCounters(1),)),)),
    ),
    card(101249, "Mr. Winthrop", Gives(Bonus.INTERCEPT, 1)),
)
