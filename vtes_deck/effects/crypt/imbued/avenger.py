"""Imbued of the creed of Avengers."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import Activity, Discount, Restriction, Trait, card


class FightsOn(Restriction, frozen=True, kw_only=True):
    """A way to leave combat that the imbued lacks.

    Attributes:
        last: the sentence ends with it and names all of them.
    """

    last: bool = False

    @override
    def say(self, wording: Wording) -> str:
        if not self.last:
            return ""
        return (
            f"{wording.user} cannot maneuver to long range, press to end combat, or end combat as "
            "a strike"
        )


CARDS = (
    card(
        200690,
        'Jennifer "Flame61" Vidisania',
        Discount(pool=1, blood=1, trait=Trait.WEAPON),
    ),
    card(
        201108,
        "Pedro Cortez",
        FightsOn(activity=Activity.GET_AWAY),
        FightsOn(activity=Activity.PRESS_TO_END),
        FightsOn(activity=Activity.END_COMBAT, last=True),
    ),
)
