"""The answers to decisions, in any game: a verb with its arguments.

Each game has a closed set of decision kinds. Verbs are open: each chapter of the rules declares its
:class:`Verb` values next to the code that executes them, each with its sentence.
"""

from __future__ import annotations

import msgspec

NONE = -1
"""No card and no seat."""


class Verb(msgspec.Struct, frozen=True, gc=False):
    """The kind of an option.

    Attributes:
        name: short and unique; part of saved games.
        sentence: the text for players. Fields of the option are inserted as names, and
            ``{n:vote}`` becomes "1 vote", "2 votes".
        forced: it is mandatory before its phase ends, so passing is not offered with it.
        level: the level of a Discipline, for ``{level}``.
        chosen: the choice as a noun, such as "{n:point} to {seat}.", for sentences that list what
            was chosen; empty if the sentence is used there too.
    """

    name: str
    sentence: str
    forced: bool = False
    level: str = ""
    chosen: str = ""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """A legal answer; each game adds arguments with default values.

    Attributes:
        verb: the kind of the answer.
    """

    verb: Verb

    def key(self) -> str:
        """The answer as text in a saved game: ``transfer card=12 n=1``."""
        names = self.__struct_fields__[1:]
        values = ((name, getattr(self, name)) for name in names)
        facts = [
            f"{name}={value}"
            for (name, value), nothing in zip(values, self.__struct_defaults__, strict=True)
            if value != nothing
        ]
        return " ".join([self.verb.name, *facts])


PASS = Verb("pass", "Do nothing more.")
"""To do nothing more. A decision with only this option is skipped."""

YES = Verb("yes", "Yes.")
NO = Verb("no", "No.")
