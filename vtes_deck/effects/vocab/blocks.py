"""Effects on blocks: failed attempts, restrictions and immediate attempts."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import MinionFilter, plural_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions import block
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Activity, TimedRestriction, Until
from vtes_deck.engine.state.windows import BLOCKING, UNBLOCKED

MAY_NOT_BLOCK = EventType("may not block", "{minion} cannot block this action.")
ACTION_ENDS = EventType("action ends", "The action of {minion} ends.")


class BlockFails(Effect, frozen=True):
    """The block attempt fails, and the minion cannot try to block this action again."""

    @override
    def windows(self) -> int:
        return BLOCKING

    @override
    def possible(self, context: EffectContext) -> bool:
        return block.current_block_attempt(context.table) is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which="blocking", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The attempt ends at once, without further effects."""
        table = context.table
        current = block.current_block_attempt(table)
        if current is None:
            return
        table.restrict(TimedRestriction(Activity.BLOCK, current.minion, Until.ACTION, context.card))
        table.emit(
            block.BLOCK_FAILS, table.minion(current.minion).controller, minion=current.minion
        )
        current.finish()
        for procedure in table.stack[table.stack.index(current) :]:
            if isinstance(procedure, Impulse):
                procedure.finish()

    @override
    def say(self, wording: Wording) -> str:
        if wording.subject:
            return (
                "have their block attempt fail, and they cannot attempt to block this action again"
            )
        return (
            "that attempt fails and the blocking minion cannot attempt to block this action again"
        )

    @override
    def occasion(self, wording: Wording) -> str:
        return "if a minion attempts to block"


class CannotBlock(Effect, frozen=True):
    """The target minion, or every matching minion, cannot block this action."""

    who: MinionFilter | None = None

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(
                PurposeKind.BLOCK,
                which="target" if self.who is None else None,
                whose="others",
                less=True,
            ),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        is_restricted = [context.target]
        if self.who is not None:
            is_restricted = [
                minion.card
                for seat in table.clockwise(table.active)
                for minion in table.minions(seat)
                if self.who.fits(context, minion)
            ]
        for minion in is_restricted:
            table.restrict(TimedRestriction(Activity.BLOCK, minion, Until.ACTION, context.card))
            table.emit(MAY_NOT_BLOCK, context.seat, minion=minion)

    @override
    def say(self, wording: Wording) -> str:
        who = wording.target if self.who is None else plural_of(self.who)
        return f"{who} cannot block this action"


class BlockersPay(Effect, frozen=True):
    """Applies the card's ``Toll`` to block attempts during this action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is not None:
            action.in_force += (context.card,)

    @override
    def say(self, wording: Wording) -> str:
        return ""


class AttemptsToBlock(Effect, frozen=True):
    """The minion attempts to block immediately.

    Attributes:
        who: the minion.
        anybody: even if its controller could not block this action (BLK-01, BLK-02).
    """

    who: Which = "user"
    anybody: bool = False

    @override
    def windows(self) -> int:
        """While no other minion's block attempt is in progress (BLK-14)."""
        return UNBLOCKED | BLOCKING

    @override
    def possible(self, context: EffectContext) -> bool:
        """BLK-01, BLK-02, BLK-06, BLK-11; the minion is ready and not restricted."""
        table = context.table
        number = card_of(context, self.who)
        minion = table.minion(number)
        current = block.current_block_attempt(table)
        if current is not None:
            return not self.anybody and current.minion == number
        blocks = table.current(block.Blocks)
        if blocks is None or not minion.ready or table.is_restricted(Activity.BLOCK, number):
            return False
        if block.toll(table, minion) > minion.blood:
            return False
        action = block.current_action(table)
        may = self.anybody or minion.controller in block.eligible(table, action)
        return may and minion.controller not in blocks.declined

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The attempt starts when the card has resolved."""
        if block.current_block_attempt(context.table) is None:
            blocks = context.table.current(block.Blocks)
            if blocks is not None:
                blocks.forced = card_of(context, self.who)

    @override
    def say(self, wording: Wording) -> str:
        text = f"{said(self.who, wording)} attempts to block"
        if self.anybody:
            text += (
                " the current action, ignoring the normal prey, predator or target restrictions "
                "for blocking actions"
            )
        return text
