"""Learjet: an additional card for each card of the acting minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    REPLACED,
    Condition,
    Effect,
    EffectContext,
    NoPurpose,
    SaidElsewhere,
    Wording,
    shown,
)
from vtes_deck.effects.library.permanent.vehicle import ONE_VEHICLE
from vtes_deck.effects.vocab import (
    MINION_PLAYED,
    NOTHING,
    ACard,
    Choose,
    MoveCards,
    Same,
    Trigger,
    Zone,
    card,
)


def played(number: int) -> str:
    """The mark of the vehicle for a card that its minion has played and not yet replaced."""
    return f"acting minion played {number}"


class NotesCard(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records the card that the minion plays, until the card is replaced."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        play = shown(context.table)
        if play is not None:
            context.card_in_play.set_mark(played(play.card), 1)


class WasNoted(SaidElsewhere, Condition, frozen=True):
    """The card that is now replaced is one of the noted cards."""

    @override
    def holds(self, context: EffectContext) -> bool:
        noted = context.target != NONE and bool(context.card_in_play.mark(played(context.target)))
        return noted and context.card_in_play.controller == context.table.owner[context.target]


class Forgets(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """The card has been replaced."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(played(context.target), 0)


class Notes(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The minion plays a card as the acting minion."""


class DrawsAnother(Trigger, frozen=True, kw_only=True):
    """The additional card; by rulings, it is drawn after the controller sees the replacement."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"each time you draw to replace a card {wording.user} played as an acting minion, you "
            "can draw an additional card (discard afterward)"
        )


ANOTHER_CARD = MoveCards(ACard(Zone.LIBRARY), Zone.HAND, due=True)

CARDS = (
    card(
        101080,
        "Learjet",
        Notes(
            on=MINION_PLAYED,
            host=True,
            conditions=(Same("host", "acting"),),
            effects=(NotesCard(),),
        ),
        DrawsAnother(
            on=REPLACED,
            conditions=(WasNoted(),),
            effects=(Forgets(), Choose(NOTHING, (ANOTHER_CARD,), optional=True)),
        ),
        ONE_VEHICLE,
    ),
)
