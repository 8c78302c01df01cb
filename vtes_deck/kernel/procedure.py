"""Procedures: the rules as lists of steps, and the stack of those under way.

A procedure is one piece of a rulebook that takes time: a turn, a phase, an action. Its class lists
its ``steps`` in the order of the rulebook; a step is a short method that changes the table, pushes
another procedure, or asks a decision. The answer is there (``table.answer``) when the next step
begins; what a pushed procedure found out is there (``table.returned``) when it is over.

The stack is data: a procedure is a small value whose fields are immutable (numbers, strings,
tuples, frozensets), so a table under way is copied by copying them one level deep.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

import msgspec

type Step = Callable[[Any, Any], None]
"""A step: a method of its procedure that takes the table of its game."""


class Procedure(msgspec.Struct, kw_only=True, gc=False):
    """A piece of the rules under way.

    Attributes:
        steps: the steps in order, of the class.
        kinds: the class and those that it is derived from: asking it is much quicker than
            ``isinstance``, which is slow for what a value is not.
        step: the number of the step that comes next.
    """

    steps: ClassVar[tuple[Step, ...]] = ()
    kinds: ClassVar[frozenset[type]] = frozenset()
    _numbers: ClassVar[dict[str, int]] = {}

    step: int = 0

    def __init_subclass__(cls, **more: Any) -> None:  # noqa: ANN401 - msgspec's own
        """A step that a subclass writes anew takes the place of the one that it inherits."""
        super().__init_subclass__(**more)
        cls.steps = tuple(getattr(cls, step.__name__) for step in cls.steps)
        cls._numbers = {step.__name__: number for number, step in enumerate(cls.steps)}
        cls.kinds = frozenset(cls.__mro__)

    def go_to(self, step: Step) -> None:
        """Goes on with ``step`` instead of the one that would follow."""
        self.step = self._numbers[step.__name__]

    def finish(self) -> None:
        """Nothing more of this procedure."""
        self.step = len(self.steps)

    def why_not(self, table: Any, option: Any) -> str | None:  # noqa: ANN401 - of each game
        """The rule that forbids ``option`` while this procedure asks, or ``None``."""
        del table, option
        return None


class ProcedureStack(Protocol):
    """What :func:`run` needs of a table."""

    stack: list[Procedure]
    returned: Procedure | None

    @property
    def decision(self) -> object | None:
        """What is asked, if anything is."""


def run[T: ProcedureStack](table: T, settle: Callable[[T], None]) -> None:
    """Plays on until a decision is needed or the stack is empty.

    Args:
        table: the table of a game.
        settle: does what follows at once from a step; called after each.
    """
    stack = table.stack
    while stack:
        procedure = stack[-1]
        steps = procedure.steps
        number = procedure.step
        if number >= len(steps):
            stack.pop()
            table.returned = procedure
            continue
        procedure.step = number + 1
        steps[number](procedure, table)
        settle(table)
        if table.decision is not None:
            return
