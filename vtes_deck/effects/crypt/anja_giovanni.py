"""Mother Anja Giovanni: she unlocks Hecata after their actions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    IS_READY,
    Acting,
    ActionRequires,
    Is,
    MinionFilter,
    Power,
    Successful,
    Unlock,
    Until,
    card,
)


class UnlocksHecata(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        ready = f"if {name} is ready, " if IS_READY in self.conditions else ""
        successful = "a successful" if Successful() in self.conditions else "an"
        return (
            f"once each turn, {ready}{name} can burn 1 blood after another Hecata you "
            f"control performs {successful} action requiring Hecata or Oblivion to unlock that "
            "Hecata"
        )


CARDS = (
    card(
        201725,
        '"Mother" Anja Giovanni',
        UnlocksHecata(
            sentence="{card} burns 1 blood to unlock the acting Hecata.",
            at=AFTER_ACTION,
            blood=1,
            once=Until.TURN,
            conditions=(
                IS_READY,
                Acting(),
                Successful(),
                Is("acting", MinionFilter(another=True, clans=("Hecata",))),
                ActionRequires(clan="Hecata", discipline="obl"),
            ),
            effects=(Unlock("acting"),),
        ),
    ),
)
