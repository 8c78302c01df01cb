"""Vampires that look at cards of others in combat or in the master phase."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.crypt.hand_readers import look
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    IS_READY,
    MASTER,
    Aura,
    Bonus,
    Directed,
    HostFights,
    InRound,
    MyTurn,
    Power,
    Type,
    Until,
    card,
)

SEES_ONE = EventType("sees a card", "{other_seat} has {card}.")


class LookAtOpposingHand(Effect, frozen=True):
    """The user looks at the hand of the opposing minion's controller."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        opposing = None if combat is None else table.in_play.get(combat.other(context.host))
        if opposing is not None:
            look(context, opposing.controller)

    @override
    def say(self, wording: Wording) -> str:
        return "look at the opposing minion's controller's hand"


class LooksBeforeRange(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (looks,) = self.effects
        return (
            f"when {wording.name} is in combat, before range is chosen on the first round, you can "
            f"{looks.say(wording)}"
        )


class PreyShowsCard(Effect, frozen=True):
    """The user looks at a card of the prey at random; a political action card is discarded."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="prey"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        prey = table.prey(context.seat)
        cards = table.seats[prey].hand
        if not cards:
            return
        one = cards[table.random.below(f"hand of seat {prey}", len(cards))]
        table.emit(SEES_ONE, context.seat, one, other_seat=prey, only=context.seat)
        if Type.POLITICAL_ACTION in table.cards[one].types:
            zones.discard(table, one)
            hand.adjust(table, prey)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "look at a card at random from your prey's hand. If it is a political action card, "
            "your prey discards it"
        )


class InspectsPrey(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (shows,) = self.effects
        ready = f"if {wording.name} is ready " if IS_READY in self.conditions else ""
        return f"{ready}during your master phase, you can {shows.say(wording)}"


CARDS = (
    card(
        201215,
        "Ryder",
        LooksBeforeRange(
            sentence="Look at the hand of the opponent.",
            at=BEFORE_RANGE,
            once=Until.COMBAT,
            conditions=(HostFights(), InRound(1)),
            effects=(LookAtOpposingHand(),),
        ),
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(Directed(),)),
    ),
    card(
        200771,
        "Kendrick",
        InspectsPrey(
            sentence="Look at a card of your prey at random.",
            at=MASTER,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY),
            effects=(PreyShowsCard(),),
        ),
    ),
)
