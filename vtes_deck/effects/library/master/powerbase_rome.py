"""Powerbase: Rome: counters for votes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    MASTER,
    POLLING,
    AnyX,
    Blood,
    Burn,
    CardAction,
    Gain,
    MasterActions,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Pay,
    PoliticalReferendum,
    Power,
    PutInPlay,
    SeatVotes,
    X,
    card,
    master,
)

GIOVANNI = MinionFilter(clans=("Giovanni",))


class Invests(Power, frozen=True, kw_only=True):
    """A counter for a master phase action."""

    @override
    def say(self, wording: Wording) -> str:
        return "you can use a master phase action to add 1 counter to this card"


class Donates(CardAction, frozen=True, kw_only=True):
    """The action that moves blood to the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"any {self.who.noun()} you control can move up to 2 blood from themselves to this "
            f"card as a +{self.stealth} stealth action"
        )


class BuysVotes(Power, frozen=True, kw_only=True):
    """Votes for counters."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock and burn X counters from this card during the polling step of a political action "
            "to get +X votes"
        )


class Empties(CardAction, frozen=True, kw_only=True):
    """The action that burns the counters."""

    @override
    def say(self, wording: Wording) -> str:
        return "any minion can burn all counters from this card as a Ⓓ action"


CARDS = (
    card(
        101441,
        "Powerbase: Rome",
        master(PutInPlay()),
        Invests(
            sentence="Use a master phase action to add 1 counter to {card}.",
            at=MASTER,
            conditions=(MyTurn(),),
            effects=(Pay(1, MasterActions()), Gain(1, Blood("this"))),
        ),
        BuysVotes(
            sentence="Lock {card} and burn {n:counter} to get as many votes.",
            at=POLLING,
            lock=True,
            conditions=(PoliticalReferendum(),),
            target=AnyX(1, of=Blood("this")),
            effects=(Burn(X, Blood("this")), SeatVotes(X)),
        ),
        Donates(
            sentence="{minion} acts to move {n} blood to {card}.",
            who=GIOVANNI,
            whose="mine",
            stealth=1,
            target=AnyX(1, 2, of=Blood("user")),
            effects=(MoveCounters(X, Blood("user"), Blood("this")),),
        ),
        Empties(
            sentence="{minion} acts to burn the counters on {card}.",
            whose="any",
            effects=(Burn(Blood("this"), Blood("this")),),
        ),
    ),
)
