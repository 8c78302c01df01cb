"""Gracis Nostinus: minions that fail to block him are locked."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Effect,
    EffectContext,
    Minion,
    NoPurpose,
    SaidElsewhere,
    Target,
    Wording,
)
from vtes_deck.effects.vocab import (
    BLOCK_FAILS,
    RESOLVED,
    ForEach,
    Is,
    Lock,
    MinionFilter,
    Same,
    Trigger,
    Until,
    card,
)

FAILED = "failed to block Gracis Nostinus"


class NoteFailure(SaidElsewhere, NoPurpose, Effect, frozen=True):
    """Records the vampire whose attempt has failed."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(FAILED, context.target, Until.ACTION)


class FailedBlockers(Target, frozen=True):
    """The vampires whose attempts to block the action have failed."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        return [
            (number, NONE, 0)
            for number, found in table.in_play.items()
            if isinstance(found, Minion) and table.has_used(FAILED, number, Until.ACTION)
        ]


class Notes(Trigger, frozen=True, kw_only=True):
    """The first half of the ability, with the text of both halves."""

    @override
    def say(self, wording: Wording) -> str:
        who = "a younger vampire" if len(self.conditions) > 1 else "a minion"
        return (
            f"if {who} attempts to block {wording.name} and fails, lock that vampire at the end of "
            "the action"
        )


class Locks(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The second half of the ability."""


CARDS = (
    card(
        200532,
        "Gracis Nostinus",
        Notes(
            on=BLOCK_FAILS,
            conditions=(
                Same("host", "acting"),
                Is("target", MinionFilter(vampire=True, younger=True)),
            ),
            effects=(NoteFailure(),),
        ),
        Locks(on=RESOLVED, host=True, effects=(ForEach(FailedBlockers(), (Lock("target"),)),)),
    ),
)
