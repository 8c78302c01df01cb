"""Zane: the title of a prince by referendum."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording, titles
from vtes_deck.effects.vocab import (
    AMinion,
    CardReferendum,
    ChooseCard,
    Is,
    MinionFilter,
    Not,
    PoliticalCardAction,
    Title,
    card,
)

PRINCE = MinionFilter(titles=(Title.PRINCE,))


class ReceivesTitle(Effect, frozen=True):
    """The vampire with the text receives the title of the chosen one, and contests it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="this"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Give the title if the chosen vampire still has it. TIT-02: the other must qualify."""
        table = context.table
        holder, claimer = table.in_play.get(context.target), table.in_play.get(context.card)
        if holder is None or claimer is None:
            return
        prince = table.minion(context.target)
        if prince.title is Title.PRINCE:
            titles.gain(table, table.minion(context.card), Title.PRINCE, prince.city)


class CallsForTitle(PoliticalCardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} is not a prince, he can call a referendum to receive (and contest) "
            f"the title held by a prince as a +{self.stealth} stealth political action"
        )


CARDS = (
    card(
        201501,
        "Zane",
        CallsForTitle(
            sentence="{minion} calls a referendum for the title of a prince.",
            host=True,
            stealth=1,
            conditions=(Not(Is("host", PRINCE)),),
            effects=(),
        ),
        CardReferendum(
            terms=(ChooseCard(AMinion(PRINCE, "any")),),
            passed=(ReceivesTitle(),),
        ),
    ),
)
