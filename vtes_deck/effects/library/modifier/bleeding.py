"""Action modifiers that raise a bleed at one level and help otherwise at another."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    POLLING,
    BlockFails,
    CancelledByPool,
    DelayedReplacement,
    MoreBleed,
    The,
    Until,
    Votes,
    card,
    modifier,
)

CARDS = (
    card(101978, "Threats", modifier("dom", MoreBleed(1)), modifier("DOM", MoreBleed(2))),
    card(
        100381,
        "Command of the Beast",
        modifier("dom", MoreBleed(1)),
        modifier("DOM", MoreBleed(1, limited=False)),
    ),
    card(
        101318,
        "Old Friends",
        modifier("obf", MoreBleed(1)),
        modifier("OBF", Votes(2), at=POLLING),
        DelayedReplacement(Until.UNLOCK),
    ),
    card(
        102041,
        "True Love's Face",
        modifier("obf+pre", MoreBleed(1)),
        modifier("OBF+PRE", BlockFails(), target=The("blocking")),
        CancelledByPool(1),
    ),
)
