"""Eurayle: unlocks a minion by an action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    AMinion,
    Belongs,
    CardAction,
    If,
    MinionFilter,
    Stealth,
    Unlock,
    card,
)


class UnlocksAnother(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can unlock a minion as an action; that action gets +2 stealth if you "
            "control the minion"
        )


CARDS = (
    card(
        200443,
        "Eurayle Gelasia Mylonas",
        UnlocksAnother(
            sentence="{minion} acts to unlock {target}.",
            host=True,
            target=AMinion(MinionFilter(locked=True), "any"),
            announced=(If((Belongs("target", "mine"),), (Stealth(2, ahead=True),)),),
            effects=(Unlock("target"),),
        ),
    ),
)
