"""The influence curve of a crypt: it follows every opening turn by turn, or a sample of them."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from vtes_deck.stats.errors import StatsError
from vtes_deck.stats.influence.crypt import CryptCopies, openings
from vtes_deck.stats.influence.phase import Phase, State, drawn, kind_of, waiting
from vtes_deck.stats.influence.policy import Draw, Policy
from vtes_deck.stats.influence.sampling import counted
from vtes_deck.stats.probability import Probability
from vtes_deck.stats.turns import FULL_TRANSFERS, OPENING_CRYPT, PLAYERS, STARTING_POOL, transfers

TURNS = 6
"""The default number of turns."""

MAX_STATES = 40_000
"""The default maximum number of different states in one turn for an exact curve."""

GAMES = 100_000
"""The default number of games of a simulated curve."""

_MAX_OPENINGS = 100_000


class Conditions(msgspec.Struct, frozen=True, kw_only=True):
    """The parameters of a curve.

    Attributes:
        policy: the policy of spending transfers.
        seat: the place in the order of play, from 1.
        players: the number of Methuselahs at the table.
        turns: the number of the player's turns.
        pool: the pool at the start (SET-01).
    """

    policy: Policy = Policy()
    seat: int = 1
    players: int = PLAYERS
    turns: int = TURNS
    pool: int = STARTING_POOL


class CurveTurn(msgspec.Struct, frozen=True):
    """The situation of a player at the end of her influence phase.

    All mappings give weights with the sum ``of``: ways, or games of a sample.

    Attributes:
        turn: her turn, from 1.
        transfers: the transfers of the turn.
        of: the sum of the weights.
        sampled: the weights are simulated games.
        ready: the weights by the number of ready vampires.
        capacity: the weights by the total capacity of ready vampires.
        pool: the weights by the pool left.
        sets: the weights by the ready vampires, as sorted ids; the most frequent first.
    """

    turn: int
    transfers: int
    of: int
    sampled: bool
    ready: Mapping[int, int]
    capacity: Mapping[int, int]
    pool: Mapping[int, int]
    sets: Mapping[tuple[int, ...], int]

    def at_least(self, vampires: int) -> Probability:
        """Chance that this many vampires are ready."""
        return self._chance(sum(w for n, w in self.ready.items() if n >= vampires))

    def exactly(self, vampires: int) -> Probability:
        """Chance that exactly this many vampires are ready."""
        return self._chance(self.ready.get(vampires, 0))

    def out(self, card_id: int) -> Probability:
        """Chance that this vampire is ready."""
        return self.out_of((card_id,), 1)

    def out_of(self, chosen: Sequence[int], number: int) -> Probability:
        """Chance that at least ``number`` of the chosen vampires (ids) are ready."""
        wanted = set(chosen)
        hits = (w for ids, w in self.sets.items() if sum(i in wanted for i in ids) >= number)
        return self._chance(sum(hits))

    def _chance(self, hits: int) -> Probability:
        return Probability(hits, self.of, self.sampled)


class Curve(msgspec.Struct, frozen=True):
    """The influence curve of a crypt, turn by turn.

    Attributes:
        conditions: the conditions of the curve.
        turns: one entry for each turn.
        games: the number of simulated games; 0 if all cases were counted and the numbers are exact.
        seed: the seed of the simulation; 0 if exact.
    """

    conditions: Conditions
    turns: tuple[CurveTurn, ...]
    games: int = 0
    seed: int = 0

    @property
    def exact(self) -> bool:
        """Whether every way was followed."""
        return not self.games


def mean(weights: Mapping[int, int]) -> Fraction:
    """The mean of a mapping of :class:`CurveTurn`, from numbers to weights."""
    return Fraction(sum(n * w for n, w in weights.items()), sum(weights.values()) or 1)


class TooManyStatesError(StatsError):
    """There are too many ways to follow each of them; a simulation is needed."""


type Splitter = Callable[[int, Sequence[int]], Iterator[tuple[int, int]]]
"""Divides a weight among the kinds by their remaining copies; yields indexes and weights."""


def curve(
    kinds: tuple[CryptCopies, ...],
    conditions: Conditions,
    *,
    seed: int = 0,
    games: int = GAMES,
    most: int = MAX_STATES,
) -> Curve:
    """The influence curve: exact with at most ``most`` states in a turn, otherwise simulated.

    Args:
        kinds: the crypt.
        conditions: the conditions, such as seat and policy.
        seed: the seed of a simulation.
        games: the games of a simulation.
        most: the maximum number of states in one turn for an exact curve.
    """
    try:
        return exact(kinds, conditions, most=most)
    except TooManyStatesError:
        return simulated(kinds, conditions, seed=seed, games=games)


def exact(
    kinds: tuple[CryptCopies, ...], conditions: Conditions, *, most: int = MAX_STATES
) -> Curve:
    """The curve by following every opening and every crypt card that is drawn.

    Raises:
        TooManyStatesError: there are more than ``most`` different states in a turn.
    """
    copies = tuple(kind.copies for kind in kinds)
    size = sum(copies)
    if math.comb(len(kinds), OPENING_CRYPT) > most:
        raise TooManyStatesError
    later = size - min(OPENING_CRYPT, size)
    full = sum(
        transfers(turn, conditions.seat, conditions.players) == FULL_TRANSFERS
        for turn in range(1, conditions.turns + 1)
    )
    draws = min(later, full) if conditions.policy.draw is not Draw.NEVER else 0
    # Weights divide evenly by the cards left at each draw if they start as common multiples.
    scale = math.prod(range(later - draws + 1, later + 1))
    states: dict[State, int] = {}
    for places, ways in openings(copies):
        states[_start(conditions, places)] = ways * scale
        if len(states) > most:
            raise TooManyStatesError
    return Curve(conditions, tuple(_follow(kinds, conditions, states, _split_evenly, most)))


def simulated(
    kinds: tuple[CryptCopies, ...], conditions: Conditions, *, seed: int, games: int = GAMES
) -> Curve:
    """The curve of a sample of games. The same seed gives the same numbers everywhere.

    Games in the same state continue together and separate when a crypt card is drawn; each game
    draws independently.
    """
    chance = random.Random(f"influence {seed}")
    states = {
        _start(conditions, places): count
        for places, count in sample_openings(kinds, games, chance).items()
    }

    def split(weight: int, left: Sequence[int]) -> Iterator[tuple[int, int]]:
        return iter(counted(left, weight, chance).items())

    turns = tuple(_follow(kinds, conditions, states, split, None))
    return Curve(conditions, turns, games, seed)


def sample_openings(
    kinds: tuple[CryptCopies, ...], games: int, chance: random.Random
) -> dict[tuple[int, ...], int]:
    """The number of times each opening (places of kinds, ascending) is dealt in this many games."""
    copies = tuple(kind.copies for kind in kinds)
    size = sum(copies)
    drawn_cards = min(OPENING_CRYPT, size)
    if math.comb(size, drawn_cards) <= _MAX_OPENINGS:
        known = list(openings(copies))
        counts = counted([ways for _, ways in known], games, chance)
        return {known[at][0]: count for at, count in counts.items()}
    cards = [place for place, count in enumerate(copies) for _ in range(count)]
    dealt = Counter(tuple(sorted(chance.sample(cards, drawn_cards))) for _ in range(games))
    return dict(sorted(dealt.items()))


def _split_evenly(weight: int, left: Sequence[int]) -> Iterator[tuple[int, int]]:
    share = weight // sum(left)
    return ((place, share * copies) for place, copies in enumerate(left) if copies)


def _start(conditions: Conditions, places: Sequence[int]) -> State:
    return conditions.pool, tuple(map(waiting, places)), ()


def _follow(
    kinds: tuple[CryptCopies, ...],
    conditions: Conditions,
    states: dict[State, int],
    split: Splitter,
    most: int | None,
) -> Iterator[CurveTurn]:
    copies = [kind.copies for kind in kinds]
    for turn in range(1, conditions.turns + 1):
        phase = Phase(conditions.policy, kinds, turn, conditions.seat, conditions.players)
        found: dict[State, int] = {}
        for state, weight in states.items():
            after = phase.after(state)
            if after is not None:
                found[after] = found.get(after, 0) + weight
                continue
            for place, part in split(weight, _left(copies, state)):
                after = drawn(state, place)
                found[after] = found.get(after, 0) + part
        if most is not None and len(found) > most:
            raise TooManyStatesError
        states = found
        yield _turn(kinds, turn, phase.transfers, states, sampled=most is None)


def _left(copies: Sequence[int], state: State) -> list[int]:
    """Copies of each kind that are still in the crypt."""
    left = list(copies)
    _, region, ready = state
    for card in region:
        left[kind_of(card)] -= 1
    for place in ready:
        left[place] -= 1
    return left


def _turn(
    kinds: tuple[CryptCopies, ...],
    turn: int,
    had: int,
    states: Mapping[State, int],
    *,
    sampled: bool,
) -> CurveTurn:
    pool: dict[int, int] = {}
    sets: dict[tuple[int, ...], int] = {}
    for (left, _, out), weight in states.items():
        pool[left] = pool.get(left, 0) + weight
        sets[out] = sets.get(out, 0) + weight
    ready: Counter[int] = Counter()
    capacity: Counter[int] = Counter()
    for places, weight in sets.items():
        ready[len(places)] += weight
        capacity[sum(kinds[place].capacity for place in places)] += weight
    return CurveTurn(
        turn=turn,
        transfers=had,
        of=sum(pool.values()),
        sampled=sampled,
        ready=dict(sorted(ready.items())),
        capacity=dict(sorted(capacity.items())),
        pool=dict(sorted(pool.items())),
        sets={
            tuple(sorted(kinds[place].card.id for place in places)): weight
            for places, weight in sorted(sets.items(), key=_frequent_first)
        },
    )


def _frequent_first(pair: tuple[tuple[int, ...], int]) -> tuple[int, tuple[int, ...]]:
    return -pair[1], pair[0]
