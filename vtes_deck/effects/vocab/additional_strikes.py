"""Additional strikes that a card in play gives: mandatory ones, and those with the same gun."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.powers import InCombat
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.strikes import add_strikes
from vtes_deck.engine.state.purposes import PurposeKind


class AdditionalStrike(Effect, frozen=True):
    """Gives the minion that is or carries the card an additional strike this round (COM-24)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.ADDITIONAL, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Add the strike, which is mandatory by a ruling and limited (COM-26)."""
        add_strikes(context.table, context.host, 1, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets an additional strike (limited) each round"


class StruckWithIt(Condition, frozen=True):
    """The bearer made its last strike with this weapon."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        if combat is None or not combat.holds(context.host):
            return False
        chosen = combat.sides[combat.index(context.host)].chosen
        return chosen is not None and chosen.source == context.card

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} has struck with this gun"


class StrikesOn(InCombat, frozen=True):
    """The bearer strikes again with the gun."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{lead}{wording.user} can strike with it again"
