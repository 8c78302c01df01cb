"""Camarilla Exemplary: those who block a vampire burn blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.library.political.permanents import CAMARILLA
from vtes_deck.effects.vocab import (
    ATTEMPTS,
    VAMPIRE,
    AddDelayedTrigger,
    AMinion,
    Blood,
    Burn,
    CardReferendum,
    ChooseCard,
    Is,
    Same,
    The,
    Until,
    card,
)


class AttemptsOnHer(SaidElsewhere, Condition, frozen=True):
    """A vampire attempts to block the vampire with the effect."""

    @override
    def holds(self, context: EffectContext) -> bool:
        acts = Same("user", "acting").holds(context)
        return acts and Is("target", VAMPIRE).holds(context)


class BlockersBurn(AddDelayedTrigger, frozen=True, kw_only=True):
    """Vampires that attempt to block the target burn blood, up to the blood they have."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "that for the remainder of the game, any vampire attempting to block that vampire "
            "burns 1 blood"
        )


CARDS = (
    card(
        100284,
        "Camarilla Exemplary",
        CardReferendum(
            terms=(ChooseCard(AMinion(CAMARILLA, "any")),),
            passed=(
                BlockersBurn(
                    on=ATTEMPTS,
                    by="target",
                    conditions=(AttemptsOnHer(),),
                    target=The("blocking"),
                    effects=(Burn(1, Blood("target")),),
                    once=False,
                    until=Until.GAME,
                ),
            ),
        ),
    ),
)
