"""Random numbers in named streams, identical on every machine.

Each purpose and seat has its own stream ("library of seat 2"), so a change of one deck does not
reshuffle the others. The state of a stream is one integer, which is copied with the table.
"""

from __future__ import annotations

import hashlib

_ALL = 1 << 64
_MASK = _ALL - 1
_STEP = 0x9E3779B97F4A7C15


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

    def _state(self, stream: str) -> int:
        """The current state of a stream."""
        state = self._states.get(stream)
        return opening_state(self._seed, stream) if state is None else state

    def below(self, stream: str, bound: int) -> int:
        """A uniformly distributed number from 0 to ``bound`` - 1."""
        state, fair = self._state(stream), _ALL - _ALL % bound
        while True:
            state = (state + _STEP) & _MASK
            number = _mixed(state)
            if number < fair:
                self._states[stream] = state
                return number % bound

    def draw(self, stream: str, count: int) -> list[int]:
        """Numbers of 64 bits, uniformly distributed: those of :meth:`below` without a bound."""
        first = self._state(stream)
        states = [(first + number * _STEP) & _MASK for number in range(1, count + 1)]
        if states:
            self._states[stream] = states[-1]
        return list(map(_mixed, states))

    def shuffle[T](self, stream: str, cards: list[T]) -> None:
        """Shuffle a list in place (Fisher-Yates), with the numbers of :meth:`below`."""
        if len(cards) < 2:
            return
        state, surely_fair = self._state(stream), _ALL - len(cards)
        for last in range(len(cards) - 1, 0, -1):
            count = last + 1
            state = (state + _STEP) & _MASK
            number = _mixed(state)
            while number >= surely_fair and number >= _ALL - _ALL % count:
                state = (state + _STEP) & _MASK
                number = _mixed(state)
            chosen = number % count
            cards[last], cards[chosen] = cards[chosen], cards[last]
        self._states[stream] = state


def _mixed(state: int) -> int:
    """The 64 bits that a state gives."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
    return state ^ (state >> 31)
