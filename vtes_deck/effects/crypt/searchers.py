"""Vampires that look for a card by its name."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Wording,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    NOTHING,
    UNLOCK,
    ACard,
    CardAction,
    MoveCards,
    MyTurn,
    Power,
    Until,
    Zone,
    card,
)


class Named(ACard, frozen=True):
    """Cards of one name.

    Attributes:
        name: the name.
    """

    name: str = ""

    @override
    def noun(self) -> str:
        return f"card named {self.name}"


TAJDID = Named(Zone.LIBRARY, number=101927, name="Tajdid")
BLOOD_OF_GIANTS = Named(Zone.LIBRARY, number=100824, name="Giant's Blood")


class LooksForBlood(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can take an action to allow you to go though your library, find "
            f"{BLOOD_OF_GIANTS.name}, and take it into your hand (reshuffle afterwards and discard "
            "to your maximum hand size)"
        )


CARDS = (
    card(
        201413,
        "Ur-Shulgi, The Shepherd",
        Power(
            sentence="Search your library for Tajdid.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(MoveCards(TAJDID, Zone.HAND, how="chosen"),),
        ),
    ),
    card(
        200312,
        "Dan Murdock",
        LooksForBlood(
            sentence="{minion} acts to look for Giant's Blood.",
            host=True,
            target=NOTHING,
            effects=(MoveCards(BLOOD_OF_GIANTS, Zone.HAND, how="chosen"),),
        ),
    ),
)
