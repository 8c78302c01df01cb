"""Consign to Oblivion: reactions cost more and are replaced later."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    MINION_PLAYS,
    NONE,
    REACTIONS_COST_MORE,
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
    shown,
)
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    Type,
    Until,
    card,
    modifier,
)


class ReactionsCostMore(Effect, frozen=True):
    """Reaction cards cost 1 more blood or life during this action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(REACTIONS_COST_MORE, NONE, Until.ACTION)

    @override
    def say(self, wording: Wording) -> str:
        return "reaction cards cost +1 blood or life"


class ReplacesLater(AutomaticEffect, frozen=True):
    """Reaction cards are replaced after the action; a longer delay counts (GEN-26)."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Delay the replacement whenever a minion plays a reaction card."""
        del trigger
        if event.what is not MINION_PLAYS or event.minion not in table.in_play:
            return
        printed, show = table.cards[event.card], shown(table)
        if show is None or Type.REACTION not in printed.types:
            return
        if is_reaction(table, table.minion(event.minion), printed):
            show.later += (Until.ACTION,)


class DelaysReactions(Effect, frozen=True):
    """Reaction cards that are played in this action are replaced when it is over."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, ReplacesLater(), Until.ACTION, minion=context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return "those cards are not replaced until the end of the action"


CARDS = (
    card(
        102288,
        "Consign to Oblivion",
        modifier("obl", ReactionsCostMore(), at=AS_ANNOUNCED),
        modifier("OBL", ReactionsCostMore(), DelaysReactions(), at=AS_ANNOUNCED),
    ),
)
