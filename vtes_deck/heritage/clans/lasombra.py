"""Lasombra: kiss the ring."""

from __future__ import annotations

from vtes_deck.heritage import tokens
from vtes_deck.heritage.dataset.effects import Effect, KissTheRing
from vtes_deck.heritage.decisions import DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.resolve import Resolve, act
from vtes_deck.heritage.table import Table
from vtes_deck.kernel.procedure import Procedure

KISS = Verb("kiss", "{target} gives a boon of {seat}.")
SUFFER = Verb("suffer", "Give no boon and suffer the effect.")

KISSED = EventType("kissed", "{seat} gives a boon.")
SUFFERS = EventType("suffers", "{seat} gives no boon.")


class Offer(Procedure):
    """H-CLN-03: each opponent may give a boon to the coterie leader.

    H-AMB-14: the effect applies to the bloodlines of opponents who give none.

    Attributes:
        left: the opponents who have yet to decide.
        effects: the effects on opponents who give none.
    """

    left: tuple[int, ...]
    effects: tuple[Effect, ...]

    def ask(self, table: Table) -> None:
        """Ask the next opponent."""
        if not self.left:
            self.finish()
            return
        seat = self.left[0]
        found = [
            Option(KISS, target=one.card, seat=clan)
            for one, clan in tokens.boon_holders(table, seat)
        ]
        table.only_or_ask(seat, DecisionKind.CHOICE, [Option(SUFFER), *found])

    def go(self, table: Table) -> None:
        """Move the boon, or apply the effect."""
        answer = table.answer
        under = table.stack[-2]
        assert isinstance(under, Resolve)
        seat, *rest = self.left
        self.left = tuple(rest)
        self.go_to(Offer.ask)
        if answer.verb is SUFFER:
            table.emit(SUFFERS, seat)
            table.push(under.sub(self.effects, victim=seat))
            return
        table.emit(KISSED, seat)
        tokens.take_boon(table.vampires[answer.target], answer.seat)
        leader = table.vampires.get(under.actor)
        if leader is not None and not leader.torpor:
            tokens.add_boon(table, leader, answer.seat)

    steps = (ask, go)


@act(KissTheRing)
def kiss_the_ring(table: Table, under: Resolve, effect: KissTheRing) -> None:
    """H-CLN-03."""
    table.push(Offer(left=table.opponents(under.seat), effects=effect.effects))
