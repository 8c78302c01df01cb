"""The Line: an action card costs a vampire less."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, PlayCard, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    VAMPIRE,
    CardAction,
    CostReduction,
    PutInPlay,
    TakeControl,
    Type,
    card,
    master,
)

ACTION_CARDS = (Type.ACTION, Type.POLITICAL_ACTION, Type.EQUIPMENT, Type.RETAINER, Type.ALLY)


class VampirePays(SaidElsewhere, Condition, frozen=True):
    """The paying minion is not an ally; the minion is unknown until the card is played."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, play = context.table, context.table.current(PlayCard)
        user = play.minion if play is not None else None
        if user is None and context.action is not None:
            user = context.action.minion
        return user not in table.in_play or table.minion(user).vampire


class LessBlood(CostReduction, frozen=True, kw_only=True):
    """A reduction for the vampires of the Methuselah."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can lock {wording.this} to reduce the cost of an action card a vampire you "
            f"control plays by {self.less} blood"
        )


CARDS = (
    card(
        101110,
        "The Line",
        master(PutInPlay()),
        LessBlood(
            sentence="Lock {card} to pay 1 blood less.",
            lock=True,
            conditions=(VampirePays(),),
            less=1,
            of_pool=False,
            types=ACTION_CARDS,
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(TakeControl("target"),),
        ),
    ),
)
