"""Errors of the goldfish as values.

:mod:`vtes_deck.app.goldfish_errors` turns them into words.
"""

from __future__ import annotations

from enum import StrEnum, auto
from typing import override


class SimulationProblem(StrEnum):
    """The kind of error, with its fields in parentheses."""

    EDITION = auto()
    """There is no such edition (name, known)."""
    SEAT = auto()
    """There is no such seat (seat, most)."""
    TURNS = auto()
    """Too few or too many turns (turns, most)."""
    NO_CRYPT = auto()
    """The deck has no crypt."""
    FEW_LIBRARY_CARDS = auto()
    """The deck has too few library cards (count)."""
    MANY_CARDS = auto()
    """The deck has too many cards (most)."""
    NOT_CRYPT = auto()
    """A card of the crypt is not a crypt card (id)."""
    NOT_LIBRARY = auto()
    """A card of the library is not a library card (id)."""
    POOL = auto()
    """The pool of opponents is out of bounds (number, least, most)."""
    BLOCKERS = auto()
    """The number of blockers is out of bounds (number, least, most)."""
    INTERCEPT = auto()
    """The intercept of blockers is out of bounds (number, least, most)."""
    BLEED = auto()
    """The bleed of opponents is out of bounds (number, least, most)."""
    FEW_VAMPIRES = auto()
    """There are too few vampires for opponents (found, wanted)."""
    GAME_NUMBER = auto()
    """A game has a number below 0 (number)."""
    ENDLESS = auto()
    """A game does not end (number)."""
    ANSWER = auto()
    """An answer in a replayed game is not legal (number, key)."""
    NO_GAME = auto()
    """No game was played."""
    GAME_FAILED = auto()
    """A game failed with an error (number, error, setup)."""
    NOT_READY = auto()
    """A worker process could not be prepared (error)."""
    KILLED = auto()
    """A worker process was killed (signal; first and last game, if it was playing)."""
    DIED = auto()
    """A worker process ended unexpectedly (status; first and last game, if it was playing)."""
    MEASURE = auto()
    """There is no such measure (name, known)."""


class SimError(Exception):
    """The base class of the errors of this package."""


class ClusterError(SimError):
    """Other machines cannot do the work; the message contains the reason."""


class ProblemError(SimError):
    """A request that the goldfish cannot carry out.

    Attributes:
        problem: the problem.
        fields: its values, by name.
    """

    def __init__(self, problem: SimulationProblem, /, **fields: object) -> None:
        super().__init__(problem)
        self.problem = problem
        self.fields = fields

    @override
    def __str__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"{self.problem} ({values})" if values else str(self.problem)


class GoldfishError(ProblemError, ValueError):
    """A setup, or a game of it, that cannot be played."""


class UnknownMeasureError(ProblemError, LookupError):
    """There is no measure of this name."""


class WorkerDiedError(ProblemError):
    """A worker process ended unexpectedly or never started."""
