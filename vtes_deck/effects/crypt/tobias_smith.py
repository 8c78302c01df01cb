"""Tobias Smith: bishops of the Sabbat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    titles,
)
from vtes_deck.effects.vocab import AMinion, CardAction, MinionFilter, Sect, Title, card


class BecomesBishop(Effect, frozen=True):
    """The target vampire gains the title of bishop."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        titles.gain(context.table, context.target_minion, Title.BISHOP, "")

    @override
    def say(self, wording: Wording) -> str:
        return f"give {wording.target} the title of bishop"


CARDS = (
    card(
        201375,
        "Tobias Smith",
        CardAction(
            sentence="{minion} acts to make {target} a bishop.",
            host=True,
            target=AMinion(
                MinionFilter(
                    vampire=True, another=True, untitled=True, sects=(Sect.SABBAT,), least=6
                )
            ),
            effects=(BecomesBishop(),),
        ),
    ),
)
