"""Searching one's library, and looking at its top card."""

from __future__ import annotations

from typing import override

from cardbase.model import Trait, Type
from vtes_deck.effects.vocab.action_effects import Stealth
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.engine.actions import block
from vtes_deck.engine.cards import costs, requirements
from vtes_deck.engine.cards.costs import CostReductionChoice
from vtes_deck.engine.cards.discounts import price
from vtes_deck.engine.mechanics import hand, ledger, zones
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Table, Zone
from vtes_deck.engine.state.windows import PAYING
from vtes_deck.engine.status import contests, control
from vtes_deck.kernel.procedure import Procedure

FIND = Verb("find", "Take {target} from your library.")
FETCH = Verb("fetch", "Put {target} in play.")
SHUFFLES = EventType("shuffles", "{seat} shuffles the library.")
SEARCHES = EventType("searches", "{seat} searches the library.")
FINDS = EventType("finds", "{seat} reveals {card} and moves it to her hand.")
FETCHES = EventType("fetches", "{seat} puts {card} in play.")
REVEALS = EventType("reveals", "{seat} reveals {card} from the top of the library.")

_NO_MINION_CARDS = frozenset({Type.MASTER, Type.EVENT, Type.POWER, Type.CONVICTION})


def shuffle_library(table: Table, seat: int) -> None:
    """GEN-24: whoever has searched her library shuffles it, whatever was found."""
    table.random.shuffle(f"library of seat {seat}", table.seats[seat].library)
    table.emit(SHUFFLES, seat)


class LibrarySearch(Procedure):
    """A minion card of the library is looked for, shown, and moved to the hand.

    Attributes:
        seat: whose library.
        card: the card that does it.
    """

    seat: int
    card: int

    def offer(self, table: Table) -> None:
        """One of each name, in the order of the names: that of the library stays unknown.

        She need not find any.
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
        """The library is shuffled in any case; the hand follows its size (DRW-05)."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is not PASS:
            zones.move(table, answer.target, Zone.HAND)
            table.emit(FINDS, self.seat, answer.target)
        shuffle_library(table, self.seat)
        hand.adjust(table, self.seat)

    steps = (offer, take)


def by_name(table: Table, cards: list[int]) -> list[int]:
    """One card of each name, the lowest of them, so that nothing is said about their order."""
    lowest: dict[int, int] = {}
    for card in cards:
        number = table.cards[card].id
        lowest[number] = min(card, lowest.get(number, card))
    return sorted(lowest.values(), key=lambda card: (table.cards[card].name, card))


class FindMinionCard(Effect, frozen=True):
    """The library is searched for a minion card, which is shown and moved to the hand."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(LibrarySearch(seat=context.seat, card=context.card))


class FetchAlly(Effect, frozen=True):
    """The library or hand is searched for an ally that the vampire could play; it is put in play.

    Attributes:
        trait: what the ally must be.
    """

    trait: Trait

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            AllySearch(seat=context.seat, card=context.card, minion=context.host, trait=self.trait)
        )


class AllySearch(Procedure):
    """An ally is fetched from the library or the hand, paid for, and put in play.

    Attributes:
        seat: who fetches it.
        card: the card that does it.
        minion: the minion that could play it, and pays.
        trait: what the ally must be.
        found: the ally, or 0 and ``NONE`` before that.
        pool, blood: what it costs.
    """

    seat: int
    card: int
    minion: int
    trait: Trait
    found: int = -1
    pool: int = 0
    blood: int = 0

    def fits(self, table: Table, card: int) -> bool:
        """PLY-05, PLY-10, CON-10: whether the minion could play it now."""
        printed, minion = table.cards[card], table.minion(self.minion)
        return (
            printed.ally
            and self.trait in printed.traits
            and not printed.cost_x
            and requirements.lacks(table, printed, minion) is None
            and requirements.cannot_afford(table, printed, self.seat, minion) is None
            and not contests.against_herself(table, self.seat, printed)
            and printed.script.allows(table, card, minion)
        )

    def offer(self, table: Table) -> None:
        """Of the library and of the hand; she need not find any."""
        table.emit(SEARCHES, self.seat)
        player = table.seats[self.seat]
        found = [card for card in (*player.hand, *player.library) if self.fits(table, card)]
        options = [Option(FETCH, self.card, target=card) for card in by_name(table, found)]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """The library is shuffled. PLY-12: what makes the ally cheaper may be used."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if answer.verb is PASS:
            shuffle_library(table, self.seat)
            self.finish()
            return
        self.found = answer.target
        printed, minion = table.cards[self.found], table.minion(self.minion)
        self.pool, self.blood = price(
            table, minion, printed, "", printed.pool_cost, printed.blood_cost
        )
        if costs.can_reduce(table, self.seat, self.found) and (self.pool or self.blood):
            payer = (self.seat,)
            table.push(
                CostReductionChoice(
                    PAYING, payer, paid=self.found, pool=self.pool, blood=self.blood
                )
            )

    def arrive(self, table: Table) -> None:
        """PLY-34: with its life. MIN-12: it may act as soon as its controller's minions may."""
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.found:
            self.pool, self.blood = paying.pool, paying.blood
        minion = table.minion(self.minion)
        requirements.pay(table, self.seat, minion, pool=self.pool, blood=self.blood, card=self.card)
        table.emit(FETCHES, self.seat, self.found)
        control.arrive(table, self.found, self.seat)
        shuffle_library(table, self.seat)

    def refill(self, table: Table) -> None:
        """DRW-05: an ally of the hand is replaced."""
        hand.adjust(table, self.seat)

    steps = (offer, take, arrive, refill)


class RevealTop(Effect, frozen=True):
    """The top card of the library is shown: a master burns a blood, any other one gives stealth."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].library)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """It stays where it is. STL-03: stealth that is not needed is not gained."""
        table = context.table
        top = table.seats[context.seat].library[-1]
        table.emit(REVEALS, context.seat, top)
        if table.cards[top].master:
            ledger.burn_blood(table, context.user_minion, 1)
        elif block.stealth_is_needed(table):
            Stealth(1).carry_out(context)
