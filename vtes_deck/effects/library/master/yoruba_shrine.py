"""Yoruba Shrine: actions and referendums against Banu Haqim fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    EffectContext,
    Referendum,
    SaidElsewhere,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BEFORE_VOTES,
    ActionFails,
    Directed,
    FailReferendum,
    MinionFilter,
    Power,
    PutInPlay,
    Unlock,
    card,
    master,
)

BANU_HAQIM = MinionFilter(ready=True, clans=("Banu Haqim",))


def own(context: EffectContext) -> set[int]:
    """The ready Banu Haqim of the user."""
    return {one.card for one in minions_of(context, BANU_HAQIM, "mine")}


class AimsAtMine(SaidElsewhere, Condition, frozen=True):
    """A ready Banu Haqim of the user is the target of the directed action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        aimed = action is not None and not action.failed and action.target in own(context)
        return aimed and Directed().holds(context)


class TermsNameMine(SaidElsewhere, Condition, frozen=True):
    """A ready Banu Haqim of the user is chosen in the terms of the acting Methuselah."""

    @override
    def holds(self, context: EffectContext) -> bool:
        referendum = context.table.current(Referendum)
        if referendum is None or referendum.minion == NONE:
            return False
        chosen = {one.target for one in referendum.terms} | {one.minion for one in referendum.terms}
        return bool(chosen & own(context))


class MakesItFail(Power, frozen=True, kw_only=True):
    """Both abilities of the card; the text gives them in two sentences."""

    @override
    def say(self, wording: Wording) -> str:
        if self.at == BEFORE_VOTES:
            return ""
        return (
            "if a ready Banu Haqim you control is the target of a directed action or is chosen by "
            "the acting Methuselah in the terms of a referendum, you can lock "
            f"{wording.this} to unlock the acting minion and have the action or referendum fail. "
            "Only usable as the directed action is announced or during the polling step of the "
            "referendum before votes and ballots are cast"
        )


CARDS = (
    card(
        102201,
        "Yoruba Shrine",
        master(PutInPlay()),
        MakesItFail(
            sentence="Lock {card}: the acting minion unlocks, and the action fails.",
            at=AS_ANNOUNCED,
            lock=True,
            conditions=(AimsAtMine(),),
            effects=(Unlock("acting"), ActionFails()),
        ),
        MakesItFail(
            sentence="Lock {card}: the acting minion unlocks, and the referendum fails.",
            at=BEFORE_VOTES,
            lock=True,
            conditions=(TermsNameMine(),),
            effects=(Unlock("acting"), FailReferendum()),
        ),
    ),
)
