"""Hourglass of the Mind: cards drawn and arranged, or a larger hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    EventType,
    Option,
    PurposeKind,
    Table,
    Verb,
    Wording,
    hand,
    one_of_each,
    zones,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    UNLOCK,
    ACard,
    Aura,
    Blood,
    Bonus,
    Gain,
    MoveCards,
    MyTurn,
    Power,
    PutOn,
    Unlock,
    Until,
    Zone,
    action,
    card,
)

ON_TOP = Verb("put on top", "Put {target} on top of your library.")
PUTS_ON_TOP = EventType(
    "puts on top", "{seat} moves {n:card} from the hand to the top of the library."
)


class CardsOnTop(CardQuestion):
    """A Methuselah moves cards from her hand to the top of her library; the last one is on top.

    Attributes:
        seat: the Methuselah.
        card: the card with the text.
        left: the number of cards that she still has to move.
        moved: the number of cards that she has moved.
    """

    seat: int
    card: int
    left: int
    moved: int = 0

    def offer(self, table: Table) -> None:
        """GEN-20: she moves at most the cards that she has."""
        held = one_of_each(table, table.seats[self.seat].hand)
        if not held or not self.left:
            self.finish()
            table.emit(PUTS_ON_TOP, self.seat, n=self.moved)
            hand.adjust(table, self.seat)
            return
        options = [Option(ON_TOP, self.card, target=one) for one in held]
        table.ask(self.seat, DecisionKind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """Other players do not see the card."""
        answer = table.answer
        zones.move(table, answer.target, Zone.LIBRARY)
        self.left -= 1
        self.moved += 1
        self.go_to(CardsOnTop.offer)

    steps = (offer, take)


class Arranges(Effect, frozen=True):
    """Cards are drawn without a discard, and the same number moves to the top of the library.

    Attributes:
        n: the number of cards.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-20: by a ruling, draw all cards of a smaller library."""
        zones.draw(context.table, context.seat, self.n)
        context.table.push(CardsOnTop(seat=context.seat, card=context.card, left=self.n))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"draw {self.n} cards without discarding, then move {self.n} cards from your hand to "
            "the top of your library in any order"
        )


class CounterForHand(Gain, frozen=True):
    """A counter that increases the hand size."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """DRW-05: the larger hand is filled immediately."""
        super().carry_out(context)
        context.table.hand_sizes_may_change()


class AddsCounter(Power, frozen=True, kw_only=True):
    """Blood becomes a counter."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during your unlock phase, {wording.user} can burn {self.blood} blood to add 1 "
            f"counter to {wording.this}"
        )


class LargerHand(Aura, frozen=True, kw_only=True):
    """A larger hand size for each counter."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{lead}you get +1 hand size for each counter on {wording.this}"


CARDS = (
    card(
        100941,
        "Hourglass of the Mind",
        action("pot", MoveCards(ACard(Zone.LIBRARY), Zone.HAND, n=3), stealth=1),
        action("tem", Arranges(4), Unlock(), stealth=1),
        action("TEM", PutOn("user"), stealth=1),
        AddsCounter(
            sentence="{minion} burns 2 blood to add 1 counter to {card}.",
            at=UNLOCK,
            user="host",
            blood=2,
            conditions=(MyTurn(),),
            once=Until.TURN,
            effects=(CounterForHand(1, Blood("this")),),
        ),
        LargerHand(bonus=Bonus.HAND_SIZE, n=Blood("this"), conditions=(IS_READY,)),
    ),
)
