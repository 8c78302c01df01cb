"""Beast, The Leatherface of Detroit: no action cards, equipment or retainers."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Action,
    Eligibility,
    NoPurpose,
    OwnStatic,
    Printed,
    SaidElsewhere,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    Activity,
    AMinion,
    CardAction,
    EnterCombat,
    MinionFilter,
    Restriction,
    Type,
    card,
)

ACTION_CARDS = (Type.ACTION, Type.ALLY, Type.EQUIPMENT, Type.POLITICAL_ACTION, Type.RETAINER)


class NoActionCards(NoPurpose, OwnStatic, Eligibility, frozen=True):
    """The vampire plays no card that starts an action."""

    @override
    def bans(self, table: Table, card: Printed) -> bool:
        """A card of several types may be played as another type during an action."""
        if not card.types.intersection(ACTION_CARDS):
            return False
        return len(card.types) == 1 or table.current(Action) is None

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} cannot play action cards"


class NoRetainers(Restriction, frozen=True, kw_only=True):
    """The vampire has neither equipment nor retainers; another restriction covers equipment."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} cannot have or use equipment or retainers"


class NoEquipment(SaidElsewhere, Restriction, frozen=True, kw_only=True):
    """The vampire has no equipment; the restriction on retainers renders the sentence."""


CARDS = (
    card(
        200179,
        "Beast, The Leatherface of Detroit",
        NoActionCards(),
        NoEquipment(activity=Activity.BEAR),
        NoRetainers(activity=Activity.HAVE_RETAINERS),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
)
