"""Piper: an Anarch brings an ally or a retainer at once."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    EMPLOYED,
    NONE,
    PAYING,
    RECRUITED,
    CardQuestion,
    CostReductionChoice,
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
    at_superior,
    can_bring,
    control,
    cost_reductions,
    hand,
    lock,
    permits,
    price,
    requirements,
)
from vtes_deck.effects.vocab import Activity, AMinion, MinionFilter, Sect, card, master

BRING = Verb("piper brings", "{minion} brings {target} into play.")


def found(table: Table, seat: int, minion: Minion) -> list[int]:
    """The allies and retainers of the hand that the minion could bring."""
    held = hand.one_of_each(table, table.seats[seat].hand)
    return [
        one
        for one in held
        if (table.cards[one].ally or table.cards[one].retainer) and can_bring(table, one, minion)
    ]


class Bringing(CardQuestion):
    """The player chooses the card; the Anarch pays for it.

    By rulings this is not an action, but reductions that refer to no action apply.

    Attributes:
        seat: the player.
        card: the card with the effect.
        minion: the Anarch.
        brought: the ally or retainer, or ``NONE``.
        pool, blood: its cost.
    """

    seat: int
    card: int
    minion: int
    brought: int = NONE
    pool: int = 0
    blood: int = 0

    @override
    def purposes(self, option: Option) -> tuple[Purpose, ...]:
        kind = PurposeKind.PERMANENT
        return (Purpose(kind, 1, self.seat, option.target),)

    def offer(self, table: Table) -> None:
        """Offers what it can bring."""
        options = [
            Option(BRING, self.card, self.minion, target=one)
            for one in found(table, self.seat, table.minion(self.minion))
        ]
        table.ask(self.seat, DecisionKind.CARD, options, self.card)

    def take(self, table: Table) -> None:
        """PLY-12: optional cost reductions may be used."""
        answer = table.answer
        assert answer is not None  # noqa: S101 - a step after a question
        self.brought = answer.target
        printed, minion = table.cards[self.brought], table.minion(self.minion)
        self.pool, self.blood = price(
            table, minion, printed, "", printed.pool_cost, printed.blood_cost
        )
        if cost_reductions.can_reduce(table, self.seat, self.brought) and (self.pool or self.blood):
            payer = cost_reductions.payers(table, self.seat)
            paying = CostReductionChoice(
                PAYING, payer, paid=self.brought, pool=self.pool, blood=self.blood
            )
            table.push(paying)

    def arrive(self, table: Table) -> None:
        """ALY-03: the ally cannot act this turn. PLY-36: the version of the Anarch's level."""
        paying = table.returned
        if isinstance(paying, CostReductionChoice) and paying.paid == self.brought:
            self.pool, self.blood = paying.pool, paying.blood
        minion, printed = table.minion(self.minion), table.cards[self.brought]
        requirements.pay(table, self.seat, minion, pool=self.pool, blood=self.blood, card=self.card)
        host = NONE if printed.ally else self.minion
        superior = at_superior(table, printed, minion)
        control.arrive(table, self.brought, self.seat, host, superior=superior)
        what = RECRUITED if printed.ally else EMPLOYED
        table.emit(what, self.seat, self.brought, minion=NONE if printed.ally else self.minion)
        ally = table.in_play.get(self.brought)
        if isinstance(ally, Minion):
            ally.resting = not permits(table, Activity.ACT_WHEN_RECRUITED, self.brought)
        hand.adjust(table, self.seat)

    steps = (offer, take, arrive)


class Pipes(Effect, frozen=True):
    """The target locks and brings a card of the hand."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(found(context.table, context.seat, context.target_minion))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, which="target"), Does(PurposeKind.MINION, whose="mine"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        lock(context.table, context.target)
        if self.possible(context):
            context.table.push(
                Bringing(seat=context.seat, card=context.card, minion=context.target)
            )

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"lock {wording.target}. That Anarch recruits or employs an ally or retainer from your "
            "hand (requirements and cost apply as normal). This is not an action and cannot be "
            "blocked"
        )


ANARCH = MinionFilter(ready=True, locked=False, sects=(Sect.ANARCH,))

CARDS = (card(101401, "Piper", master(Pipes(), target=AMinion(ANARCH))),)
