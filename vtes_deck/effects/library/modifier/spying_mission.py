"""Spying Mission: a later bleed against the same Methuselah."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    NONE,
    SEATS,
    Condition,
    Does,
    Effect,
    EffectContext,
    Key,
    PurposeKind,
    Replaces,
    TimedStatic,
    WouldBleed,
)
from vtes_deck.effects.vocab import (
    ABOUT_TO_BLEED,
    WOULD_SUCCEED,
    BurnCard,
    MoreBleed,
    NoteTargets,
    PutOn,
    Stealth,
    Trigger,
    Until,
    card,
    modifier,
)


class _NoBleed(Replaces):
    """Nothing happens instead of a bleed; the replacing card gives the other effects."""

    __slots__ = ()

    key: ClassVar[Key] = WouldBleed


NO_BLEED = _NoBleed()


class InsteadOfBleed(Effect, frozen=True):
    """Replaces a successful bleed: no pool is burned."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLEED, whose="bled", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The cost of the action is still paid."""
        bleed = context.bleed
        if bleed is not None:
            context.table.hold_for_now(
                TimedStatic(NO_BLEED, bleed.minion, Until.ACTION, context.card)
            )


class TargetOf(Condition, frozen=True):
    """Records the Methuselah who is being bled on the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        card_in_play, bleed = context.table.in_play.get(context.card), context.bleed
        if card_in_play is None or bleed is None or bleed.seats[0] == NONE:
            return False
        return card_in_play.mark(SEATS) == 1 << bleed.seats[0]


CARDS = (
    card(
        101857,
        "Spying Mission",
        modifier("obf", Stealth(1)),
        modifier("OBF", InsteadOfBleed(), PutOn("user"), NoteTargets(), at=WOULD_SUCCEED),
        Trigger(
            on=ABOUT_TO_BLEED,
            host=True,
            conditions=(TargetOf(),),
            effects=(MoreBleed(2, limited=False), BurnCard("this")),
        ),
    ),
)
