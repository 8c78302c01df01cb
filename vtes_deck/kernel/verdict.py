"""Whether an option is legal: yes, no because of a rule, or unknown.

>>> verdict = Forbidden("INF-06")
>>> match verdict:
...     case Legal():
...         print("legal")
...     case Forbidden(rule):
...         print(f"forbidden by {rule}")
...     case Unknown():
...         print("not offered; the rule is not known")
forbidden by INF-06
"""

from __future__ import annotations

import msgspec


class Legal(msgspec.Struct, frozen=True):
    """The option is one of those that the decision offers."""


class Forbidden(msgspec.Struct, frozen=True):
    """A rule forbids the option.

    Attributes:
        rule: its id in the catalogue of the game, e.g. ``INF-06``.
    """

    rule: str


class Unknown(msgspec.Struct, frozen=True):
    """The option is not offered, and no procedure in progress names a rule that forbids it.

    Most such options belong to a different decision.
    """


type Verdict = Legal | Forbidden | Unknown

LEGAL = Legal()
UNKNOWN = Unknown()
