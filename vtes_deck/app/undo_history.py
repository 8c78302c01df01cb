"""Undo and redo with labelled snapshots of frozen values.

Snapshots share their common parts, so hundreds of decks need little memory. Each step holds the
whole value, so undo always restores everything.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

MAX_STEPS = 500
"""The maximum number of steps; older ones are deleted."""

MERGE_SECONDS = 1.5
"""Repeats that follow each other within this time become one step."""


class HistoryEntry[T](msgspec.Struct, frozen=True):
    """One entry of a history.

    Attributes:
        value: the state after the step.
        label: the name of the step, in the player's words.
        merge: steps with the same key may become one; empty for a step that stays separate.
        when: the time on the history's clock, in seconds.
    """

    value: T
    label: str
    merge: str = ""
    when: float = 0.0


class History[T]:
    """States in order, one of them current.

    Attributes:
        steps: the states, oldest first; the first one is the initial state.
        position: index of the current state.
    """

    def __init__(self, value: T, label: str, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.steps: list[HistoryEntry[T]] = [HistoryEntry(value, label, when=clock())]
        self.position = 0

    @property
    def value(self) -> T:
        """The current state."""
        return self.steps[self.position].value

    @property
    def undo_label(self) -> str | None:
        """The name of the change that undo reverts, or ``None`` at the beginning."""
        return self.steps[self.position].label if self.position else None

    @property
    def redo_label(self) -> str | None:
        """The name of the change that redo repeats, or ``None`` at the end."""
        if self.position + 1 < len(self.steps):
            return self.steps[self.position + 1].label
        return None

    def push(
        self,
        value: T,
        label: Callable[[T, T], str] | str,
        merge: str = "",
        within: float = MERGE_SECONDS,
    ) -> str:
        """Add a state; steps that were undone are deleted.

        Args:
            value: the new state.
            label: the name of the step, or a function of the states before and after that returns
                it, so that the label of a merged step gives the total change.
            merge: quick repeats with the same key become one step.
            within: the longest time between repeats, in seconds.

        Returns:
            The label of the step.
        """
        now = self._clock()
        last = self.steps[self.position]
        del self.steps[self.position + 1 :]
        merging = bool(
            merge and self.position and last.merge == merge and now - last.when <= within
        )
        before = self.steps[self.position - 1].value if merging else last.value
        if merging:
            self.steps.pop()
        text = label if isinstance(label, str) else label(before, value)
        if merging and value == before:
            # The merged changes cancel out, so there is no step.
            self.position -= 1
            return text
        self.steps.append(HistoryEntry(value, text, merge, now))
        if len(self.steps) > MAX_STEPS:
            del self.steps[: len(self.steps) - MAX_STEPS]
        self.position = len(self.steps) - 1
        return text

    def map(self, change: Callable[[T], T]) -> None:
        """Replace every state by the result of ``change``; labels and position stay."""
        self.steps = [
            msgspec.structs.replace(step, value=change(step.value)) for step in self.steps
        ]

    def seal(self) -> None:
        """Do not merge the next step with the last one, even if it follows quickly."""
        step = self.steps[self.position]
        self.steps[self.position] = msgspec.structs.replace(step, merge="")

    def go_to(self, position: int) -> bool:
        """Go to the state at ``position``; false if it is the current one or does not exist."""
        if position == self.position or not 0 <= position < len(self.steps):
            return False
        self.position = position
        return True
