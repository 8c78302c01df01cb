"""Searching the library, and revealing its top card."""

from __future__ import annotations

from typing import override

from cardbase.model import Type
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.kernel.procedure import Procedure

FIND = Verb("find", "Take {target} from your library.")
SHUFFLES = EventType("shuffles", "{seat} shuffles the library.")
SEARCHES = EventType("searches", "{seat} searches the library.")
FINDS = EventType("finds", "{seat} reveals {card} and moves it to her hand.")

_NO_MINION_CARDS = frozenset({Type.MASTER, Type.EVENT, Type.POWER, Type.CONVICTION})


def shuffle_library(table: Table, seat: int) -> None:
    """GEN-24: shuffles the library after a search, whatever its result."""
    table.random.shuffle(f"library of seat {seat}", table.seats[seat].library)
    table.emit(SHUFFLES, seat)


class LibrarySearch(Procedure):
    """The player may find a minion card in the library, reveal it and take it to the hand.

    Attributes:
        seat: the player.
        card: the card with the effect.
    """

    seat: int
    card: int

    def offer(self, table: Table) -> None:
        """Offers one card of each name, sorted by name to hide the order of the library.

        The player may decline.
        """
        table.emit(SEARCHES, self.seat)
        found = [
            card
            for card in table.seats[self.seat].library
            if not table.cards[card].types & _NO_MINION_CARDS
        ]
        options = [Option(FIND, self.card, target=card) for card in by_name(table, found)]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Shuffles the library in any case and adjusts the hand (DRW-05)."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is not PASS:
            zones.move(table, answer.target, Zone.HAND)
            table.emit(FINDS, self.seat, answer.target)
        shuffle_library(table, self.seat)
        hand.adjust(table, self.seat)

    steps = (offer, take)


def by_name(table: Table, cards: list[int]) -> list[int]:
    """One card per name, with the lowest number, so that the order stays hidden."""
    lowest: dict[int, int] = {}
    for card in cards:
        number = table.cards[card].id
        lowest[number] = min(card, lowest.get(number, card))
    return sorted(lowest.values(), key=lambda card: (table.cards[card].name, card))


class FindMinionCard(Effect, frozen=True):
    """Searches the library for a minion card, reveals it and moves it to the hand."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(LibrarySearch(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "search your library for a minion card, reveal it, and move it to your hand"
