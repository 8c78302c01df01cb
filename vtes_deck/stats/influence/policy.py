"""How a player spends transfers: plain values, and what they mean in one influence phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from vtes_deck.stats.influence.crypt import Kind, surcharge
from vtes_deck.stats.turns import FULL_TRANSFERS, transfers

DRAW_POOL = 1
"""Pool burned to draw a crypt card (INF-06)."""

BALANCED_TURN = 3
"""The turn by which a balanced player wants her first vampire."""


class Order(StrEnum):
    """Which vampire is influenced first. A tie goes to the lesser capacity, then to the name."""

    CHEAPEST = "cheapest"
    """The one that needs the fewest counters more."""
    DEAREST = "dearest"
    """The one of the greatest capacity."""
    BALANCED = "balanced"
    """What was begun; then the dearest that can be ready by turn 3, after that by the next turn;
    then the cheapest."""


class Draw(StrEnum):
    """When four transfers and a pool draw a crypt card instead (INF-06)."""

    NEVER = "never"
    STUCK = "stuck"
    """When no vampire in the uncontrolled region can be influenced."""
    STAR = "star"
    """When there is no star in play or in the uncontrolled region; and when stuck."""


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """A habit of spending transfers.

    Attributes:
        order: which vampire comes first.
        draw: when a crypt card is drawn instead.
        stars: ids of vampires that come before all others, in this order.
        keep: pool that transfers never go below, at least 1 (INF-19). A vampire that cannot be
            finished without going below it is not begun.
    """

    order: Order = Order.CHEAPEST
    draw: Draw = Draw.NEVER
    stars: tuple[int, ...] = ()
    keep: int = 1


class Slot(msgspec.Struct, frozen=True, order=True):
    """A card in the uncontrolled region: the place of its kind, and its counters."""

    kind: int
    counters: int = 0


class State(msgspec.Struct, frozen=True):
    """A player between two turns.

    Attributes:
        pool: her pool.
        waiting: the uncontrolled region, sorted.
        ready: places of the kinds that are ready, sorted.
    """

    pool: int
    waiting: tuple[Slot, ...]
    ready: tuple[int, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """What stays the same: the crypt and the player's seat.

    Attributes:
        kinds: the crypt.
        seat: place in the order of play, from 1.
        players: Methuselahs at the table.
    """

    kinds: tuple[Kind, ...]
    seat: int
    players: int

    def transfers(self, turn: int) -> int:
        """Transfers in a turn (INF-02)."""
        return transfers(turn, self.seat, self.players)


class _Order:
    """Orders the uncontrolled region; the least comes first."""

    def __init__(self, policy: Policy, table: Table, turn: int) -> None:
        self.policy, self.kinds = policy, table.kinds
        last = max(turn + 1, BALANCED_TURN)
        self.within = sum(table.transfers(one) for one in range(turn, last + 1))

    def key(self, slot: Slot) -> tuple[int, int, int, int]:
        kind = self.kinds[slot.kind]
        stars, need = self.policy.stars, kind.capacity - slot.counters
        rank = stars.index(kind.card.id) if kind.card.id in stars else len(stars)
        if self.policy.order is Order.CHEAPEST:
            return (rank, 0, need, slot.kind)
        if self.policy.order is Order.DEAREST:
            return (rank, 0, -kind.capacity, slot.kind)
        if slot.counters:
            return (rank, 0, need, slot.kind)
        if need <= self.within:
            return (rank, 1, -need, slot.kind)
        return (rank, 2, need, slot.kind)


def influence(policy: Policy, table: Table, state: State, turn: int) -> State | None:
    """Spend the transfers of one turn on the uncontrolled region.

    Returns:
        The state at the end of the phase; ``None`` if the policy draws a crypt card instead.
    """
    wanted = list(_wanted(policy, table, state, turn))
    if _draws(policy, table, state, turn, stuck=not wanted):
        return None
    left, pool = table.transfers(turn), state.pool
    waiting, ready = list(state.waiting), list(state.ready)
    begun: set[int] = set()
    for slot in wanted:
        kind = table.kinds[slot.kind]
        if not left:
            break
        if kind.same and kind.same in begun:
            continue
        need = kind.capacity - slot.counters
        more = surcharge(kind, (table.kinds[place] for place in ready))
        if pool - need - more < policy.keep:
            continue
        begun.add(kind.same)
        given = min(need, left)
        left -= given
        pool -= given
        waiting.remove(slot)
        if given == need:
            pool -= more
            ready.append(slot.kind)
        else:
            waiting.append(Slot(slot.kind, slot.counters + given))
    return State(pool, tuple(sorted(waiting)), tuple(sorted(ready)))


def drawn(state: State, kind: int) -> State:
    """The state after a crypt card of this kind was drawn."""
    waiting = tuple(sorted((*state.waiting, Slot(kind))))
    return State(state.pool - DRAW_POOL, waiting, state.ready)


def _wanted(policy: Policy, table: Table, state: State, turn: int) -> Iterator[Slot]:
    """The cards that may be influenced, the most wanted first."""
    ready = {table.kinds[place].same for place in state.ready}
    for slot in sorted(state.waiting, key=_Order(policy, table, turn).key):
        kind = table.kinds[slot.kind]
        if kind.same and kind.same in ready:
            continue
        need = kind.capacity - slot.counters
        if state.pool - need - _charged(table, kind, state.ready) >= policy.keep:
            yield slot


def _charged(table: Table, kind: Kind, ready: Sequence[int]) -> int:
    return surcharge(kind, (table.kinds[place] for place in ready)) if kind.scarce else 0


def _draws(policy: Policy, table: Table, state: State, turn: int, *, stuck: bool) -> bool:
    if policy.draw is Draw.NEVER or table.transfers(turn) < FULL_TRANSFERS:
        return False
    if state.pool - DRAW_POOL < policy.keep:
        return False
    there = len(state.waiting) + len(state.ready)
    if there >= sum(kind.copies for kind in table.kinds):
        return False
    if stuck:
        return True
    places = (*(slot.kind for slot in state.waiting), *state.ready)
    starless = not any(table.kinds[place].card.id in policy.stars for place in places)
    return policy.draw is Draw.STAR and starless and bool(policy.stars)


def star_of(kinds: Sequence[Kind]) -> tuple[int, ...]:
    """The vampire that a deck seems to be built on: most copies, then the greatest capacity.

    Returns:
        Its id, or nothing for an empty crypt.
    """
    ranked = sorted(kinds, key=lambda kind: (-kind.copies, -kind.capacity, str(kind.card)))
    return tuple(kind.card.id for kind in ranked[:1])


def habits(kinds: Sequence[Kind], keep: int = 1) -> dict[str, Policy]:
    """The habits that players have, by a short name, for a crypt.

    Args:
        kinds: the crypt; its star is :func:`star_of`.
        keep: pool that is never gone below.
    """
    star = star_of(kinds)
    return {
        "cheapest": Policy(keep=keep),
        "balanced": Policy(order=Order.BALANCED, keep=keep),
        "dearest": Policy(order=Order.DEAREST, keep=keep),
        "star": Policy(stars=star, keep=keep),
        "stuck": Policy(draw=Draw.STUCK, keep=keep),
        "search": Policy(stars=star, draw=Draw.STAR, keep=keep),
    }


HABITS = {
    "cheapest": "the cheapest first",
    "balanced": "the dearest that can be ready by turn 3 first",
    "dearest": "the dearest first",
    "star": "the star first, then the cheapest",
    "stuck": "the cheapest first; a crypt card is drawn when nothing else can be done",
    "search": "a crypt card is drawn as long as the star is missing; then the star first",
}
"""What each of :func:`habits` does, in words."""
