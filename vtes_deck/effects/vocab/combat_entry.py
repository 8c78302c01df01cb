"""Effects that start a combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.state.purposes import PurposeKind


class EnterCombat(Effect, frozen=True, kw_only=True):
    """The minion that plays the card enters combat with the target minion.

    Attributes:
        reverse: the target counts as the acting minion.
    """

    reverse: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Start the combat, which is part of the resolution of the action (RES-09)."""
        pair = (
            (context.target, context.minion) if self.reverse else (context.minion, context.target)
        )
        context.table.push(Combat(*pair))

    @override
    def say(self, wording: Wording) -> str:
        said = f"enter combat with {wording.target}"
        if self.reverse:
            said += ". The target vampire is considered the acting minion during that combat"
        return said
