"""Searching the library, and revealing its top card."""

from __future__ import annotations

from typing import override

from cardbase.model import Trait, Type
from vtes_deck.effects.vocab.action_effects import Stealth
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions import block
from vtes_deck.engine.cards import costs, requirements
from vtes_deck.engine.cards.costs import CostReductionChoice
from vtes_deck.engine.cards.discounts import price
from vtes_deck.engine.mechanics import hand, ledger, zones
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.printed import allows
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
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(LibrarySearch(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "search your library for a minion card, reveal it, and move it to your hand"


class FetchAlly(Effect, frozen=True):
    """Searches library and hand for an ally that the vampire could play, and puts it in play.

    Attributes:
        trait: a trait of the ally.
    """

    trait: Trait

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(
            AllySearch(seat=context.seat, card=context.card, minion=context.host, trait=self.trait)
        )


class AllySearch(Procedure):
    """The player takes an ally from library or hand, pays for it, and puts it in play.

    Attributes:
        seat: the player.
        card: the card with the effect.
        minion: the minion that must be able to play the ally and pays for it.
        trait: a trait of the ally.
        found: the ally, or ``NONE``.
        pool, blood: the cost.
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
            and allows(table, card, minion)
        )

    def offer(self, table: Table) -> None:
        """Offers allies of library and hand; the player may decline."""
        table.emit(SEARCHES, self.seat)
        player = table.seats[self.seat]
        found = [card for card in (*player.hand, *player.library) if self.fits(table, card)]
        options = [Option(FETCH, self.card, target=card) for card in by_name(table, found)]
        table.ask(self.seat, DecisionKind.CARD, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Shuffles the library. PLY-12: optional cost reductions may be used."""
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
        """PLY-34: it has its starting life. MIN-12: it was not recruited, so it may act."""
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.found:
            self.pool, self.blood = paying.pool, paying.blood
        minion = table.minion(self.minion)
        requirements.pay(table, self.seat, minion, pool=self.pool, blood=self.blood, card=self.card)
        table.emit(FETCHES, self.seat, self.found)
        control.arrive(table, self.found, self.seat)
        shuffle_library(table, self.seat)

    def refill(self, table: Table) -> None:
        """DRW-05: replaces an ally from the hand."""
        hand.adjust(table, self.seat)

    steps = (offer, take, arrive, refill)


class RevealTop(Effect, frozen=True):
    """Reveals the top library card: a master burns 1 blood, another card gives stealth."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.seat].library)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The card stays on top. STL-03: stealth that is not needed is not gained."""
        table = context.table
        top = table.seats[context.seat].library[-1]
        table.emit(REVEALS, context.seat, top)
        if table.cards[top].master:
            ledger.burn_blood(table, context.user_minion, 1)
        elif block.stealth_is_needed(table):
            Stealth(1).carry_out(context)
