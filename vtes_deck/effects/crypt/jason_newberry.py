"""Jason "Son" Newberry: more votes against blood hunts."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    VOTES,
    BloodHunt,
    Cast,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    VoteOrigin,
    VoteSide,
    Wording,
)
from vtes_deck.effects.vocab import Trigger, card

MORE_VOTES = EventType("more votes", "{minion} casts {n:additional vote} against.")


MORE = 2


class MoreVotesAgainst(Effect, frozen=True):
    """Adds votes of the vampire against the referendum of a blood hunt.

    Attributes:
        n: the additional votes.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, self.n),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """They count only with his own votes, and only against the referendum."""
        hunt = context.table.current(BloodHunt)
        if hunt is None:
            return
        last = hunt.poll.casts[-1]
        if last.card != context.host or last.side is not VoteSide.AGAINST:
            return
        more = Cast(last.seat, VoteOrigin.MINION, last.card, last.side, self.n)
        hunt.poll = replace(hunt.poll, casts=(*hunt.poll.casts, more))
        context.table.emit(MORE_VOTES, last.seat, n=self.n, minion=last.card)


class DefendsHunted(Trigger, frozen=True, kw_only=True):
    """More votes as soon as the vampire casts votes against a blood hunt."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} gets +{MORE} votes when casting votes against blood hunt referendums"
        )


CARDS = (
    card(
        201628,
        'Jason "Son" Newberry',
        DefendsHunted(on=VOTES, host=True, effects=(MoreVotesAgainst(MORE),)),
    ),
)
