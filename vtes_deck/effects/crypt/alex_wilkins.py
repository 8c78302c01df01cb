"""Alex Wilkins: a Methuselah whom he bleeds can buy him."""

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
    ledger,
    zones,
)
from vtes_deck.effects.vocab import RESOLVED, TAKES_CONTROL, HasBled, Trigger, card

BUY = Verb("buy the bleeder", "Burn 1 pool to steal {target}.")


class OfferToTarget(Effect, frozen=True):
    """The Methuselah who was bled may burn 1 pool to steal the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="bled"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is not None:
            context.table.push(StealOffer(seat=action.seats[0], card=context.card))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the target Methuselah can burn 1 additional pool to steal "
            f"{wording.name} after resolution"
        )


class StealOffer(CardQuestion):
    """A Methuselah decides whether to buy a vampire.

    Attributes:
        seat: the Methuselah.
        card: the vampire.
    """

    seat: int
    card: int

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        if option.verb is PASS:
            return ()
        return (
            Purpose(PurposeKind.POOL, -1, self.seat),
            Purpose(PurposeKind.CONTROL, 1, self.seat, self.card),
        )

    def offer(self, table: Table) -> None:
        """END-01: make no offer if she has been ousted."""
        player = table.seats[self.seat]
        if player.ousted or player.pool < 1 or self.card not in table.in_play:
            self.finish()
            return
        bought = Option(BUY, self.card, target=self.card)
        table.ask(self.seat, DecisionKind.EFFECT, [bought, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Take control of the card if the pool is paid (GEN-12)."""
        answer = table.answer
        if answer.verb is PASS:
            return
        ledger.burn_pool(table, self.seat, 1, self.card)
        if not table.seats[self.seat].ousted and self.card in table.in_play:
            zones.give(table, self.card, self.seat)
            table.emit(TAKES_CONTROL, self.seat, self.card)

    steps = (offer, take)


class IsForSale(Trigger, frozen=True, kw_only=True):
    """The offer, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        bled = HasBled() in self.conditions
        lead = f"if {wording.name} successfully bleeds, " if bled else ""
        return f"{lead}{self.effects[0].say(wording)}"


CARDS = (
    card(
        200048,
        "Alex Wilkins",
        IsForSale(on=RESOLVED, host=True, conditions=(HasBled(),), effects=(OfferToTarget(),)),
    ),
)
