"""Mateusz Kazimirski, Biker of Blood: he joins the Black Hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Effect,
    EffectContext,
    EventType,
    NoPurpose,
    Wording,
)
from vtes_deck.effects.vocab import (
    NOTHING,
    CardAction,
    Is,
    MinionFilter,
    Sect,
    Trait,
    card,
)

JOINS = EventType("joins the Black Hand", "{minion} becomes Black Hand.")


class JoinBlackHand(NoPurpose, Effect, frozen=True):
    """The vampire becomes Black Hand; the trait remains if it changes its sect."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.user_minion
        vampire.set_mark(Trait.BLACK_HAND.value, 1)
        context.table.emit(JOINS, context.seat, minion=vampire.card)

    @override
    def say(self, wording: Wording) -> str:
        return "become Black Hand"


class SabbatOutsider(CardAction, frozen=True, kw_only=True):
    """The action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name, does = wording.name, self.effects[0].say(wording)
        asked = f"if {name} is Sabbat and not Black Hand, " if self.conditions else ""
        return f"{asked}{name} can {does} as a +1 stealth action that costs 1 blood"


CARDS = (
    card(
        200959,
        "Mateusz Kazimirski, Biker of Blood",
        SabbatOutsider(
            sentence="{minion} acts to become Black Hand.",
            host=True,
            stealth=1,
            blood=1,
            target=NOTHING,
            conditions=(Is("host", MinionFilter(sects=(Sect.SABBAT,), no_trait=Trait.BLACK_HAND)),),
            effects=(JoinBlackHand(),),
        ),
    ),
)
