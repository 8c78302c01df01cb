"""Mesu Bedshet: the top card of the crypt."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    bank,
    mark,
    zones,
)
from vtes_deck.effects.vocab import Zone, action, card

REVEALS = EventType("reveals crypt", mark("{seat} reveals {card}."))
SHUFFLES = EventType("shuffles crypt", mark("{seat} shuffles the crypt."))


class NotEmpty(SaidElsewhere, Target, frozen=True):
    """By a ruling, the crypt must have a card."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [(NONE, NONE, 0)] if context.table.seats[context.seat].crypt else []


class RevealsTop(Effect, frozen=True):
    """A Ministry is drawn and gets blood if it is younger; another card is shuffled back."""

    clan: str
    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CRYPT, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, seat = context.table, context.table.seats[context.seat]
        if not seat.crypt:
            return
        top = seat.crypt[-1]
        printed = table.cards[top]
        table.emit(REVEALS, context.seat, top)
        if printed.clan != self.clan:
            table.random.shuffle(f"crypt of seat {context.seat}", seat.crypt)
            table.emit(SHUFFLES, context.seat)
            return
        zones.draw_crypt(table, context.seat)
        if (
            table.where[top] is Zone.UNCONTROLLED
            and printed.capacity < context.user_minion.capacity
        ):
            bank.add_to_uncontrolled(table, top, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"reveal the top card of your crypt. If it is a {self.clan}, draw it and add {self.n} "
            "blood to it if it is younger. Otherwise, shuffle it back into your crypt"
        )


CARDS = (
    card(
        101206,
        "Mesu Bedshet",
        action("", RevealsTop("Ministry", 2), stealth=1, target=NotEmpty()),
    ),
)
