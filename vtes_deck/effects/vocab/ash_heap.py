"""Effects on ash heaps: removing, exchanging and recovering cards."""

from __future__ import annotations

from typing import override

from cardbase.model import Sect, Title
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import Whose, seats_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.state.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Table
from vtes_deck.kernel.procedure import Procedure

REMOVE = Verb("remove from heap", "Remove {target} from the game.")


class HeapHas(Condition, frozen=True, kw_only=True):
    """An ash heap holds enough cards.

    Attributes:
        least: the minimum.
        whose: whose ash heap.
        copy: one further card must be a copy of the card itself.
    """

    least: int
    whose: Whose = "mine"
    copy: bool = False

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        heap = table.seats[seats_of(context, self.whose)[0]].ash_heap
        number = table.cards[context.card].id
        if self.copy and not any(table.cards[card].id == number for card in heap):
            return False
        return len(heap) >= self.least + self.copy

    @override
    def say(self, wording: Wording) -> str:
        whose = "your prey's" if self.whose == "prey" else "your"
        return f"if {whose} ash heap holds {self.least} cards"


class AshHeapRemoval(Procedure):
    """The player chooses cards of an ash heap, one at a time, and removes them from the game.

    Attributes:
        seat: the player who chooses.
        card: the card with the effect.
        of: the owner of the ash heap.
        left: the number of cards still to remove.
        but: a card that must stay, or ``NONE``.
    """

    seat: int
    card: int
    of: int
    left: int
    but: int = NONE

    def offer(self, table: Table) -> None:
        """Offers one card of each name. GEN-20: stops when no card is left."""
        heap = [card for card in table.seats[self.of].ash_heap if card != self.but]
        if not self.left or not heap:
            self.finish()
            return
        if len(heap) <= self.left:
            for card in heap:
                zones.remove(table, card)
            self.finish()
            return
        options = [
            Option(REMOVE, self.card, target=one) for one in hand.one_of_each(table, heap[::-1])
        ]
        table.ask(self.seat, DecisionKind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """GEN-09."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        zones.remove(table, answer.target)
        self.left -= 1
        self.go_to(AshHeapRemoval.offer)

    steps = (offer, take)


class RemoveFromHeap(Effect, frozen=True, kw_only=True):
    """The user of the card chooses cards of an ash heap to remove from the game.

    Attributes:
        n: the number of cards.
        whose: whose ash heap.
        but_copy: one copy of the card itself must stay.
    """

    n: int
    whose: Whose = "mine"
    but_copy: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MILL, self.n, whose=self.whose),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        of = seats_of(context, self.whose)[0]
        but = own_copy(context) if self.but_copy else NONE
        context.table.push(
            AshHeapRemoval(seat=context.seat, card=context.card, of=of, left=self.n, but=but)
        )

    @override
    def say(self, wording: Wording) -> str:
        whose = "your prey's" if self.whose == "prey" else "your"
        return f"remove {self.n} cards in {whose} ash heap from the game"


def own_copy(context: EffectContext) -> int:
    """The number of a copy of the card in its user's ash heap, or ``NONE``."""
    table = context.table
    number = table.cards[context.card].id
    heap = table.seats[context.seat].ash_heap
    return next((card for card in heap if table.cards[card].id == number), NONE)


def requires_anarch(printed: Printed) -> bool:
    """Whether a card requires an Anarch: by sect, or as a baron, who is Anarch (TIT-03)."""
    requirement = printed.requirement
    return Sect.ANARCH in requirement.sects or Title.BARON in requirement.titles
