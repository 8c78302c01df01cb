"""The rules of Heritage for reading: rules, examples and open points, by number or by words.

They are in the language of the interface.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from vtes_deck.heritage.catalogue import (
    CatalogueRule,
    Chapter,
    Example,
    Reading,
    read_examples,
    read_not_enforced,
    read_readings,
    read_rules,
)
from vtes_deck.language import also, in_language, tr
from vtes_deck.resources import resource


class Found(msgspec.Struct, frozen=True):
    """A rule with its readings and examples.

    Attributes:
        rule: the rule; ``chapter`` is its title.
        reason: the reason why the program does not enforce it; empty if it does.
        readings, examples: those that refer to it or to which it refers.
    """

    rule: CatalogueRule
    chapter: str
    reason: str
    readings: tuple[Reading, ...] = ()
    examples: tuple[Example, ...] = ()


@in_language
def chapters() -> tuple[Chapter, ...]:
    """The chapters of the catalogue."""
    return tuple(
        msgspec.structs.replace(
            chapter,
            title=tr(chapter.title),
            rule=tuple(_translated(rule, "statement", "note") for rule in chapter.rule),
        )
        for chapter in read_rules(_text("rules"))
    )


@in_language
def examples() -> tuple[Example, ...]:
    """The examples."""
    found = read_examples(_text("examples"))
    return tuple(_translated(one, "given", "event", "expected") for one in found)


@in_language
def readings() -> tuple[Reading, ...]:
    """Open points and their readings."""
    return tuple(_translated(one, "issue", "reading") for one in read_readings(_text("readings")))


@in_language
def reasons() -> dict[str, str]:
    """The reasons why rules are not enforced, by their ids."""
    return {rule: tr(reason) for rule, reason in read_not_enforced(_text("not_enforced")).items()}


def rules() -> Iterator[tuple[Chapter, CatalogueRule]]:
    """All rules with their chapters."""
    for chapter in chapters():
        for rule in chapter.rule:
            yield chapter, rule


def find(number: str) -> Found | Example | Reading | None:
    """A rule, an example or an open point by its number; ``H-`` may be left out."""
    wanted = number.strip().upper()
    wanted = wanted if wanted.startswith("H-") else f"H-{wanted}"
    for chapter, rule in rules():
        if rule.id == wanted:
            return Found(
                rule,
                chapter.title,
                reasons().get(rule.id, ""),
                tuple(one for one in readings() if _names(rule, one)),
                tuple(one for one in examples() if rule.id in f"{one.given} {one.expected}"),
            )
    others: tuple[Example | Reading, ...] = (*examples(), *readings())
    return next((one for one in others if one.id == wanted), None)


def search(words: Sequence[str]) -> list[CatalogueRule]:
    """The rules with all these words, in statement, note, number or the title of the chapter."""
    folded = [word.casefold() for word in words]
    return [
        rule
        for chapter, rule in rules()
        if all(
            word in f"{rule.id} {chapter.title} {rule.statement} {rule.note}".casefold()
            for word in folded
        )
    ]


def _names(rule: CatalogueRule, reading: Reading) -> bool:
    return reading.id in f"{rule.statement} {rule.note}" or rule.id in (
        f"{reading.issue} {reading.reading}"
    )


def _translated[T: msgspec.Struct](entry: T, *names: str) -> T:
    """An entry with these fields in the language in use; an empty one stays empty."""
    texts = {name: getattr(entry, name) for name in names}
    return msgspec.structs.replace(entry, **{name: tr(one) for name, one in texts.items() if one})


def _text(name: str) -> str:
    also("heritage")
    return resource(f"heritage/rules/{name}.toml").read_text("utf-8")
