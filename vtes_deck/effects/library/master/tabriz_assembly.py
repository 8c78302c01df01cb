"""Tabriz Assembly: its controller has votes in the referendum to burn it."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Referendum, Wording
from vtes_deck.effects.vocab import (
    UNLOCK,
    VAMPIRE,
    AMinion,
    Aura,
    Blood,
    Bonus,
    BurnCard,
    CardReferendum,
    Gain,
    MinionFilter,
    MyTurn,
    PoliticalCardAction,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)


class VotesOfController(Effect, frozen=True):
    """The controller of the card gets votes in the current referendum of any Methuselah."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.n, whose="controller"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        referendum = context.table.current(Referendum)
        if referendum is not None:
            referendum.give(context.card_in_play.controller, context.card, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"during that referendum, you get +{self.n} vote"


class CallsToBurn(PoliticalCardAction, frozen=True, kw_only=True):
    """The referendum in which the controller of the card has a vote."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"vampires can call a referendum to burn {wording.this} as a +{self.stealth} stealth "
            "political action; during that referendum, you get +1 vote"
        )


CARDS = (
    card(
        101924,
        "Tabriz Assembly",
        master(PutInPlay()),
        Aura(bonus=Bonus.HAND_SIZE, n=1),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(clans=("True Brujah",))),
            once=Until.TURN,
            effects=(Gain(1, Blood("target")),),
        ),
        CallsToBurn(
            sentence="{minion} acts to call a referendum to burn {card}.",
            who=VAMPIRE,
            stealth=1,
            effects=(),
        ),
        CardReferendum(called=(VotesOfController(1),), passed=(BurnCard("this"),)),
    ),
)
