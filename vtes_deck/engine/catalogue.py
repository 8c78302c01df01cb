"""The catalogue of rules: their statements in each edition, and the places that enforce them.

The data are in ``resources/rules``; this module reads their text and does not open files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable

import msgspec

from vtes_deck.kernel import coverage as kernel_coverage
from vtes_deck.kernel.coverage import Numbering, State, marks

__all__ = [
    "NUMBERING",
    "RULE_NUMBER",
    "SILENT",
    "CatalogueRule",
    "Chapter",
    "State",
    "coverage",
    "docstrings",
    "marks",
    "numbers_in",
    "read_not_enforced",
    "read_rules",
    "with_editions",
]

NUMBERING = Numbering.of("[A-Z]{3}")
"""The form of rule ids in docstrings and in the marks of tests: ``INF-03``."""

RULE_NUMBER = NUMBERING.one

SILENT = "silent"
"""The entry of the catalogue for an edition without the rule."""

_DECLARATIONS = "Constants and switches of an edition"


class CatalogueRule(msgspec.Struct, frozen=True):
    """A rule of the catalogue.

    Attributes:
        id: e.g. ``INF-03``.
        statement: the rule, in the words of the current edition.
        editions: by the name of an edition, "same", "absent", "silent", or the difference in words.
    """

    id: str
    statement: str
    editions: dict[str, str]

    def edition(self, name: str) -> str:
        """The words of an edition; an edition that is not in the catalogue is silent."""
        return self.editions.get(name, SILENT)

    @property
    def texts(self) -> tuple[str, ...]:
        """All texts about the rule, for searching."""
        return self.id, self.statement, *self.editions.values()


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the catalogue."""

    title: str
    rule: tuple[CatalogueRule, ...]


class _NotEnforced(msgspec.Struct):
    rules: dict[str, str]


def read_rules(text: str) -> tuple[Chapter, ...]:
    """The chapters of ``rules.toml``."""
    chapters = tomllib.loads(text)["chapter"]
    for chapter in chapters:
        chapter["rule"] = [with_editions(rule, CatalogueRule) for rule in chapter["rule"]]
    return msgspec.convert(chapters, tuple[Chapter, ...])


def with_editions(row: dict[str, str], kind: type[msgspec.Struct]) -> dict[str, object]:
    """Move the columns of a row that are not fields of ``kind`` into its ``editions``."""
    fields = {field.name for field in msgspec.structs.fields(kind)}
    own: dict[str, object] = {key: value for key, value in row.items() if key in fields}
    return own | {"editions": {key: value for key, value in row.items() if key not in fields}}


def read_not_enforced(text: str) -> dict[str, str]:
    """The reasons of ``not_enforced.toml``, by rule."""
    return msgspec.convert(tomllib.loads(text), _NotEnforced).rules


def numbers_in(texts: Iterable[str]) -> set[str]:
    """The rules that the texts name; "INF-03 to INF-05" includes the rules in between."""
    return NUMBERING.found_in(texts)


def docstrings(source: str) -> list[str]:
    """The docstrings of a Python source, including those below constants.

    The declaration of the switches is omitted: it only names their rules; the chapters enforce
    them.
    """
    found = kernel_coverage.docstrings(source)
    return [text for text in found if not text.startswith(_DECLARATIONS)]


def coverage(
    rules: Iterable[str], reasons: Iterable[str], code: Iterable[str], tests: Iterable[str]
) -> dict[str, State]:
    """The state of each rule.

    Args:
        rules: the numbers of the catalogue.
        reasons: the rules that are not enforced for a stated reason.
        code: sources of the engine.
        tests: sources of its tests.
    """
    return NUMBERING.coverage(
        rules,
        reasons,
        (text for source in code for text in docstrings(source)),
        (text for source in tests for text in marks(source)),
    )
