"""Vampires that take control of others, or are taken, until the end of the turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    Activity,
    AMinion,
    Borrow,
    CardAction,
    MinionFilter,
    Restriction,
    Unlock,
    card,
)


class ActionAtHost(SaidElsewhere, Condition, frozen=True):
    """The current action is the one that the vampire's card allows other minions to take."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.card == context.host


class IsTaken(CardAction, frozen=True, kw_only=True):
    """The action of others, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any Brujah controlled by another Methuselah can take a Ⓓ action to unlock "
            f"{wording.name} and take control of him until the end of the turn"
        )


class LetsItself(Restriction, frozen=True, kw_only=True):
    """The vampire does not block that action."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} cannot block that action"


CARDS = (
    card(
        200390,
        "Drusilla Euphemia",
        CardAction(
            sentence="{minion} acts to take control of {target} until the end of the turn.",
            host=True,
            blood=2,
            target=AMinion(MinionFilter(ready=True, clans=("Ventrue",)), "others"),
            effects=(Borrow("target"),),
        ),
    ),
    card(
        200502,
        "Gengis",
        IsTaken(
            sentence="{minion} acts to unlock {card} and take control of it.",
            who=MinionFilter(clans=("Brujah",)),
            whose="others",
            effects=(Unlock("this"), Borrow("this")),
        ),
        LetsItself(activity=Activity.BLOCK, conditions=(ActionAtHost(),)),
    ),
)
