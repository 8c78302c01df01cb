"""Faceless Night: it locks minions that failed to block."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    lock,
)
from vtes_deck.effects.vocab import (
    BLOCK_FAILS,
    RESOLVING,
    AddDelayedTrigger,
    Stealth,
    The,
    Until,
    card,
    modifier,
)

FAILED_BLOCK = "failed to block"
"""The mark of a minion whose block attempt failed while a card recorded failed attempts."""


class NoteFailedBlock(SaidElsewhere, Effect, frozen=True):
    """Records that the target minion has failed to block."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(FAILED_BLOCK, context.target, Until.ACTION)


class LockFailedBlockers(Effect, frozen=True):
    """Locks the minions recorded by ``NoteFailedBlock``."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for seat in table.clockwise(table.active):
            for minion in table.minions(seat):
                if table.has_used(FAILED_BLOCK, minion.card, Until.ACTION):
                    lock(table, minion.card)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "minions who attempt to block this action and fail become locked before action "
            "resolution"
        )


CARDS = (
    card(
        100687,
        "Faceless Night",
        modifier("obf", Stealth(1)),
        modifier(
            "OBF",
            Stealth(1),
            AddDelayedTrigger(
                on=BLOCK_FAILS,
                once=False,
                target=The("target"),
                effects=(NoteFailedBlock(),),
            ),
            AddDelayedTrigger(on=RESOLVING, once=False, effects=(LockFailedBlockers(),)),
        ),
    ),
)
