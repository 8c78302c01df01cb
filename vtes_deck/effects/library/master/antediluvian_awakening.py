"""Antediluvian Awakening: everyone burns pool, or an old vampire with the card."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    PASS,
    PASSING,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    Purpose,
    PurposeKind,
    Table,
    Verb,
    Wording,
    burn,
    ledger,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    AMinion,
    MinionFilter,
    MyTurn,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)

SACRIFICE = Verb("sacrifice", "Burn {target} to burn {card}.")
OLD = AMinion(MinionFilter(vampire=True, least=4))


class Sacrifice(CardQuestion):
    """A Methuselah may burn a vampire, or she burns pool.

    Attributes:
        seat: the Methuselah.
        card: the card.
    """

    seat: int
    card: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is PASS:
            return (Purpose(PurposeKind.POOL, -1, self.seat),)
        return (
            Purpose(PurposeKind.LOSE, 1, self.seat, option.target),
            Purpose(PurposeKind.BURN, 1, self.seat, self.card),
        )

    def offer(self, table: Table) -> None:
        """Offer the vampires."""
        old = OLD.choices(EffectContext(table, self.seat, self.card))
        options = [Option(SACRIFICE, self.card, target=one) for one, _, _ in old]
        table.ask(self.seat, DecisionKind.CHOICE, [*options, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Burn both cards, or 1 pool."""
        answer = table.answer
        if answer.verb is PASS:
            ledger.burn_pool(table, self.seat, 1)
        else:
            burn(table, answer.target)
            burn(table, self.card)

    steps = (offer, take)


class BurnsUnless(Effect, frozen=True):
    """The Methuselah burns pool unless she burns an old vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, 1, whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(Sacrifice(seat=context.seat, card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "burn 1 pool unless they burn a vampire they control with capacity 4 or more to burn "
            "this card"
        )


CARDS = (
    card(
        100073,
        "Antediluvian Awakening",
        master(PutInPlay()),
        Power(
            sentence="Burn pool or a vampire for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(BurnsUnless(),),
        ),
    ),
)
