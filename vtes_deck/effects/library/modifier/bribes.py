"""Bribes and Under the Skin: effects before the votes of a referendum are cast."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_OVER,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Referendum,
    VoteSide,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import (
    BEFORE_VOTES,
    REFERENDUM_PASSES,
    REFERENDUM_TALLIED,
    Abstain,
    AddDelayedTrigger,
    AMinion,
    Gain,
    Lock,
    MinionFilter,
    Pool,
    Until,
    card,
    modifier,
)


class SupportersGain(Effect, frozen=True):
    """Other Methuselahs who cast votes or ballots only for the referendum gain pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, referendum = context.table, context.table.current(Referendum)
        if referendum is None:
            return
        cast = {
            side: {one.seat for one in referendum.poll.casts if one.side is side}
            for side in VoteSide
        }
        for seat in table.clockwise(context.seat):
            supports = seat in cast[VoteSide.FOR] and seat not in cast[VoteSide.AGAINST]
            if seat != context.seat and supports:
                ledger.gain_pool(table, seat, 1)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any other Methuselah who casts one or more votes or ballots in favor of and does not "
            "cast votes or ballots against the referendum gains 1 pool when the results of the "
            "referendum are tallied"
        )


class Abstains(Abstain, frozen=True):
    """The chosen vampire casts no votes or ballots."""

    @override
    def say(self, wording: Wording) -> str:
        return f"choose {wording.target}. That vampire abstains"


class LocksIfPassed(Effect, frozen=True):
    """If the referendum passes, the chosen vampire locks at the end of the action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AddDelayedTrigger(
            on=REFERENDUM_PASSES, effects=(LocksAfterAction(),), until=Until.REFERENDUM
        ).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "lock that vampire at the end of the action if the referendum passes"


class LocksAfterAction(LocksIfPassed, frozen=True):
    """The chosen vampire locks at the end of the action."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        AddDelayedTrigger(on=ACTION_OVER, effects=(Lock("target"),), until=Until.TURN).carry_out(
            context
        )


A_YOUNGER = AMinion(MinionFilter(vampire=True, younger=True), "any")

CARDS = (
    card(
        100251,
        "Bribes",
        modifier(
            "",
            Gain(1, Pool()),
            AddDelayedTrigger(
                on=REFERENDUM_TALLIED, effects=(SupportersGain(),), until=Until.REFERENDUM
            ),
            at=BEFORE_VOTES,
        ),
    ),
    card(
        102064,
        "Under the Skin",
        modifier("aus+pre", Abstains(), at=BEFORE_VOTES, target=A_YOUNGER),
        modifier("AUS+PRE", Abstains(), LocksIfPassed(), at=BEFORE_VOTES, target=A_YOUNGER),
    ),
)
