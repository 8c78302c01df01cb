"""Raphael Catarari: effects of an odd amount of blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    MASTER,
    Activity,
    Blood,
    Burn,
    MasterActions,
    MoveCounters,
    MyTurn,
    Pay,
    Pool,
    Power,
    Restriction,
    card,
)


class HasOddBlood(Condition, frozen=True):
    """The blood of the vampire with the text is odd."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.in_play[context.host].blood % 2 == 1

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.name}'s blood total is odd"


class StaysLocked(Restriction, frozen=True, kw_only=True):
    """The restriction, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{lead}{wording.name} does not unlock as normal"


class Feeds(Power, frozen=True, kw_only=True):
    """Adds 1 blood; the text covers the other use too."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you can use a master phase action to add a blood to him from your pool or to burn a "
            "blood from him"
        )


class Bleeds(SaidElsewhere, Power, frozen=True, kw_only=True):
    """Burns 1 blood; the text about adding blood covers it."""


CARDS = (
    card(
        201164,
        "Raphael Catarari",
        StaysLocked(activity=Activity.UNLOCK_NORMALLY, conditions=(HasOddBlood(),)),
        Feeds(
            sentence="Move 1 pool to {card}.",
            at=MASTER,
            conditions=(MyTurn(),),
            effects=(Pay(1, MasterActions()), MoveCounters(1, Pool(), Blood("host"))),
        ),
        Bleeds(
            sentence="Burn 1 blood of {card}.",
            at=MASTER,
            conditions=(MyTurn(),),
            effects=(Pay(1, MasterActions()), Burn(1, Blood("host"))),
        ),
    ),
)
