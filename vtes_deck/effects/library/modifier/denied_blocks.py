"""Action modifiers that undo an attempt to block, a block or the whole action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    ATTEMPTED,
    NONE,
    PASS,
    PASSING,
    Action,
    CardQuestion,
    DecisionKind,
    Does,
    Effect,
    EffectContext,
    Option,
    PurposeKind,
    Table,
    TimedRestriction,
    Verb,
    Wording,
    Zone,
    block,
    hand,
    ledger,
    unlock,
    zones,
)
from vtes_deck.effects.library.modifier.psychomachia import leave, resume
from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    BLOCKING,
    Activity,
    AddDelayedTrigger,
    BeforeBlock,
    BlockFails,
    Is,
    MinionFilter,
    Same,
    Stealth,
    Until,
    card,
    modifier,
)

BURN_TO_CANCEL = Verb("burn to cancel", "{minion} burns {n} to cancel {card}.")


class KeepsSideOff(BlockFails, frozen=True):
    """The attempt fails, and no minion of its controller can block this action.

    The blocking minion can burn blood or life to cancel the card.

    Attributes:
        price: the blood or life.
    """

    price: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The blocking minion is asked first."""
        attempt = block.current_block_attempt(context.table)
        if attempt is not None:
            context.table.push(
                CancelForBlood(
                    seat=context.seat, card=context.card, blocker=attempt.minion, price=self.price
                )
            )

    @override
    def say(self, wording: Wording) -> str:
        said = (
            "that attempt fails and the blocking minion's controller cannot attempt to block this "
            "action again. The blocking minion can burn 1 blood or life to cancel this card as it "
            "is played"
        )
        if self.price == 1:
            return said
        return f"{said}. Canceling this card requires {self.price - 1} additional blood or life"


class CancelForBlood(CardQuestion):
    """The controller of a blocking minion may burn its blood or life to cancel a card.

    Attributes:
        seat: the player of the card.
        card: the card.
        blocker: the blocking minion.
        price: the blood or life.
    """

    seat: int
    card: int
    blocker: int
    price: int

    def offer(self, table: Table) -> None:
        """PLY-10: ask only if the minion has enough."""
        minion = table.minion(self.blocker)
        if minion.blood < self.price:
            table.answer = PASSING
            return
        option = Option(BURN_TO_CANCEL, self.card, self.blocker, n=self.price)
        table.ask(minion.controller, DecisionKind.EFFECT, [option, PASSING], self.card)

    def take(self, table: Table) -> None:
        """Take the blood or life, or bar the blocks of that Methuselah against the action."""
        answer = table.answer
        if answer.verb is not PASS:
            ledger.burn_blood(table, table.minion(self.blocker), self.price, self.card)
            return
        for minion in table.minions(table.minion(self.blocker).controller):
            table.restrict(TimedRestriction(Activity.BLOCK, minion.card, Until.ACTION, self.card))
        blocks = table.current(block.Blocks)
        if blocks is not None:
            blocks.declined |= {table.minion(self.blocker).controller}
        BlockFails().carry_out(EffectContext(table, self.seat, self.card))

    steps = (offer, take)


class WhenBlocked(BeforeBlock, frozen=True):
    """The acting minion, which uses the card, was blocked; the block has not resolved."""

    @override
    def say(self, wording: Wording) -> str:
        return f"when {wording.user} is blocked"


class EscapesBlock(Effect, frozen=True):
    """The blocking minion unlocks, and the action continues as unblocked."""

    @override
    def does(self) -> tuple[Does, ...]:
        unlocks = Does(PurposeKind.UNLOCK, which="blocker")
        return (Does(PurposeKind.BLOCK, which="blocker", less=True), unlocks)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        if action is not None:
            unlock(table, action.blocker)
            resume(table, action)
            action.unblockable = True

    @override
    def say(self, wording: Wording) -> str:
        return "unlock the blocking minion. This action is not blocked, and it is now unblockable"


class CancelsAction(Effect, frozen=True):
    """Cancels the action before it is blocked; the acting minion unlocks and may repeat it.

    By a ruling, it cannot repeat an action that has continued after a block.

    Attributes:
        takes_back: the card played for the action returns to the hand.
    """

    takes_back: bool = False

    @override
    def windows(self) -> int:
        return BLOCKING

    @override
    def possible(self, context: EffectContext) -> bool:
        return block.current_block_attempt(context.table) is not None

    @override
    def occasion(self, wording: Wording) -> str:
        return "if a minion attempts to block"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"), Does(PurposeKind.UNLOCK, which="user"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By rulings, the action has not resolved, and no modifiers or reactions follow."""
        table, action = context.table, context.action
        if action is None:
            return
        action.failed = action.ended = True
        acting = table.minion(action.minion)
        if not action.resumed:
            acting.done = action.done_before | {ATTEMPTED}
        leave(table, action)
        action.go_to(Action.close)
        unlock(table, action.minion)
        card = action.card
        if self.takes_back and card != NONE and table.where[card] is Zone.BEING_PLAYED:
            zones.move(table, card, Zone.HAND)
            hand.adjust(table, table.owner[card])

    @override
    def say(self, wording: Wording) -> str:
        said = f"cancel the action and unlock {wording.user}"
        if not self.takes_back:
            return said
        return f"{said}. If an action card was played, take it back in your hand"


class StealthNext(Effect, frozen=True):
    """The minion has more stealth in its next action this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AddDelayedTrigger(
            on=ANNOUNCED,
            conditions=(Same("user", "acting"),),
            effects=(Stealth(1, ahead=True),),
            until=Until.TURN,
        ).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets +1 stealth during their next action this turn"


ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True))
BLOCKED_BY_LESSER = (Is("blocking", ALLY_OR_YOUNGER),)

CARDS = (
    card(
        100450,
        "Crocodile's Tongue",
        modifier("aus", KeepsSideOff(1), conditions=BLOCKED_BY_LESSER),
        modifier("AUS", KeepsSideOff(2), conditions=BLOCKED_BY_LESSER),
    ),
    card(
        100936,
        "Horrific Countenance",
        modifier("pro", EscapesBlock(), at=BEFORE_COMBAT, conditions=(WhenBlocked(),)),
    ),
    card(
        101935,
        "Tangle Atropos' Hand",
        modifier("pot", CancelsAction()),
        modifier("tem", CancelsAction(takes_back=True)),
        modifier("TEM", CancelsAction(takes_back=True), StealthNext()),
    ),
)
