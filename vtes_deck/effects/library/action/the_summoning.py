"""The Summoning: allies and retainers from the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    SEARCHES,
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    bring,
    can_bring,
    hand,
)
from vtes_deck.effects.vocab import (
    ACard,
    Choose,
    MoveCards,
    ShuffleLibrary,
    Type,
    Zone,
    action,
    card,
)

SERVANT = ACard(Zone.LIBRARY, (Type.ALLY, Type.RETAINER))


class LibraryAlly(Target, frozen=True):
    """An ally of one's own library that the minion can recruit."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        fitting = [
            card
            for card in table.seats[context.seat].library
            if Type.ALLY in table.cards[card].types
            and can_bring(table, card, context.user_minion, table.cards[context.card])
        ]
        return [(card, NONE, 0) for card in hand.one_of_each(table, sorted(fitting))]

    @override
    def say(self, wording: Wording) -> str:
        return "an ally"


class RecruitTarget(Effect, frozen=True):
    """The minion recruits the target ally at its cost.

    By rulings, the ally is not played and cannot act this turn, and the minion may recruit another
    ally by a separate action.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MINION, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        bring(context, NONE)

    @override
    def say(self, wording: Wording) -> str:
        return "this vampire recruits that ally (requirements and cost apply as normal)"


class SearchAlly(Choose, frozen=True):
    """A search of the library for an ally, which is recruited at once."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.emit(SEARCHES, context.seat)
        super().carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        recruits = self.effects[0].say(wording)
        return f"search your library for {self.target.say(wording)}. {recruits}"


class SearchServant(MoveCards, frozen=True):
    """A search of the library for an ally or retainer, which is shown and goes to the hand."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "search your library for an ally or retainer. Show it to all players and put it in "
            "your hand (shuffle and discard afterward)"
        )


CARDS = (
    card(
        101902,
        "The Summoning",
        action("pre", SearchServant(SERVANT, Zone.HAND, how="chosen"), stealth=1),
        action(
            "PRE",
            SearchAlly(LibraryAlly(), (RecruitTarget(),), optional=True),
            ShuffleLibrary(),
            stealth=1,
        ),
    ),
)
