"""Requirements in the text of a library card: sect, title, capacity, traits (PLY-05, PLY-06)."""

from __future__ import annotations

import re

from msgspec import Struct

from cardbase.facts.titles import CITY_TITLES, title_named
from cardbase.terms import Sect, Title, Trait, Type

# A requirement after a Discipline symbol belongs to that effect, not to the card.
_SENTENCE = re.compile(r"^(?!\[[A-Za-z]{3,6}\])(?:.*?[.:] )??Requires ([^.\n]*)", re.MULTILINE)
_ALTERNATIVE = re.compile(r"\bor non-")
_SECTS = re.compile(rf"(non-)?\b({'|'.join(Sect)})\b", re.IGNORECASE)
_VOTES = {Title.VOTE_1, Title.VOTES_2, Title.VOTES_3}
_TITLES = re.compile(rf"\b({'|'.join(t for t in Title if t not in _VOTES)})\b", re.IGNORECASE)
_TITLED = re.compile(r"(non-)?\btitled\b")
_CITY_TITLE = re.compile(r"\bcity title\b")
_TYPES = {Type.VAMPIRE: re.compile(r"\bvampires?\b"), Type.IMBUED: re.compile(r"\bimbued\b")}
_TRAITS = {
    trait: re.compile(rf"(non-)?\b{word}\b")
    for trait, word in {
        Trait.BLACK_HAND: "Black Hand",
        Trait.SERAPH: "Seraph",
        Trait.INFERNAL: "infernal",
        Trait.RED_LIST: "Red List",
        Trait.SCARCE: "scarce",
        Trait.STERILE: "sterile",
        Trait.SLAVE: "slave",
        Trait.FLIGHT: "flight",
        Trait.MORTAL: "mortal",
        Trait.GHOUL: "ghoul",
        Trait.MAGE: "mage",
    }.items()
}
_CAPACITY = re.compile(
    r"capacity (?:(?P<at_least>\d+) or more|(?P<at_most>\d+) or less"
    r"|(?:above|greater than|more than) (?P<above>\d+)|(?:below|less than) (?P<below>\d+))"
)


class Wanted(Struct, frozen=True):
    """The part of :class:`cardbase.model.Requirement` that the text states."""

    sects: tuple[Sect, ...] = ()
    titles: tuple[Title, ...] = ()
    titled: bool = False
    min_capacity: int | None = None
    max_capacity: int | None = None
    types: tuple[Type, ...] = ()
    traits: tuple[Trait, ...] = ()
    not_sects: tuple[Sect, ...] = ()
    untitled: bool = False
    not_traits: tuple[Trait, ...] = ()


def wanted(text: str) -> Wanted:
    """The requirements in a library card's text.

    A requirement of one kind *or* of another (``a Laibon or non-titled vampire``) cannot be
    expressed by the fields, because all of them must be met. Only the common part is returned.
    """
    asked = " / ".join(_SENTENCE.findall(text))
    if not asked:
        return Wanted()
    types = tuple(t for t, rule in _TYPES.items() if rule.search(asked))
    if _ALTERNATIVE.search(asked):
        return Wanted(types=types)
    sects = {(bool(no), Sect(name.capitalize())) for no, name in _SECTS.findall(asked)}
    titled = {bool(no) for no in _TITLED.findall(asked)}
    traits = {(bool(m[1]), t) for t, rule in _TRAITS.items() for m in rule.finditer(asked)}
    titles = {title_named(name) for name in _TITLES.findall(asked)}
    if _CITY_TITLE.search(asked):
        titles.update(CITY_TITLES)
    low, high = _capacities(asked)
    return Wanted(
        sects=tuple(s for s in Sect if (False, s) in sects),
        titles=tuple(t for t in Title if t in titles),
        titled=False in titled,
        min_capacity=low,
        max_capacity=high,
        types=types,
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
