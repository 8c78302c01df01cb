"""Alvaro, The Scion of Angelica: blood for an abstention."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Referendum,
    VoteOrigin,
    Wording,
)
from vtes_deck.effects.vocab import (
    NOTHING,
    REFERENDUM_RESOLVED,
    Blood,
    Choose,
    Gain,
    PoliticalReferendum,
    Trigger,
    card,
)


class CastsNothing(Condition, frozen=True):
    """The vampire has cast neither votes nor ballots in the referendum."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """By a ruling, this includes a vampire without a title or in torpor."""
        referendum = context.table.current(Referendum)
        casts = () if referendum is None else referendum.poll.casts
        return not any(one.kind is VoteOrigin.MINION and one.card == context.host for one in casts)


class FeedsOnAbstention(Trigger, frozen=True, kw_only=True):
    """The vampire may gain blood after a political action in which it has not voted."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"after resolution of any political action, if {wording.name} abstained (even in "
            f"torpor), {wording.name} can gain 2 blood"
        )


CARDS = (
    card(
        200063,
        "Alvaro, The Scion of Angelica",
        FeedsOnAbstention(
            on=REFERENDUM_RESOLVED,
            conditions=(PoliticalReferendum(), CastsNothing()),
            effects=(Choose(NOTHING, (Gain(2, Blood("host")),), optional=True),),
        ),
    ),
)
