"""What cards do during an action: bleeds, stealth, intercept, blocks, wakes."""

from __future__ import annotations

import msgspec

from cardbase.model import Bonus
from vtes_deck.effects.vocab.scene import Effect, Scene
from vtes_deck.effects.vocab.when import WAKING
from vtes_deck.effects.vocab.who import Who
from vtes_deck.engine.actions import block
from vtes_deck.engine.actions.bleed import may_be_raised, note_raised
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.lasting import Circumstance
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
    more: tuple[Who, int] | None = None

    def windows(self) -> int:
        """Until blocks are declined by everybody and effects after it are over."""
        return DURING_ACTION

    def timely(self, scene: Scene) -> bool:
        """During a bleed; BLD-08."""
        bleed = scene.bleed
        if bleed is None or bleed.failed:
            return False
        return not self.limited or may_be_raised(scene.table, bleed)

    def carry_out(self, scene: Scene) -> None:
        """Adds to the bleed until the end of the action."""
        if self.limited:
            limit(scene)
        n = self.n
        if self.more is not None:
            who, more = self.more
            n += more if who.fits(scene, scene.me) else 0
        raise_bleed(scene, n)


class MoreBleedX(Effect, frozen=True):
    """The bleed is raised by the number chosen (limited)."""

    def windows(self) -> int:
        """As :class:`MoreBleed`."""
        return DURING_ACTION

    def timely(self, scene: Scene) -> bool:
        """As :class:`MoreBleed`."""
        return MoreBleed(1).timely(scene)

    def carry_out(self, scene: Scene) -> None:
        """As :class:`MoreBleed`."""
        limit(scene)
        raise_bleed(scene, scene.n)


def limit(scene: Scene) -> None:
    """BLD-08: a limited card has been used."""
    bleed = scene.bleed
    if bleed is not None:
        note_raised(scene.table, bleed)


def raise_bleed(scene: Scene, n: int) -> None:
    """Changes the bleed under way."""
    bleed = scene.bleed
    if bleed is None or not n:
        return
    table = scene.table
    table.modify(Modifier(Bonus.BLEED, n, bleed.minion, Until.ACTION, scene.card))
    table.tell(
        BLEED_CHANGES,
        bleed.acting_seat(table),
        minion=bleed.minion,
        n=bleed.amount(table),
    )


class LessBleed(Effect, frozen=True):
    """A bleed against the Methuselah who plays the card is reduced; ``None``: to 0."""

    n: int | None

    def windows(self) -> int:
        """Any time before it is resolved."""
        return DURING_ACTION

    def timely(self, scene: Scene) -> bool:
        """It is against her, and for something."""
        bleed = scene.bleed
        if bleed is None or bleed.failed or scene.seat not in bleed.seats:
            return False
        return bleed.amount(scene.table) > 0

    def carry_out(self, scene: Scene) -> None:
        """What is raised later counts from 0 on, so no more is taken than there is."""
        bleed = scene.bleed
        if bleed is not None:
            amount = bleed.amount(scene.table)
            raise_bleed(scene, -(amount if self.n is None else min(self.n, amount)))


class Bounce(Effect, frozen=True):
    """The target of the bleed changes to the Methuselah aimed at (BLK-06, AMB-07)."""

    def windows(self) -> int:
        """After blocks are declined."""
        return DECLINED

    def timely(self, scene: Scene) -> bool:
        """It is a bleed against her; a new target is asked for blocks before it goes on."""
        bleed = scene.bleed
        if bleed is None or bleed.failed or scene.seat not in bleed.seats:
            return False
        return not bleed.retargeted

    def carry_out(self, scene: Scene) -> None:
        """Blocking opens again where the edition says so."""
        action = block.action_under_way(scene.table)
        scene.table.tell(NEW_TARGET, scene.seat, minion=action.minion, other_seat=scene.other)
        block.redirect(scene.table, scene.other)


class Stealth(Effect, frozen=True):
    """The acting minion gets stealth; ``ahead``: even if it is not needed yet (STL-03)."""

    n: int
    ahead: bool = False

    def windows(self) -> int:
        """While a block is attempted."""
        return DURING_ACTION if self.ahead else BLOCKING

    def timely(self, scene: Scene) -> bool:
        """STL-03."""
        return self.ahead or block.stealth_is_needed(scene.table)

    def carry_out(self, scene: Scene) -> None:
        """Until the end of the action (STL-04)."""
        action = block.action_under_way(scene.table)
        add(scene, Bonus.STEALTH, self.n, action.minion)
        scene.table.tell(GETS_STEALTH, scene.seat, minion=action.minion, n=self.n)


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
    more: tuple[Who, int] | None = None

    def windows(self) -> int:
        """While a block is attempted."""
        return DURING_ACTION if self.ahead else BLOCKING

    def possible(self, scene: Scene) -> bool:
        """STL-03: the minion attempts to block, and more intercept is needed."""
        minion = scene.target if self.target else scene.minion
        return self.ahead or block.intercept_is_needed(scene.table, minion)

    def carry_out(self, scene: Scene) -> None:
        """Until the end of the action (STL-04)."""
        table = scene.table
        minion = scene.target if self.target else scene.minion
        n = self.n
        add(scene, Bonus.INTERCEPT, n, minion)
        if self.more is not None:
            who, more = self.more
            still = WhileActing(who, scene.seat, scene.card, scene.minion)
            add(scene, Bonus.INTERCEPT, more, minion, only_if=still)
            n += more if still.holds(table) else 0
        table.tell(GETS_INTERCEPT, scene.seat, minion=minion, n=n)


class WhileActing(msgspec.Struct, frozen=True, gc=False):
    """The acting minion fits.

    Attributes:
        who: what it must be.
        seat, card, minion: who says so, as in :class:`Scene`.
    """

    who: Who
    seat: int
    card: int
    minion: int

    def holds(self, table: Table) -> bool:
        """Looks at the acting minion as it is now."""
        acting = table.in_play.get(block.action_under_way(table).minion)
        scene = Scene(table, self.seat, self.card, self.minion)
        return isinstance(acting, Minion) and self.who.fits(scene, acting)


def add(
    scene: Scene, bonus: Bonus, n: int, minion: int, only_if: Circumstance | None = None
) -> None:
    """A number changes until the end of the action."""
    change = Modifier(bonus, n, minion, Until.ACTION, scene.card, only_if=only_if)
    scene.table.modify(change)


class LessIntercept(Effect, frozen=True):
    """The minion that attempts to block loses intercept, or another: this is no stealth (STL-03).

    Attributes:
        n: how much.
        target: the minion aimed at, whether it attempts to block or not.
        all_of: every minion that is one of these, likewise.
    """

    n: int
    target: bool = False
    all_of: tuple[Who, ...] = ()

    def windows(self) -> int:
        """While a block is attempted; of others at any time before the action is resolved."""
        return DURING_ACTION if self.target or self.all_of else BLOCKING

    def possible(self, scene: Scene) -> bool:
        """Whether the attempt would succeed or not."""
        if self.target or self.all_of:
            action = scene.action
            return action is not None and not action.failed
        return block.attempt_under_way(scene.table) is not None

    def carry_out(self, scene: Scene) -> None:
        """Until the end of the action."""
        table = scene.table
        under_way = block.attempt_under_way(table)
        losers: list[int] = []
        if self.all_of:
            losers = [
                minion.card
                for seat in table.clockwise(table.active)
                if seat != scene.seat
                for minion in table.minions(seat)
                if any(who.fits(scene, minion) for who in self.all_of)
            ]
        elif self.target:
            losers = [scene.target]
        elif under_way is not None:
            losers = [under_way.minion]
        for minion in losers:
            add(scene, Bonus.INTERCEPT, -self.n, minion)
            table.tell(LOSES_INTERCEPT, scene.seat, minion=minion, n=self.n)


class Wakes(Effect, frozen=True):
    """The minion that plays the card wakes (GEN-27); ``target``: the one aimed at."""

    target: bool = False

    def windows(self) -> int:
        """In the window of a card being played too."""
        return WAKING

    def possible(self, scene: Scene) -> bool:
        """It is asleep."""
        return not (scene.aimed if self.target else scene.me).awake

    def carry_out(self, scene: Scene) -> None:
        """Until the end of the action."""
        sleeper = scene.aimed if self.target else scene.me
        sleeper.awake = True
        scene.table.tell(AWAKE, scene.seat, minion=sleeper.card)


class Unlock(Effect, frozen=True):
    """The minion that plays the card, or that it is on, unlocks; ``target``: the one aimed at."""

    target: bool = False

    def possible(self, scene: Scene) -> bool:
        """It is locked."""
        if self.target:
            return scene.aimed.locked
        return scene.me.locked

    def carry_out(self, scene: Scene) -> None:
        """Says so if it was locked."""
        unlock(scene.table, scene.target if self.target else scene.me.card)


def unlock(table: Table, minion: int) -> None:
    """A minion unlocks, unless something keeps it from it."""
    thing = table.in_play.get(minion)
    if thing is None or not thing.locked or table.barred(Activity.UNLOCK, minion):
        return
    thing.locked = False
    table.tell(UNLOCKS, thing.controller, minion=minion)


class Lock(Effect, frozen=True):
    """The minion that plays the card locks; ``target``: the one aimed at."""

    target: bool = False

    def carry_out(self, scene: Scene) -> None:
        """GEN-23: an awake minion that is locked already can do this too."""
        lock(scene.table, scene.target if self.target else scene.me.card)


def lock(table: Table, minion: int) -> None:
    """A minion locks."""
    thing = table.in_play.get(minion)
    if thing is not None and not thing.locked:
        thing.locked = True
        table.tell(LOCKS, thing.controller, minion=minion)
