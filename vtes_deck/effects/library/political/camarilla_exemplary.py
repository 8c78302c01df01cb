"""Camarilla Exemplary: those who block a vampire burn blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
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


class BlockersBurn(AddDelayedTrigger, frozen=True, kw_only=True):
    """Vampires that attempt to block the target burn blood, at most what they have."""

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
                    conditions=(Same("user", "acting"), Is("target", VAMPIRE)),
                    target=The("blocking"),
                    effects=(Burn(1, Blood("target")),),
                    once=False,
                    until=Until.GAME,
                ),
            ),
        ),
    ),
)
