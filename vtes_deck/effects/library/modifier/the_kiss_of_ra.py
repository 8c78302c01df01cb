"""The Kiss of Ra: sunlight against vampires that attempt to block."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_ENDS,
    ATTEMPTED,
    Action,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Wording,
    has_level,
    ledger,
    minion_of,
    torpor,
)
from vtes_deck.effects.library.modifier.psychomachia import leave
from vtes_deck.effects.vocab import BLOCKING, card, modifier


class BlockedWithout(Condition, frozen=True):
    """A vampire without a Discipline attempts to block."""

    discipline: str

    @override
    def holds(self, context: EffectContext) -> bool:
        blocker = minion_of(context, "blocking")
        return (
            blocker is not None
            and blocker.vampire
            and not has_level(context.table, blocker, self.discipline)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"when a vampire who does not have Fortitude attempts to block {wording.user}"


class BurnsBlocker(Effect, frozen=True):
    """The attempt is cancelled, the blocking vampire burns blood, and the action ends.

    By rulings, the action is not resolved: nothing follows its resolution, and it may be repeated,
    unless it has continued after a block.

    Attributes:
        n: the blood.
        torpor: whether the vampire goes to torpor.
    """

    n: int
    torpor: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        blood = Does(PurposeKind.BLOOD, self.n, which="blocking", less=True)
        return (blood, Does(PurposeKind.TORPOR, which="blocking")) if self.torpor else (blood,)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        blocker: Minion | None = minion_of(context, "blocking")
        if action is None:
            return
        action.failed = action.ended = True
        acting = table.in_play.get(action.minion)
        if isinstance(acting, Minion) and not action.resumed:
            acting.done = action.done_before | {ATTEMPTED}
        leave(table, action)
        action.go_to(Action.close)
        table.emit(ACTION_ENDS, context.seat, minion=action.minion)
        if blocker is not None:
            ledger.burn_blood(table, blocker, self.n)
            if self.torpor:
                torpor.send(table, blocker)

    @override
    def say(self, wording: Wording) -> str:
        said = (
            f"the block attempt is canceled, the blocking vampire burns {self.n} blood, and the "
            "current action is ended"
        )
        return f"{said}. Send the blocking vampire to torpor" if self.torpor else said


WITHOUT_FORTITUDE = (BlockedWithout("for"),)

CARDS = (
    card(
        101062,
        "The Kiss of Ra",
        modifier("for", BurnsBlocker(2), at=BLOCKING, conditions=WITHOUT_FORTITUDE),
        modifier("FOR", BurnsBlocker(2, torpor=True), at=BLOCKING, conditions=WITHOUT_FORTITUDE),
    ),
)
