"""Fillip: a younger vampire wakes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Role, Wording
from vtes_deck.effects.vocab import (
    WAKING,
    AMinion,
    MinionFilter,
    Mode,
    PlayLimit,
    Wakes,
    card,
)


class WakesYounger(Mode, frozen=True, kw_only=True):
    """A locked vampire that is younger than the one that plays the card wakes."""

    @override
    def say(self, wording: Wording) -> str:
        locked = "Usable by a locked vampire. " if self.role is Role.EITHER else ""
        return (
            f"requires a vampire. {locked}A younger locked vampire you control can play reaction "
            "cards and attempt to block as though unlocked until the current action is concluded"
        )


CARDS = (
    card(
        100729,
        "Fillip",
        WakesYounger(
            role=Role.EITHER,
            at=WAKING,
            target=AMinion(MinionFilter(vampire=True, ready=True, younger=True, locked=True)),
            effects=(Wakes("target"),),
        ),
        PlayLimit(per="turn"),
    ),
)
