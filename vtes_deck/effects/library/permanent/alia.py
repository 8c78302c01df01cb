"""Alia, God's Messenger: she plays cards as a vampire and helps those in torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    ActionSurcharge,
    AMinion,
    CardAction,
    CardsAsVampire,
    LeavesTorpor,
    MinionFilter,
    NeedsGehenna,
    card,
)


class LeadsBack(CardAction, frozen=True, kw_only=True):
    """The action by which a vampire leaves torpor."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "she can move a vampire from your torpor region to your ready region as a "
            f"+{self.stealth} stealth action"
        )


class DearTarget(ActionSurcharge, frozen=True, kw_only=True):
    """Actions at her cost more."""

    @override
    def say(self, wording: Wording) -> str:
        return f"actions directed at her cost +{self.pool} pool"


CARDS = (
    card(
        100039,
        "Alia, God's Messenger",
        NeedsGehenna(n=2, other=False),
        CardsAsVampire(codes=("aus", "obe")),
        LeadsBack(
            sentence="{minion} acts to move {target} from torpor to the ready region.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(vampire=True, torpor=True)),
            effects=(LeavesTorpor(),),
        ),
        DearTarget(pool=1, whose="at host"),
    ),
)
