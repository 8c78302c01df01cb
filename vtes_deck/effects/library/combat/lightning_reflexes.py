"""Lightning Reflexes: additional strikes for blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    Fight,
    PurposeKind,
    SaidElsewhere,
    Wording,
    add_strikes,
    price,
)
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    AnyX,
    Blood,
    Burn,
    X,
    additional_strikes,
    at,
    card,
    combat,
)
from vtes_deck.effects.vocab.amounts import Amount


class MayExtend(SaidElsewhere, Condition, frozen=True):
    """The minion has used no other source of additional strikes this round (COM-26)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        fight = context.table.current(Fight)
        return fight is not None and not fight.sides[fight.index(context.minion)].extended


class BloodLeft(Amount, frozen=True):
    """The blood of the minion that plays the card, less the cost of the card."""

    @override
    def count(self, context: EffectContext) -> int:
        table, minion = context.table, context.user_minion
        printed = table.cards[context.card]
        _, blood = price(table, minion, printed, "cel", 0, printed.blood_cost)
        return minion.blood - blood


class GainStrikes(SaidElsewhere, Effect, frozen=True):
    """The gain of X additional strikes."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.ADDITIONAL, X, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        add_strikes(context.table, context.minion, context.n, context.card)


class BurnForStrikes(Burn, frozen=True):
    """Blood burned for additional strikes; it is not a cost of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn X blood to get X additional strikes (limited)"


CARDS = (
    card(
        101107,
        "Lightning Reflexes",
        combat("cel", additional_strikes(1)),
        combat(
            "CEL",
            at(ADDITIONAL_STRIKES),
            BurnForStrikes(X, Blood()),
            GainStrikes(),
            conditions=(MayExtend(),),
            target=AnyX(1, of=BloodLeft()),
        ),
    ),
)
