"""Loup: stealth for all Toreador until one of them succeeds."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    DISCARD_ENDS,
    DURING_ACTION,
    RESOLVED,
    Aura,
    Bonus,
    BurnCard,
    Is,
    MinionFilter,
    PlayLimit,
    PutInPlay,
    Successful,
    Trigger,
    card,
    modifier,
)

TOREADOR = MinionFilter(clans=("Toreador",))


class ToreadorSucceeds(Condition, frozen=True):
    """An action of a Toreador was successful."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Successful().holds(context) and Is("acting", TOREADOR).holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return "at the end of the turn or after a Toreador performs a successful action"


class Fades(SaidElsewhere, BurnCard, frozen=True):
    """The card is burned at the end of the turn; the other trigger renders the sentence."""


CARDS = (
    card(
        102273,
        "Loup",
        modifier("", PutInPlay(), at=DURING_ACTION),
        Aura(bonus=Bonus.STEALTH, n=1, to=TOREADOR, whose="any"),
        Trigger(on=RESOLVED, conditions=(ToreadorSucceeds(),), effects=(BurnCard("this"),)),
        Trigger(on=DISCARD_ENDS, effects=(Fades("this"),)),
        PlayLimit(per="turn", by="everybody"),
    ),
)
