"""Tyler McGill: a vote when a Methuselah burns the Edge."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EDGE_BURNED, Wording
from vtes_deck.effects.vocab import (
    Activity,
    Bonus,
    Gets,
    Is,
    MinionFilter,
    Restriction,
    Trigger,
    Until,
    card,
)


class VoteForEdge(Trigger, frozen=True, kw_only=True):
    """An additional vote once a Methuselah has burned the Edge for a vote."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"in a referendum, {wording.name} gets +1 vote after a Methuselah burns the Edge for "
            "a vote"
        )


CARDS = (
    card(
        201398,
        "Tyler McGill",
        VoteForEdge(on=EDGE_BURNED, effects=(Gets(Bonus.VOTES, 1, Until.REFERENDUM),)),
        Restriction(
            activity=Activity.BLOCK,
            conditions=(Is("acting", MinionFilter(clans=("Nosferatu",))),),
        ),
    ),
)
