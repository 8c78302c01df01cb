"""Unleashing the Bestial Soul: one minion does not react, and the next reaction costs more."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CARD_COSTS_MORE,
    MINION_PLAYS,
    NEXT_REACTION_COSTS_MORE,
    NONE,
    AutomaticEffect,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    PurposeKind,
    Table,
    Wording,
    await_events,
    is_reaction,
)
from vtes_deck.effects.library.modifier.hearts_desires import CannotReact
from vtes_deck.effects.vocab import (
    ANYONE,
    AS_ANNOUNCED,
    AMinion,
    Type,
    Until,
    card,
    modifier,
)


class ChosenCannotReact(CannotReact, frozen=True):
    """The chosen minion plays no reaction cards during this action."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.target} cannot play reaction cards this action"


class ChargesOne(AutomaticEffect, frozen=True):
    """The next reaction card, canceled or not, costs more."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """End when a minion plays a reaction card; responses to that card cost no more."""
        del trigger
        if event.what is not MINION_PLAYS or event.minion not in table.in_play:
            return
        printed, minion = table.cards[event.card], table.minion(event.minion)
        if Type.REACTION not in printed.types or not is_reaction(table, minion, printed):
            return
        pending = (NEXT_REACTION_COSTS_MORE, NONE, Until.ACTION)
        if pending in table.used:
            table.used -= {pending}
            table.use_once(CARD_COSTS_MORE, event.card, Until.ACTION)


class NextReactionCostsMore(Effect, frozen=True):
    """The next reaction card of this action costs 1 more blood or life."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.use_once(NEXT_REACTION_COSTS_MORE, NONE, Until.ACTION)
        await_events(context, ChargesOne(), Until.ACTION, minion=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return "the next reaction card played this action costs +1 blood or life"


A_MINION = AMinion(ANYONE, "any")
SILENT = ChosenCannotReact()

CARDS = (
    card(
        102263,
        "Unleashing the Bestial Soul",
        modifier("dom", SILENT, at=AS_ANNOUNCED, target=A_MINION),
        modifier("DOM", SILENT, NextReactionCostsMore(), at=AS_ANNOUNCED, target=A_MINION),
    ),
)
