"""Talbot: a master card for a fight."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ACard,
    AMinion,
    CardAction,
    EnterCombat,
    MinionFilter,
    MoveCards,
    Type,
    Zone,
    card,
)


class AttacksForCard(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can {self.announced[0].say(wording)} to have {wording.name} attempt to enter "
            f"combat with a minion as a +{self.stealth} stealth Ⓓ action"
        )


CARDS = (
    card(
        201336,
        "Talbot",
        AttacksForCard(
            sentence="Discard a master card: {minion} acts to enter combat with {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(ready=True), "others"),
            announced=(
                MoveCards(ACard(Zone.HAND, (Type.MASTER,)), Zone.ASH_HEAP, how="chosen", due=True),
            ),
            effects=(EnterCombat(),),
        ),
    ),
)
