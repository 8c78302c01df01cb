"""The common part of query keywords for cards and for winning decks."""

from __future__ import annotations

from abc import ABC
from enum import StrEnum
from typing import ClassVar

from cardbase.search.query import Op


class ValueKind(StrEnum):
    """The kind of value of a keyword; a panel chooses its widget by this."""

    CHOICE = "choice"
    NUMBER = "number"
    TEXT = "text"
    DATE = "date"


class Keyword(ABC):
    """A keyword with its operators and its explanation.

    Attributes:
        key: the keyword in canonical text.
        aliases: other keywords with the same meaning.
        label: its name in a panel.
        help: a sentence or two for the player.
        examples: valid queries.
        kind: see :class:`ValueKind`.
        ops: the accepted operators; the first is written if several mean the same.
    """

    key: ClassVar[str]
    aliases: ClassVar[tuple[str, ...]] = ()
    label: ClassVar[str]
    help: ClassVar[str]
    examples: ClassVar[tuple[str, ...]]
    kind: ClassVar[ValueKind]
    ops: ClassVar[tuple[Op, ...]] = (Op.HAS,)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.key}>"

    @property
    def keyword(self) -> str:
        """The key."""
        return self.key

    @property
    def operators(self) -> tuple[Op, ...]:
        """The operators."""
        return self.ops
