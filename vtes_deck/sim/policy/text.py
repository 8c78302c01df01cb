"""The table of priorities in its written form.

One rule per line, in five columns::

    master | Villein | pool < 20 and left >= 1 | most n | 700

The columns are the moment, the subject, the condition, the preferred option, and the priority. The
third and fourth columns may be empty. ``#`` begins a comment. A line ``built-in`` includes the
lines of the built-in table. Every option gets the priority of the first line, from the top, that
matches it and whose condition holds, so write exceptions above the general lines. The option with
the highest priority is taken; an option with 0 or less is taken only if it is mandatory.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from cardbase.errors import UnknownCardError
from cardbase.message import Message
from cardbase.model import AnyCard
from cardbase.terms import Function, Trait, Type
from vtes_deck.sim.policy.errors import LineError, LineProblem, PolicyError
from vtes_deck.sim.policy.facts import FACTS
from vtes_deck.sim.policy.rules import (
    MAX_PRIORITY,
    Moment,
    Preference,
    PriorityRule,
    RuleComparison,
    Subject,
    What,
)

MAX_CHARACTERS: Final = 100_000
"""The maximum number of characters in a table."""

MAX_RULES: Final = 1000
"""The maximum number of rules in a table."""

MAX_PARTS: Final = 8
"""The maximum number of comparisons in a condition, and of preferences of a rule."""

COLUMNS: Final = 5

BUILT_IN: Final = "built-in"
"""The line that includes the built-in table."""

type Find = Callable[[str], AnyCard]
"""Finds a card by its name; raises :class:`~cardbase.errors.UnknownCardError` if there is none."""

_TEST = re.compile(
    r"(?P<fact>[a-z][a-z ]*?)\s{0,9}(?P<sign><=|>=|!=|=|<|>)\s{0,9}"
    r"(?:(?P<number>-?\d{1,4})|(?P<other>[a-z][a-z ]*?)\s{0,9}(?P<plus>[+-]\s{0,9}\d{1,4})?)"
)
_SUBJECT = re.compile(
    r"(?P<name>[^@/]+?)\s{0,9}(?:@\s{0,9}(?P<level>[\w+ ]+?)\s{0,9})?(?:/\s{1,9}(?P<words>.+))?"
)
_KINDS: Final = {
    What.TYPE: {str(one.value).lower(): str(one.value) for one in Type},
    What.FUNCTION: {str(one.value).lower(): str(one.value) for one in Function},
    What.TRAIT: {str(one.value).lower(): str(one.value) for one in Trait},
}


def read(
    text: str, find: Find | None = None, built_in: tuple[PriorityRule, ...] = ()
) -> tuple[PriorityRule, ...]:
    """The rules of a table, from the top.

    Args:
        text: the table.
        find: finds cards, so that unknown names are reported.
        built_in: the rules that a line ``built-in`` includes.

    Raises:
        PolicyError: the text has errors; the error contains all of them.
    """
    if len(text) > MAX_CHARACTERS:
        raise PolicyError([(1, Message(LineProblem.TOO_LONG, most=MAX_CHARACTERS))])
    rules: list[PriorityRule] = []
    errors: list[tuple[int, Message]] = []
    for number, line in _lines(text):
        try:
            if line.lower() == BUILT_IN:
                rules += [replace(rule, line=number) for rule in built_in]
            else:
                rules.append(_rule(line, number, find))
        except LineError as error:
            errors.append((number, error.what))
        if len(rules) > MAX_RULES:
            errors.append((number, Message(LineProblem.TOO_MANY_RULES, most=MAX_RULES)))
            break
    if errors:
        raise PolicyError(errors)
    return tuple(rules)


def has_built_in(text: str) -> bool:
    """Whether a table has the line ``built-in``."""
    return any(line.lower() == BUILT_IN for _, line in _lines(text))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].strip()
        if said:
            yield number, said


def _rule(line: str, number: int, find: Find | None) -> PriorityRule:
    columns = [" ".join(column.split()) for column in line.split("|")]
    if len(columns) != COLUMNS:
        raise LineError(LineProblem.COLUMNS, wanted=COLUMNS, found=len(columns))
    moment, subject, when, first, priority = columns
    return PriorityRule(
        moment=_moment(moment),
        subject=_subject(subject, find),
        priority=_priority(priority),
        tests=_tests(when),
        preferences=_preferences(first),
        line=number,
    )


def _moment(word: str) -> Moment:
    try:
        return Moment(word.lower())
    except ValueError:
        known = ", ".join(moment.value for moment in Moment)
        raise LineError(LineProblem.MOMENT, word=repr(word), known=known) from None


def _priority(word: str) -> int:
    if not re.fullmatch(r"-?\d{1,4}", word) or abs(int(word)) > MAX_PRIORITY:
        raise LineError(LineProblem.PRIORITY, word=repr(word), most=MAX_PRIORITY)
    return int(word)


_FORMER = {"deed": What.VERB.value}
"""Words of tables that earlier versions used, with their current forms."""


def _subject(said: str, find: Find | None) -> Subject:
    if not said:
        raise LineError(LineProblem.NO_SUBJECT)
    if said.lower() == What.ANY.value:
        return Subject(What.ANY)
    kind, colon, word = said.partition(":")
    key = kind.strip().lower()
    key = _FORMER.get(key, key)
    if colon and key in {What.TYPE, What.FUNCTION, What.TRAIT, What.VERB}:
        return _kind(What(key), word.strip())
    if found := _named(said, find):
        return found
    parts = _SUBJECT.fullmatch(said)
    if parts is None:
        raise LineError(LineProblem.SUBJECT, text=repr(said))
    name = _name(parts["name"].strip(), find)
    return Subject(
        What.CARD, name, (parts["level"] or "").strip(), (parts["words"] or "").lower().strip()
    )


def _named(said: str, find: Find | None) -> Subject | None:
    """The subject for a card whose name contains a slash or an at sign."""
    if find is None:
        return None
    try:
        return Subject(What.CARD, find(said).unique_name)
    except UnknownCardError:
        return None


def _name(name: str, find: Find | None) -> str:
    if find is None:
        return name
    try:
        return find(name).unique_name
    except UnknownCardError as error:
        raise LineError(error.what) from None


def _kind(what: What, word: str) -> Subject:
    if what is What.VERB:
        if not word:
            raise LineError(LineProblem.NO_ACTIVITY)
        return Subject(what, word.lower())
    known = _KINDS[what]
    if word.lower() not in known:
        listed = ", ".join(sorted(known))
        raise LineError(LineProblem.KIND, word=repr(word), kind=what.value, known=listed)
    return Subject(what, known[word.lower()])


def _fact(word: str) -> str:
    if word not in FACTS:
        raise LineError(LineProblem.FACT, word=repr(word), known=", ".join(FACTS))
    return word


def _tests(when: str) -> tuple[RuleComparison, ...]:
    if not when:
        return ()
    parts = re.split(r"(?<!\s)\s+and\s+", when)
    if len(parts) > MAX_PARTS:
        raise LineError(LineProblem.TOO_MANY_COMPARISONS, most=MAX_PARTS)
    return tuple(_test(part) for part in parts)


def _test(part: str) -> RuleComparison:
    found = _TEST.fullmatch(part.lower())
    if found is None:
        raise LineError(LineProblem.COMPARISON, text=repr(part))
    fact = _fact(found["fact"])
    if found["number"] is not None:
        return RuleComparison(fact, found["sign"], number=int(found["number"]))
    plus = (found["plus"] or "0").replace(" ", "")
    return RuleComparison(fact, found["sign"], _fact(found["other"]), int(plus))


def _preferences(first: str) -> tuple[Preference, ...]:
    if not first:
        return ()
    parts = [part.strip().lower() for part in first.split(",")]
    if len(parts) > MAX_PARTS:
        raise LineError(LineProblem.TOO_MANY_PREFERENCES, most=MAX_PARTS)
    found = []
    for part in parts:
        how, _, fact = part.partition(" ")
        if how not in {"most", "least"}:
            raise LineError(LineProblem.PREFERENCE, text=repr(part))
        found.append(Preference(how == "most", _fact(fact.strip())))
    return tuple(found)


# Writing


def write(rules: Iterable[PriorityRule]) -> str:
    """The table as text, in columns. Reading it returns the same rules, possibly on other lines."""
    rows = [
        (
            rule.moment.value,
            subject_text(rule.subject),
            " and ".join(map(comparison_text, rule.tests)),
            ", ".join(map(preference_text, rule.preferences)),
            str(rule.priority),
        )
        for rule in rules
    ]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(COLUMNS - 1)]
    return "".join(
        " | ".join(
            [*(cell.ljust(width) for cell, width in zip(row, widths, strict=False)), row[-1]]
        )
        + "\n"
        for row in rows
    )


def subject_text(subject: Subject) -> str:
    """The written form of the subject of a rule."""
    if subject.what is What.ANY:
        return What.ANY.value
    if subject.what is not What.CARD:
        return f"{subject.what.value}:{subject.name}"
    level = f" @ {subject.level}" if subject.level else ""
    words = f" / {subject.words}" if subject.words else ""
    return f"{subject.name}{level}{words}"


def comparison_text(test: RuleComparison) -> str:
    """The written form of a comparison."""
    if not test.other:
        return f"{test.fact} {test.sign} {test.number}"
    plus = f" {'-' if test.number < 0 else '+'} {abs(test.number)}" if test.number else ""
    return f"{test.fact} {test.sign} {test.other}{plus}"


def preference_text(preference: Preference) -> str:
    """The written form of a preference."""
    return f"{'most' if preference.most else 'least'} {preference.fact}"
