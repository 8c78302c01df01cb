"""Moving cards between zones: draw, discard, burn, search, remove from the game."""

from __future__ import annotations

from typing import Literal, override

from vtes_deck.effects.vocab.card_query import ACard
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import NUMBERS, Wording, counted, missing_wording, with_article
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.state.decisions import (
    PASS,
    PASSING,
    DecisionKind,
    Option,
    Verb,
)
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.kernel.procedure import Procedure

DISCARD = Verb("discard chosen", "Discard {target}.")
REMOVE = Verb("remove from heap", "Remove {target} from the game.")
FIND = Verb("find", "Take {target} from your library.")
TO_HAND = Verb("to hand", "Move {target} to your hand.")
TO_LIBRARY = Verb("to library", "Shuffle {target} into your library.")
TO_BOTTOM = Verb("to bottom", "Move {target} to the bottom of your library.")
SHUFFLES = EventType("shuffles", "{seat} shuffles the library.")
SEARCHES = EventType("searches", "{seat} searches the library.")
FINDS = EventType("finds", "{seat} reveals {card} and moves it to her hand.")
RECOVERED = EventType("recovered", "{seat} moves {card} to her hand.")
BACK = EventType("back", "{seat} moves {card} to the uncontrolled region.")
UNDER = EventType("under", "{seat} moves {card} to the bottom of the library.")

type How = Literal["top", "random", "chosen", "every", "target"]
"""The selection of the cards: from the top, random, chosen by the user, all, or the target."""

PURPOSES = {
    (Zone.LIBRARY, Zone.ASH_HEAP): PurposeKind.MILL,
    (Zone.ASH_HEAP, Zone.REMOVED): PurposeKind.MILL,
    (Zone.LIBRARY, Zone.HAND): PurposeKind.CYCLE,
    (Zone.HAND, Zone.ASH_HEAP): PurposeKind.CYCLE,
    (Zone.CRYPT, Zone.ASH_HEAP): PurposeKind.MILL,
    (Zone.ASH_HEAP, Zone.HAND): PurposeKind.CARDS,
    (Zone.ASH_HEAP, Zone.LIBRARY): PurposeKind.CARDS,
    (Zone.CRYPT, Zone.UNCONTROLLED): PurposeKind.CRYPT,
    (Zone.ASH_HEAP, Zone.UNCONTROLLED): PurposeKind.CRYPT,
    (Zone.IN_PLAY, Zone.REMOVED): PurposeKind.BURN,
    (Zone.IN_PLAY, Zone.ASH_HEAP): PurposeKind.BURN,
}


class MoveCards(Effect, frozen=True):
    """Moves cards from one zone to another, at most as many as the zone has (GEN-20).

    A hand that changes is adjusted afterwards (DRW-05). A library is shuffled after a search, and
    after cards have been put in it unless they go to the bottom (GEN-24). The user may decline to
    choose a card from a library.

    Attributes:
        what: the cards and their zone.
        to: the zone outside play to which they move.
        n: the number of cards.
        how: the selection of the cards.
        due: all of them must be available because they are a cost (PLY-10).
        bottom: the cards go to the bottom of a library.
    """

    what: ACard
    to: Zone
    n: int = 1
    how: How = "top"
    due: bool = False
    bottom: bool = False

    @override
    def possible(self, context: EffectContext) -> bool:
        return not self.due or len(self.what.found(context)) >= self.n

    @override
    def does(self) -> tuple[Does, ...]:
        if self.searches:
            return (Does(PurposeKind.SEARCH, whose=self.what.whose),)
        kind = PURPOSES.get((self.what.zone, self.to))
        return () if kind is None else (Does(kind, self.n, whose=self.what.whose),)

    @property
    def searches(self) -> bool:
        """Whether the user looks at a hidden zone."""
        return self.what.zone is Zone.LIBRARY and self.how == "chosen"

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if self.how == "chosen":
            if self.searches:
                table.emit(SEARCHES, context.seat)
            table.push(
                CardMoves(
                    seat=context.seat,
                    card=context.card,
                    minion=context.minion,
                    target=context.target,
                    what=self.what,
                    to=self.to,
                    left=self.n,
                    bottom=self.bottom,
                )
            )
        elif self.what.zone is Zone.LIBRARY and self.to is Zone.HAND:
            zones.draw(table, context.seat, self.n)
            hand.adjust(table, context.seat)
        elif self.what.zone is Zone.CRYPT and self.to is Zone.UNCONTROLLED:
            for _ in range(self.n):
                zones.draw_crypt(table, context.seat)
        else:
            for card in self.taken(context):
                move(table, card, self.what.zone, self.to, bottom=self.bottom)
            for seat in seats_of(context, self.what.whose):
                settle(table, seat, self.what.zone, self.to)

    def taken(self, context: EffectContext) -> list[int]:
        """The cards that move without a choice."""
        if self.how == "target":
            return [context.target]
        found = self.what.found(context)
        if self.how == "every":
            return found
        if self.how == "top":
            return found[: -self.n - 1 : -1]
        table, chosen = context.table, []
        (seat, *_) = (*seats_of(context, self.what.whose), context.seat)
        for _ in range(min(self.n, len(found))):
            number = table.random.below(f"hand of seat {seat}", len(found))
            chosen.append(found.pop(number))
        return chosen

    @override
    def say(self, wording: Wording) -> str:
        what, n = self.what, self.n
        if what.zone is Zone.HAND and self.to is Zone.ASH_HEAP:
            if self.how == "random":
                return _said_random(self, wording)
            if self.how == "target":
                return f"discard {wording.target}"
            return (
                f"discard {_cards(n, what.noun())}"
                if self.how == "chosen"
                else missing_wording(self)
            )
        if self.searches and self.to is Zone.HAND and n == 1:
            found = with_article(what.noun())
            return f"search your library for {found}, reveal it, and move it to your hand"
        return _said_top(self) if self.how == "top" else _said_chosen(self)


def _said_random(moves: MoveCards, wording: Wording) -> str:
    """Random cards in a hand that are discarded."""
    who = {
        "bled": "the target Methuselah",
        "target": wording.everyone or "the chosen Methuselah",
    }.get(moves.what.whose)
    if who is None:
        return f"discard {_cards(moves.n, 'card')} at random"
    return f"{who} discards {counted(moves.n, 'card')} at random from their hand"


def _said_top(moves: MoveCards) -> str:
    """The top cards of a library or crypt."""
    what, n = moves.what, moves.n
    if what.zone is Zone.LIBRARY and moves.to is Zone.HAND:
        return f"draw {counted(n, 'card')} (discard afterward)"
    if what.zone is Zone.LIBRARY and moves.to is Zone.ASH_HEAP:
        if what.whose == "mine":
            return f"burn {counted(n, 'card')} from the top of your library"
        return f"burn the top {'card' if n == 1 else f'{NUMBERS[n]} cards'} of {what.place()}"
    if what.zone is Zone.CRYPT and moves.to is Zone.ASH_HEAP:
        return f"burn the top {'card' if n == 1 else f'{NUMBERS[n]} cards'} of {what.place()}"
    if what.zone is Zone.CRYPT and moves.to is Zone.UNCONTROLLED:
        return "move the top card from your crypt to your uncontrolled region"
    return missing_wording(moves)


def _said_chosen(moves: MoveCards) -> str:
    """Cards in an ash heap, or copies in play."""
    what, n = moves.what, moves.n
    if moves.to is Zone.REMOVED and moves.how == "every":
        return "remove all copies in play from the game"
    if what.zone is not Zone.ASH_HEAP or moves.how not in {"chosen", "target"}:
        return missing_wording(moves)
    if moves.to is Zone.REMOVED:
        return f"remove {counted(n, what.noun())} in {what.place()} from the game"
    place = _PLACES.get((moves.to, moves.bottom))
    if place is None:
        return missing_wording(moves)
    return f"move {_cards(n, what.noun())} from your ash heap to {place}"


_PLACES = {
    (Zone.HAND, False): "your hand",
    (Zone.UNCONTROLLED, False): "your uncontrolled region",
    (Zone.LIBRARY, True): "the bottom of your library",
}
"""The destinations of cards from an ash heap. The flag means the bottom of the zone."""


def _cards(n: int, noun: str) -> str:
    """Cards with an article or a number: "a card", "2 cards"."""
    return with_article(noun) if n == 1 else counted(n, noun)


def move(table: Table, card: int, source: Zone, to: Zone, *, bottom: bool = False) -> None:
    """Move a card and log it; nothing happens if it has left its zone."""
    if table.where[card] is not source:
        return
    if source is Zone.HAND and to is Zone.ASH_HEAP:
        zones.discard(table, card)
    elif to is Zone.REMOVED:
        zones.remove(table, card)
    elif to is Zone.ASH_HEAP:
        zones.burn(table, card)
    else:
        if to is Zone.HAND:
            table.emit(FINDS if source is Zone.LIBRARY else RECOVERED, table.owner[card], card)
        if to is Zone.UNCONTROLLED:
            table.emit(BACK, table.owner[card], card)
        zones.move(table, card, to)
        if bottom and to is Zone.LIBRARY:
            library = table.seats[table.owner[card]].library
            library.insert(0, library.pop())
            table.emit(UNDER, table.owner[card], card)


def settle(table: Table, seat: int, source: Zone, to: Zone) -> None:
    """Adjust the hand after a change, or after an empty library has received a card (DRW-05)."""
    if Zone.HAND in {source, to} or to is Zone.LIBRARY:
        hand.adjust(table, seat)


class CardMoves(Procedure):
    """A player chooses cards in a zone, one at a time, and moves them.

    Attributes:
        seat, card, minion, target: the same as in :class:`EffectContext`.
        what: the cards.
        to: the zone to which they move.
        left: the number of cards that have yet to be moved.
        bottom: the cards go to the bottom of a library.
    """

    seat: int
    card: int
    minion: int
    target: int
    what: ACard
    to: Zone
    left: int
    bottom: bool = False

    def offer(self, table: Table) -> None:
        """Offer one card of each name. GEN-20: stop when no card is left.

        The names of a library are sorted. The player may decline, because no other player can check
        the library.
        """
        context = EffectContext(table, self.seat, self.card, self.minion, self.target)
        found = self.what.found(context)
        hidden = self.what.zone is Zone.LIBRARY
        if not hidden and len(found) <= self.left:
            for card in found:
                move(table, card, self.what.zone, self.to, bottom=self.bottom)
            self.left = 0
        if not self.left or (not found and not hidden):
            self.go_to(CardMoves.end)
            return
        verb = FIND if hidden else TO_BOTTOM if self.bottom else VERBS[self.to]
        options = [
            Option(verb, self.card, target=card) for card, _, _ in self.what.choices(context)
        ]
        table.ask(
            self.seat, DecisionKind.CARD, [*options, PASSING] if hidden else options, self.card
        )

    def take(self, table: Table) -> None:
        """Move the chosen card; a card found in a library is shown first."""
        answer = table.answer
        if answer.verb is PASS:
            self.left = 0
        else:
            move(table, answer.target, self.what.zone, self.to, bottom=self.bottom)
            self.left -= 1
        self.go_to(CardMoves.offer if self.left else CardMoves.end)

    def end(self, table: Table) -> None:
        """GEN-24, DRW-05: shuffle the library and adjust the hand."""
        if Zone.LIBRARY in {self.what.zone, self.to} and not self.bottom:
            shuffle_library(table, self.seat)
        settle(table, self.seat, self.what.zone, self.to)

    steps = (offer, take, end)


VERBS = {
    Zone.ASH_HEAP: DISCARD,
    Zone.REMOVED: REMOVE,
    Zone.HAND: TO_HAND,
    Zone.LIBRARY: TO_LIBRARY,
}
"""The verbs for a chosen card from a hand or an ash heap, by the destination of the card."""


class ShuffleLibrary(Effect, frozen=True):
    """Shuffles the library after a search (GEN-24)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        shuffle_library(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "shuffle afterward"


def shuffle_library(table: Table, seat: int) -> None:
    """GEN-24: shuffle the library after a search, regardless of the result."""
    table.random.shuffle(f"library of seat {seat}", table.seats[seat].library)
    table.emit(SHUFFLES, seat)


DISCARD_TARGET = MoveCards(ACard(Zone.HAND), Zone.ASH_HEAP, how="target")
CRYPT_CARD = MoveCards(ACard(Zone.CRYPT), Zone.UNCONTROLLED, due=True)
