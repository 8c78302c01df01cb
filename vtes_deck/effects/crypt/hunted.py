"""Vampires with additional votes in referendums of blood hunts on them."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    NONE,
    BloodHunt,
    Cast,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    SaidElsewhere,
    VoteOrigin,
    VoteSide,
    Wording,
)
from vtes_deck.effects.vocab import (
    BLOCKING,
    HUNT_CALLED,
    Intercept,
    Power,
    SeatVotes,
    Trigger,
    Until,
    card,
)

VOTES_FOR = EventType("votes for hunt", "The blood hunt on {minion} gets +{n:vote} in favor.")


class HostIsHunted(SaidElsewhere, Condition, frozen=True):
    """The current referendum decides on a blood hunt on the vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        hunt = context.table.current(BloodHunt)
        return hunt is not None and hunt.diablerist == context.host


class VotesInFavor(Effect, frozen=True):
    """The referendum has votes in favor that belong to no Methuselah."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.n, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hunt = context.table.current(BloodHunt)
        if hunt is None:
            return
        more = Cast(NONE, VoteOrigin.EFFECT, context.card, VoteSide.FOR, self.n)
        hunt.poll = replace(hunt.poll, casts=(*hunt.poll.casts, more))
        context.table.emit(VOTES_FOR, minion=context.host, n=self.n)


class DefendedWithVotes(Trigger, frozen=True, kw_only=True):
    """More votes for the controller, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you get {MORE} additional votes in any referendum to call a blood hunt on "
            f"{wording.name}"
        )


class EasilyHunted(Trigger, frozen=True, kw_only=True):
    """Votes in favor, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"blood hunt referendums called on {wording.name} get +{MORE} votes in favor of the "
            "referendum"
        )


MORE = 2

CARDS = (
    card(
        200629,
        "Ilyana Ravidovich",
        DefendedWithVotes(on=HUNT_CALLED, conditions=(HostIsHunted(),), effects=(SeatVotes(MORE),)),
        Power(
            sentence="{card} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            effects=(Intercept(1, who="host"),),
        ),
    ),
    card(
        201321,
        "Styles Margs",
        EasilyHunted(on=HUNT_CALLED, conditions=(HostIsHunted(),), effects=(VotesInFavor(MORE),)),
    ),
)
