"""Disputed Territory: a location changes control."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ACard,
    CardReferendum,
    ChooseCard,
    ChooseMethuselah,
    TakeControl,
    Trait,
    Zone,
    card,
)


class Changes(TakeControl, frozen=True):
    """The chosen Methuselah takes control of the chosen location."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.everyone} takes control of {wording.target}"


CARDS = (
    card(
        100557,
        "Disputed Territory",
        CardReferendum(
            terms=(
                ChooseCard(ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION)),
                ChooseMethuselah("any"),
            ),
            passed=(Changes("target", by="target"),),
        ),
    ),
)
