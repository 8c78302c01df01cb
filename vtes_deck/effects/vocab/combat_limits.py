"""Restrictions on minions in a combat or in a round."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import card_of
from vtes_deck.effects.vocab.wording import Wording, listed
from vtes_deck.engine.state.modifiers import Activity, TimedRestriction
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Until


class OpponentCannot(Effect, frozen=True):
    """The opposing minion cannot do something in this combat or in this round.

    Attributes:
        activities: the activities.
        until: the period.
    """

    activities: tuple[Activity, ...]
    until: Until = Until.COMBAT

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, opposing = context.table, card_of(context, "opposing")
        for activity in self.activities:
            table.restrict(TimedRestriction(activity, opposing, self.until, context.card))

    @override
    def say(self, wording: Wording) -> str:
        denied = listed(self.activities, "or")
        return f"this {self.until.value}, the opposing minion cannot {denied}"
