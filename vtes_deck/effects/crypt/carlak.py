"""Carlak: blood for Methuselahs who vote only against."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    EffectContext,
    Referendum,
    Target,
    VoteSide,
    Wording,
)
from vtes_deck.effects.vocab import (
    COMBAT,
    REFERENDUM_TALLIED,
    Blood,
    Count,
    Gain,
    GivePress,
    HostFights,
    Trigger,
    card,
)


class OnlyAgainst(Target, frozen=True):
    """The Methuselahs who have cast votes only against the referendum."""

    of_seats = True

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        referendum = context.table.current(Referendum)
        casts = () if referendum is None else referendum.poll.casts
        voted = {
            side: {one.seat for one in casts if one.side is side and one.votes} for side in VoteSide
        }
        against = sorted(voted[VoteSide.AGAINST] - voted[VoteSide.FOR])
        return [(NONE, seat, 0) for seat in against]


class FeedsOnOpposition(Trigger, frozen=True, kw_only=True):
    """The vampire gains blood once the votes are tallied."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once results of a referendum are tallied, {wording.name} gains 1 blood for each "
            "Methuselah casting no votes in favor and 1 or more votes against the referendum"
        )


CARDS = (
    card(
        200244,
        "Carlak",
        FeedsOnOpposition(
            on=REFERENDUM_TALLIED,
            effects=(Gain(Count(OnlyAgainst()), Blood("host")),),
        ),
        Trigger(on=COMBAT, effects=(GivePress(who="host"),), conditions=(HostFights(),)),
    ),
)
