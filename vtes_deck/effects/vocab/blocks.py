"""Effects on blocks: failed attempts, restrictions and immediate attempts."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.vocab.choices import CardQuestion
from vtes_deck.effects.vocab.context import Effect, EffectContext, Node, SaidElsewhere
from vtes_deck.effects.vocab.minion_filter import ANYONE, MinionFilter, plural_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, minion_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions import block
from vtes_deck.engine.mechanics import ledger
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.state.cost_statics import BlockPrice
from vtes_deck.engine.state.decisions import PASS, PASSING, DecisionKind, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Activity, Table, TimedRestriction, Until, Zone
from vtes_deck.engine.state.windows import BLOCKING, UNBLOCKED

PAY_TOLL = Verb("pay toll", "{minion} burns {n} to continue the attempt to block.")
MAY_NOT_BLOCK = EventType("may not block", "{minion} cannot block this action.")
ACTION_ENDS = EventType("action ends", "The action of {minion} ends.")


class BlockCost(Node, BlockPrice, frozen=True, kw_only=True):
    """The vampire, or every matching vampire, burns blood to attempt to block.

    Attributes:
        n: the amount.
        whom: filter for the acting minions.
        by: filter for the blocking vampires, if not only the one with the text pays.
    """

    n: int
    whom: MinionFilter = ANYONE
    by: MinionFilter | None = None

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="mine", less=True),)

    @override
    def due(self, table: Table, source: int, blocker: Minion) -> int:
        context = EffectContext(table, blocker.controller, source)
        acting = minion_of(context, "acting")
        pays = blocker.card == context.host if self.by is None else self.by.fits(context, blocker)
        if not pays or acting is None:
            return 0
        return self.n if self.whom.fits(context, acting) else 0

    @override
    def say(self, wording: Wording) -> str:
        whom = "" if self.whom == ANYONE else f" {self.whom.say(wording)}"
        who = wording.user if self.by is None else plural_of(self.by)
        return f"{who} must burn {self.n} blood to attempt to block{whom}"


class StaysUnlocked(Effect, frozen=True):
    """A minion does not lock for blocking this action (BLK-10)."""

    who: Which = "host"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.use_once(block.NO_LOCK, card_of(context, self.who), Until.ACTION)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} does not lock for blocking"


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
        """End the attempt at once, without further effects."""
        table = context.table
        current = block.current_block_attempt(table)
        if current is None:
            return
        table.restrict(TimedRestriction(Activity.BLOCK, current.minion, Until.ACTION, context.card))
        end_attempt(table, current)

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


def end_attempt(table: Table, attempt: block.BlockAttempt) -> None:
    """End a block attempt without success."""
    table.emit(block.BLOCK_FAILS, table.minion(attempt.minion).controller, minion=attempt.minion)
    attempt.finish()
    for procedure in table.stack[table.stack.index(attempt) :]:
        if isinstance(procedure, Impulse):
            procedure.finish()


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


class BlockersPay(SaidElsewhere, Effect, frozen=True):
    """Applies the card's ``Toll`` to block attempts during this action, including a current one."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        if action is None:
            return
        action.in_force += (context.card,)
        attempt = block.current_block_attempt(table)
        if attempt is None:
            return
        blocker = table.minion(attempt.minion)
        tolls = table.cards[context.card].of(BlockPrice)
        due = sum(one.due(table, context.card, blocker) for one in tolls)
        if due:
            seat = blocker.controller
            table.push(TollPayment(seat=seat, card=context.card, minion=blocker.card, due=due))


class TollPayment(CardQuestion):
    """The controller of a blocking minion pays a toll on the attempt or ends the attempt.

    Attributes:
        seat: the controller.
        card: the card with the toll.
        minion: the blocking minion.
        due: the amount of blood or life.
    """

    seat: int
    card: int
    minion: int
    due: int

    def offer(self, table: Table) -> None:
        """Offer the payment; PLY-10: the attempt of a minion that cannot pay ends."""
        options = [Option(PAY_TOLL, self.card, self.minion, n=self.due)]
        affordable = table.minion(self.minion).blood >= self.due
        table.ask(
            self.seat, DecisionKind.EFFECT, [*(options if affordable else []), PASSING], self.card
        )

    def take(self, table: Table) -> None:
        """Carry out the choice."""
        answer = table.answer
        if answer.verb is not PASS:
            ledger.burn_blood(table, table.minion(self.minion), self.due, self.card)
            return
        attempt = block.current_block_attempt(table)
        if attempt is not None:
            end_attempt(table, attempt)

    steps = (offer, take)


class AttemptsToBlock(Effect, frozen=True):
    """The minion attempts to block immediately.

    Attributes:
        who: the minion.
        anybody: it can do so even if its controller could not block the action (BLK-01, BLK-02).
    """

    who: Which = "user"
    anybody: bool = False

    @override
    def windows(self) -> int:
        """The windows in which no other minion's block attempt is in progress (BLK-14)."""
        return UNBLOCKED | BLOCKING

    @override
    def possible(self, context: EffectContext) -> bool:
        """BLK-01, BLK-02, BLK-06, BLK-11: whether the minion is ready and may block.

        By a ruling a toll of library cards is paid after the card is replaced.
        """
        table = context.table
        number = card_of(context, self.who)
        minion = table.minion(number)
        current = block.current_block_attempt(table)
        if current is not None:
            return not self.anybody and current.minion == number
        blocks = table.current(block.Blocks)
        if blocks is None or not minion.ready or table.is_restricted(Activity.BLOCK, number):
            return False
        drawn = int(table.where[context.card] is Zone.HAND)
        if not block.can_pay_toll(table, minion, drawn=drawn):
            return False
        action = block.current_action(table)
        if action.unblockable:
            return False
        may = self.anybody or block.is_entitled(table, action, minion)
        return may and minion.controller not in blocks.declined

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Start the attempt when the card has resolved."""
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
