"""Procedures: rules as lists of steps, and the stack of procedures in progress.

A procedure is a part of a rulebook that takes time: a turn, a phase, an action. Its class lists its
``steps`` in the order of the rulebook. A step is a short method that changes the table, pushes
another procedure, or asks for a decision. The next step finds the answer in ``table.answer`` and a
finished procedure in ``table.returned``.

The stack is data: a procedure is a small value with immutable fields (numbers, strings, tuples,
frozensets), so a shallow copy of each procedure copies the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any, ClassVar, Protocol

import msgspec

type Step = Callable[[Any, Any], None]
"""A step: a method of a procedure that takes the table of its game."""


class Procedure(msgspec.Struct, kw_only=True, gc=False):
    """A part of the rules in progress.

    Attributes:
        steps: the steps of the class, in order.
        course: ``steps`` with ``None`` at the end, each with the index of the step after it.
        kinds: the class and its base classes; a membership test is much faster than ``isinstance``.
        step: the index of the next step.
    """

    steps: ClassVar[tuple[Step, ...]] = ()
    course: ClassVar[tuple[tuple[Step | None, int], ...]] = ((None, 0),)
    kinds: ClassVar[frozenset[type]] = frozenset()
    _numbers: ClassVar[dict[Step, int]] = {}

    step: int = 0

    def __init_subclass__(cls, **more: Any) -> None:  # noqa: ANN401 - the arguments of msgspec
        """Replace inherited steps by overriding methods."""
        super().__init_subclass__(**more)
        cls.steps = tuple(getattr(cls, step.__name__) for step in cls.steps)
        cls.course = tuple(zip((*cls.steps, None), count(1)))
        cls._numbers = {
            kind.__dict__[step.__name__]: number
            for number, step in enumerate(cls.steps)
            for kind in cls.__mro__
            if step.__name__ in kind.__dict__
        }
        cls.kinds = frozenset(cls.__mro__)

    def go_to(self, step: Step) -> None:
        """Continue with ``step`` instead of the next one."""
        self.step = self._numbers[step]

    def is_past(self, step: Step) -> bool:
        """Whether the procedure is beyond ``step``, or at a question after it."""
        return self.step > self._numbers[step]

    def finish(self) -> None:
        """Skip the remaining steps."""
        self.step = len(self.steps)

    def end_now(self, table: ProcedureStack) -> None:
        """End at once, as the last act of a step, without the remaining steps.

        It is on top of the stack, and another procedure is below it.
        """
        table.stack.pop()
        table.returned = self

    def broken_off(self, table: Any) -> None:  # noqa: ANN401 - of each game
        """Announce the end of a procedure whose remaining steps are dropped.

        It is still on the stack, without the procedures inside it.
        """

    def why_not(self, table: Any, option: Any) -> str | None:  # noqa: ANN401 - of each game
        """The rule that forbids ``option`` while this procedure asks, or ``None``."""
        del table, option
        return None


class ProcedureStack(Protocol):
    """The interface of a table for :func:`run`."""

    stack: list[Procedure]
    returned: Procedure | None

    @property
    def unsettled(self) -> bool:
        """Whether the last step may have immediate consequences."""

    @property
    def decision(self) -> object | None:
        """The current decision, or ``None``."""


def carry_on[T: ProcedureStack](table: T, below: int) -> None:
    """Run the procedures above the first ``below`` ones, until they end or a decision is needed.

    Immediate consequences are not applied; use it for a table on which an effect is tried.
    """
    stack = table.stack
    while len(stack) > below and table.decision is None:
        procedure = stack[-1]
        step, procedure.step = procedure.course[procedure.step]
        if step is None:
            stack.pop()
            table.returned = procedure
            continue
        step(procedure, table)


def run[T: ProcedureStack](table: T, settle: Callable[[T], None]) -> None:
    """Run until a decision is needed or the stack is empty.

    Only the last procedure empties the stack, by its end. A step that ends everything leaves it
    there and finishes it.

    Args:
        table: the table of a game.
        settle: called after a step that left the table unsettled; applies its immediate
            consequences.
    """
    stack = table.stack
    if not stack:
        return
    while True:
        procedure = stack[-1]
        step, procedure.step = procedure.course[procedure.step]
        if step is None:
            stack.pop()
            table.returned = procedure
            if stack:
                continue
            return
        step(procedure, table)
        if table.unsettled:
            settle(table)
        if table.decision is not None:
            return
