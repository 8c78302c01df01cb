"""What an answer is, in any game: a verb and what it is about.

The kinds of decision are a closed set of each game. What can be answered is open: every chapter of
the rules declares its :class:`Verb` values beside the code that carries them out, each with the
sentence that says it to people.
"""

from __future__ import annotations

import msgspec

NONE = -1
"""No card and no seat."""


class Verb(msgspec.Struct, frozen=True, gc=False):
    """What an option does.

    Attributes:
        name: short and unique; it stands in saved games.
        sentence: what it says to people. The fields of the option become names in it, and
            ``{n:vote}`` becomes "1 vote", "2 votes".
        forced: it must be done before its phase is over: there is no passing while it is offered.
        level: of a Discipline, in the place of ``{level}``.
    """

    name: str
    sentence: str
    forced: bool = False
    level: str = ""


class Answer(msgspec.Struct, frozen=True, gc=False):
    """One legal answer; a game adds what it can be about, with a default for each.

    Attributes:
        verb: what it does.
    """

    verb: Verb

    def key(self) -> str:
        """The answer as it stands in a saved game: ``transfer card=12 n=1``."""
        names = self.__struct_fields__[1:]
        values = ((name, getattr(self, name)) for name in names)
        facts = [
            f"{name}={value}"
            for (name, value), nothing in zip(values, self.__struct_defaults__, strict=True)
            if value != nothing
        ]
        return " ".join([self.verb.name, *facts])


PASS = Verb("pass", "Do nothing more.")
"""Going on without doing anything; a decision whose only option it is, is not asked."""

YES = Verb("yes", "Yes.")
NO = Verb("no", "No.")
