"""The catalogue of rules: rules, worked examples, readings, and the state of each rule.

The data are in ``resources/rules``. The sources of the engine, the editions and the effects name
the rules that they enforce, and the tests, which only a checkout has, name those that they test.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

import vtes_deck
from vtes_deck.engine.catalogue import (
    RULE_NUMBER,
    CatalogueRule,
    Chapter,
    State,
    coverage,
    read_not_enforced,
    read_rules,
    with_editions,
)
from vtes_deck.legality.rules import TournamentRule
from vtes_deck.legality.rules import rules as tournament_rules
from vtes_deck.resources import resource
from vtes_deck.rulesets import EDITIONS

CODE = ("engine", "rulesets", "effects")
"""The packages whose docstrings name the rules that they enforce."""

_COLUMNS = {
    "same": "the same",
    "absent": "no such rule",
    "silent": "says nothing",
}


class Example(msgspec.Struct, frozen=True):
    """A worked example of a rulebook, e.g. ``EX-V5-01``.

    Attributes:
        id: its number.
        given, events, expected: the situation, the actions, and the result.
    """

    id: str
    given: str
    events: str
    expected: str


class OpenPoint(msgspec.Struct, frozen=True):
    """An unclear passage and how it is played, e.g. ``AMB-08`` or ``IC-01``."""

    id: str
    issue: str
    reading: str


class Difference(msgspec.Struct, frozen=True):
    """A difference between editions, e.g. ``DX-01``.

    Attributes:
        id: its number.
        input: the situation.
        editions: the result, by the name of an edition.
    """

    id: str
    input: str
    editions: dict[str, str]

    @property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """The label of each edition that contains the rule, and its effect there."""
        return tuple(
            (edition.label, self.editions[name])
            for name, edition in EDITIONS.items()
            if name in self.editions
        )


class RuleEntry(msgspec.Struct, frozen=True):
    """A rule with everything that belongs to it.

    Attributes:
        rule: the rule.
        chapter: its title.
        editions: the label of each edition and its effect there, the current one first.
        state: whether it is enforced and tested; tests count only in a checkout.
        reason: the reason why it is not enforced; empty if it is.
        readings: those that it names or that name it.
        examples: those that name it.
        differences: those that name it.
    """

    rule: CatalogueRule
    chapter: str
    editions: tuple[tuple[str, str], ...]
    state: State
    reason: str
    readings: tuple[OpenPoint, ...]
    examples: tuple[Example, ...]
    differences: tuple[Difference, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """The chapters of the catalogue."""
    return read_rules(_text("rules"))


@cache
def examples() -> tuple[Example, ...]:
    """The worked examples."""
    return msgspec.convert(tomllib.loads(_text("examples"))["example"], tuple[Example, ...])


@cache
def readings() -> tuple[OpenPoint, ...]:
    """Unclear passages, as they are played."""
    return msgspec.convert(tomllib.loads(_text("readings"))["reading"], tuple[OpenPoint, ...])


@cache
def differences() -> tuple[Difference, ...]:
    """Situations in which the editions differ."""
    rows = tomllib.loads(_text("differences"))["difference"]
    found = [with_editions(row, Difference) for row in rows]
    return msgspec.convert(found, tuple[Difference, ...])


def reasons() -> dict[str, str]:
    """The reasons why rules are not enforced, by their numbers."""
    return read_not_enforced(_text("not_enforced"))


def code_of(chapter: Chapter) -> str:
    """The letters with which the numbers of a chapter begin, such as ``INF`` or ``SEC/TIT``."""
    return "/".join(dict.fromkeys(rule.id[:3] for rule in chapter.rule))


def rules() -> Iterator[tuple[Chapter, CatalogueRule]]:
    """Every rule, with its chapter."""
    for chapter in chapters():
        for rule in chapter.rule:
            yield chapter, rule


def entry(number: str) -> RuleEntry | None:
    """A rule with everything that belongs to it; ``None`` if there is none with that number."""
    wanted = number.upper()
    place = next((pair for pair in rules() if pair[1].id == wanted), None)
    if place is None:
        return None
    chapter, rule = place
    words = " ".join(rule.texts)
    reason = reasons().get(wanted, "")
    return RuleEntry(
        rule=rule,
        chapter=chapter.title,
        editions=tuple(
            (edition.label, _said(rule.edition(name))) for name, edition in EDITIONS.items()
        ),
        state=states()[wanted],
        reason=reason,
        readings=tuple(
            one for one in readings() if one.id in words or _names(wanted, one.issue, one.reading)
        ),
        examples=tuple(
            one for one in examples() if _names(wanted, one.given, one.events, one.expected)
        ),
        differences=tuple(one for one in differences() if _names(wanted, one.input)),
    )


def find(number: str) -> RuleEntry | Example | OpenPoint | Difference | TournamentRule | None:
    """A rule, worked example, reading, difference or rule of tournaments by its number."""
    rule = entry(number)
    if rule is not None:
        return rule
    other = _other(number)
    return tournament_rules().get(number.upper()) if other is None else other


def _other(number: str) -> Example | OpenPoint | Difference | None:
    wanted = number.upper()
    everything: tuple[Example | OpenPoint | Difference, ...] = (
        *examples(),
        *readings(),
        *differences(),
    )
    return next((one for one in everything if one.id == wanted), None)


def _said(column: str) -> str:
    return _COLUMNS.get(column, column)


def _names(number: str, *texts: str) -> bool:
    return any(number in RULE_NUMBER.findall(text) for text in texts)


def _text(name: str) -> str:
    return resource(f"rules/{name}.toml").read_text("utf-8")


# The state of the rules


def tests_folder() -> Path | None:
    """The folder of the tests, which only a checkout has."""
    folder = _package().parent / "tests"
    return folder if (folder / "engine").is_dir() else None


@cache
def states() -> dict[str, State]:
    """The state of each rule by its number; without the tests, none counts as tested."""
    tests = tests_folder()
    return coverage(
        [rule.id for _, rule in rules()],
        reasons(),
        [text for name in CODE for text in _sources(_package() / name, "*.py")],
        [] if tests is None else list(_sources(tests, "test_*.py")),
    )


def _package() -> Path:
    return Path(str(files(vtes_deck)))


def _sources(folder: Path, pattern: str) -> Iterator[str]:
    for path in sorted(folder.rglob(pattern)):
        yield path.read_text("utf-8")
