"""What a library card requires by its text: sect, title, capacity, traits (PLY-05, PLY-06)."""

from __future__ import annotations

import re

from msgspec import Struct

from cardbase.facts.titles import title_named
from cardbase.model import Sect, Title, Trait

_SENTENCE = re.compile(r"\bRequires ([^.]*)")
_SECTS = re.compile(rf"(non-)?\b({'|'.join(Sect)})\b", re.IGNORECASE)
_NAMES = [t for t in Title if t not in {Title.VOTE_1, Title.VOTES_2}]
_TITLES = re.compile(rf"\b({'|'.join(_NAMES)})\b", re.IGNORECASE)
_TITLED = re.compile(r"(non-)?\btitled\b")
_TRAITS = {
    Trait.BLACK_HAND: re.compile(r"(non-)?\bBlack Hand\b"),
    Trait.SERAPH: re.compile(r"(non-)?\bSeraph\b"),
    Trait.INFERNAL: re.compile(r"(non-)?\binfernal\b"),
    Trait.RED_LIST: re.compile(r"(non-)?\bRed List\b"),
    Trait.STERILE: re.compile(r"(non-)?\bsterile\b"),
    Trait.SLAVE: re.compile(r"(non-)?\bslave\b"),
    Trait.FLIGHT: re.compile(r"(non-)?\bflight\b"),
    Trait.SCARCE: re.compile(r"(non-)?\bscarce\b"),
}
_CAPACITY = re.compile(
    r"capacity (?:(?P<at_least>\d+) or more|(?P<at_most>\d+) or less"
    r"|(?:above|greater than|more than) (?P<above>\d+)|(?:below|less than) (?P<below>\d+))"
)


class Wanted(Struct, frozen=True):
    """The part of :class:`cardbase.model.Requirement` that stands in the text."""

    sects: tuple[Sect, ...] = ()
    titles: tuple[Title, ...] = ()
    titled: bool = False
    min_capacity: int | None = None
    max_capacity: int | None = None
    traits: tuple[Trait, ...] = ()
    not_sects: tuple[Sect, ...] = ()
    untitled: bool = False
    not_traits: tuple[Trait, ...] = ()


def wanted(text: str) -> Wanted:
    """The requirements in a library card's text."""
    asked = " / ".join(_SENTENCE.findall(text))
    if not asked:
        return Wanted()
    sects = {(bool(no), Sect(name.capitalize())) for no, name in _SECTS.findall(asked)}
    titled = {bool(no) for no in _TITLED.findall(asked)}
    traits = {(bool(m[1]), t) for t, rule in _TRAITS.items() for m in rule.finditer(asked)}
    low, high = _capacities(asked)
    titles = {title_named(name) for name in _TITLES.findall(asked)}
    return Wanted(
        sects=tuple(s for s in Sect if (False, s) in sects),
        titles=tuple(t for t in Title if t in titles),
        titled=False in titled,
        min_capacity=low,
        max_capacity=high,
        traits=tuple(t for t in Trait if (False, t) in traits),
        not_sects=tuple(s for s in Sect if (True, s) in sects),
        untitled=True in titled,
        not_traits=tuple(t for t in Trait if (True, t) in traits),
    )


def _capacities(asked: str) -> tuple[int | None, int | None]:
    low: int | None = None
    high: int | None = None
    for found in _CAPACITY.finditer(asked):
        if found["at_least"]:
            low = int(found["at_least"])
        elif found["above"]:
            low = int(found["above"]) + 1
        elif found["at_most"]:
            high = int(found["at_most"])
        elif found["below"]:
            high = int(found["below"]) - 1
    return low, high
