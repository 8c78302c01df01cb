"""A game in progress: decide, apply, undo.

A game is determined by its setup, its seed and its inputs. Only :meth:`Playthrough.apply` changes
it.
"""

from __future__ import annotations

from typing import Any, Protocol, Self, override

from vtes_deck.kernel.decisions import Answer
from vtes_deck.kernel.errors import KernelError
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.kernel.verdict import LEGAL, UNKNOWN, Forbidden, Verdict

CHECKPOINT_EVERY = 64
"""The number of inputs between two checkpoints for undo.

An undo answers fewer decisions again, which takes a few milliseconds; each copy of a table adds to
the time of every decision.
"""


class IllegalOptionError(KernelError, ValueError):
    """An option that is not among those of the decision.

    Attributes:
        option: the key of the option (:meth:`vtes_deck.kernel.decisions.Answer.key`).
        verdict: the reason why it is not legal; never :class:`~vtes_deck.kernel.verdict.Legal`.
    """

    def __init__(self, option: object, verdict: Verdict) -> None:
        super().__init__(option, verdict)
        self.option = option
        self.verdict = verdict

    @override
    def __str__(self) -> str:
        match self.verdict:
            case Forbidden(rule):
                return f"{self.option}: forbidden by {rule}"
            case _:
                return f"{self.option}: not offered now"


class PlayedTable(Protocol):
    """The interface of a table.

    Attributes:
        log: the events so far.
        stack: the procedures in progress, innermost last.
        decision: the current decision; ``None`` when the game is over.
        answer: the last answer.
    """

    log: list[Any]
    stack: list[Procedure]
    decision: Any
    answer: Any

    def copy(self, *, log: bool = True) -> Self:
        """An independent copy; ``log=False`` starts a new log."""


class Playthrough[T: PlayedTable, O: Answer]:
    """A game in progress: its table, its inputs, and the data for undo.

    Attributes:
        table: the current state. Only the rules change it; all other code reads it.
        inputs: the options applied so far.
        undoable: whether undo is possible.
        checkpoints: number of inputs, length of the log, and table, for undo.
    """

    __slots__ = ("checkpoints", "inputs", "table", "undoable")

    def __init__(self, table: T) -> None:
        self.table = table
        self.undoable = True
        self.inputs: list[O] = []
        self.checkpoints: list[tuple[int, int, T]] = []

    def apply(self, option: O) -> None:
        """Answer the current decision; the only method that changes the game.

        Raises:
            IllegalOptionError: the option is not offered; the error names the rule, if known.
        """
        table = self.table
        decision = table.decision
        if decision is None or option not in decision.options:
            raise IllegalOptionError(option.key(), self.why_not(option))
        if self.undoable and len(self.inputs) % CHECKPOINT_EVERY == 0:
            kept = table.copy(log=False)
            self.checkpoints.append((len(self.inputs), len(table.log), kept))
        self.inputs.append(option)
        table.decision = None
        table.answer = option
        self.play_on()

    def play_on(self) -> None:
        """Run until the next decision or the end of the game."""
        raise NotImplementedError

    def undo(self, count: int = 1) -> None:
        """Undo the last answers.

        Raises:
            ValueError: there are fewer answers, or undo is not possible.
        """
        if not self.undoable:
            raise ValueError("the data for undo were not kept")
        target = len(self.inputs) - count
        if target < 0:
            raise ValueError(f"only {len(self.inputs)} answers were given")
        while len(self.checkpoints) > 1 and self.checkpoints[-1][0] > target:
            self.checkpoints.pop()
        if count == 0:
            return
        number, log_length, kept = self.checkpoints[-1]
        replay = self.inputs[number:target]
        table = kept.copy(log=False)
        table.log = self.table.log[:log_length]
        self.table = table
        del self.inputs[target:]
        if number == target:
            self.checkpoints.pop()
        for option in replay:
            table.decision = None
            table.answer = option
            self.play_on()

    def fork(self) -> Self:
        """An independent game that continues from here."""
        twin = object.__new__(type(self))
        twin.table = self.table.copy()
        twin.undoable = self.undoable
        twin.inputs = self.inputs.copy()
        twin.checkpoints = self.checkpoints.copy()
        return twin

    def why_not(self, option: O) -> Verdict:
        """Whether an option is legal now; if not, the rule that forbids it, if known."""
        table = self.table
        if table.decision is None:
            return UNKNOWN
        if option in table.decision.options:
            return LEGAL
        for procedure in reversed(table.stack):
            rule = procedure.why_not(table, option)
            if rule is not None:
                return Forbidden(rule)
        return UNKNOWN
