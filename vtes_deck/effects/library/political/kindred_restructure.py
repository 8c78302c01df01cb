"""Kindred Restructure: a new seating order."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Effect,
    EffectContext,
    NoPurpose,
    Option,
    Referendum,
    Table,
    Terms,
    Verb,
    Wording,
    take_seats,
)
from vtes_deck.effects.vocab import CardReferendum, card
from vtes_deck.language import mark

SITS_NEXT = Verb("sits next", mark("Seat {seat} next, clockwise."), chosen=mark("{seat} next."))


def chosen_order(table: Table, caller: int, chosen: tuple[Option, ...]) -> tuple[int, ...]:
    """The Methuselahs in the order chosen so far, clockwise from the caller.

    The last one follows from the others; those who have left the game are omitted.
    """
    playing = table.clockwise(caller)
    named = [one.seat for one in chosen if one.verb is SITS_NEXT and one.seat in playing]
    rest = [number for number in playing if number != caller and number not in named]
    return (caller, *named, *(rest if len(rest) == 1 else ()))


class SeatingOrder(Terms, frozen=True):
    """Chooses the order of the Methuselahs, clockwise from the caller; it must be a new one."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        table, caller = context.table, context.seat
        now = tuple(table.clockwise(caller))
        order = chosen_order(table, caller, chosen)
        if len(now) < 3 or len(order) == len(now):
            return []
        found = []
        for number in now:
            option = Option(SITS_NEXT, context.card, seat=number)
            if number not in order and chosen_order(table, caller, (*chosen, option)) != now:
                found.append(option)
        return found

    @override
    def say(self, wording: Wording) -> str:
        return "choose a new seating order"


class TakeSeats(NoPurpose, Effect, frozen=True):
    """Each Methuselah takes her new seat."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, referendum = context.table, context.table.current(Referendum)
        if referendum is not None and not table.seats[referendum.caller].ousted:
            take_seats(table, chosen_order(table, referendum.caller, referendum.terms))

    @override
    def say(self, wording: Wording) -> str:
        return "each Methuselah takes his or her new seat"


CARDS = (
    card(
        101052,
        "Kindred Restructure",
        CardReferendum(terms=(SeatingOrder(),), passed=(TakeSeats(),)),
    ),
)
