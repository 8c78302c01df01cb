"""Action modifiers that increase a bleed at one level and have another effect at the other."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    POLLING,
    ACard,
    BlockFails,
    CancelledByPool,
    DelayedReplacement,
    MoreBleed,
    MoveCards,
    PoliticalReferendum,
    The,
    Until,
    Votes,
    Zone,
    card,
    modifier,
)


def removal(n: int) -> MoveCards:
    """Cards in the ash heap of the bled Methuselah are removed from the game."""
    heap = ACard(Zone.ASH_HEAP, whose="bled")
    return MoveCards(heap, Zone.REMOVED, n, how="chosen", due=True)


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
        modifier("OBF", Votes(2), at=POLLING, conditions=(PoliticalReferendum(),)),
        DelayedReplacement(Until.UNLOCK),
    ),
    card(
        102041,
        "True Love's Face",
        modifier("obf+pre", MoreBleed(1)),
        modifier("OBF+PRE", BlockFails(), target=The("blocking")),
        CancelledByPool(1),
    ),
    card(
        102026,
        "Trochomancy",
        modifier("nec", removal(13), MoreBleed(1)),
        modifier("aus+nec", removal(7), MoreBleed(1)),
        modifier("AUS+NEC", removal(7), MoreBleed(2)),
        exception="The text states the second and third level as changes to the preceding level.",
    ),
)
