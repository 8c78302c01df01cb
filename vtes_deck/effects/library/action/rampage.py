"""Rampage: a location is burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ACard,
    Belongs,
    BurnCard,
    If,
    Stealth,
    Trait,
    Zone,
    action,
    card,
)


class HiddenAtHome(If, frozen=True):
    """More stealth at a location of one's own."""

    @override
    def say(self, wording: Wording) -> str:
        return "if you control the location, this is a +1 stealth action"


class AnyLocation(ACard, frozen=True):
    """A location of any Methuselah."""

    @override
    def say(self, wording: Wording) -> str:
        return "any location"


CARDS = (
    card(
        101539,
        "Rampage",
        action(
            "pot",
            BurnCard("target"),
            target=AnyLocation(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
            directed=True,
            announced=(HiddenAtHome((Belongs("target", "mine"),), (Stealth(1, ahead=True),)),),
        ),
    ),
)
