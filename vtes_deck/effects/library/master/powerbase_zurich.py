"""Powerbase: Zürich: blood for young vampires while the location has the Edge."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    MASTER,
    VAMPIRE,
    ACard,
    AtLeast,
    Belongs,
    Blood,
    Burn,
    CardAction,
    Edge,
    Gain,
    MyTurn,
    Not,
    Pay,
    Power,
    PutInPlay,
    TakeControl,
    Trigger,
    Zone,
    card,
    master,
)


class ActionOfThis(Condition, frozen=True):
    """The current action is the one that the card allows."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.action is not None and context.action.card == context.card

    @override
    def say(self, wording: Wording) -> str:
        return "if that action is blocked"


class StealsForEdge(Power, frozen=True, kw_only=True):
    """The ability of every other Methuselah."""

    @override
    def say(self, wording: Wording) -> str:
        return f"any Methuselah can burn the Edge during their master phase to steal {wording.this}"


CARDS = (
    card(
        101445,
        "Powerbase: Zürich",
        master(PutInPlay()),
        CardAction(
            sentence="{minion} acts to add 2 blood to {target}.",
            who=VAMPIRE,
            whose="mine",
            stealth=1,
            target=ACard(Zone.UNCONTROLLED, vampire=True, younger=True),
            conditions=(AtLeast(Edge(), 1),),
            effects=(Gain(2, Blood("target")),),
        ),
        Trigger(on=ACTION_BLOCKED, conditions=(ActionOfThis(),), effects=(Burn(1, Edge()),)),
        StealsForEdge(
            sentence="Burn the Edge to steal {card}.",
            at=MASTER,
            user="anybody",
            conditions=(MyTurn(), Not(Belongs("this", "mine"))),
            effects=(Pay(1, Edge()), TakeControl("this")),
        ),
    ),
)
