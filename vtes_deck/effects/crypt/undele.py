"""Undele: a referendum that recovers cards from the ash heap."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    RECOVERED,
    Does,
    Effect,
    EffectContext,
    Option,
    PurposeKind,
    Referendum,
    SaidElsewhere,
    Terms,
    Verb,
    Wording,
    hand,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import (
    NOTHING,
    ACard,
    CardReferendum,
    PoliticalCardAction,
    Zone,
    card,
)

CHOOSE_FROM_HEAP = Verb("choose from heap", "Choose {target} in your ash heap.")
MINION_CARDS = ACard(Zone.ASH_HEAP, minion_card=True)


class TwoCards(SaidElsewhere, Terms, frozen=True):
    """The caller names two minion cards in her ash heap, which may be copies."""

    @override
    def options(self, context: EffectContext, chosen: tuple[Option, ...]) -> list[Option]:
        named = [one.target for one in chosen if one.verb is CHOOSE_FROM_HEAP]
        found = MINION_CARDS.found(context)
        if len(named) == 2 or len(found) < 2:
            return []
        left = one_of_each(context.table, [one for one in found if one not in named])
        return [Option(CHOOSE_FROM_HEAP, context.card, target=one) for one in left]


class MovesNamed(SaidElsewhere, Effect, frozen=True):
    """Cards with the chosen names move from the ash heap to the hand."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, 2, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, one card moves without the other, and a copy replaces a missing card."""
        table, referendum = context.table, context.table.current(Referendum)
        terms = () if referendum is None else referendum.terms
        for named in [one.target for one in terms if one.verb is CHOOSE_FROM_HEAP]:
            wanted = table.cards[named].id
            heap = table.seats[context.seat].ash_heap
            copies = [one for one in heap if table.cards[one].id == wanted]
            if copies:
                one = named if named in copies else copies[0]
                table.emit(RECOVERED, context.seat, one)
                zones.move(table, one, Zone.HAND)
        hand.adjust(table, context.seat)


class CallsForCards(PoliticalCardAction, frozen=True, kw_only=True):
    """The vampire calls the referendum."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can call a referendum to move two minion cards from your ash heap to "
            f"your hand as a +{self.stealth} stealth political action"
        )


CARDS = (
    card(
        201409,
        "Undele",
        CallsForCards(
            sentence="{minion} calls a referendum to move two minion cards to the hand.",
            host=True,
            stealth=1,
            target=NOTHING,
            effects=(),
        ),
        CardReferendum(terms=(TwoCards(),), passed=(MovesNamed(),)),
    ),
)
