"""Shemti: damage to minions that act against her controller."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    IS_READY_AND_UNLOCKED,
    RESOLVED,
    DirectedAtMe,
    InflictDamage,
    Successful,
    Trigger,
    card,
)


class HurtsIntruders(Trigger, frozen=True, kw_only=True):
    """The damage, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = f"{IS_READY_AND_UNLOCKED.say(wording)}, "
        asked = asked if IS_READY_AND_UNLOCKED in self.conditions else ""
        action = "a successful action" if Successful() in self.conditions else "an action"
        me = " directed at you (or a card you control)"
        action += me if DirectedAtMe() in self.conditions else ""
        return f"{asked}minions take 1 environmental damage after performing {action}"


CARDS = (
    card(
        201282,
        "Shemti",
        HurtsIntruders(
            on=RESOLVED,
            conditions=(IS_READY_AND_UNLOCKED, DirectedAtMe(), Successful()),
            effects=(InflictDamage(1, "acting", preventable=True),),
        ),
    ),
)
