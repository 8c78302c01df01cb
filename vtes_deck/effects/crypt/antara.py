"""Antara: Gehenna events hurt her."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Wording,
)
from vtes_deck.effects.vocab import (
    EVENT_PLAYED,
    Aura,
    Blood,
    Bonus,
    Burn,
    Is,
    MinionFilter,
    Sect,
    TargetHas,
    Trait,
    Trigger,
    card,
)


class FearsGehenna(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} burns 1 blood after any Methuselah plays a Gehenna event"


CARDS = (
    card(
        200108,
        "Antara",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(vampire=True, sects=(Sect.SABBAT,))),),
        ),
        FearsGehenna(
            on=EVENT_PLAYED,
            conditions=(TargetHas(Trait.GEHENNA),),
            effects=(Burn(1, Blood("host")),),
        ),
    ),
)
