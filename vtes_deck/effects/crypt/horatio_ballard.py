"""Horatio Ballard: a referendum for the title of Chicago."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    titles,
)
from vtes_deck.effects.vocab import (
    CardReferendum,
    Is,
    MinionFilter,
    PoliticalCardAction,
    Sect,
    Title,
    card,
)


class BecomePrince(Effect, frozen=True):
    """The vampire receives the title of the city, and contests it if it is taken."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TITLE, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if context.host in table.in_play:
            titles.gain(table, table.minion(context.host), Title.PRINCE, "Chicago")

    @override
    def say(self, wording: Wording) -> str:
        return "become the Prince of Chicago"


class CallsForTitle(PoliticalCardAction, frozen=True, kw_only=True):
    """The political action, with the effect of its referendum."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        asked = f"if {name} doesn't have a title, " if self.conditions else ""
        does = BecomePrince().say(wording)
        return f"{asked}{name} can call a referendum to {does} as a +1 stealth political action"


CARDS = (
    card(
        200604,
        "Horatio Ballard",
        CallsForTitle(
            sentence="{minion} acts to call a referendum to become Prince of Chicago.",
            host=True,
            stealth=1,
            conditions=(Is("host", MinionFilter(untitled=True, sects=(Sect.CAMARILLA,))),),
            effects=(),
        ),
        CardReferendum(terms=(), passed=(BecomePrince(),)),
    ),
)
