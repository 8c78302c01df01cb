"""Alamut: lost pool becomes votes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    BLED,
    POLLING,
    READY_VAMPIRE,
    AMinion,
    AnyX,
    Blood,
    Bonus,
    Burn,
    Gain,
    Gets,
    Is,
    MinionFilter,
    PoliticalReferendum,
    Power,
    PutInPlay,
    Trigger,
    Until,
    X,
    card,
    master,
)


class BledBy(Is, frozen=True):
    """A minion of a clan has successfully bled a Methuselah."""

    @override
    def say(self, wording: Wording) -> str:
        return f"after {self.who.say(wording)} you control successfully bleeds a Methuselah"


class KeepsPool(Gain, frozen=True):
    """The lost pool becomes counters on the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "put the pool lost by that Methuselah on this card"


class VotesForCounters(Effect, frozen=True):
    """Counters of the card are burned for votes of the target vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, X, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        Burn(X, Blood("this")).carry_out(context)
        Gets(Bonus.VOTES, X, Until.REFERENDUM, "target").carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "burn X counters from this card to give a vampire you control +X votes"


CARDS = (
    card(
        100037,
        "Alamut",
        master(PutInPlay()),
        Trigger(
            on=BLED,
            conditions=(BledBy("acting", MinionFilter(clans=("Banu Haqim",)), "mine"),),
            effects=(KeepsPool(X, Blood("this")),),
        ),
        Power(
            sentence="Burn counters of {card}: {target} gets +{n} votes.",
            at=POLLING,
            conditions=(PoliticalReferendum(),),
            target=AnyX(1, of=Blood("this"), target=AMinion(READY_VAMPIRE)),
            effects=(VotesForCounters(),),
        ),
    ),
)
