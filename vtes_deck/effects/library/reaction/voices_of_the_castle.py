"""Voices of the Castle: intercept for the vampire or for its master."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording, minion_of
from vtes_deck.effects.vocab import Intercept, LessBleed, card, named, reaction


class ServesBlocker(SaidElsewhere, Condition, frozen=True):
    """The vampire is a slave of the blocking vampire of the same Methuselah (TRT-08)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        blocker = minion_of(context, "blocking")
        if blocker is None or blocker.controller != context.seat:
            return False
        return blocker.clan == context.table.cards[context.user_minion.card].slave_to


class ForMaster(Intercept, frozen=True):
    """The intercept of the master, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "give +1 intercept to a vampire to whom this vampire is enslaved"


CARDS = (
    card(
        102130,
        "Voices of the Castle",
        reaction("tha", Intercept(1), blood=1),
        reaction("vis", Intercept(1)),
        named(
            "for the master",
            reaction("vis", ForMaster(1, who="blocking"), conditions=(ServesBlocker(),)),
        ),
        reaction("VIS", LessBleed(2)),
    ),
)
