"""Vampires that look at the hands of other Methuselahs."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    EDGE_LOST,
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    NoPurpose,
    PurposeKind,
    SaidElsewhere,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    AFTER_ACTION,
    DISCARD_EFFECTS,
    IS_READY,
    NOTHING,
    UNLOCK,
    AMethuselah,
    AtBleed,
    Choose,
    Edge,
    HasBled,
    Is,
    MinionFilter,
    MyTurn,
    Pay,
    Power,
    Trigger,
    Unlock,
    Until,
    card,
)

LOOKS = EventType("looks at hand", "{seat} looks at the hand of {other_seat}.")
SEES = EventType("sees", "{other_seat} has {card}.")


def acting_seat(context: EffectContext) -> int:
    """The controller of the acting minion, or ``NONE``."""
    action = context.action
    return NONE if action is None else action.acting_seat(context.table)


def look(context: EffectContext, seat: int) -> None:
    """Show the user the hand of another Methuselah."""
    table = context.table
    table.emit(LOOKS, context.seat, other_seat=seat)
    for one in table.seats[seat].hand:
        table.emit(SEES, context.seat, one, other_seat=seat, only=context.seat)


class LookAtActingHand(NoPurpose, Effect, frozen=True):
    """The user looks at the hand of the acting minion's controller."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        seat = acting_seat(context)
        if seat != NONE:
            look(context, seat)

    @override
    def say(self, wording: Wording) -> str:
        return "look at the acting minion's controller's hand"


class LookAtHand(NoPurpose, Effect, frozen=True):
    """The user looks at the hand of the chosen Methuselah."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        look(context, context.target_seat)

    @override
    def say(self, wording: Wording) -> str:
        return "look at another Methuselah's hand"


class LookAtLosersHand(Effect, frozen=True):
    """The user looks at the hand of another Methuselah who has lost the Edge."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """A free look is never declined. The number of the event is the seat of the Methuselah."""
        if context.n != context.seat:
            look(context, context.n)

    @override
    def say(self, wording: Wording) -> str:
        return "look at that Methuselah's hand"


class NotMyTurn(SaidElsewhere, Condition, frozen=True):
    """It is the turn of another Methuselah."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.active != context.seat


class WatchesEdge(Trigger, frozen=True, kw_only=True):
    """The effect of the loss of the Edge, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "whenever a Methuselah loses the Edge when it is not your turn, "
            f"{wording.name} unlocks, and you can {self.effects[-1].say(wording)}"
        )


class LetBlockerLook(NoPurpose, Effect, frozen=True):
    """The controller of the blocking minion may look at the hand of the user."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """A free look is never declined."""
        table, action = context.table, context.action
        blocker = None if action is None else table.in_play.get(action.blocker)
        if blocker is not None:
            reader = EffectContext(table, blocker.controller, context.card)
            look(reader, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "their controller can look at your hand"


class DiscardFromActingHand(Effect, frozen=True):
    """The acting minion's controller discards a card at random."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="active"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The hand is adjusted afterwards (DRW-05)."""
        table, seat = context.table, acting_seat(context)
        cards = table.seats[seat].hand
        if cards:
            zones.discard(table, cards[table.random.below(f"hand of seat {seat}", len(cards))])
            hand.adjust(table, seat)

    @override
    def say(self, wording: Wording) -> str:
        return "discard 1 card at random from it"


DISCARDS = DiscardFromActingHand()


class ReadsAfterBleed(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name, look = wording.name, self.effects[0].say(wording)
        ready = f"if {name} is ready " if IS_READY in self.conditions else ""
        bleed = "a successful bleed" if HasBled() in self.conditions else "a bleed"
        return (
            f"once each turn, {ready}after {bleed} against you, {name} can "
            f"{look}, then {name} can {DISCARDS.say(wording)}"
        )


class BurnsEdgeToLook(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"if {wording.name} is ready, " if IS_READY in self.conditions else ""
        does = self.effects[1].say(wording)
        return (
            f"during your unlock phase and your discard phase, {ready}you can burn the Edge to "
            f"{does}"
        )


class ShownToBlocker(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        blocker = "an older vampire" if self.conditions else "a minion"
        return (
            f"if {blocker} blocks {wording.name}, {self.effects[0].say(wording)} before "
            "block resolution"
        )


CARDS = (
    card(
        201263,
        "Sennadurek",
        WatchesEdge(
            on=EDGE_LOST,
            conditions=(NotMyTurn(),),
            effects=(Unlock(), LookAtLosersHand()),
        ),
    ),
    card(
        200641,
        "Iris Bennett",
        ShownToBlocker(
            on=ACTION_BLOCKED,
            host=True,
            conditions=(Is("blocker", MinionFilter(vampire=True, older=True)),),
            effects=(LetBlockerLook(),),
        ),
    ),
    card(
        201673,
        "Ilonka",
        ReadsAfterBleed(
            sentence="{card} looks at the hand of the acting Methuselah.",
            at=AFTER_ACTION,
            once=Until.TURN,
            conditions=(IS_READY, AtBleed("me"), HasBled()),
            effects=(
                LookAtActingHand(),
                Choose(NOTHING, (DISCARDS,), optional=True),
            ),
        ),
    ),
    card(
        200061,
        "Alonzo Guillen",
        BurnsEdgeToLook(
            sentence="Burn the Edge to look at the hand of {seat}.",
            at=UNLOCK | DISCARD_EFFECTS,
            conditions=(MyTurn(), IS_READY),
            target=AMethuselah(),
            effects=(Pay(1, Edge()), LookAtHand()),
        ),
    ),
)
