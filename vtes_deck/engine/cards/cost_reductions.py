"""Optional cost reductions (PLY-12): cards in play that reduce the cost of another card."""

from __future__ import annotations

from typing import Protocol, cast, override

from vtes_deck.engine.mechanics.impulse import Impulse, from_triggers
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.occasions import Used
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.table import Table
from vtes_deck.engine.state.windows import PAYING, PAYING_OF_ANOTHER

REDUCE = Verb("reduce cost", "Use {card} to pay less for {target}.")


class CostReductionChoice(Impulse):
    """The choice of cost reductions when a card is played or paid for.

    The player who pays comes first; the others can use only reductions that apply to every player.

    Attributes:
        paid: the card.
        pool, blood: the remaining cost.
        minion: the minion that pays the blood, or ``NONE``.
        must: reductions are used until the rest can be paid (PLY-12).
    """

    paid: int = NONE
    pool: int = 0
    blood: int = 0
    minion: int = NONE
    must: bool = False

    @override
    def choices(self, table: Table, seat: int) -> list[Option]:
        """The cards in play that could reduce the remaining cost."""
        found = []
        window = PAYING if seat == self.order[0] else PAYING_OF_ANOTHER
        for card, usable, _ in table.users[seat]:
            if usable & window:
                paid = table.cards[self.paid]
                pool, blood = table.cards[card].script.costs(table, card, paid)
                if (pool and self.pool) or (blood and self.blood):
                    found.append(Option(REDUCE, card, target=self.paid))
        later = bool(table.delayed_triggers) and window == PAYING
        return found + (from_triggers(table, seat, PAYING) if later else [])

    @override
    def may_pass(self, table: Table, seat: int) -> bool:
        """By a ruling, a reduction without which the card could not be played must be used.

        It need not be used if others that are possible only when the cost is paid are enough.
        """
        if not self.must or seat != self.order[0]:
            return True
        pool, blood = self.later(table, seat)
        return not is_short(table, seat, self.minion, self.pool - pool, self.blood - blood)

    def later(self, table: Table, seat: int) -> tuple[int, int]:
        """The pool and blood that cards in play can save when the cost is paid, but not now."""
        paid, pool, blood = table.cards[self.paid], 0, 0
        for card, usable, _ in table.users[seat]:
            costs = table.cards[card].script.costs
            if usable & PAYING and not any(costs(table, card, paid)):
                table.stack.pop()  # asked as if no cost were paid now
                more = costs(table, card, paid, self.minion, most=True)
                table.stack.append(self)
                pool, blood = pool + more[0], blood + more[1]
        return pool, blood

    @override
    def take(self, table: Table) -> None:
        """PLY-12: use the reduction.

        It is offered only when the card can no longer be cancelled, so that none is wasted.
        """
        answer = table.answer
        if answer.verb is not REDUCE:
            super().take(table)
            return
        script = table.cards[answer.card].script
        pool, blood = script.costs(table, answer.card, table.cards[self.paid])
        self.go_to(CostReductionChoice.offer)
        script.resolve(table, Used(answer))
        self.pool, self.blood = max(0, self.pool - pool), max(0, self.blood - blood)

    steps = Impulse.steps


def is_short(table: Table, seat: int, minion: int, pool: int, blood: int) -> bool:
    """PLY-10: whether a cost is too high now; in some editions it may be."""
    payer = table.in_play.get(minion)
    lacks_blood = payer is not None and blood > payer.blood
    return table.rules.afford_before and (pool > table.seats[seat].pool or lacks_blood)


def can_reduce(table: Table, seat: int, card: int) -> bool:
    """A fast check of whether a player has a cost reduction, in play or as a later effect."""
    if card == NONE or not table.powers:
        return False
    if table.powers_of_all & PAYING_OF_ANOTHER:
        return True
    return bool(table.powers[seat] & PAYING) or any(
        one.window & PAYING and one.seat == seat for one in table.delayed_triggers
    )


def payers(table: Table, seat: int) -> tuple[int, ...]:
    """The Methuselah who pays, then the others who can reduce the cost."""
    if not table.powers_of_all & PAYING_OF_ANOTHER:
        return (seat,)
    others = (one for one in table.clockwise(seat) if one != seat)
    return (seat, *(one for one in others if table.powers[one] & PAYING_OF_ANOTHER))


def savings(table: Table, minion: int, card: Printed) -> int:
    """PLY-12: the blood that later effects would save a minion for a card."""
    return sum(
        cast("LaterReduction", one.effect).saving(card)
        for one in table.delayed_triggers
        if one.window & PAYING and one.minion == minion
    )


class LaterReduction(Protocol):
    """A later effect that reduces the cost of a card."""

    def saving(self, card: Printed) -> int:
        """The blood that the effect would save for a card."""
