"""Go Anarch: a change of sect with a card."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import CHANGES_SECT, EffectContext, Wording, sects
from vtes_deck.effects.vocab import (
    BurnCard,
    PutOn,
    Sect,
    Trigger,
    Unlock,
    action,
    card,
)


class PutOnAnarch(PutOn, frozen=True):
    """The vampire becomes Anarch, and the card is put on it.

    The order prevents the burning of the card by its own change of sect.
    """

    @override
    def carry_out(self, context: EffectContext) -> None:
        sects.change_sect(context.table, context.user_minion, Sect.ANARCH)
        super().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"put this card on {wording.user}"


class UnlocksAsAnarch(Unlock, frozen=True):
    """The new Anarch unlocks; the sentence includes the sect."""

    @override
    def say(self, wording: Wording) -> str:
        return "they become Anarch and unlock"


class EndsWithSect(Trigger, frozen=True, kw_only=True):
    """The card is burned when the vampire changes sects."""

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} changes sects, burn this card"


CARDS = (
    card(
        100840,
        "Go Anarch",
        action("", PutOnAnarch("user"), UnlocksAsAnarch(), stealth=1),
        EndsWithSect(on=CHANGES_SECT, host=True, effects=(BurnCard("this"),)),
    ),
)
