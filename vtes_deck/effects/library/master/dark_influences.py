"""Dark Influences: one power cancels a card, the other cancels a cancellation."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    MINION_PLAYS,
    PLAYS,
    Condition,
    DefinitionScript,
    Effect,
    EffectContext,
    NoPurpose,
    PlayCard,
    PurposeKind,
    SaidElsewhere,
    ShowCard,
    Wording,
    ban_this_turn,
    shown,
)
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    BurnCard,
    Cancel,
    PutInPlay,
    Trigger,
    card,
    master,
)


class CannotBePlayedAgain(NoPurpose, Effect, frozen=True):
    """No minion can play the cancelled card again this turn."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, show = context.table, shown(context.table)
        if show is not None:
            ban_this_turn(table, table.cards[show.card])

    @override
    def say(self, wording: Wording) -> str:
        return "that card cannot be played again this turn"


class WouldCancel(SaidElsewhere, Condition, frozen=True):
    """The card being played would cancel a minion card of another Methuselah."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        shows = [one for one in table.stack if isinstance(one, ShowCard)]
        if len(shows) < 2:
            return False
        answer, first = shows[-1], shows[-2]
        if first.cancelled or table.owner[first.card] == table.owner[answer.card]:
            return False
        printed = table.cards[first.card]
        return not (printed.master or printed.event) and cancels(context, answer.card)


def cancels(context: EffectContext, card: int) -> bool:
    """Whether a card is being played in a way that cancels another."""
    printed, play = context.table.cards[card], context.table.current(PlayCard)
    if printed.reflex is not None:
        return True
    script = printed.script
    if play is None or play.card != card or not isinstance(script, DefinitionScript):
        return False
    mode = script.modes[play.option.mode]
    return any(one.kind is PurposeKind.CANCEL for effect in mode.effects for one in effect.does())


class CancelsIt(Cancel, frozen=True):
    """The card that would cancel is cancelled instead."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the next card played that would cancel another Methuselah's minion card as it is "
            "played is canceled, its cost is not paid"
        )


class BurnsInstead(BurnCard, frozen=True):
    """The cancelled card is burned."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.this} is burned instead"


class CancelsNext(Trigger, frozen=True, kw_only=True):
    """The next cancelling card is cancelled."""

    @override
    def say(self, wording: Wording) -> str:
        return "" if self.on is PLAYS else ", and ".join(o.say(wording) for o in self.effects)


INSTEAD = (CancelsIt("minion"), BurnsInstead("this"))

CARDS = (
    card(
        100493,
        "Dark Influences",
        master(Cancel("minion"), CannotBePlayedAgain(), PutInPlay(), at=AS_PLAYED),
        CancelsNext(on=PLAYS, conditions=(WouldCancel(),), effects=INSTEAD),
        CancelsNext(on=MINION_PLAYS, conditions=(WouldCancel(),), effects=INSTEAD),
    ),
)
