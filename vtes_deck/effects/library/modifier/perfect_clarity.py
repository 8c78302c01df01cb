"""Perfect Clarity: cards of some Disciplines do not affect the user."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    UNAFFECTED,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    bar_opponents,
)
from vtes_deck.effects.vocab import AS_ANNOUNCED, Until, card, modifier

MIND = ("dom", "pre")
DOMINATE, PRESENCE = (DISCIPLINES[code].name for code in MIND)


class ClearMind(Effect, frozen=True):
    """Reaction cards of these Disciplines do not affect the user during the action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for code in MIND:
            context.table.use_once(UNAFFECTED + code, context.minion, Until.ACTION)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"reaction cards that require {DOMINATE} [dom] or {PRESENCE} [pre] do not affect "
            f"{wording.user} for the duration of this action"
        )


class ClearInCombat(Effect, frozen=True):
    """Opponents of the user in combat cannot play cards of these Disciplines during the action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        bar_opponents(context.table, context.minion, MIND)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"for the remainder of this action, minions opposing {wording.user} in combat cannot "
            f"play cards that require {DOMINATE} or {PRESENCE}"
        )


CARDS = (
    card(
        101386,
        "Perfect Clarity",
        modifier("tha", ClearMind(), at=AS_ANNOUNCED),
        modifier("THA", ClearMind(), ClearInCombat(), at=AS_ANNOUNCED),
    ),
)
