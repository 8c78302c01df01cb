"""Imbued of the creed of Innocents."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    Key,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Target,
    Wording,
    Would,
    hand,
    imbued,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import ACard, Choose, EntersWith, Type, Zone, card

VIRTUE = "inn"


class InnocentPower(Target, frozen=True):
    """A power that requires innocence, in the library or the hand of the user."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            choice
            for zone in (Zone.LIBRARY, Zone.HAND)
            for choice in ACard(zone, (Type.POWER,), discipline=VIRTUE).choices(context)
        ]


class GainPower(Effect, frozen=True):
    """The target, a power, is put on the imbued."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-24: a searched library is shuffled."""
        table, seat = context.table, context.seat
        searched = table.where[context.target] is Zone.LIBRARY
        zones.enter_play(table, context.target, seat, context.card)
        table.emit(imbued.GAINS_POWER, seat, context.target, minion=context.card)
        if searched:
            shuffle_library(table, seat)
        hand.adjust(table, seat)


class EntersWithPower(EntersWith, frozen=True):
    """The imbued may start with a power."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"when {wording.user} enters play, you may search your library (shuffle afterward) or "
            "hand for a power that requires innocence and put it on her"
        )


class GainsNoFirstConviction(OwnStatic, Replaces, frozen=True):
    """The imbued gains no conviction as it enters play."""

    @property
    @override
    def key(self) -> Key:
        return imbued.WouldGainConviction

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="host", less=True),)

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """Nothing happens."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} doesn't gain a conviction [1 CONVICTION] as normal when entering play"
        )


CARDS = (
    card(
        200632,
        'Inez "Nurse216" Villagrande',
        EntersWithPower(effects=(Choose(InnocentPower(), (GainPower(),), optional=True),)),
    ),
    card(200846, 'Liz "Ticket312" Thornton', GainsNoFirstConviction()),
)
