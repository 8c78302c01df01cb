"""Major Boon: pool for the bleed of another Methuselah, and the same service in return."""

from __future__ import annotations

from typing import ClassVar, override

import msgspec

from vtes_deck.effects.api import (
    BLED,
    EVERYWHERE,
    AutomaticEffect,
    Condition,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    EventType,
    Key,
    PurposeKind,
    Replaces,
    SaidElsewhere,
    Table,
    TimedStatic,
    Wording,
    Would,
    WouldLosePool,
    await_events,
    burn,
    ledger,
    mark,
)
from vtes_deck.effects.vocab import (
    RESOLVED,
    WOULD_SUCCEED,
    Acting,
    AtBleed,
    BleedAmount,
    BurnCard,
    Power,
    PutInPlay,
    Until,
    card,
    master,
)

OWED_BY = "owed by the Methuselah with this number"
"""The mark with the number of the debtor, counted from 1."""
PAID = "paid for the bleed"
"""The mark of a card whose player has burned pool for a bleed."""
TAKES_BLEED = EventType("takes bleed", mark("{seat} will burn pool for {other_seat}."))


class PaysForBleed(msgspec.Struct, Replaces, frozen=True):
    """A Methuselah burns the pool of a bleed instead of its target.

    By a ruling, this is a card effect, so no other card of this kind replaces it.

    Attributes:
        target: the target of the bleed.
        payer: the Methuselah who burns pool.
    """

    target: int
    payer: int

    key: ClassVar[Key] = WouldLosePool

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        return (
            isinstance(would, WouldLosePool)
            and would.seat == self.target
            and not table.seats[self.payer].ousted
        )

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """Record the payment on the card if it is still in play; the bleed is successful."""
        if not isinstance(would, WouldLosePool):
            return
        paid = ledger.burn_pool(table, self.payer, would.n)
        if paid and source in table.in_play:
            table.in_play[source].set_mark(PAID, 1)
        table.emit(BLED, would.bleeder, n=0, other_seat=would.seat)


def is_taken(table: Table) -> bool:
    """Whether another Methuselah already burns the pool of the current bleed."""
    return any(isinstance(one.static, PaysForBleed) for one in table.timed_statics)


class StaysIfPaid(AutomaticEffect, frozen=True):
    """The effect of a delayed trigger: burn the card unless 1 pool was burned for the bleed."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Burn the card after the action."""
        boon = table.in_play.get(trigger.card)
        if event.what is RESOLVED and boon is not None and not boon.mark(PAID):
            burn(table, trigger.card)


class TakesBleed(Effect, frozen=True):
    """A Methuselah burns the pool of the bleed.

    Attributes:
        debtor: the Methuselah for whom the card was played; otherwise, the user of the card.
    """

    debtor: bool = False

    @override
    def timely(self, context: EffectContext) -> bool:
        """By rulings, only one of these cards can be used for each bleed."""
        return not is_taken(context.table)

    @override
    def does(self) -> tuple[Does, ...]:
        if self.debtor:
            return (Does(PurposeKind.REDUCE, BleedAmount(), whose="mine"),)
        return (Does(PurposeKind.POOL, BleedAmount(), whose="mine", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, bleed = context.table, context.bleed
        if bleed is None:
            return
        target = bleed.seats[0]
        if self.debtor:
            payer = debtor_of(context)
        else:
            payer = context.seat
            if context.card in table.in_play:
                context.card_in_play.set_mark(OWED_BY, target + 1)
            await_events(context, StaysIfPaid(), Until.ACTION)
        table.emit(TAKES_BLEED, payer, other_seat=target)
        table.hold_for_now(
            TimedStatic(PaysForBleed(target, payer), EVERYWHERE, Until.ACTION, context.card)
        )

    @override
    def say(self, wording: Wording) -> str:
        if self.debtor:
            return (
                "have that Methuselah burn pool instead of you (and the bleed is still successful)"
            )
        return (
            "you burn pool for this bleed instead of the target Methuselah (and the bleed is still "
            f"successful), or {wording.this} if you don't burn at least 1 pool"
        )


def debtor_of(context: EffectContext) -> int:
    """The Methuselah who owes the boon."""
    return context.card_in_play.mark(OWED_BY) - 1


class DebtorPlays(SaidElsewhere, Condition, frozen=True):
    """Another Methuselah owes the boon and is still in the game."""

    @override
    def holds(self, context: EffectContext) -> bool:
        debtor = debtor_of(context)
        ousted = debtor < 0 or context.table.seats[debtor].ousted
        return not ousted and debtor != context.seat


class InReturn(Power, frozen=True, kw_only=True):
    """The service of the debtor."""

    @override
    def say(self, wording: Wording) -> str:
        does = self.effects[0].say(wording)
        return f"if you are about to be successfully bled, you can burn {wording.this} to {does}"


class IfAnotherIsBled(AtBleed, frozen=True):
    """Another Methuselah is bled; the window opens only for a bleed of 1 or more."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if another Methuselah is being bled by a minion you do not control and the bleed "
            "amount is 1 or more, after blocks are declined"
        )


class Foreign(SaidElsewhere, Acting, frozen=True):
    """The user does not control the acting minion."""


CARDS = (
    card(
        101145,
        "Major Boon",
        master(
            PutInPlay(),
            TakesBleed(),
            at=WOULD_SUCCEED,
            conditions=(IfAnotherIsBled("others"), Foreign(mine=False)),
        ),
        InReturn(
            sentence="Burn {card}: another Methuselah burns pool for you.",
            at=WOULD_SUCCEED,
            conditions=(AtBleed("me"), DebtorPlays()),
            effects=(TakesBleed(debtor=True), BurnCard("this")),
        ),
    ),
)
