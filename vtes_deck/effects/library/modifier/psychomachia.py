"""Psychomachia: the block of a weaker minion fails."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Action,
    Cause,
    Combat,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PlayCard,
    PurposeKind,
    Table,
    TimedRestriction,
    Wording,
)
from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    BLOCK_FAILS,
    Activity,
    AvertCombat,
    BeforeBlock,
    Is,
    MinionFilter,
    Until,
    card,
    modifier,
)

WEAKER = MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True))


class BlockedByWeaker(BeforeBlock, frozen=True):
    """An ally or younger vampire has blocked the acting minion; the block has not resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return BeforeBlock.holds(self, context) and Is("blocker", WEAKER).holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"if {WEAKER.say(wording)} blocks, before block resolution"


class EndsAction(AvertCombat, frozen=True):
    """The action ends before the combat."""

    @override
    def say(self, wording: Wording) -> str:
        return f"unlock {wording.acting}, and the action ends"


class UndoesBlock(Effect, frozen=True):
    """The block fails, and the action continues.

    Attributes:
        damage: environmental damage to the blocking minion that cannot be prevented.
    """

    damage: int = 0

    @override
    def does(self) -> tuple[Does, ...]:
        found = (Does(PurposeKind.BLOCK, which="blocker", less=True),)
        if not self.damage:
            return found
        return (*found, Does(PurposeKind.DAMAGE, self.damage, which="blocker"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By a ruling, the blocking minion does not lock."""
        table, action = context.table, context.action
        if action is None:
            return
        blocker, combat = action.blocker, table.current(Combat)
        follows = combat is not None and combat.follows
        minion = table.in_play.get(blocker)
        if action.locked_by_block and minion is not None and not follows:
            minion.locked = False
        table.restrict(TimedRestriction(Activity.BLOCK, blocker, Until.ACTION, context.card))
        if minion is not None:
            table.emit(BLOCK_FAILS, minion.controller, minion=blocker)
        resume(table, action)
        if self.damage and minion is not None:
            damage = Damage(
                target=blocker,
                n=self.damage,
                cause=Cause.NOTHING,
                source=context.card,
                unpreventable=True,
            )
            table.push(DamageResolution((damage,)))

    @override
    def say(self, wording: Wording) -> str:
        said = (
            "the block fails, and the action continues. The blocking minion cannot attempt to "
            "block this action again"
        )
        if not self.damage:
            return said
        return f"{said}. The blocking minion takes {self.damage} unpreventable environmental damage"


def resume(table: Table, action: Action) -> None:
    """Continue a blocked action before its combat, as if it had not been blocked."""
    leave(table, action)
    action.locked_by_block = False
    action.goes_on(table)


def leave(table: Table, action: Action) -> None:
    """Remove the procedures of an action, except those of the card that causes this."""
    for procedure in table.stack[table.stack.index(action) + 1 :]:
        if isinstance(procedure, PlayCard):
            break
        procedure.finish()


CARDS = (
    card(
        101511,
        "Psychomachia",
        modifier("pre", EndsAction(unlock=True), at=BEFORE_COMBAT, conditions=(BlockedByWeaker(),)),
        modifier("dai", UndoesBlock(), at=BEFORE_COMBAT, conditions=(BlockedByWeaker(),)),
        modifier("DAI", UndoesBlock(1), at=BEFORE_COMBAT, conditions=(BlockedByWeaker(),)),
    ),
)
