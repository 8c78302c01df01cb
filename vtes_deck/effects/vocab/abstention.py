"""Minions that have to abstain from a referendum."""

from __future__ import annotations

from typing import override

import msgspec
from msgspec.structs import replace

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import MinionFilter, minions_of, plural_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.politics.referendum import Referendum
from vtes_deck.engine.politics.votes import VoteOrigin
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Activity, Table, TimedRestriction, Until

ABSTAINS = EventType("abstains", "{minion} abstains.")


_FORCED = "forced to abstain"


class StillAbstains(msgspec.Struct, frozen=True, gc=False):
    """The condition that no later effect has forced the minion to vote; see :func:`release`."""

    minion: int

    def holds(self, table: Table) -> bool:
        """Whether the minion still has to abstain."""
        return table.has_used(_FORCED, self.minion, Until.REFERENDUM)


def release(table: Table, minion: int) -> None:
    """Let a minion that had to abstain vote again; by a ruling, the last effect decides."""
    table.used -= {(_FORCED, minion, Until.REFERENDUM)}


class Abstain(Effect, frozen=True):
    """The target vampire casts no votes or ballots; those already cast are withdrawn (REF-04)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        referendum = table.current(Referendum)
        if referendum is None:
            return
        table.use_once(_FORCED, context.target, Until.REFERENDUM)
        table.restrict(
            TimedRestriction(
                Activity.VOTE,
                context.target,
                Until.REFERENDUM,
                context.card,
                only_if=StillAbstains(context.target),
            )
        )
        kept = tuple(
            cast
            for cast in referendum.poll.casts
            if cast.kind is not VoteOrigin.MINION or cast.card != context.target
        )
        referendum.poll = replace(referendum.poll, casts=kept)
        seat = table.in_play[context.target].controller
        table.emit(ABSTAINS, seat, minion=context.target)

    @override
    def say(self, wording: Wording) -> str:
        return f"force {wording.target} to abstain"


class CannotVote(Effect, frozen=True):
    """Matching minions cannot cast votes or ballots in the current referendum."""

    who: MinionFilter

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for one in minions_of(context, self.who, "any"):
            table.restrict(
                TimedRestriction(Activity.VOTE, one.card, Until.REFERENDUM, context.card)
            )

    @override
    def say(self, wording: Wording) -> str:
        return f"{plural_of(self.who)} cannot cast votes or ballots"
