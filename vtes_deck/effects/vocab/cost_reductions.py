"""Reductions of the cost of a card that a player may use as it is paid for (PLY-12)."""

from __future__ import annotations

from typing import ClassVar, override

from cardbase.terms import Type
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.counters import Blood, Pay
from vtes_deck.effects.vocab.powers import Power
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, with_article
from vtes_deck.engine.cards.cost_reductions import CostReductionChoice
from vtes_deck.engine.state.printed import Printed
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.windows import PAYING


class CostReduction(Power, frozen=True, kw_only=True):
    """A power that reduces the cost of a card that its controller or one of her minions plays.

    Attributes:
        less: the reduction.
        of_pool, of_blood: the cost that is reduced; the pool cost for a card with both.
        types: the types of cards to which it applies; all if empty.
    """

    uses_counters: ClassVar[bool] = False
    """Whether it can be used for each counter of the card."""
    is_payment: ClassVar[bool] = False
    """Whether it is part of the payment, so an action must have succeeded (RES-01)."""

    at: int = PAYING
    effects: tuple[Effect, ...] = ()
    less: int
    of_pool: bool = True
    of_blood: bool = True
    types: tuple[Type, ...] = ()

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.less, whose="mine", less=True),)

    def reduces(self, context: EffectContext, paid: Printed) -> tuple[int, int]:
        """The current reduction."""
        return (0, 0) if self.is_payment and not is_due(context) else self.reduction(paid)

    def reduction(self, paid: Printed) -> tuple[int, int]:
        """The reduction of the pool and the blood cost of a card."""
        if self.types and not set(self.types) & set(paid.types):
            return 0, 0
        if self.of_pool and (paid.pool_cost or not self.of_blood):
            return self.less, 0
        return 0, self.less if self.of_blood else 0

    @override
    def say(self, wording: Wording) -> str:
        kind = " or ".join(one.value.lower() for one in self.types)
        what = with_article(f"{kind} card" if kind else "card")
        units = [*(["pool"] if self.of_pool else []), *(["blood"] if self.of_blood else [])]
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        lock = f"lock {wording.this} to " if self.lock else ""
        return (
            f"{lead}you can {lock}reduce the cost of {what} you play by {self.less} "
            f"{' or '.join(units)}"
        )


class CounterPayment(CostReduction, frozen=True, kw_only=True):
    """Counters on the card pay for another card; each counter pays 1."""

    effects: tuple[Effect, ...] = (Pay(1, Blood("this")),)
    less: int = 1

    uses_counters = True
    is_payment = True


def is_due(context: EffectContext) -> bool:
    """RES-01, RES-02: whether a cost is paid now; an action is paid for when it succeeds."""
    action, paying = context.action, context.table.current(CostReductionChoice)
    of_action = action is not None and paying is not None and paying.paid == action.priced
    return not of_action or (action is not None and action.successful)
