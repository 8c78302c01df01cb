"""Quickness: an additional strike beyond the limit."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    add_strikes,
)
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    PlayLimit,
    additional_strikes,
    at,
    card,
    combat,
)


class ExtraStrike(Effect, frozen=True):
    """Gives an additional strike that ignores the limit (COM-26)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.ADDITIONAL, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        add_strikes(context.table, context.minion, 1, limited=False)

    @override
    def say(self, wording: Wording) -> str:
        return "additional strike that does not count against the limit"


CARDS = (
    card(
        101532,
        "Quickness",
        combat("cel", additional_strikes(1)),
        combat("CEL", at(ADDITIONAL_STRIKES), ExtraStrike()),
        PlayLimit(per="round"),
    ),
)
