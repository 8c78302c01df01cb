"""Malajit Chandramouli: stealth at a risk."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    BLOCKING,
    AddDelayedTrigger,
    BurnCard,
    Power,
    Same,
    Stealth,
    card,
)


class Sneaks(Power, frozen=True, kw_only=True):
    """The retainer locks; it is burned if the action is blocked."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name.split()[0]}'s employer may lock him to get +1 stealth for the current "
            f"action. If that action is blocked, burn {wording.name.split()[0]}"
        )


CARDS = (
    card(
        101148,
        "Malajit Chandramouli",
        Sneaks(
            sentence="Lock {card} to get +1 stealth.",
            at=BLOCKING,
            user="host",
            lock=True,
            conditions=(Same("host", "acting"),),
            effects=(
                Stealth(1),
                AddDelayedTrigger(on=ACTION_BLOCKED, by="host", effects=(BurnCard("this"),)),
            ),
        ),
    ),
)
