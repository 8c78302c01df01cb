"""Agents: who answers the decisions of a seat."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol

from vtes_deck.engine.decisions import Decision, Option
from vtes_deck.engine.game import Game
from vtes_deck.engine.observation import Observation, observe


class Agent(Protocol):
    """Chooses one of the offered options, from what its seat can see."""

    def choose(self, decision: Decision, look: Callable[[], Observation]) -> Option:
        """An option of ``decision``; ``look()`` gives what the seat sees."""
        ...


class RandomAgent:
    """Chooses any option; all are equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, decision: Decision, look: Callable[[], Observation]) -> Option:
        """Any of the options."""
        del look
        return decision.options[int(self._random.random() * len(decision.options))]


def play(game: Game, agents: Sequence[Agent], most: int = 100_000) -> int:
    """Lets agents, one for each seat, play a game to its end; says how many decisions it took.

    Args:
        game: the game, changed.
        agents: one for each seat.
        most: give up after so many decisions.
    """
    taken = 0
    while (decision := game.decision) is not None and taken < most:
        seat = decision.seat

        def look(seat: int = seat) -> Observation:
            return observe(game.table, seat)

        game.apply(agents[seat].choose(decision, look))
        taken += 1
    return taken
