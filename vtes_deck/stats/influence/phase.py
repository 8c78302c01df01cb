"""One influence phase of one policy: the result of each possible state of a player.

A curve follows tens of thousands of states, so they are plain tuples of numbers here, and values
that do not depend on the state are computed once for each phase.
"""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.stats.influence.crypt import SCARCE, CryptCopies
from vtes_deck.stats.influence.policy import DRAW_POOL, Draw, Order, Policy
from vtes_deck.stats.turns import FULL_TRANSFERS, transfers

BALANCED_TURN = 3
"""The turn by which a balanced player wants to have her first vampire."""

type State = tuple[int, tuple[int, ...], tuple[int, ...]]
"""A player between two turns: her pool, her uncontrolled region, and her ready vampires.

The uncontrolled region is sorted, with each card in the form of :func:`waiting`. The ready vampires
are the sorted indexes of their kinds.
"""

_COUNTERS = 64
"""More counters than any vampire needs."""


def waiting(kind: int, counters: int = 0) -> int:
    """A card in the uncontrolled region as a number: the index of its kind, and its counters."""
    return kind * _COUNTERS + counters


def kind_of(card: int) -> int:
    """The index of the kind of a card in the uncontrolled region."""
    return card // _COUNTERS


def drawn(state: State, kind: int) -> State:
    """The state after a crypt card of this kind was drawn."""
    pool, region, ready = state
    return pool - DRAW_POOL, tuple(sorted((*region, waiting(kind)))), ready


class Phase:
    """The influence phase of a turn.

    Args:
        policy: the policy of spending transfers.
        kinds: the crypt.
        turn: the player's turn, from 1.
        seat: her place in the order of play, from 1.
        players: Methuselahs at the table.
    """

    def __init__(
        self, policy: Policy, kinds: Sequence[CryptCopies], turn: int, seat: int, players: int
    ) -> None:
        self.transfers = transfers(turn, seat, players)
        self._policy = policy
        self._kinds = kinds
        self._keep = policy.keep
        self._capacity = [kind.capacity for kind in kinds]
        self._same = [kind.same for kind in kinds]
        self._scarce = [kind.scarce for kind in kinds]
        self._clan = [kind.card.clan for kind in kinds]
        self._size = sum(kind.copies for kind in kinds)
        self._stars = {at for at, kind in enumerate(kinds) if kind.card.id in policy.stars}
        self._may_draw = policy.draw is not Draw.NEVER and self.transfers == FULL_TRANSFERS
        self._wants_star = policy.draw is Draw.STAR and bool(self._stars)
        last = max(turn + 1, BALANCED_TURN)
        self._within = sum(transfers(one, seat, players) for one in range(turn, last + 1))
        self._orders: dict[int, tuple[int, int, int, int]] = {}

    def after(self, state: State) -> State | None:
        """Spend the transfers on the uncontrolled region.

        Returns:
            The state at the end of the phase; ``None`` if the policy draws a crypt card instead.
        """
        pool, region, ready = state
        may_draw = (
            self._may_draw
            and pool - DRAW_POOL >= self._keep
            and len(region) + len(ready) < self._size
        )
        if may_draw and self._wants_star and self._starless(region, ready):
            return None
        wanted = self._wanted(state)
        if may_draw and not wanted:
            return None
        return self._spend(state, wanted)

    def _starless(self, region: tuple[int, ...], ready: tuple[int, ...]) -> bool:
        """Whether every star is missing and one of them could still be influenced."""
        stars = self._stars
        if not stars.isdisjoint(ready) or not stars.isdisjoint(map(kind_of, region)):
            return False
        there = {self._same[place] for place in ready} - {0}
        return any(self._same[star] not in there for star in stars)

    def _wanted(self, state: State) -> list[int]:
        """The cards that may be influenced, the most wanted first."""
        pool, region, ready = state
        same, orders = self._same, self._orders
        there = {same[place] for place in ready}
        found: list[int] = []
        for card in region:
            kind, counters = divmod(card, _COUNTERS)
            if same[kind] and same[kind] in there:
                continue
            need = self._capacity[kind] - counters
            if self._scarce[kind]:
                need += self._surcharge(kind, ready)
            if pool - need >= self._keep:
                found.append(card)
                if card not in orders:
                    orders[card] = self._order(kind, counters)
        if len(found) > 1:
            found.sort(key=orders.__getitem__)
        return found

    def _spend(self, state: State, wanted: list[int]) -> State:
        pool, region, ready = state
        left, rest, out = self.transfers, list(region), list(ready)
        begun: set[int] = set()
        for card in wanted:
            if not left:
                break
            kind, counters = divmod(card, _COUNTERS)
            same = self._same[kind]
            if same and same in begun:
                continue
            need = self._capacity[kind] - counters
            more = self._surcharge(kind, out) if self._scarce[kind] else 0
            if pool - need - more < self._keep:
                continue
            begun.add(same)
            given = min(need, left)
            left -= given
            pool -= given
            rest.remove(card)
            if given == need:
                pool -= more
                out.append(kind)
            else:
                rest.append(card + given)
        rest.sort()
        out.sort()
        return pool, tuple(rest), tuple(out)

    def _surcharge(self, kind: int, ready: Sequence[int]) -> int:
        """TRT-07: a scarce vampire costs pool for each ready one of the clan."""
        clan = self._clan[kind]
        return SCARCE * sum(self._clan[place] == clan for place in ready)

    def _order(self, kind: int, counters: int) -> tuple[int, int, int, int]:
        """The sort key of the uncontrolled region; the least comes first."""
        stars, card = self._policy.stars, self._kinds[kind].card
        need = self._capacity[kind] - counters
        rank = stars.index(card.id) if card.id in stars else len(stars)
        if self._policy.order is Order.CHEAPEST:
            return (rank, 0, need, kind)
        if self._policy.order is Order.DEAREST:
            # A copy with counters is finished before another copy gets a counter.
            return (rank, -self._capacity[kind], need, kind)
        if counters:
            return (rank, 0, need, kind)
        if need <= self._within:
            return (rank, 1, -need, kind)
        return (rank, 2, need, kind)
