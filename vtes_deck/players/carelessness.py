"""Strength of a player: the share of its random choices."""

from __future__ import annotations

import random
from typing import Final, Protocol

from vtes_deck.engine.agents import Look
from vtes_deck.engine.state.decisions import Decision, Option
from vtes_deck.players.advice import Advice, AdviceReason, Explanation

STRENGTHS: Final[dict[str, float]] = {
    "full strength": 0.0,
    "experienced": 0.1,
    "casual": 0.25,
    "beginner": 0.5,
}
"""The share of random choices of each strength, by its name."""


class ExplainingPlayer(Protocol):
    """A player that explains its choices."""

    def choose(self, decision: Decision, look: Look) -> Option:
        """The chosen option."""

    @property
    def explained(self) -> Explanation | None:
        """The explanation of the last choice."""


class CarelessPlayer:
    """A player that makes some choices at random and leaves the others to another player.

    Args:
        player: the other player.
        seed: the seed of the random choices.
        share: the probability of a random choice.
    """

    def __init__(self, player: ExplainingPlayer, seed: int, share: float) -> None:
        self._player = player
        self._random = random.Random(seed)
        self._share = share
        self._explained: Explanation | None = None

    def choose(self, decision: Decision, look: Look) -> Option:
        """A random option, or the choice of the other player."""
        careless = self._random.random() < self._share
        if not careless or len(decision.options) == 1:
            option = self._player.choose(decision, look)
            self._explained = self._player.explained
            return option
        option = self._random.choice(decision.options)
        self._explained = Explanation(Advice(option, 0.0, AdviceReason.CARELESS))
        return option

    @property
    def explained(self) -> Explanation | None:
        """The explanation of the last choice."""
        return self._explained

    @property
    def reason(self) -> str:
        """The explanation in a sentence; empty before the first choice."""
        return "" if self._explained is None else self._explained.reason


def of_strength(player: ExplainingPlayer, seed: int, strength: str) -> ExplainingPlayer:
    """A player with a strength, a key of :data:`STRENGTHS`."""
    share = STRENGTHS[strength]
    return CarelessPlayer(player, seed, share) if share else player
