"""Lord Ephraim Wainwright: searches for copies of his action cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_OVER,
    CARD_SHOWN,
    CHOOSE_CARD,
    NONE,
    PASS,
    PASSING,
    RECOVERED,
    SEARCHES,
    CardQuestion,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    NoPurpose,
    Option,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    by_name,
    hand,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import (
    NOTHING,
    RESOLVED,
    Choose,
    Successful,
    Trigger,
    Type,
    Zone,
    card,
)

COPY = "copy of the action card"
"""The mark that holds the number of the copy that was found plus 1."""
PUTS_AWAY = EventType("puts copy away", "{seat} moves {card} from the library to the ash heap.")


class PlaysAction(SaidElsewhere, Condition, frozen=True):
    """The vampire acts with an action card that it has just played from the hand."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        if action is None or action.minion != context.host or action.card == NONE:
            return False
        played = table.where[action.card] is Zone.BEING_PLAYED
        return played and Type.ACTION in table.cards[action.card].types


class CopySearch(CardQuestion):
    """A Methuselah looks in her library for a copy of the action card.

    Attributes:
        seat: the Methuselah.
        card: the vampire.
        played: the action card.
    """

    seat: int
    card: int
    played: int

    def offer(self, table: Table) -> None:
        """She may decline, because no other player can check the library."""
        table.emit(SEARCHES, self.seat)
        wanted = table.cards[self.played].id
        library = table.seats[self.seat].library
        copies = by_name(table, [one for one in library if table.cards[one].id == wanted])
        options = [Option(CHOOSE_CARD, self.card, target=one) for one in copies]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """GEN-24: the library is shuffled, whether a card was found or not."""
        answer = table.answer
        if answer.verb is not PASS:
            zones.move(table, answer.target, Zone.ASH_HEAP)
            table.emit(PUTS_AWAY, self.seat, answer.target)
            if self.card in table.in_play:
                table.in_play[self.card].set_mark(COPY, answer.target + 1)
        shuffle_library(table, self.seat)

    steps = (offer, take)


class SearchesCopy(Effect, frozen=True):
    """Another copy of the action card goes from the library to the ash heap."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].library)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None:
            context.table.push(
                CopySearch(seat=context.seat, card=context.card, played=context.action.card)
            )


class TakesCopy(Effect, frozen=True):
    """The copy comes to the hand, unless it has left the ash heap."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """DRW-05: the hand is adjusted."""
        table, copy = context.table, context.card_in_play.mark(COPY) - 1
        if copy < 0 or table.where[copy] is not Zone.ASH_HEAP:
            return
        zones.move(table, copy, Zone.HAND)
        table.emit(RECOVERED, table.owner[copy], copy)
        hand.adjust(table, table.owner[copy])


class ForgetsCopy(NoPurpose, Effect, frozen=True):
    """The action is over."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.set_mark(COPY, 0)


class Learns(Trigger, frozen=True, kw_only=True):
    """The search and its result."""

    @override
    def say(self, wording: Wording) -> str:
        if self.on is CARD_SHOWN:
            return (
                "you can search your library for another copy of an action card Ephraim plays "
                "after it is played and move that copy to your ash heap (shuffle afterward)"
            )
        success = "if the action succeeds, " if Successful() in self.conditions else ""
        return f"{success}move the card to your hand" if self.on is RESOLVED else ""


CARDS = (
    card(
        200854,
        "Lord Ephraim Wainwright",
        Learns(
            on=CARD_SHOWN,
            host=True,
            conditions=(PlaysAction(),),
            effects=(Choose(NOTHING, (SearchesCopy(),), optional=True),),
        ),
        Learns(on=RESOLVED, host=True, conditions=(Successful(),), effects=(TakesCopy(),)),
        Learns(on=ACTION_OVER, host=True, effects=(ForgetsCopy(),)),
    ),
)
