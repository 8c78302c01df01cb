"""Procedures: the rules as lists of steps, and the stack of those under way.

A procedure is one piece of the rulebook that takes time: a turn, a phase, an action, a block
attempt, a round of combat. Its class lists its ``steps`` in the order of the rulebook; a step is a
short method that changes the table, pushes another procedure, or asks a decision. The answer is
there (``table.answer``) when the next step begins; what a pushed procedure found out is there
(``table.returned``) when it is over.

The stack is data: a procedure is a small value whose fields are immutable (numbers, strings,
tuples, frozensets), so a table under way is copied by copying them one level deep.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

if TYPE_CHECKING:
    from vtes_deck.engine.decisions import Option
    from vtes_deck.engine.table import Table

type Step = Callable[[Any, Table], None]
"""A step: a method of its procedure (``Any``, as each takes its own class as ``self``)."""


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

    def why_not(self, table: Table, option: Option) -> str | None:
        """The rule that forbids ``option`` while this procedure asks, or ``None`` if unknown."""
        del table, option
        return None


def run(table: Table) -> None:
    """Plays on until a decision is needed or the game is over."""
    if table.hands_to_check:
        settle(table)
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
        if table.pools_to_check or table.hands_to_check:
            settle(table)
        if table.decision is not None:
            return


def settle(table: Table) -> None:
    """What follows at once from a step: Methuselahs without pool are ousted, hands follow sizes."""
    from vtes_deck.engine.hand import follow
    from vtes_deck.engine.ousting import check_pools

    if table.pools_to_check:
        check_pools(table)
    if table.hands_to_check:
        follow(table)
