"""Powerbase: Luanda: a vampire can enter combat this turn."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, EffectContext, Minion, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    MASTER,
    VAMPIRE,
    AMinion,
    CardAction,
    EnterCombat,
    MinionFilter,
    Once,
    Power,
    PutInPlay,
    RememberTarget,
    TakeControl,
    TheChosen,
    Until,
    WasDone,
    card,
    master,
)

CHOICE = "vampire chosen for Luanda"
"""The mark on the card in the turn of the choice."""


class Chosen(MinionFilter, frozen=True):
    """The chosen vampire."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        return any(card == minion.card for card, _, _ in TheChosen().choices(context))

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "the chosen vampire"


class ChosenThisTurn(WasDone, frozen=True):
    """The vampire has been chosen in this turn."""

    @override
    def say(self, wording: Wording) -> str:
        return "once this turn"


class Chooses(RememberTarget, frozen=True):
    """A vampire is chosen for this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="target"),)

    @override
    def say(self, wording: Wording) -> str:
        return f"choose {wording.target}"


CARDS = (
    card(
        101436,
        "Powerbase: Luanda",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} can enter combat this turn.",
            at=MASTER,
            lock=True,
            target=AMinion(VAMPIRE),
            effects=(Once(CHOICE, Until.TURN, by="this"), Chooses()),
        ),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            who=Chosen(),
            conditions=(ChosenThisTurn(CHOICE, Until.TURN, by="this"),),
            stealth=1,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        CardAction(
            sentence="{minion} acts to steal {card}.",
            who=VAMPIRE,
            whose="others",
            effects=(TakeControl("target"),),
        ),
    ),
)
