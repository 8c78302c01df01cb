"""A player that passes whenever it can, to measure how other players treat weak players."""

from __future__ import annotations

from vtes_deck.engine.agents import Look
from vtes_deck.engine.state.decisions import PASS, Decision, Option


class PassivePlayer:
    """Passes whenever it may; otherwise, takes the first option.

    Args of the constructor:
        seed: has no effect; every player receives one.
    """

    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, decision: Decision, look: Look) -> Option:
        """Passing, or the first option."""
        del look
        options = decision.options
        return next((option for option in options if option.verb is PASS), options[0])
