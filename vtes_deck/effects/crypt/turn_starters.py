"""Vampires with effects if they are unlocked when a turn begins."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    TURN,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import (
    IS_UNLOCKED,
    UNLOCK,
    Gain,
    MyTurn,
    Once,
    Pool,
    Power,
    Trigger,
    Until,
    WasDone,
    card,
)

DISCARDS_LATER = (
    "during your unlock phase, you can make your prey discard one card at random from his or her "
    "hand (and draw back up to his or her hand size afterward)"
)
AWAKE = "was unlocked as the turn began"


class GainsIfAwake(Trigger, frozen=True, kw_only=True):
    """Pool as the turn begins, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        awake = f"if {wording.name} is unlocked " if IS_UNLOCKED in self.conditions else ""
        return f"{awake}at the beginning of your turn, you gain 1 pool from the blood bank"


class NotesAwake(Trigger, frozen=True, kw_only=True):
    """The record, which the text states first."""

    @override
    def say(self, wording: Wording) -> str:
        awake = f"if {wording.name} is unlocked " if IS_UNLOCKED in self.conditions else ""
        return f"{awake}at the start of your turn, then {DISCARDS_LATER}"


class PreyDiscards(SaidElsewhere, Effect, frozen=True):
    """The prey discards a card at random and draws again."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="prey"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        prey = table.prey(context.seat)
        cards = table.seats[prey].hand
        if cards:
            zones.discard(table, cards[table.random.below(f"hand of seat {prey}", len(cards))])
            hand.adjust(table, prey)


class DiscardsIfAwake(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        """The text of the record states it."""
        return ""


CARDS = (
    card(
        200172,
        "Bartholomew",
        GainsIfAwake(on=TURN, mine=True, conditions=(IS_UNLOCKED,), effects=(Gain(1, Pool()),)),
    ),
    card(
        200375,
        "Dr. Jest",
        NotesAwake(
            on=TURN, mine=True, conditions=(IS_UNLOCKED,), effects=(Once(AWAKE, by="host"),)
        ),
        DiscardsIfAwake(
            sentence="The prey discards a card at random.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), WasDone(AWAKE, by="host")),
            effects=(PreyDiscards(),),
        ),
    ),
)
