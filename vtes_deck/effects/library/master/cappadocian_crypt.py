"""Cappadocian Crypt: blood after the actions of the Hecata."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ActionRequires,
    AMinion,
    Blood,
    Gain,
    MinionFilter,
    Power,
    PutInPlay,
    Successful,
    card,
    master,
)


class RequiresHecata(Condition, frozen=True):
    """The action requires the clan, or its Discipline."""

    @override
    def holds(self, context: EffectContext) -> bool:
        needs = (ActionRequires(clan="Hecata"), ActionRequires(discipline="obl"))
        return any(one.holds(context) for one in needs)

    @override
    def say(self, wording: Wording) -> str:
        return "requiring Hecata or Oblivion"


CARDS = (
    card(
        102298,
        "Cappadocian Crypt",
        master(PutInPlay()),
        Power(
            sentence="Lock {card}: {target} gains 1 blood.",
            at=AFTER_ACTION,
            lock=True,
            conditions=(Successful(), RequiresHecata()),
            target=AMinion(MinionFilter(clans=("Hecata",))),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
)
