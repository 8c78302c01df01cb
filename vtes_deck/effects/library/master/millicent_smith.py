"""Millicent Smith, Puritan Vampire Hunter: a blocked vampire is burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    DISCARD_ENDS,
    VAMPIRE,
    BurnCard,
    Is,
    PutInPlay,
    TakeControl,
    Trigger,
    card,
    master,
)


class WasBlocked(Is, frozen=True):
    """A vampire of the controller has been blocked."""

    @override
    def say(self, wording: Wording) -> str:
        return "if any of your vampires are blocked"


class BurnsActing(BurnCard, frozen=True):
    """The acting vampire is burned. By a ruling, nothing else happens before that."""

    @override
    def say(self, wording: Wording) -> str:
        return "your acting vampire (without combat)"


CARDS = (
    card(
        101210,
        "Millicent Smith, Puritan Vampire Hunter",
        master(PutInPlay()),
        Trigger(
            on=ACTION_BLOCKED,
            conditions=(WasBlocked("target", VAMPIRE, "mine"),),
            effects=(BurnCard("this"), BurnsActing("target")),
        ),
        Trigger(on=DISCARD_ENDS, mine=True, effects=(TakeControl("this", by="predator"),)),
    ),
)
