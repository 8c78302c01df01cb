"""Effects during an action: bleed, stealth, intercept, blocks, waking, locking."""

from __future__ import annotations

from typing import override

import msgspec

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.amounts import BleedAmount, Chosen, Number, number, with_sign
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import MinionFilter, plural_of
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, card_of, minion_of, said
from vtes_deck.effects.vocab.wording import Wording, gets, listed, signed
from vtes_deck.engine.actions import block
from vtes_deck.engine.actions.bleed import may_be_raised, note_raised
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.modifiers import Circumstance
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Activity, Modifier, Table, Until
from vtes_deck.engine.state.windows import (
    BLOCKING,
    DECLINED,
    DURING_ACTION,
)

BLEED_CHANGES = EventType("bleed changes", "The bleed of {minion} is now for {n}.")
GETS_STEALTH = EventType("gets stealth", "{minion} gets +{n} stealth.")
GETS_INTERCEPT = EventType("gets intercept", "{minion} gets +{n} intercept.")
LOSES_INTERCEPT = EventType("loses intercept", "{minion} gets -{n} intercept.")
NEW_TARGET = EventType("new target", "{minion} bleeds {other_seat} instead.")
UNLOCKS = EventType("unlocks", "{minion} unlocks.")
LOCKS = EventType("locks", "{minion} locks.")


class MoreBleed(Effect, frozen=True):
    """Increases the bleed.

    Attributes:
        n: the increase.
        limited: only one action modifier card may increase the bleed (BLD-08).
    """

    n: Number
    limited: bool = True

    @override
    def windows(self) -> int:
        """The windows of the action, including those after all block attempts."""
        return DURING_ACTION

    @override
    def timely(self, context: EffectContext) -> bool:
        """True during a bleed, subject to the limit of BLD-08."""
        bleed = context.bleed
        if bleed is None or bleed.failed:
            return False
        return not self.limited or may_be_raised(context.table, bleed)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLEED, self.n, whose="bled"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Increase the bleed until the end of the action."""
        if self.limited:
            limit(context)
        raise_bleed(context, number(context, self.n))

    @override
    def say(self, wording: Wording) -> str:
        more = with_sign(self.n, "bleed", wording)
        if wording.subject:
            return gets(wording, wording.acting, more)
        if isinstance(self.n, Chosen):
            return f"{more} (limited). X must be {wording.number}"
        if wording.acting != wording.user:
            more = gets(wording, wording.acting, more)
        return f"{more}{' (limited)' if self.limited else ' that does not count against the limit'}"

    @override
    def occasion(self, wording: Wording) -> str:
        return "during a bleed action"


def limit(context: EffectContext) -> None:
    """BLD-08: record that a limited card has been used."""
    bleed = context.bleed
    if bleed is not None:
        note_raised(context.table, bleed)


def raise_bleed(context: EffectContext, n: int) -> None:
    """Change the amount of the current bleed."""
    bleed = context.bleed
    if bleed is None or not n:
        return
    table = context.table
    table.modify(Modifier(Bonus.BLEED, n, bleed.minion, Until.ACTION, context.card))
    table.emit(
        BLEED_CHANGES,
        bleed.acting_seat(table),
        minion=bleed.minion,
        n=bleed.amount(table),
    )


class LessBleed(Effect, frozen=True):
    """Reduces a bleed against the user of the card by ``n``, or to 0 if ``n`` is ``None``."""

    n: int | None

    hits_acting = True

    @override
    def windows(self) -> int:
        return DURING_ACTION

    @override
    def timely(self, context: EffectContext) -> bool:
        bleed = context.bleed
        if bleed is None or bleed.failed or context.seat not in bleed.seats:
            return False
        return bleed.amount(context.table) > 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.REDUCE, BleedAmount() if self.n is None else self.n, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Reduce the bleed by at most its current amount, so that later increases start from 0."""
        bleed = context.bleed
        if bleed is not None:
            amount = bleed.amount(context.table)
            raise_bleed(context, -(amount if self.n is None else min(self.n, amount)))

    @override
    def say(self, wording: Wording) -> str:
        by = "" if wording.acting in {"the acting minion", wording.user} else wording.acting
        bleed = f"a bleed {f'by {by} ' if by else ''}against you"
        return f"reduce {bleed} {'to 0' if self.n is None else f'by {self.n}'}"


class LessBleedOfAnyone(LessBleed, frozen=True):
    """Reduces a bleed against any Methuselah."""

    @override
    def timely(self, context: EffectContext) -> bool:
        bleed = context.bleed
        return bleed is not None and not bleed.failed and bleed.amount(context.table) > 0

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.REDUCE, BleedAmount() if self.n is None else self.n, whose="bled"),
        )

    @override
    def say(self, wording: Wording) -> str:
        return super().say(wording).replace("against you", "against any Methuselah")


class Bounce(Effect, frozen=True):
    """Changes the target of the bleed to the chosen Methuselah (BLK-06, AMB-07)."""

    hits_acting = True

    @override
    def windows(self) -> int:
        return DECLINED

    @override
    def timely(self, context: EffectContext) -> bool:
        """True during a bleed against the user, unless a new target has yet to decline to block."""
        bleed = context.bleed
        if bleed is None or bleed.failed or context.seat not in bleed.seats:
            return False
        return not bleed.retargeted

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BOUNCE, whose="mine"),
            Does(PurposeKind.BLEED, BleedAmount(), whose="target"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = block.current_action(context.table)
        context.table.emit(NEW_TARGET, context.seat, minion=action.minion, other_seat=context.other)
        block.redirect(context.table, context.other)

    @override
    def say(self, wording: Wording) -> str:
        return f"change the target of the bleed to {wording.target}"

    @override
    def occasion(self, wording: Wording) -> str:
        return "if a minion is bleeding you, after blocks are declined"


class Stealth(Effect, frozen=True):
    """Gives the acting minion stealth; ``ahead``: even while it is not needed (STL-03)."""

    n: int
    ahead: bool = False

    @override
    def windows(self) -> int:
        return DURING_ACTION if self.ahead else BLOCKING

    @override
    def timely(self, context: EffectContext) -> bool:
        """Whether stealth is needed now (STL-03)."""
        return self.ahead or block.stealth_is_needed(context.table)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, self.n, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Add the stealth until the end of the action (STL-04)."""
        action = block.current_action(context.table)
        add(context, Bonus.STEALTH, self.n, action.minion)
        context.table.emit(GETS_STEALTH, context.seat, minion=action.minion, n=self.n)

    @override
    def say(self, wording: Wording) -> str:
        said = f"{signed(self.n)} stealth"
        if not wording.subject and wording.acting == wording.user:
            pass
        else:
            said = gets(wording, wording.acting, said)
        return f"{said}, even if stealth is not yet needed" if self.ahead else said


class Intercept(Effect, frozen=True):
    """Gives a blocking minion intercept.

    Attributes:
        n: the amount.
        who: the minion.
        ahead: it can be used even while it is not needed (STL-03).
        more: condition on the acting minion, and the additional intercept while it holds.
    """

    n: int
    who: Which = "user"
    ahead: bool = False
    more: tuple[MinionFilter, int] | None = None

    @override
    def windows(self) -> int:
        return DURING_ACTION if self.ahead else BLOCKING

    @override
    def timely(self, context: EffectContext) -> bool:
        """STL-03: if the text means the host of the card, the host must need the intercept."""
        if self.who != "host" or self.ahead:
            return True
        return block.intercept_is_needed(context.table, context.host)

    @override
    def possible(self, context: EffectContext) -> bool:
        """STL-03: whether the minion attempts to block and needs more intercept."""
        return self.ahead or block.intercept_is_needed(context.table, card_of(context, self.who))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INTERCEPT, self.n, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Add the intercept until the end of the action (STL-04)."""
        table = context.table
        minion = card_of(context, self.who)
        n = self.n
        add(context, Bonus.INTERCEPT, n, minion)
        if self.more is not None:
            who, more = self.more
            still = WhileActing(who, context.seat, context.card, context.minion)
            add(context, Bonus.INTERCEPT, more, minion, only_if=still)
            n += more if still.holds(table) else 0
        table.emit(GETS_INTERCEPT, context.seat, minion=minion, n=n)

    @override
    def say(self, wording: Wording) -> str:
        text = f"{signed(self.n)} intercept"
        if self.who != "user":
            text = gets(wording, said(self.who, wording), text)
        if self.more is not None:
            who, more = self.more
            text += f", with an additional {signed(more)} intercept"
            text += f" if the acting minion is {who.noun()}"
        return f"{text}, even if intercept is not yet needed" if self.ahead else text


class WhileActing(msgspec.Struct, frozen=True, gc=False):
    """Holds while the acting minion matches a filter.

    Attributes:
        who: the filter.
        seat, card, minion: the user, as in :class:`EffectContext`.
    """

    who: MinionFilter
    seat: int
    card: int
    minion: int

    def holds(self, table: Table) -> bool:
        """Whether the acting minion, in its current state, matches."""
        acting = table.in_play.get(block.current_action(table).minion)
        context = EffectContext(table, self.seat, self.card, self.minion)
        return isinstance(acting, Minion) and self.who.fits(context, acting)


def add(
    context: EffectContext, bonus: Bonus, n: int, minion: int, only_if: Circumstance | None = None
) -> None:
    """Add a modifier until the end of the action."""
    change = Modifier(bonus, n, minion, Until.ACTION, context.card, only_if=only_if)
    context.table.modify(change)


class LessIntercept(Effect, frozen=True):
    """Reduces the intercept of the blocking minion or of others. This is not stealth (STL-03).

    Attributes:
        n: the amount.
        who: the minion; the target may also be one that does not attempt to block.
        all_of: for every minion of other Methuselahs that matches one of these filters.
    """

    n: int
    who: Which = "blocking"
    all_of: tuple[MinionFilter, ...] = ()

    @override
    def windows(self) -> int:
        """Block attempts or, for other minions, any window before the action resolves."""
        return DURING_ACTION if self.who == "target" or self.all_of else BLOCKING

    @override
    def possible(self, context: EffectContext) -> bool:
        if self.who == "target" or self.all_of:
            action = context.action
            return action is not None and not action.failed
        return block.current_block_attempt(context.table) is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(
                PurposeKind.INTERCEPT,
                self.n,
                which=None if self.all_of else self.who,
                whose="others",
                less=True,
            ),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        losers: list[int] = []
        if self.all_of:
            losers = [
                minion.card
                for seat in table.clockwise(table.active)
                if seat != context.seat
                for minion in table.minions(seat)
                if any(who.fits(context, minion) for who in self.all_of)
            ]
        elif (loser := card_of(context, self.who)) != NONE:
            losers = [loser]
        for minion in losers:
            add(context, Bonus.INTERCEPT, -self.n, minion)
            table.emit(LOSES_INTERCEPT, context.seat, minion=minion, n=self.n)

    @override
    def say(self, wording: Wording) -> str:
        if self.all_of:
            losers = listed([plural_of(one) for one in self.all_of])
            return f"{losers} get {signed(-self.n)} intercept"
        loser = wording.target if self.who == "target" else "the blocking minion"
        return gets(wording, loser, f"{signed(-self.n)} intercept")

    @override
    def occasion(self, wording: Wording) -> str:
        return "" if self.who == "target" or self.all_of else "if a minion attempts to block"


class Unlock(Effect, frozen=True):
    """Unlocks a minion."""

    who: Which = "user"

    @override
    def possible(self, context: EffectContext) -> bool:
        minion = minion_of(context, self.who)
        return minion is not None and minion.locked

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        unlock(context.table, card_of(context, self.who))

    @override
    def say(self, wording: Wording) -> str:
        who = said(self.who, wording)
        return "unlock" if who == wording.subject else f"unlock {who}"


def unlock(table: Table, minion: int) -> None:
    """Unlock a minion unless a restriction prevents it."""
    card_in_play = table.in_play.get(minion)
    if (
        card_in_play is None
        or not card_in_play.locked
        or table.is_restricted(Activity.UNLOCK, minion)
    ):
        return
    card_in_play.locked = False
    table.emit(UNLOCKS, card_in_play.controller, minion=minion)


class Lock(Effect, frozen=True):
    """Locks a minion."""

    who: Which = "user"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Lock the minion. GEN-23: an awake minion that is already locked may do this too."""
        lock(context.table, card_of(context, self.who))

    @override
    def say(self, wording: Wording) -> str:
        who = said(self.who, wording)
        return "lock" if who == wording.subject else f"lock {who}"


def lock(table: Table, minion: int) -> None:
    """Lock a minion and log it, if it is unlocked."""
    card_in_play = table.in_play.get(minion)
    if card_in_play is not None and not card_in_play.locked:
        card_in_play.locked = True
        table.emit(LOCKS, card_in_play.controller, minion=minion)
