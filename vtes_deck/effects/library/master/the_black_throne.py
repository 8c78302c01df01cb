"""The Black Throne: votes, and pool for the contracts of Banu Haqim."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Minion, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    GOES_TO_TORPOR,
    LEAVES,
    NOTHING,
    POLLING,
    Choose,
    Gain,
    Lock,
    MinionFilter,
    Pool,
    Power,
    PutInPlay,
    SeatVotes,
    TheChosen,
    Trait,
    Trigger,
    card,
    master,
)

BANU_HAQIM = MinionFilter(clans=("Banu Haqim",))


class ContractFulfilled(Condition, frozen=True):
    """A minion with a contract of a chosen Banu Haqim of the user was ready until now."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, victim = context.table, context.table.in_play.get(context.target)
        if context.card_in_play.locked or not isinstance(victim, Minion):
            return False
        if not victim.in_torpor and victim.region:
            return False
        return any(self.is_mine(context, one) for one in victim.attached if one in table.in_play)

    def is_mine(self, context: EffectContext, contract: int) -> bool:
        """Whether a card is a contract with a Banu Haqim of the user."""
        table = context.table
        if Trait.CONTRACT not in table.cards[contract].traits:
            return False
        chosen = TheChosen().choices(EffectContext(table, context.seat, contract))
        return any(BANU_HAQIM.fits(context, table.minion(number)) for number, _, _ in chosen)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "after a minion with a contract for which a Banu Haqim you control is chosen leaves "
            "the ready region"
        )


LOCK_FOR_POOL = (Choose(NOTHING, (Lock("this"), Gain(1, Pool())), optional=True),)


class LeavesForGood(SaidElsewhere, Trigger, frozen=True):
    """The minion leaves play from the ready region; the other trigger renders the sentence."""


class LeavesReadyRegion(Trigger, frozen=True):
    """The minion leaves the ready region."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can lock {wording.this} after a minion with a contract for which a Banu Haqim "
            "you control is chosen leaves the ready region to gain 1 pool"
        )


CARDS = (
    card(
        100172,
        "The Black Throne",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: you get 2 votes.",
            at=POLLING,
            lock=True,
            effects=(SeatVotes(2),),
        ),
        LeavesReadyRegion(
            on=GOES_TO_TORPOR, conditions=(ContractFulfilled(),), effects=LOCK_FOR_POOL
        ),
        LeavesForGood(on=LEAVES, conditions=(ContractFulfilled(),), effects=LOCK_FOR_POOL),
    ),
)
