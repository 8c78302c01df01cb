"""Errors of players."""

from __future__ import annotations

from typing import override


class PlayerError(Exception):
    """A player cannot be found or created, or cannot choose."""


class UnknownPlayerError(PlayerError, ValueError):
    """No player has this name.

    Attributes:
        name: the name.
        known: the names of the built-in players.
    """

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    @override
    def __str__(self) -> str:
        return (
            f"Unknown player {self.name!r}: choose from {', '.join(self.known)}, "
            "or name a class of your own as FILE.py:CLASS or MODULE:CLASS."
        )


class FaultyPlayerError(PlayerError):
    """An error of one player.

    Attributes:
        name: its name.
        reason: the error, and where it happened.
    """

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name = name
        self.reason = reason


class UnusablePlayerError(FaultyPlayerError, ValueError):
    """A user-written player cannot be used."""

    @override
    def __str__(self) -> str:
        return f"The player {self.name} cannot be used: {self.reason}."


class FailedPlayerError(FaultyPlayerError):
    """A player has failed while it was created or during a game."""

    @override
    def __str__(self) -> str:
        return f"The player {self.name} failed: {self.reason}."
