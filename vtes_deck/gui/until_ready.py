"""Commands that the player gives while the cards are being read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial


class UntilReady:
    """Postpones commands until the cards are read; of several, only the last is carried out."""

    def __init__(self) -> None:
        self._ready = False
        self._waiting: Callable[[], object] | None = None

    def __call__(self, command: Callable[[], object]) -> Callable[[], None]:
        """A function that carries out a command, now or as soon as the cards are read."""
        return partial(self._carry_out, command)

    def _carry_out(self, command: Callable[[], object]) -> None:
        if self._ready:
            command()
        else:
            self._waiting = command

    def end(self) -> None:
        """The cards are read: carry out the command that waits."""
        self._ready = True
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting()
