"""Rachel Brandywine: discarded cards go back to the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    Condition,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    PurposeKind,
    SaidElsewhere,
    Table,
    Verb,
    Wording,
    one_of_each,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import (
    DISCARD_ENDS,
    DISCARDED,
    IS_READY,
    Once,
    Phase,
    Trigger,
    Until,
    Zone,
    card,
)

THROWN_AWAY = "discarded in the discard phase"
"""Recorded for cards that Methuselahs discard in their own discard phase."""
TAKE_BACK = Verb("take into library", "Put {target} in your library.")
TAKEN_BACK = EventType("taken into library", "{seat} moves {card} to her library.")


class OwnDiscardPhase(SaidElsewhere, Condition, frozen=True):
    """It is the discard phase of the Methuselah who controls the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return table.active == context.seat and table.phase is Phase.DISCARD


class TakeBack(Effect, frozen=True):
    """The cards discarded in this phase may go to the library."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(TakingBack(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "place cards you discard during that discard phase in your library (shuffle afterward)"
        )


class TakingBack(CardQuestion):
    """A Methuselah puts discarded cards in the library, one at a time, until she stops.

    Attributes:
        seat: the Methuselah.
        card: the vampire.
        moved: a card has gone to the library.
    """

    seat: int
    card: int
    moved: bool = False

    def offer(self, table: Table) -> None:
        """Offer one card of each name that is still in the ash heap."""
        thrown = [
            one
            for one in table.seats[self.seat].ash_heap
            if table.has_used(THROWN_AWAY, one, Until.TURN)
        ]
        if thrown:
            options = [
                Option(TAKE_BACK, self.card, target=one) for one in one_of_each(table, thrown)
            ]
            table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)
        else:
            self.go_to(TakingBack.shuffle)

    def take(self, table: Table) -> None:
        """Put the chosen card in the library and ask again."""
        answer = table.answer
        if answer.verb is PASS:
            return
        zones.move(table, answer.target, Zone.LIBRARY)
        table.emit(TAKEN_BACK, self.seat, answer.target)
        self.moved = True
        self.go_to(TakingBack.offer)

    def shuffle(self, table: Table) -> None:
        """Shuffle the library if a card was moved to it (GEN-24)."""
        if self.moved:
            shuffle_library(table, self.seat)

    steps = (offer, take, shuffle)


class NotesDiscards(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The record, which the text does not mention."""


class EndsDiscards(Trigger, frozen=True, kw_only=True):
    """The ability at the end of the phase, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = f"if {wording.name} is ready, " if IS_READY in self.conditions else ""
        return f"{ready}at the end of your discard phase, you can {self.effects[0].say(wording)}"


CARDS = (
    card(
        201148,
        "Rachel Brandywine",
        NotesDiscards(
            on=DISCARDED,
            mine=True,
            conditions=(OwnDiscardPhase(),),
            effects=(Once(THROWN_AWAY, by="target"),),
        ),
        EndsDiscards(on=DISCARD_ENDS, mine=True, conditions=(IS_READY,), effects=(TakeBack(),)),
    ),
)
