"""Random numbers in named streams, identical on every machine.

Each purpose and seat has its own stream ("library of seat 2"), so a change of one deck does not
reshuffle the others. The state of a stream is one integer, which is copied with the table.
"""

from __future__ import annotations

import hashlib

_MASK = (1 << 64) - 1


def opening_state(seed: int, stream: str) -> int:
    """The initial state of a stream."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{stream}".encode()).digest()[:8], "big")


class RandomStreams:
    """The random streams of one game.

    The generator is SplitMix64 (Steele, Lea and Flood, 2014): sufficient for shuffling, and its 64
    bits of state make a fork cheap.
    """

    __slots__ = ("_seed", "_states")

    def __init__(self, seed: int, states: dict[str, int] | None = None) -> None:
        self._seed = seed
        self._states = states if states is not None else {}

    def __eq__(self, other: object) -> bool:
        """Whether both produce the same numbers from now on."""
        if not isinstance(other, RandomStreams):
            return NotImplemented
        return self._seed == other._seed and self._states == other._states

    __hash__ = None  # type: ignore[assignment] # it is mutable

    def copy(self) -> RandomStreams:
        """An independent copy in the same state."""
        return RandomStreams(self._seed, self._states.copy())

    def _next(self, stream: str) -> int:
        """The next 64 bits of a stream."""
        state = self._states.get(stream)
        if state is None:
            state = opening_state(self._seed, stream)
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        self._states[stream] = state
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, stream: str, bound: int) -> int:
        """A uniformly distributed number from 0 to ``bound`` - 1."""
        fair = (1 << 64) - (1 << 64) % bound
        while (number := self._next(stream)) >= fair:
            pass
        return number % bound

    def shuffle[T](self, stream: str, cards: list[T]) -> None:
        """Shuffles a list in place (Fisher-Yates)."""
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(stream, last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
