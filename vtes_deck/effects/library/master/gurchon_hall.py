"""Gurchon Hall: a hunting ground for the two oldest vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Minion,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    ledger,
    minions_of,
)
from vtes_deck.effects.vocab import (
    READY_VAMPIRE,
    UNLOCK,
    MyTurn,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)

HUNTING_GROUND = "hunting ground"
"""The mark on a vampire that has gained blood from a hunting ground this turn."""
FEED = Verb("feed as oldest", "{target} gains 1 blood.")
GUESTS = 2


class OldestChoice(CardQuestion):
    """The oldest vampires gain blood; among vampires of one capacity the Methuselah chooses.

    Attributes:
        seat: the Methuselah.
        card: the card.
        fed: the vampires that are already done.
    """

    seat: int
    card: int
    fed: tuple[int, ...] = ()

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        return (Purpose(PurposeKind.BLOOD, 1, self.seat, option.target),)

    def offer(self, table: Table) -> None:
        """Ask only if too many vampires have the highest remaining capacity."""
        while len(self.fed) < GUESTS:
            oldest = self.oldest(table)
            if len(oldest) > GUESTS - len(self.fed):
                options = [Option(FEED, self.card, target=one.card) for one in oldest]
                table.ask(self.seat, DecisionKind.CHOICE, options, self.card)
                return
            for one in oldest:
                self.feed(table, one)
            if not oldest:
                break
        self.finish()

    def oldest(self, table: Table) -> list[Minion]:
        """The ready vampires with the highest capacity of those that remain."""
        context = EffectContext(table, self.seat, self.card)
        left = minions_of(context, READY_VAMPIRE, "mine")
        left = [one for one in left if one.card not in self.fed]
        highest = max((one.capacity for one in left), default=0)
        return [one for one in left if one.capacity == highest]

    def feed(self, table: Table, vampire: Minion) -> None:
        """Give blood, unless another hunting ground has given blood this turn."""
        self.fed += (vampire.card,)
        if not table.has_used(HUNTING_GROUND, vampire.card, Until.TURN):
            table.use_once(HUNTING_GROUND, vampire.card, Until.TURN)
            ledger.gain_blood(table, vampire, 1)

    def take(self, table: Table) -> None:
        """Feed the chosen vampire and continue."""
        answer = table.answer
        self.feed(table, table.minion(answer.target))
        self.go_to(OldestChoice.offer)

    steps = (offer, take)


class FeedsOldest(Effect, frozen=True):
    """The two oldest ready vampires gain blood; by a ruling, there must be two."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return len(minions_of(context, READY_VAMPIRE, "mine")) >= GUESTS

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, GUESTS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(OldestChoice(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "add 1 blood to each of the two oldest ready vampires you control. A vampire can gain "
            "blood from only one hunting ground each turn"
        )


CARDS = (
    card(
        100871,
        "Gurchon Hall",
        master(PutInPlay()),
        Power(
            sentence="Your two oldest ready vampires gain 1 blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            effects=(FeedsOldest(),),
        ),
    ),
)
