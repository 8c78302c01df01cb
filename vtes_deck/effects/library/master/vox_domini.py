"""Vox Domini: a referendum fails."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Referendum, Wording
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    POLLING,
    PlayLimit,
    PoliticalReferendum,
    card,
    master,
)


class DuringReferendum(PoliticalReferendum, frozen=True):
    """It is the referendum of a political action. One that passes automatically has no poll."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during the referendum of a political action. Not usable on a referendum that is "
            "automatically passing"
        )


class MakesItFail(Effect, frozen=True):
    """The current referendum fails, whatever the votes."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is not None:
            referendum.lost = True

    @override
    def say(self, wording: Wording) -> str:
        return "the referendum fails"


CARDS = (
    card(
        102132,
        "Vox Domini",
        master(MakesItFail(), at=BEFORE_VOTES | POLLING, conditions=(DuringReferendum(),)),
        PlayLimit(per="game", by="methuselah"),
    ),
)
