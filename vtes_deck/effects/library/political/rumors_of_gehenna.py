"""Rumors of Gehenna: chosen Methuselahs have two master phase actions until it is burned."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    Option,
    PurposeKind,
    Terms,
    Wording,
    burn,
)
from vtes_deck.effects.vocab import (
    MASTER_BEGINS,
    VAMPIRE,
    CardReferendum,
    ChooseMethuselahs,
    ChosenMethuselahs,
    PoliticalCardAction,
    PutInPlay,
    SecondMasterAction,
    Trigger,
    Zone,
    card,
)


def heard(seat: int) -> str:
    """The mark of a chosen Methuselah on the card."""
    return f"chosen Methuselah {seat}"


class ChooseAtFirst(Terms, frozen=True):
    """The choice of Methuselahs for a card from the hand; a card in play can only be burned."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        if context.table.where[context.card] is Zone.IN_PLAY:
            return []
        return ChooseMethuselahs().options(context, chosen)

    @override
    def possible(self, context: EffectContext) -> bool:
        return True

    @override
    def say(self, wording: Wording) -> str:
        return ChooseMethuselahs().say(wording)


class EntersOrBurns(Effect, frozen=True):
    """The card is put in play with the chosen Methuselahs; the card in play is burned."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if table.where[context.card] is Zone.IN_PLAY:
            burn(table, context.card)
            return
        PutInPlay().carry_out(context)
        for _, seat, _ in ChosenMethuselahs().choices(context):
            table.in_play[context.card].set_mark(heard(seat), 1)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{PutInPlay().say(wording)}. Each chosen Methuselah receives two master phase actions "
            "during their master phase (instead of one)"
        )


class Heard(Condition, frozen=True):
    """The active Methuselah is one of the chosen."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(context.card_in_play.mark(heard(context.table.active)))


class TheirSecondAction(Effect, frozen=True):
    """The active Methuselah has two master phase actions instead of one."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PHASE_ACTIONS, whose="active"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        SecondMasterAction().carry_out(replace(context, seat=context.table.active))

    @override
    def say(self, wording: Wording) -> str:
        """Return no text: the outcome of the referendum renders the sentence."""
        return ""


CARDS = (
    card(
        101663,
        "Rumors of Gehenna",
        CardReferendum(terms=(ChooseAtFirst(),), passed=(EntersOrBurns(),)),
        Trigger(on=MASTER_BEGINS, conditions=(Heard(),), effects=(TheirSecondAction(),)),
        PoliticalCardAction(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=VAMPIRE,
            stealth=1,
            effects=(),
        ),
    ),
)
