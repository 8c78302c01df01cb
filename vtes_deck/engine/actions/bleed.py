"""The bleed action (chapter BLD)."""

from __future__ import annotations

from typing import override

from cardbase.terms import Bonus
from vtes_deck.engine.actions.action import Action, card_key, repeats
from vtes_deck.engine.mechanics import bank, ledger, stats
from vtes_deck.engine.mechanics.edge import move_edge
from vtes_deck.engine.mechanics.impulse import Impulse
from vtes_deck.engine.mechanics.replacements import is_replaced, may_be_replaced
from vtes_deck.engine.state.decisions import NONE, Option, Verb
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.static_index import timed_statics_on
from vtes_deck.engine.state.statics import EVERYWHERE, Replaces, Would
from vtes_deck.engine.state.table import Activity, Table, Until
from vtes_deck.engine.state.windows import WOULD_SUCCEED

BLEED = Verb("bleed", "{minion} bleeds {seat}.")

BLEEDS = EventType("bleeds", "{minion} bleeds {other_seat} for {n}.")
BLED = EventType("bled", "{other_seat} burns {n} pool.")
NO_BLEED = EventType("no bleed", "{other_seat} burns no pool.")
REPLACED = EventType("bleed replaced", "The bleed of {minion} is replaced and burns no pool.")
RAISED = "raised a bleed"
"""Recorded for an acting minion whose bleed a limited card has increased."""
HAS_BLED = "has bled"
BLED_FOR_MORE = "bled for more than 1 pool, seat"
"""With the number of a seat: a mark with the last turn in which a minion bled that Methuselah."""
"""Recorded for a minion that has bled successfully this turn."""

ABOUT_TO_BLEED = EventType("about to bleed", "")
EDGE = EventType("edge", "{seat} gets the Edge.")


class Bleed(Action):
    """BLD-01: for any ready minion, without cost; BLD-04: without stealth; BLD-05: directed.

    Attributes:
        conditional: additional bleed while the target has little pool, as pairs of pool and amount.
        replaced: an effect replaces it; the bleed is not successful.
        bled: it has resolved as a bleed for 1 or more (BLD-10).
    """

    verb = BLEED
    announced = BLEEDS

    conditional: tuple[tuple[int, int], ...] = ()
    replaced: bool = False
    bled: bool = False

    @classmethod
    @override
    def options(cls, table: Table, minion: Minion) -> list[Option]:
        """BLD-02: the target is the prey; cards may allow others, in 1994 every card with a (D)."""
        prey = table.prey(minion.controller)
        option = Option(BLEED, minion=minion.card, seat=prey)
        return [] if cls.barred(table, option) else [option]

    @classmethod
    @override
    def barred(cls, table: Table, option: Option) -> str | None:
        """The rule that forbids this bleed, if any (NRP-01, BLD-02, BLD-03)."""
        minion = table.minion(option.minion)
        if option.seat == minion.controller:
            return "BLD-03"
        if option.seat != table.prey(minion.controller):
            return "BLD-02"
        if table.is_restricted(Activity.BLEED, minion.card):
            return "GEN-02"
        return "NRP-01" if repeats(table, minion, "bleed") else None

    @classmethod
    @override
    def begin(cls, table: Table, option: Option) -> Bleed:
        return cls(option.minion, seats=(option.seat,))

    @override
    def repeat_key(self, table: Table) -> str:
        """NRP-01: one bleed per turn, with or without a card."""
        return "bleed"

    @override
    def announce(self, table: Table) -> None:
        super().announce(table)
        if not self.over and self.card != NONE:
            table.minion(self.minion).done |= {card_key(table, self.card)}

    @override
    def as_announced(self, table: Table) -> None:
        """Open the window and log the sources of the bleed amount."""
        minion = table.minion(self.minion)
        ledger.log_number(table, minion, Bonus.BLEED, table.cards[self.minion].bleed)
        super().as_announced(table)

    @override
    def announced_number(self, table: Table) -> int:
        return self.amount(table)

    def amount(self, table: Table) -> int:
        """BLD-06: the bleed of the minion, including what the action adds."""
        return stats.bleed(table, table.minion(self.minion), self.added_now(table))

    def added_now(self, table: Table) -> int:
        """Additional bleed because of the current pool of the target."""
        if not self.conditional:
            return 0
        pool = table.seats[self.seats[0]].pool
        return sum(n for n, most in self.conditional if pool <= most)

    def would_succeed(self, table: Table) -> bool:
        """Whether the bleed will be successful: it is not blocked and is for 1 or more."""
        gone = self.failed or self.blocker != NONE or self.minion not in table.in_play
        return not gone and self.amount(table) >= 1

    def will_succeed(self, table: Table) -> bool:
        """Whether it will be successful and nothing replaces it."""
        replaced = self.replaced or any(
            static.key is WouldBleed for _, static in timed_statics_on(table, Replaces, self.minion)
        )
        return not replaced and self.would_succeed(table)

    @override
    def before_resolution(self, table: Table) -> None:
        """Open the last window for effects that replace a successful bleed."""
        if self.would_succeed(table):
            is_replaced(table, WouldBleed(self.minion))
            AboutToSucceed.open(table, WOULD_SUCCEED)

    @override
    def conclude(self, table: Table) -> None:
        """Apply effects that wait for a successful bleed before it resolves."""
        if may_be_replaced(table, WouldBleed) or table.is_observed(ABOUT_TO_BLEED):
            succeeds = not self.replaced and self.would_succeed(table)
            if succeeds and is_replaced(table, WouldBleed(self.minion), ask=False):
                succeeds = not self.replaced and self.would_succeed(table)
            if succeeds:
                table.emit(ABOUT_TO_BLEED, minion=self.minion, other_seat=self.seats[0])
        super().conclude(table)

    @override
    def still_possible(self, table: Table) -> bool:
        """RES-05: the target must be in the game; BLD-03: it is not the acting Methuselah."""
        target = table.seats[self.seats[0]]
        herself = table.minion(self.minion).controller == target.number
        return super().still_possible(table) and not target.ousted and not herself

    @override
    def resolve(self, table: Table) -> None:
        """BLD-07: the target burns pool.

        BLD-09: the acting Methuselah then gets the Edge. BLD-10: a bleed of 0 does not give it.
        """
        if self.replaced:
            self.successful = False
            table.emit(REPLACED, minion=self.minion)
            return
        seat = table.minion(self.minion).controller
        target = self.seats[0]
        amount, before = self.amount(table), table.seats[target].pool_lost
        lost = WouldLosePool(seat=target, n=amount, bleeder=seat)
        if not amount or not is_replaced(table, lost, ask=False):
            lost.happen(table)
        self.bled = amount >= 1
        if self.bled:
            table.use_once(HAS_BLED, self.minion, Until.TURN)
            if table.seats[target].pool_lost > before + 1:
                table.minion(self.minion).set_mark(f"{BLED_FOR_MORE} {target}", table.turn)
            take_edge(table, seat)


class AboutToSucceed(Impulse):
    """The last window before a bleed succeeds.

    It closes when an effect has replaced the bleed or reduced it to 0.
    """

    @override
    def offer(self, table: Table) -> None:
        bleed = table.current(Bleed)
        if bleed is None or not bleed.will_succeed(table):
            self.finish()
        else:
            super().offer(table)

    steps = Impulse.steps


class WouldBleed(Would, frozen=True):
    """The bleed of a minion would be successful."""

    @override
    def happen(self, table: Table) -> None:
        """Continue the action, which is then successful."""

    @override
    def is_replaced(self, table: Table) -> None:
        bleed = table.current(Bleed)
        if bleed is not None and bleed.minion == self.on:
            bleed.replaced = True


class WouldLosePool(Would, frozen=True, kw_only=True):
    """A Methuselah would burn pool because of a successful bleed. Players make no decision.

    The amount of the bleed does not change, and the bleed is successful.

    Attributes:
        seat: the Methuselah.
        n: the amount.
        bleeder: the Methuselah who controls the acting minion.
    """

    on: int = EVERYWHERE
    seat: int
    n: int
    bleeder: int

    @override
    def happen(self, table: Table) -> None:
        burned = bank.burn_pool(table, self.seat, self.n)
        table.emit(BLED if self.n else NO_BLEED, self.bleeder, n=burned, other_seat=self.seat)


def may_be_raised(table: Table, bleed: Bleed) -> bool:
    """NRP-06, BLD-08, GEN-28: whether a limited action modifier card may still raise a bleed.

    AMB-08: it may not if another card has already raised it; a cancelled card does not count.
    """
    if not table.rules.bleed_modifier_limit:
        return True
    return not table.has_used(RAISED, bleed.minion, Until.ACTION) and not bleed.added_now(table)


def note_raised(table: Table, bleed: Bleed) -> None:
    """NRP-06: a limited action modifier card has raised a bleed."""
    table.use_once(RAISED, bleed.minion, Until.ACTION)


class WouldGetEdge(Would, frozen=True, kw_only=True):
    """A Methuselah would get the Edge. Players make no decision.

    Attributes:
        seat: the Methuselah.
    """

    on: int = EVERYWHERE
    seat: int

    @override
    def happen(self, table: Table) -> None:
        move_edge(table, self.seat, EDGE)


def take_edge(table: Table, seat: int) -> None:
    """BLD-09: take the Edge from its controller or from the centre."""
    would = WouldGetEdge(seat=seat)
    if table.edge != seat and not is_replaced(table, would, ask=False):
        would.happen(table)
