"""Corruption: counters that give control of a minion when there are enough."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EffectContext, Wording
from vtes_deck.effects.vocab import (
    AMinion,
    AtLeast,
    Burn,
    CardAction,
    Choose,
    Gain,
    If,
    MinionFilter,
    PutInPlay,
    TakeControl,
    The,
    action,
    card,
    master,
)
from vtes_deck.effects.vocab import Corruption as Counters
from vtes_deck.effects.vocab.amounts import Amount
from vtes_deck.effects.vocab.minion_filter import ANYONE


class Resistance(Amount, frozen=True):
    """The capacity of the target vampire or imbued, or the cost of the target ally."""

    @override
    def count(self, context: EffectContext) -> int:
        minion = context.target_minion
        printed = context.table.cards[minion.card]
        if minion.vampire or printed.imbued:
            return minion.capacity
        return printed.pool_cost + printed.blood_cost


STEAL = (Burn(Counters(), Counters()), TakeControl("target"))


class StealCorrupted(If, frozen=True):
    """The minion can be stolen for enough counters on it."""

    @override
    def say(self, wording: Wording) -> str:
        asked = (
            "if the number of your corruption counters on the minion equals or exceeds their "
            "capacity or cost, "
        )
        steals = "you can burn those counters to steal the target minion"
        return f"{asked}{steals}" if self.conditions else steals


CARDS = (
    card(
        100311,
        "Cave of Apples",
        master(PutInPlay()),
        CardAction(
            sentence="{minion} acts to put a corruption counter on {target}.",
            who=MinionFilter(clans=("Ministry",)),
            whose="mine",
            target=AMinion(
                MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True)), "prey"
            ),
            effects=(
                Gain(1, Counters()),
                StealCorrupted(
                    (AtLeast(Counters(), Resistance()),),
                    (Choose(The("target"), STEAL, optional=True),),
                ),
            ),
        ),
    ),
    card(
        100430,
        "Corruption",
        action(
            "",
            Gain(1, Counters()),
            StealCorrupted(
                (AtLeast(Counters(), Resistance()),),
                (Choose(The("target"), STEAL, optional=True),),
            ),
            stealth=1,
            target=AMinion(ANYONE, "prey"),
            directed=True,
        ),
    ),
)
