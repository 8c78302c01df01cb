"""Malkavian Rider Clause and Detect Authority: reactions that depend on the acting Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.library.master.dia_de_los_muertos import PassesFirst
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    REFERENDUM_PASSES,
    VAMPIRE,
    ActionFails,
    AddDelayedTrigger,
    Directed,
    Intercept,
    LessBleed,
    PoliticalReferendum,
    Trait,
    Until,
    card,
    reaction,
)


class EarnsReferendum(Effect, frozen=True):
    """If the referendum passes, the next referendum of a vampire of the user also passes."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REFERENDUM, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AddDelayedTrigger(
            on=REFERENDUM_PASSES,
            effects=(PassesFirst(who=VAMPIRE, until=Until.GAME),),
            until=Until.REFERENDUM,
        ).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if the referendum passes, the next referendum a vampire you control calls passes "
            "automatically (skip the polling step)"
        )


class AimsAtMine(Condition, frozen=True):
    """A directed action has a minion or location of the user as its target."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """By a ruling, equipment and retainers are not minions."""
        table, action = context.table, context.action
        if action is None or action.failed or not Directed().holds(context):
            return False
        target = table.in_play.get(action.target)
        if target is None or target.controller != context.seat:
            return False
        return isinstance(target, Minion) or Trait.LOCATION in table.cards[target.card].traits

    @override
    def say(self, wording: Wording) -> str:
        return "during an action directed at a minion or location you control"


CARDS = (
    card(
        101156,
        "Malkavian Rider Clause",
        reaction("", EarnsReferendum(), at=BEFORE_VOTES, conditions=(PoliticalReferendum(),)),
    ),
    card(
        100532,
        "Detect Authority",
        reaction("ani", ActionFails(unless=2), conditions=(AimsAtMine(),)),
        reaction("ser", Intercept(1)),
        reaction("tha", LessBleed(2)),
    ),
)
