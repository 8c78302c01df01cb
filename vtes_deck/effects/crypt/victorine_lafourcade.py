"""Victorine Lafourcade: bleeds of weak vampires fail for the Edge."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    COMBAT,
    DECLINED,
    UNBLOCKED,
    ActionFails,
    AtBleed,
    Edge,
    GivePress,
    HostFights,
    Is,
    MinionFilter,
    Pay,
    Power,
    Trigger,
    card,
)


class FailsForEdge(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when a vampire of capacity 4 or less is bleeding you, you may burn the Edge to cause "
            "the action to fail"
        )


CARDS = (
    card(
        201445,
        "Victorine Lafourcade",
        FailsForEdge(
            sentence="Burn the Edge: the action fails.",
            at=UNBLOCKED | DECLINED,
            conditions=(AtBleed("me"), Is("acting", MinionFilter(vampire=True, most=4))),
            effects=(Pay(1, Edge()), ActionFails()),
        ),
        Trigger(on=COMBAT, effects=(GivePress(who="host"),), conditions=(HostFights(),)),
    ),
)
