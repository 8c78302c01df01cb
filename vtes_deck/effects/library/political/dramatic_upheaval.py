"""Dramatic Upheaval: two Methuselahs switch places."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Effect, EffectContext, NoPurpose, Wording, switch_places
from vtes_deck.effects.library.political.permanents import ChooseAnother
from vtes_deck.effects.vocab import CardReferendum, card


class SwitchPlaces(NoPurpose, Effect, frozen=True):
    """The caller and the chosen Methuselah switch places, if both are still in the game."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if not table.seats[context.other].ousted:
            switch_places(table, context.seat, context.other)

    @override
    def say(self, wording: Wording) -> str:
        return "you switch places with that Methuselah"


CARDS = (
    card(
        100583,
        "Dramatic Upheaval",
        CardReferendum(terms=(ChooseAnother(),), passed=(SwitchPlaces(),)),
    ),
)
