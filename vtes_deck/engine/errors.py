"""The base class of the errors of this package, and the problems of a setup."""

from __future__ import annotations

from enum import StrEnum, auto
from typing import override


class EngineError(Exception):
    """The engine cannot do what was requested."""


class SetupProblem(StrEnum):
    """The reason why a game cannot start."""

    SEATS = auto()
    """GEN-01: the number of decks is not allowed (count)."""
    NO_CRYPT = auto()
    """DCK-01: no player has a crypt or a minion, so the game would never end."""
    POSITIONS = auto()
    """There are more starting positions than decks (count)."""


class GameSetupError(EngineError, ValueError):
    """A setup from which no game can start.

    Attributes:
        problem: the problem.
        count: the wrong number; 0 if the problem is not a number.
    """

    def __init__(self, problem: SetupProblem, count: int = 0) -> None:
        super().__init__(problem, count)
        self.problem = problem
        self.count = count

    @override
    def __str__(self) -> str:
        match self.problem:
            case SetupProblem.SEATS:
                return f"{self.count} decks: two to six can play (GEN-01)"
            case SetupProblem.NO_CRYPT:
                return "no player has a crypt (DCK-01): the game would never end"
            case SetupProblem.POSITIONS:
                return f"there are {self.count} starting positions, more than there are decks"
