"""On the Qui Vive: a reaction of a locked minion; an ally then stays locked."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    MISSES_UNLOCK,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    ALLY,
    If,
    Is,
    PlayLimit,
    Role,
    Wakes,
    card,
    reaction,
)


class MissesUnlock(Effect, frozen=True):
    """The minion that plays the card does not unlock in its next unlock phase."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.user_minion.set_mark(MISSES_UNLOCK, 1)

    @override
    def say(self, wording: Wording) -> str:
        return "they do not unlock as normal during their next unlock phase"


CARDS = (
    card(
        101321,
        "On the Qui Vive",
        reaction("", Wakes(), If((Is("user", ALLY),), (MissesUnlock(),)), role=Role.LOCKED),
        PlayLimit(per="unlock phase"),
    ),
)
