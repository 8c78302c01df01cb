"""What cards do during an action: bleeds, stealth, intercept, blocks, wakes."""

from __future__ import annotations

from typing import override

import msgspec

from cardbase.model import Bonus
from vtes_deck.effects.vocab.action_conditions import WAKING
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.minion_filter import MinionFilter
from vtes_deck.engine.actions import block
from vtes_deck.engine.actions.bleed import may_be_raised, note_raised
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.modifiers import Circumstance
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
AWAKE = EventType("awake", "{minion} is awake.")
UNLOCKS = EventType("unlocks", "{minion} unlocks.")
LOCKS = EventType("locks", "{minion} locks.")


class MoreBleed(Effect, frozen=True):
    """The bleed is raised.

    Attributes:
        n: by how much.
        limited: by one action modifier card only (BLD-08).
        more: more of it if the acting minion fits.
    """

    n: int
    limited: bool = True
    more: tuple[MinionFilter, int] | None = None

    @override
    def windows(self) -> int:
        """Until blocks are declined by everybody and effects after it are over."""
        return DURING_ACTION

    @override
    def timely(self, context: EffectContext) -> bool:
        """During a bleed; BLD-08."""
        bleed = context.bleed
        if bleed is None or bleed.failed:
            return False
        return not self.limited or may_be_raised(context.table, bleed)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Adds to the bleed until the end of the action."""
        if self.limited:
            limit(context)
        n = self.n
        if self.more is not None:
            who, more = self.more
            n += more if who.fits(context, context.user_minion) else 0
        raise_bleed(context, n)


class MoreBleedX(Effect, frozen=True):
    """The bleed is raised by the number chosen (limited)."""

    @override
    def windows(self) -> int:
        return DURING_ACTION

    @override
    def timely(self, context: EffectContext) -> bool:
        return MoreBleed(1).timely(context)

    @override
    def carry_out(self, context: EffectContext) -> None:
        limit(context)
        raise_bleed(context, context.n)


def limit(context: EffectContext) -> None:
    """BLD-08: a limited card has been used."""
    bleed = context.bleed
    if bleed is not None:
        note_raised(context.table, bleed)


def raise_bleed(context: EffectContext, n: int) -> None:
    """Changes the bleed under way."""
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
    """A bleed against the Methuselah who plays the card is reduced; ``None``: to 0."""

    n: int | None

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
    def carry_out(self, context: EffectContext) -> None:
        """What is raised later counts from 0 on, so no more is taken than there is."""
        bleed = context.bleed
        if bleed is not None:
            amount = bleed.amount(context.table)
            raise_bleed(context, -(amount if self.n is None else min(self.n, amount)))


class Bounce(Effect, frozen=True):
    """The target of the bleed changes to the Methuselah aimed at (BLK-06, AMB-07)."""

    @override
    def windows(self) -> int:
        return DECLINED

    @override
    def timely(self, context: EffectContext) -> bool:
        """It is a bleed against her; a new target is asked for blocks before it goes on."""
        bleed = context.bleed
        if bleed is None or bleed.failed or context.seat not in bleed.seats:
            return False
        return not bleed.retargeted

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = block.current_action(context.table)
        context.table.emit(NEW_TARGET, context.seat, minion=action.minion, other_seat=context.other)
        block.redirect(context.table, context.other)


class Stealth(Effect, frozen=True):
    """The acting minion gets stealth; ``ahead``: even if it is not needed yet (STL-03)."""

    n: int
    ahead: bool = False

    @override
    def windows(self) -> int:
        return DURING_ACTION if self.ahead else BLOCKING

    @override
    def timely(self, context: EffectContext) -> bool:
        """STL-03."""
        return self.ahead or block.stealth_is_needed(context.table)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Until the end of the action (STL-04)."""
        action = block.current_action(context.table)
        add(context, Bonus.STEALTH, self.n, action.minion)
        context.table.emit(GETS_STEALTH, context.seat, minion=action.minion, n=self.n)


class Intercept(Effect, frozen=True):
    """A blocking minion gets intercept.

    Attributes:
        n: how much.
        target: the minion aimed at, and not the one that plays the card.
        ahead: even if it is not needed yet (STL-03).
        more: more of it as long as the acting minion fits.
    """

    n: int
    target: bool = False
    ahead: bool = False
    more: tuple[MinionFilter, int] | None = None

    @override
    def windows(self) -> int:
        return DURING_ACTION if self.ahead else BLOCKING

    @override
    def possible(self, context: EffectContext) -> bool:
        """STL-03: the minion attempts to block, and more intercept is needed."""
        minion = context.target if self.target else context.minion
        return self.ahead or block.intercept_is_needed(context.table, minion)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Until the end of the action (STL-04)."""
        table = context.table
        minion = context.target if self.target else context.minion
        n = self.n
        add(context, Bonus.INTERCEPT, n, minion)
        if self.more is not None:
            who, more = self.more
            still = WhileActing(who, context.seat, context.card, context.minion)
            add(context, Bonus.INTERCEPT, more, minion, only_if=still)
            n += more if still.holds(table) else 0
        table.emit(GETS_INTERCEPT, context.seat, minion=minion, n=n)


class WhileActing(msgspec.Struct, frozen=True, gc=False):
    """The acting minion fits.

    Attributes:
        who: what it must be.
        seat, card, minion: who says so, as in :class:`EffectContext`.
    """

    who: MinionFilter
    seat: int
    card: int
    minion: int

    def holds(self, table: Table) -> bool:
        """Looks at the acting minion as it is now."""
        acting = table.in_play.get(block.current_action(table).minion)
        context = EffectContext(table, self.seat, self.card, self.minion)
        return isinstance(acting, Minion) and self.who.fits(context, acting)


def add(
    context: EffectContext, bonus: Bonus, n: int, minion: int, only_if: Circumstance | None = None
) -> None:
    """A number changes until the end of the action."""
    change = Modifier(bonus, n, minion, Until.ACTION, context.card, only_if=only_if)
    context.table.modify(change)


class LessIntercept(Effect, frozen=True):
    """The minion that attempts to block loses intercept, or another: this is no stealth (STL-03).

    Attributes:
        n: how much.
        target: the minion aimed at, whether it attempts to block or not.
        all_of: every minion that is one of these, likewise.
    """

    n: int
    target: bool = False
    all_of: tuple[MinionFilter, ...] = ()

    @override
    def windows(self) -> int:
        """While a block is attempted; of others at any time before the action is resolved."""
        return DURING_ACTION if self.target or self.all_of else BLOCKING

    @override
    def possible(self, context: EffectContext) -> bool:
        if self.target or self.all_of:
            action = context.action
            return action is not None and not action.failed
        return block.current_block_attempt(context.table) is not None

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        current = block.current_block_attempt(table)
        losers: list[int] = []
        if self.all_of:
            losers = [
                minion.card
                for seat in table.clockwise(table.active)
                if seat != context.seat
                for minion in table.minions(seat)
                if any(who.fits(context, minion) for who in self.all_of)
            ]
        elif self.target:
            losers = [context.target]
        elif current is not None:
            losers = [current.minion]
        for minion in losers:
            add(context, Bonus.INTERCEPT, -self.n, minion)
            table.emit(LOSES_INTERCEPT, context.seat, minion=minion, n=self.n)


class Wakes(Effect, frozen=True):
    """The minion that plays the card wakes (GEN-27); ``target``: the one aimed at."""

    target: bool = False

    @override
    def windows(self) -> int:
        return WAKING

    @override
    def possible(self, context: EffectContext) -> bool:
        return not (context.target_minion if self.target else context.user_minion).awake

    @override
    def carry_out(self, context: EffectContext) -> None:
        sleeper = context.target_minion if self.target else context.user_minion
        sleeper.awake = True
        context.table.emit(AWAKE, context.seat, minion=sleeper.card)


class Unlock(Effect, frozen=True):
    """The minion that plays the card, or that it is on, unlocks; ``target``: the one aimed at."""

    target: bool = False

    @override
    def possible(self, context: EffectContext) -> bool:
        if self.target:
            return context.target_minion.locked
        return context.user_minion.locked

    @override
    def carry_out(self, context: EffectContext) -> None:
        unlock(context.table, context.target if self.target else context.user_minion.card)


def unlock(table: Table, minion: int) -> None:
    """A minion unlocks, unless something keeps it from it."""
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
    """The minion that plays the card locks; ``target``: the one aimed at."""

    target: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-23: an awake minion that is locked already can do this too."""
        lock(context.table, context.target if self.target else context.user_minion.card)


def lock(table: Table, minion: int) -> None:
    """A minion locks."""
    card_in_play = table.in_play.get(minion)
    if card_in_play is not None and not card_in_play.locked:
        card_in_play.locked = True
        table.emit(LOCKS, card_in_play.controller, minion=minion)
