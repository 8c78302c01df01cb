"""The table of priorities in its written form.

One rule in a line, in five columns::

    master | Villein | pool < 20 and left >= 1 | most n | 700

The moment, what is done, when, which option first, and the priority. The third and fourth column
may be empty, ``#`` begins a comment, and a line ``built-in`` stands for the lines of the built-in
table. Every option gets the priority of the first line, from the top, that speaks of it and whose
condition holds: so lines that make an exception stand above the lines from which it is one. The
option with the highest priority is taken; what has 0 or less is not done unless one must.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from cardbase.model import AnyCard, Function, Trait, Type
from vtes_deck.language import tr
from vtes_deck.sim.errors import SimError
from vtes_deck.sim.policy.facts import FACTS
from vtes_deck.sim.policy.rules import (
    MOST_PRIORITY,
    Comparison,
    Moment,
    PriorityRule,
    Subject,
    What,
    Wish,
)

MOST_CHARACTERS: Final = 100_000
"""The length of a table."""

MOST_RULES: Final = 1000
"""Lines with a rule in a table."""

MOST_PARTS: Final = 8
"""Comparisons in a condition, and wishes of a rule."""

COLUMNS: Final = 5

BUILT_IN: Final = "built-in"
"""The line that stands for the built-in table."""

type Find = Callable[[str], AnyCard]
"""Finds a card by its name; raises :class:`KeyError`, with what may be meant, if there is none."""

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


class PolicyError(SimError, ValueError):
    """A table that cannot be read.

    Attributes:
        mistakes: pairs of the number of a line, from 1, and what is wrong with it.
    """

    def __init__(self, mistakes: Iterable[tuple[int, str]]) -> None:
        self.mistakes = tuple(mistakes)
        super().__init__(
            "\n".join(
                tr("Line {line}: {mistake}", line=line, mistake=what)
                for line, what in self.mistakes
            )
        )


class _LineError(ValueError):
    """What is wrong with a line."""


def read(
    text: str, find: Find | None = None, built_in: tuple[PriorityRule, ...] = ()
) -> tuple[PriorityRule, ...]:
    """The rules of a table, from the top.

    Args:
        text: the table.
        find: finds cards, so that unknown names are reported.
        built_in: what a line ``built-in`` stands for.

    Raises:
        PolicyError: with every mistake that there is.
    """
    if len(text) > MOST_CHARACTERS:
        raise PolicyError(
            [(1, tr("the table is longer than {most} characters", most=MOST_CHARACTERS))]
        )
    rules: list[PriorityRule] = []
    mistakes: list[tuple[int, str]] = []
    for number, line in _lines(text):
        try:
            if line.lower() == BUILT_IN:
                rules += [replace(rule, line=number) for rule in built_in]
            else:
                rules.append(_rule(line, number, find))
        except _LineError as error:
            mistakes.append((number, str(error)))
        if len(rules) > MOST_RULES:
            mistakes.append((number, tr("there are more than {most} rules", most=MOST_RULES)))
            break
    if mistakes:
        raise PolicyError(mistakes)
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
        raise _LineError(
            tr(
                "{wanted} columns are wanted (moment | what | when | which first | priority), "
                "there are {found}",
                wanted=COLUMNS,
                found=len(columns),
            )
        )
    moment, subject, when, first, priority = columns
    return PriorityRule(
        moment=_moment(moment),
        subject=_subject(subject, find),
        priority=_priority(priority),
        tests=_tests(when),
        wishes=_wishes(first),
        line=number,
    )


def _moment(word: str) -> Moment:
    try:
        return Moment(word.lower())
    except ValueError:
        known = ", ".join(moment.value for moment in Moment)
        raise _LineError(
            tr("{word} is no moment: there are {known}", word=repr(word), known=known)
        ) from None


def _priority(word: str) -> int:
    if not re.fullmatch(r"-?\d{1,4}", word) or abs(int(word)) > MOST_PRIORITY:
        raise _LineError(
            tr(
                "{word} is no priority: it is a number from -{most} to {most}",
                word=repr(word),
                most=MOST_PRIORITY,
            )
        )
    return int(word)


def _subject(said: str, find: Find | None) -> Subject:
    if not said:
        raise _LineError(tr("the second column says what is done; it is empty"))
    if said.lower() == What.ANY.value:
        return Subject(What.ANY)
    kind, colon, word = said.partition(":")
    if colon and kind.strip().lower() in {What.TYPE, What.FUNCTION, What.TRAIT, What.DEED}:
        return _kind(What(kind.strip().lower()), word.strip())
    if found := _named(said, find):
        return found
    parts = _SUBJECT.fullmatch(said)
    if parts is None:
        raise _LineError(tr("{text} names no card", text=repr(said)))
    name = _name(parts["name"].strip(), find)
    return Subject(
        What.CARD, name, (parts["level"] or "").strip(), (parts["words"] or "").lower().strip()
    )


def _named(said: str, find: Find | None) -> Subject | None:
    """A card whose name has a slash or an at sign in it."""
    if find is None:
        return None
    try:
        return Subject(What.CARD, find(said).unique_name)
    except KeyError:
        return None


def _name(name: str, find: Find | None) -> str:
    if find is None:
        return name
    try:
        return find(name).unique_name
    except KeyError as error:
        raise _LineError(str(error.args[0])) from None


def _kind(what: What, word: str) -> Subject:
    if what is What.DEED:
        if not word:
            raise _LineError(tr("a deed is named after the colon, e.g. deed:bleed"))
        return Subject(what, word.lower())
    known = _KINDS[what]
    if word.lower() not in known:
        raise _LineError(
            tr(
                "{word} is no {kind}: there are {known}",
                word=repr(word),
                kind=what.value,
                known=", ".join(sorted(known)),
            )
        )
    return Subject(what, known[word.lower()])


def _fact(word: str) -> str:
    if word not in FACTS:
        raise _LineError(
            tr("{word} is no fact: there are {known}", word=repr(word), known=", ".join(FACTS))
        )
    return word


def _tests(when: str) -> tuple[Comparison, ...]:
    if not when:
        return ()
    parts = re.split(r"(?<!\s)\s+and\s+", when)
    if len(parts) > MOST_PARTS:
        raise _LineError(tr("a condition has at most {most} parts", most=MOST_PARTS))
    return tuple(_test(part) for part in parts)


def _test(part: str) -> Comparison:
    found = _TEST.fullmatch(part.lower())
    if found is None:
        raise _LineError(
            tr(
                "{text} is no comparison such as 'pool < 12' or 'blood >= thirst + 1'",
                text=repr(part),
            )
        )
    fact = _fact(found["fact"])
    if found["number"] is not None:
        return Comparison(fact, found["sign"], number=int(found["number"]))
    plus = (found["plus"] or "0").replace(" ", "")
    return Comparison(fact, found["sign"], _fact(found["other"]), int(plus))


def _wishes(first: str) -> tuple[Wish, ...]:
    if not first:
        return ()
    parts = [part.strip().lower() for part in first.split(",")]
    if len(parts) > MOST_PARTS:
        raise _LineError(tr("a rule has at most {most} wishes", most=MOST_PARTS))
    found = []
    for part in parts:
        how, _, fact = part.partition(" ")
        if how not in {"most", "least"}:
            raise _LineError(
                tr("{text} is no wish such as 'most blood' or 'least capacity'", text=repr(part))
            )
        found.append(Wish(how == "most", _fact(fact.strip())))
    return tuple(found)


# Writing


def write(rules: Iterable[PriorityRule]) -> str:
    """The table as text, in columns; reading it gives the same rules, on other lines."""
    rows = [
        (
            rule.moment.value,
            subject_text(rule.subject),
            " and ".join(map(comparison_text, rule.tests)),
            ", ".join(map(wish_text, rule.wishes)),
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
    """What a rule is about, as it is written."""
    if subject.what is What.ANY:
        return What.ANY.value
    if subject.what is not What.CARD:
        return f"{subject.what.value}:{subject.name}"
    level = f" @ {subject.level}" if subject.level else ""
    words = f" / {subject.words}" if subject.words else ""
    return f"{subject.name}{level}{words}"


def comparison_text(test: Comparison) -> str:
    """A comparison as it is written."""
    if not test.other:
        return f"{test.fact} {test.sign} {test.number}"
    plus = f" {'-' if test.number < 0 else '+'} {abs(test.number)}" if test.number else ""
    return f"{test.fact} {test.sign} {test.other}{plus}"


def wish_text(wish: Wish) -> str:
    """A wish as it is written."""
    return f"{'most' if wish.most else 'least'} {wish.fact}"
