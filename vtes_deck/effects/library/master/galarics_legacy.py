"""Galaric's Legacy: a vampire becomes Anarch."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import CHANGES_SECT, EffectContext, Wording
from vtes_deck.effects.vocab import (
    ANARCH,
    AMinion,
    BurnCard,
    MinionFilter,
    PutOn,
    Trigger,
    TurnAnarch,
    card,
    master,
)

CANDIDATE = MinionFilter(vampire=True, ready=True, untitled=True, but=ANARCH)


class PutOnNewAnarch(PutOn, frozen=True):
    """The vampire becomes Anarch, and keeps the card."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        TurnAnarch().carry_out(context)
        PutOn.carry_out(self, context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put {wording.this} on a ready non-titled, non-Anarch vampire you control to make "
            "them Anarch"
        )


class BurnsAtChange(Trigger, frozen=True):
    """The card is burned when the vampire changes its sect."""

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} changes sects, burn {wording.this}"


CARDS = (
    card(
        100798,
        "Galaric's Legacy",
        master(PutOnNewAnarch(), target=AMinion(CANDIDATE)),
        BurnsAtChange(on=CHANGES_SECT, host=True, effects=(BurnCard("this"),)),
    ),
)
