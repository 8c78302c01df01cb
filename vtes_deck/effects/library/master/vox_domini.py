"""Vox Domini: a referendum fails."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    POLLING,
    FailReferendum,
    PlayLimit,
    PoliticalReferendum,
    card,
    master,
)


class DuringReferendum(PoliticalReferendum, frozen=True):
    """The poll of a political action is open. An automatic referendum has no poll."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during the referendum of a political action. Not usable on a referendum that is "
            "automatically passing"
        )


CARDS = (
    card(
        102132,
        "Vox Domini",
        master(FailReferendum(), at=BEFORE_VOTES | POLLING, conditions=(DuringReferendum(),)),
        PlayLimit(per="game", by="methuselah"),
    ),
)
