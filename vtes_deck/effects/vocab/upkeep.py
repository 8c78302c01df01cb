"""Locations that cost upkeep, and membership of circles."""

from __future__ import annotations

from typing import override

from cardbase.model import Trait
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.engine.mechanics import bank, zones
from vtes_deck.engine.state.decisions import DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.status.traits import CIRCLE_OF, circle_of, printed_circle
from vtes_deck.kernel.procedure import Procedure

KEEP = Verb("keep location", "Burn 1 pool to keep {target}.")
LOSE = Verb("lose location", "Burn {target}.")
KEEPS = EventType("keeps location", "{seat} burns 1 pool to keep {card}.")
JOIN = Verb("join circle", "Join the circle of {target}.")
JOINS = EventType("joins circle", "{minion} joins the circle of {target}.")


def locations_of(table: Table, seat: int) -> tuple[int, ...]:
    """The locations that a Methuselah controls, including those on other cards."""
    return tuple(
        card
        for card in table.seats[seat].in_play
        if Trait.LOCATION in table.cards[card].traits and not table.in_play[card].contested
    )


class KeepLocations(Effect, frozen=True):
    """The Methuselah burns 1 pool for each of her locations or burns the location."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(locations_of(context.table, context.seat))

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Asks for each location in play at this moment."""
        left = locations_of(context.table, context.seat)
        context.table.push(LocationUpkeep(seat=context.seat, card=context.card, left=left))


class LocationUpkeep(Procedure):
    """A Methuselah decides about her locations, one at a time.

    Attributes:
        seat: the player.
        card: the card with the effect.
        left: the locations not decided yet.
    """

    seat: int
    card: int
    left: tuple[int, ...]

    def offer(self, table: Table) -> None:
        """Asks about the next location still in play."""
        self.left = tuple(card for card in self.left if card in table.in_play)
        if not self.left or table.seats[self.seat].ousted:
            self.finish()
            return
        options = [Option(verb, self.card, target=self.left[0]) for verb in (KEEP, LOSE)]
        table.ask(self.seat, DecisionKind.PAYMENT, options, self.card)

    def take(self, table: Table) -> None:
        """Pays for it or burns it."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        self.left = self.left[1:]
        if answer.verb is KEEP:
            bank.burn_pool(table, self.seat, 1)
            table.emit(KEEPS, self.seat, answer.target)
        else:
            zones.burn(table, answer.target)
        self.go_to(LocationUpkeep.offer)

    steps = (offer, take)


class JoinCircle(Effect, frozen=True):
    """The vampire joins a circle that its controller chooses (TRT-03)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(CircleChoice(seat=context.seat, card=context.card))


class CircleChoice(Procedure):
    """The player chooses the circle of a vampire, named by a member of it.

    Attributes:
        seat: the player.
        card: the vampire that joins.
    """

    seat: int
    card: int

    def offer(self, table: Table) -> None:
        """Circles of vampires in play and in the player's crypt."""
        vampires = [minion for seat in table.clockwise(self.seat) for minion in table.minions(seat)]
        circles: dict[str, int] = {}
        for minion in vampires:
            if minion.vampire:
                circles.setdefault(circle_of(table, minion), minion.card)
        for card, printed in enumerate(table.cards):
            if table.owner[card] == self.seat and Trait.CIRCLE in printed.traits:
                circles.setdefault(printed_circle(table, card), card)
        options = [Option(JOIN, self.card, target=card) for card in circles.values()]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Records the circle on the vampire."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        if self.card in table.in_play:
            vampire = table.minion(self.card)
            chosen = table.in_play.get(answer.target)
            joined = 0 if chosen is None else chosen.mark(CIRCLE_OF)
            vampire.set_mark(CIRCLE_OF, joined or answer.target + 1)
            table.emit(JOINS, self.seat, minion=self.card, target=answer.target)

    steps = (offer, take)
