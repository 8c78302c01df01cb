"""Harold Tanner: sees the hand of his opponent."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import PlaysOpen, card


class OpensOpposingHand(PlaysOpen, frozen=True):
    """The open hand, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"the controller of the minion in combat with {wording.name} plays with an open hand"


CARDS = (card(200571, "Harold Tanner", OpensOpposingHand("opposing")),)
