"""The best possible line for a goal: the upper bound for all ways of spending transfers.

The method: only vampires that are ready at the end of turn N count. For this reason, only the
number of transfers until then matters, and which cards are known when they are spent. A crypt card
costs the four transfers of a whole turn, and knowing a card earlier is never worse than later.
Therefore, this order is optimal:

1. spend the transfers of the opening turns with fewer than four on the opening (they cannot draw);
2. while the goal cannot be reached with the present cards, draw, one turn for each card; 3. spend
all other transfers, with all cards known. This includes taking blood back to pool (INF-05).

The first step tries every way to place the counters, the second is a sum over the possible cards,
the third tries every set of vampires. Cards that are equivalent for the goal are merged, so the
crypt has a few types and every position is visited once.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import msgspec

from vtes_deck.stats.influence.crypt import SCARCE, CryptCopies
from vtes_deck.stats.influence.curve import TooManyStatesError
from vtes_deck.stats.influence.goal import Goal
from vtes_deck.stats.influence.policy import DRAW_POOL
from vtes_deck.stats.probability import Probability
from vtes_deck.stats.turns import (
    FULL_TRANSFERS,
    OPENING_CRYPT,
    PLAYERS,
    STARTING_POOL,
    transfers,
)

_MAX_POSITIONS = 20_000


class Type(msgspec.Struct, frozen=True):
    """The relevant facts of a crypt card. Kinds of the same type are interchangeable.

    Attributes:
        capacity: the counters that it needs.
        chosen: whether it is one of the chosen vampires.
        copies: the number of copies in the crypt.
        unique: whether two copies cannot both be ready.
        same: the number of its other versions in the crypt; 0 without any.
        clan: its clan, if scarce vampires of that clan are in the crypt.
        scarce: whether it costs more with others of its clan in play.
        junk: whether it cannot be part of the goal, so that it gets no counters.
    """

    capacity: int
    chosen: bool
    copies: int
    unique: bool
    same: int
    clan: str
    scarce: bool
    junk: bool = False


class Group(NamedTuple):
    """Copies of one kind in the uncontrolled region.

    A tuple, because positions are looked up many times.

    Attributes:
        type: the index of its type.
        counters: the counters on each copy, ascending.
    """

    type: int
    counters: tuple[int, ...]


type Position = tuple[Group, ...]
"""An uncontrolled region, sorted; kinds of the same type are not distinguished."""


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The circumstances.

    Attributes:
        turn: the turn by the end of whose influence phase the goal is required.
        seat: the place in the order of play, from 1.
        players: the number of Methuselahs at the table.
        pool: the pool at the start.
        keep: the minimum pool to keep, at least 1.
    """

    turn: int
    seat: int = 1
    players: int = PLAYERS
    pool: int = STARTING_POOL
    keep: int = 1


def best(kinds: tuple[CryptCopies, ...], goal: Goal, rules: Rules) -> Probability:
    """The greatest exact chance of ``goal`` for any line of play by transfers alone.

    Raises:
        TooManyStatesError: the crypt is so large that it would take too long.
    """
    return _Search(kinds, goal, rules).best()


class _Search:
    def __init__(self, kinds: tuple[CryptCopies, ...], goal: Goal, rules: Rules) -> None:
        self.goal, self.rules = goal, rules
        #: Each type, and the number of its kinds.
        self.types = tuple(Counter(_types(kinds, goal)).items())
        self.cards = sum(kind.copies for kind in kinds)
        self.opening = min(OPENING_CRYPT, self.cards)
        given = [transfers(t, rules.seat, rules.players) for t in range(1, rules.turn + 1)]
        self.early = sum(n for n in given if n < FULL_TRANSFERS)
        self.late = sum(n == FULL_TRANSFERS for n in given)
        left = self.cards - self.opening
        self.draws = min(self.late, left)
        #: Ways in which the cards can come after this number of draws.
        self.ways = [
            math.prod(range(left - self.draws + 1, left - drawn + 1))
            for drawn in range(self.draws + 1)
        ]
        # If there is enough pool, keeping a transfer is never better than spending it.
        most = self.early + self.late * FULL_TRANSFERS + SCARCE * self._scarce_pairs()
        self.rich = rules.pool - most - self.draws * DRAW_POOL >= rules.keep
        self.least = self._least()
        self.met = 0
        self.reached = cache(self._reached)
        self.value = cache(self._value)

    def _scarce_pairs(self) -> int:
        scarce = sum(kinds * one.copies for one, kinds in self.types if one.scarce)
        return scarce * min(self.cards, self.opening + self.late)

    def best(self) -> Probability:
        hits = 0
        for position, ways in self._openings().items():
            hits += ways * self._first(position)
        of = math.perm(self.cards, self.opening)
        return Probability(hits, of * self.ways[0])

    def _openings(self) -> dict[Position, int]:
        positions: dict[Position, int] = {(): 1}
        for _ in range(self.opening):
            found: dict[Position, int] = {}
            for position, ways in positions.items():
                for after, more in self._drawn(position):
                    found[after] = found.get(after, 0) + ways * more
            if len(found) > _MAX_POSITIONS:
                raise TooManyStatesError
            positions = found
        return positions

    def _drawn(self, position: Position) -> Iterator[tuple[Position, int]]:
        """The positions after the next card, and the number of cards for each."""
        there = Counter(group.type for group in position)
        for place, (one, kinds) in enumerate(self.types):
            new = (kinds - there[place]) * one.copies
            if new:
                yield _sorted((*position, Group(place, (0,)))), new
        for at, group in enumerate(position):
            more = self.types[group.type][0].copies - len(group.counters)
            if more:
                grown = Group(group.type, (0, *group.counters))
                yield _sorted((*position[:at], grown, *position[at + 1 :])), more

    def _first(self, position: Position) -> int:
        """Ways to reach the goal from an opening, with the best use of the early transfers."""
        # The best use would be to keep them until all cards are known, but the rules forbid this.
        most = self.value(position, 0, self.early)
        if not self.early or not most:
            return most
        found = 0
        for placed in self._placements(position):
            if self._spent(placed) <= self.rules.pool - self.rules.keep:
                found = max(found, self.value(placed, 0, 0))
            if found == most:
                break
        return found

    def _placements(self, position: Position) -> list[Position]:
        """Every way to put counters on the vampires of an opening, up to symmetry.

        Placements with many counters on one vampire come first: they are usually the best.
        """
        room = [self.types[group.type][0].capacity for group in position for _ in group.counters]
        counters = min(self.early, sum(room))
        found: dict[Position, int] = {}
        for spread in itertools.product(*(range(min(most, counters) + 1) for most in room)):
            if sum(spread) > counters or (self.rich and sum(spread) < counters):
                continue
            rest = iter(spread)
            groups = (
                Group(group.type, tuple(sorted(next(rest) for _ in group.counters)))
                for group in position
            )
            found[_sorted(tuple(groups))] = sum(n * n for n in spread)
        return sorted(found, key=lambda one: (-found[one], one))

    def _value(self, position: Position, drawn: int, saved: int) -> int:
        """The number of ways in which the cards can still come that reach the goal.

        Args:
            position: the uncontrolled region.
            drawn: crypt cards drawn by transfers so far.
            saved: the early transfers that are not yet spent.
        """
        self.met += 1
        if self.met > _MAX_POSITIONS:
            raise TooManyStatesError
        if self.reached(position, drawn, saved):
            return self.ways[drawn]
        pool = self.rules.pool - self._spent(position) - (drawn + 1) * DRAW_POOL
        left = (self.late - drawn - 1) * FULL_TRANSFERS + self.early
        if drawn == self.draws or pool < self.rules.keep or left < self.least:
            return 0
        return sum(
            more * self.value(after, drawn + 1, saved) for after, more in self._drawn(position)
        )

    def _least(self) -> int:
        """The minimum number of transfers for the goal with the best possible cards."""
        each = [
            one
            for one, kinds in self.types
            for _ in range(kinds * (1 if one.unique else one.copies))
        ]
        cheapest = sorted(one.capacity for one in each if not one.junk)
        chosen = sorted(one.capacity for one in each if one.chosen)
        return max(
            sum(cheapest[: self.goal.vampires]),
            sum(chosen[: self.goal.number]),
            self.goal.capacity,
        )

    def _spent(self, position: Position) -> int:
        return sum(sum(group.counters) for group in position)

    def _reached(self, position: Position, drawn: int, saved: int) -> bool:
        """Whether some set of these vampires fulfils the goal and can be ready in time."""
        transfers_left = (self.late - drawn) * FULL_TRANSFERS + saved
        pool_left = self.rules.pool - self._spent(position) - drawn * DRAW_POOL
        slots = [
            (one, counters)
            for group in position
            if not (one := self.types[group.type][0]).junk
            for counters in (group.counters[-1:] if one.unique else group.counters)
        ]
        on_all = self._spent(position)
        return any(
            self._wanted(chosen) and self._paid(chosen, transfers_left, pool_left, on_all)
            for number in range(len(slots) + 1)
            for chosen in itertools.combinations(slots, number)
        )

    def _wanted(self, chosen: tuple[tuple[Type, int], ...]) -> bool:
        shared = [one.same for one, _ in chosen if one.same]
        return (
            len(chosen) >= self.goal.vampires
            and sum(one.capacity for one, _ in chosen) >= self.goal.capacity
            and sum(one.chosen for one, _ in chosen) >= self.goal.number
            and len(shared) == len(set(shared))
        )

    def _paid(
        self, chosen: tuple[tuple[Type, int], ...], transfers_left: int, pool: int, on_all: int
    ) -> bool:
        need = sum(one.capacity - counters for one, counters in chosen)
        pool -= need + _surcharges([one for one, _ in chosen])
        # Two transfers move a counter from an unwanted vampire back to pool (INF-05).
        back = max(0, self.rules.keep - pool)
        elsewhere = on_all - sum(counters for _, counters in chosen)
        return back <= elsewhere and need + 2 * back <= transfers_left


def _types(kinds: tuple[CryptCopies, ...], goal: Goal) -> Iterator[Type]:
    versions = Counter(kind.same for kind in kinds if kind.same)
    clans = {kind.card.clan for kind in kinds if kind.scarce}
    only_chosen = not goal.vampires and not goal.capacity
    junk = 0
    for kind in kinds:
        if only_chosen and kind.card.id not in goal.chosen:
            junk += kind.copies
            continue
        yield Type(
            capacity=kind.capacity,
            chosen=kind.card.id in goal.chosen,
            copies=kind.copies,
            unique=bool(kind.same),
            same=kind.same if versions[kind.same] > 1 else 0,
            clan=kind.card.clan if kind.card.clan in clans else "",
            scarce=kind.scarce,
        )
    if junk:
        yield _junk(junk)


def _junk(copies: int) -> Type:
    """All cards that are useless for the goal, merged into one type."""
    return Type(
        capacity=0,
        chosen=False,
        copies=copies,
        unique=False,
        same=0,
        clan="",
        scarce=False,
        junk=True,
    )


def _sorted(groups: tuple[Group, ...]) -> Position:
    return tuple(sorted(groups))


def _surcharges(ready: list[Type]) -> int:
    """The least additional pool for scarce vampires: they come before others of their clan."""
    scarce = Counter(one.clan for one in ready if one.scarce)
    return SCARCE * sum(count * (count - 1) // 2 for count in scarce.values())
