"""Hell-for-Leather: an additional strike without a limit, or a loss of pool for a defeat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    add_strikes,
    fight,
    ledger,
)
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    END_OF_ROUND,
    STRIKE,
    Move,
    PlayLimit,
    Strike,
    at,
    card,
    combat,
)


class UnlimitedStrike(Effect, frozen=True):
    """Gives an additional strike that does not count against the limit (COM-26)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.ADDITIONAL, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        add_strikes(context.table, context.minion, 1, context.card, limited=False)

    @override
    def say(self, wording: Wording) -> str:
        return "additional strike that does not count against the limit"


class OpponentNotReady(Condition, frozen=True):
    """The minion that plays the card is ready, and the opposing minion is not."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        opposing = table.in_play.get(fight(table).other(context.minion))
        ready = opposing is not None and getattr(opposing, "ready", False)
        return context.user_minion.ready and not ready

    @override
    def say(self, wording: Wording) -> str:
        return "if this Anarch is ready and the opposing minion is not"


class OpponentBurns(Effect, frozen=True):
    """The controller of the opposing minion burns pool."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, which="opposing", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The controller also burns pool if the minion has been burned."""
        combat = fight(context.table)
        opposing = combat.sides[1 - combat.index(context.minion)]
        ledger.burn_pool(context.table, opposing.seat, self.n, context.card)

    @override
    def say(self, wording: Wording) -> str:
        return f"the opposing minion's controller burns {self.n} pool"


CARDS = (
    card(
        100910,
        "Hell-for-Leather",
        combat("ani", Move(when=STRIKE, strike=Strike(dodge=True), additional=1)),
        combat("cel", at(ADDITIONAL_STRIKES), UnlimitedStrike()),
        combat("obt", at(END_OF_ROUND), OpponentBurns(2), conditions=(OpponentNotReady(),)),
        *(PlayLimit(per="combat", by="everybody", levels=(one,)) for one in ("ani", "cel", "obt")),
        exception="Each Discipline has a separate limit.",
    ),
)
