"""Gramle: a search for a copy of a visible card."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CHOOSE_CARD,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    Option,
    PurposeKind,
    Table,
    Wording,
    one_of_each,
)
from vtes_deck.effects.library.action.crypt_search import CryptSearch
from vtes_deck.effects.vocab import (
    ACard,
    DelayedReplacement,
    MoveCards,
    Until,
    Zone,
    action,
    card,
)

NAMED = "named for a search"
"""The record of the card that was named."""


def named(table: Table) -> int | None:
    """The card that was named in this action."""
    return next((one for what, one, _ in table.used if what == NAMED), None)


def is_named(table: Table, number: int) -> bool:
    """Whether a card has the name that was chosen."""
    chosen = named(table)
    if chosen is None:
        return False
    return table.cards[chosen].definition.name == table.cards[number].definition.name


class NameChoice(CardQuestion):
    """The Methuselah names a card in play or in any ash heap.

    Attributes:
        seat: the Methuselah.
        card: the card.
    """

    seat: int
    card: int

    def offer(self, table: Table) -> None:
        """Offer one card of each name."""
        seen = [
            *(one for one, there in table.in_play.items() if not there.contested),
            *(one for seat in table.clockwise(self.seat) for one in table.seats[seat].ash_heap),
        ]
        options = [Option(CHOOSE_CARD, self.card, target=one) for one in one_of_each(table, seen)]
        if options:
            table.ask(self.seat, DecisionKind.CARD, options, self.card)
        else:
            self.finish()

    def take(self, table: Table) -> None:
        """Record the name."""
        answer = table.answer
        table.use_once(NAMED, answer.target, Until.ACTION)

    steps = (offer, take)


class NamesCard(NoPurpose, Effect, frozen=True):
    """A card is named as the action is announced."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(NameChoice(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "choose a card in play or in any ash heap by name"


class Named(ACard, frozen=True, kw_only=True):
    """A card with the chosen name."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        return is_named(table, card)


class SearchNamed(Effect, frozen=True):
    """The library, or the crypt for a crypt card, is searched for a copy."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-24: the search may fail. The hand is reduced to its size afterwards."""
        table, chosen = context.table, named(context.table)
        if chosen is None:
            return
        if table.cards[chosen].crypt:
            fitting = tuple(Named(zone=Zone.CRYPT).found(context))
            table.push(CryptSearch(seat=context.seat, card=context.card, fitting=fitting))
        else:
            MoveCards(Named(zone=Zone.LIBRARY), Zone.HAND, how="chosen").carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "search your library or crypt for the chosen card, show it to all Methuselahs, and "
            "move it to your hand (discard afterward) or uncontrolled region"
        )


CARDS = (
    card(
        100846,
        "Gramle",
        action("", SearchNamed(), stealth=1, announced=(NamesCard(),)),
        DelayedReplacement(Until.ACTION),
    ),
)
