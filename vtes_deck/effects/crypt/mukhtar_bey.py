"""Mukhtar Bey: a prince who is burned when enough Gehenna cards are in play."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    UNLOCK,
    ACard,
    Activity,
    AtLeast,
    BurnCard,
    Count,
    MyTurn,
    Power,
    Restriction,
    Trait,
    Zone,
    card,
)

GEHENNA = Count(ACard(Zone.IN_PLAY, whose="any", trait=Trait.GEHENNA))


class InLateGehenna(AtLeast, frozen=True):
    """At least the required number of Gehenna cards is in play."""

    @override
    def say(self, wording: Wording) -> str:
        return "if there are five Gehenna cards in play"


class Burns(Power, frozen=True, kw_only=True):
    """The vampire is burned in its controller's unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(one.say(wording) for one in self.conditions if isinstance(one, AtLeast))
        return f"{asked} during your unlock phase, burn {wording.this}"


CARDS = (
    card(
        201021,
        "Mukhtar Bey",
        Restriction(activity=Activity.PRESS_TO_CONTINUE),
        Burns(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(), InLateGehenna(GEHENNA, 5)),
            forced=True,
            effects=(BurnCard("this"),),
        ),
    ),
)
