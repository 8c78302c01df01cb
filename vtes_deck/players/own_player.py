"""User-written players: their errors and wrong answers become errors with a name and a place."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from vtes_deck.engine.agents import Agent, Look
from vtes_deck.engine.state.decisions import Decision, Option
from vtes_deck.players.errors import FailedPlayerError, PlayerError

_LONGEST = 80
"""Maximum characters of a wrong answer that are shown."""


@dataclass(frozen=True)
class MakeOwnPlayer:
    """Makes user-written players.

    Attributes:
        name: the name under which the class was found.
        make: the class.
    """

    name: str
    make: Callable[[int], Agent]

    def __call__(self, seed: int) -> OwnPlayer:
        """A player of the class.

        Raises:
            FailedPlayerError: it cannot be made.
        """
        try:
            return OwnPlayer(self.name, self.make(seed))
        except Exception as error:  # user-written code can raise any error
            raise FailedPlayerError(self.name, _error_with_line(error)) from error


class OwnPlayer:
    """A user-written player whose choices are checked.

    Attributes:
        player: the player itself.
    """

    def __init__(self, name: str, player: Agent) -> None:
        self._name = name
        self.player = player

    @property
    def reason(self) -> str:
        """The reason that the player gives for its last choice; empty if it gives none."""
        found = getattr(self.player, "reason", "")
        return found if isinstance(found, str) else ""

    def choose(self, decision: Decision, look: Look) -> Option:
        """The choice of the player.

        Raises:
            FailedPlayerError: it fails, or its answer is not an option.
        """
        return checked_choice(self.player, self._name, decision, look)


def checked_choice(player: Agent, name: str, decision: Decision, look: Look) -> Option:
    """The choice of any player.

    Raises:
        FailedPlayerError: it fails, or its answer is not an option of the decision.
    """
    try:
        answer = player.choose(decision, look)
        known = answer in decision.options
    except PlayerError:
        raise
    except Exception as error:  # user-written code can raise any error
        raise FailedPlayerError(name, _error_with_line(error)) from error
    if not known:
        shown = _shown(answer)
        raise FailedPlayerError(name, f"its answer {shown} is not an option of the decision")
    return answer


def error_text(error: Exception) -> str:
    """The kind of an error and its words."""
    text = " ".join(str(error).split()).rstrip(".")
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _error_with_line(error: Exception) -> str:
    """An error with the line of the player's code that raised it."""
    frames = [one for one in traceback.extract_tb(error.__traceback__) if one.filename != __file__]
    if not frames:
        return error_text(error)
    return f"{error_text(error)} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"


def _shown(answer: object) -> str:
    try:
        text = repr(answer)
    except Exception:  # noqa: BLE001 - its code is user-written too
        text = type(answer).__name__
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
