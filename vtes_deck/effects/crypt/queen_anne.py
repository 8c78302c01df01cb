"""Queen Anne of the sixth group: vampires abstain, and she unlocks after diablerie."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Wording,
)
from vtes_deck.effects.vocab import (
    DIABLERIE,
    NOTHING,
    POLLING,
    Abstain,
    AMinion,
    Choose,
    MinionFilter,
    Power,
    Same,
    Sect,
    Trigger,
    Unlock,
    Until,
    card,
)


class ForcesToAbstain(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return (
            f"during the polling step of a referendum called by {name}, {name} can burn 1 blood to "
            "force a younger Camarilla vampire to abstain"
        )


class UnlocksAfterDiablerie(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"after {wording.name} diablerizes a vampire, {wording.name} can unlock"


CARDS = (
    card(
        201647,
        "Queen Anne",
        ForcesToAbstain(
            sentence="{card} burns 1 blood: {target} abstains.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            conditions=(Same("host", "caller"),),
            target=AMinion(
                MinionFilter(vampire=True, younger=True, sects=(Sect.CAMARILLA,)), "any"
            ),
            effects=(Abstain(),),
        ),
        UnlocksAfterDiablerie(
            on=DIABLERIE,
            host=True,
            effects=(Choose(NOTHING, (Unlock("host"),), optional=True),),
        ),
    ),
)
