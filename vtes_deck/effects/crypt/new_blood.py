"""New Blood: joining a circle."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CIRCLE_OF,
    DecisionKind,
    Effect,
    EffectContext,
    EventType,
    Option,
    Procedure,
    Table,
    Verb,
    circle_of,
    printed_circle,
)
from vtes_deck.effects.vocab import (
    CRYPT_CARD,
    EntersWith,
    If,
    InPhase,
    MyTurn,
    Phase,
    Trait,
    card,
)

JOIN = Verb("join circle", "Join the circle of {target}.")
JOINS = EventType("joins circle", "{minion} joins the circle of {target}.")


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
        """Offer the circles of vampires in play and in the player's crypt."""
        vampires = [minion for seat in table.clockwise(self.seat) for minion in table.minions(seat)]
        circles: dict[str, int] = {}
        for minion in vampires:
            if minion.vampire:
                circles.setdefault(circle_of(table, minion), minion.card)
        for number, printed in enumerate(table.cards):
            if table.owner[number] == self.seat and Trait.CIRCLE in printed.traits:
                circles.setdefault(printed_circle(table, number), number)
        options = [Option(JOIN, self.card, target=card) for card in circles.values()]
        table.ask(self.seat, DecisionKind.CHOICE, options, self.card)

    def take(self, table: Table) -> None:
        """Record the circle on the vampire."""
        answer = table.answer
        if self.card in table.in_play:
            vampire = table.minion(self.card)
            chosen = table.in_play.get(answer.target)
            joined = 0 if chosen is None else chosen.mark(CIRCLE_OF)
            vampire.set_mark(CIRCLE_OF, joined or answer.target + 1)
            table.emit(JOINS, self.seat, minion=self.card, target=answer.target)

    steps = (offer, take)


CARDS = (
    card(
        201052,
        "New Blood",
        EntersWith(
            (If((MyTurn(), InPhase(Phase.INFLUENCE)), (JoinCircle(), CRYPT_CARD)),),
        ),
    ),
)
