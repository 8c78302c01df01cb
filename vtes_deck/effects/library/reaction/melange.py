"""Melange: more bleed for the blocking vampire against the controller of the blocked minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    KEPT,
    PUT_ON,
    Condition,
    EffectContext,
    SaidElsewhere,
    Which,
    Wording,
    Zone,
    control,
)
from vtes_deck.effects.library.combat.aftermath import STRIKER, STRIKER_ENTRY
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    DURING_ACTION,
    AddDelayedTrigger,
    BurnCard,
    Intercept,
    MoreBleed,
    Power,
    PutOn,
    Same,
    card,
    reaction,
)


class StaysWithActing(PutOn, frozen=True):
    """The card is put on the acting minion; the player of the card still controls it.

    By a ruling, it is not put there if it has left the ash heap in the meantime.
    """

    who: Which = "acting"

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        if action is None or action.minion not in table.in_play:
            return
        if table.where[context.card] is not Zone.ASH_HEAP:
            return
        seat = table.minion(context.minion).controller
        table.emit(PUT_ON, seat, context.card, target=action.minion)
        card_in_play = control.arrive(table, context.card, seat, action.minion)
        if context.card in table.in_play:
            card_in_play.set_mark(KEPT, 1)
            card_in_play.set_mark(STRIKER, context.minion + 1)
            card_in_play.set_mark(STRIKER_ENTRY, table.in_play[context.minion].entry)

    @override
    def say(self, wording: Wording) -> str:
        return "put this card on the acting minion; you still control this card"


class BleedsTheController(SaidElsewhere, Condition, frozen=True):
    """The vampire that put the card bleeds the controller of the minion with the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """False for a vampire that has left play and returned (GEN-10)."""
        table, bleed = context.table, context.bleed
        card_in_play, host = table.in_play[context.card], table.in_play.get(context.host)
        if bleed is None or host is None or host.controller not in bleed.seats[:1]:
            return False
        return (
            card_in_play.mark(STRIKER) == bleed.minion + 1
            and card_in_play.mark(STRIKER_ENTRY) == table.in_play[bleed.minion].entry
        )


class BurnsToBleed(Power, frozen=True, kw_only=True):
    """The vampire that put the card burns it for more bleed."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during a bleed action against the controller of the attached minion, this reacting "
            "vampire can burn this card to get +1 bleed"
        )


STAYS = AddDelayedTrigger(
    on=ACTION_BLOCKED, conditions=(Same("user", "blocker"),), effects=(StaysWithActing(),)
)

CARDS = (
    card(
        101195,
        "Melange",
        reaction("aus", Intercept(1)),
        reaction("AUS", Intercept(1), STAYS),
        BurnsToBleed(
            sentence="Burn {card}: +1 bleed.",
            at=DURING_ACTION,
            conditions=(BleedsTheController(),),
            effects=(MoreBleed(1, limited=False), BurnCard("this")),
        ),
    ),
)
