"""Errors in a table of priorities as values."""

from __future__ import annotations

from collections.abc import Iterable
from typing import override

from cardbase.errors import MessageError
from cardbase.message import Message, Sentence, Translate, english
from vtes_deck.language import mark
from vtes_deck.sim.errors import SimError


class LineProblem(Sentence):
    """An error in a line of a table of priorities."""

    TOO_LONG = mark("the table is longer than {most} characters")
    TOO_MANY_RULES = mark("there are more than {most} rules")
    COLUMNS = mark(
        "{wanted} columns are needed (moment | what | when | which first | priority); "
        "there are {found}"
    )
    MOMENT = mark("{word} is not a moment; possible: {known}")
    PRIORITY = mark("{word} is not a priority; write a number from -{most} to {most}")
    NO_SUBJECT = mark("the second column is empty; write what to do")
    SUBJECT = mark("{text} names no card")
    NO_ACTIVITY = mark("write a verb after the colon, such as verb:bleed")
    KIND = mark("{word} is not a {kind}; possible: {known}")
    FACT = mark("{word} is not a fact; possible: {known}")
    TOO_MANY_COMPARISONS = mark("a condition has at most {most} parts")
    COMPARISON = mark("{text} is not a comparison such as 'pool < 12' or 'blood >= thirst + 1'")
    TOO_MANY_PREFERENCES = mark("a rule has at most {most} preferences")
    PREFERENCE = mark("{text} is not a preference such as 'most blood' or 'least capacity'")


_LINE = mark("Line {line}: {error}")


class LineError(MessageError, SimError, ValueError):
    """A line of a table that cannot be read."""


class PolicyError(SimError, ValueError):
    """A table that cannot be read.

    Attributes:
        errors: pairs of the number of a line, from 1, and its error.
    """

    def __init__(self, errors: Iterable[tuple[int, Message]]) -> None:
        self.errors = tuple(errors)
        super().__init__(self.errors)

    def render(self, translate: Translate = english) -> str:
        """The errors, one on each line, with the numbers of their lines."""
        lines = (Message(_LINE, line=line, error=what) for line, what in self.errors)
        return "\n".join(line.render(translate) for line in lines)

    @override
    def __str__(self) -> str:
        return self.render()
