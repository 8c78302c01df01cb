"""Smart tags: facts of a deck, each with a rule that says when it holds."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import NamedTuple

from cardbase.terms import Function, Type
from vtes_deck.deck.model import Deck
from vtes_deck.language import mark
from vtes_deck.legality.judge import judge
from vtes_deck.stats.composition import Composition, composition

LEGAL, ILLEGAL, V5 = mark("legal"), mark("not legal"), "V5"


class TagRule(NamedTuple):
    """A tag, its condition in words (both in English), and a function that checks it."""

    tag: str
    when: str
    holds: Callable[[Composition], bool]


def _function(made_of: Composition, function: Function) -> int:
    return made_of.library.functions.get(function.value, 0)


def _type(made_of: Composition, kind: Type) -> int:
    """Cards of a type, alone or with another one."""
    found = made_of.library.types.items()
    return sum(count for name, count in found if kind.value in name.split("/"))


def _bleeds(made_of: Composition) -> bool:
    return _function(made_of, Function.BLEED) >= 10


def _sneaks(made_of: Composition) -> bool:
    return _function(made_of, Function.STEALTH) >= 10


def _votes(made_of: Composition) -> bool:
    return _type(made_of, Type.POLITICAL_ACTION) >= 8


def _blocks(made_of: Composition) -> bool:
    return _function(made_of, Function.INTERCEPT) >= 12


def _fights(made_of: Composition) -> bool:
    return _type(made_of, Type.COMBAT) >= 20


def _rushes(made_of: Composition) -> bool:
    return _function(made_of, Function.RUSH) >= 5


def _has_allies(made_of: Composition) -> bool:
    return _type(made_of, Type.ALLY) >= 8


def _bounces(made_of: Composition) -> bool:
    return _function(made_of, Function.BOUNCE) >= 6


def _is_small(made_of: Composition) -> bool:
    return 0 < made_of.crypt.mean <= 4


def _is_large(made_of: Composition) -> bool:
    return made_of.crypt.mean >= 8


RULES = (
    TagRule(mark("weenie"), mark("mean capacity of the crypt 4 or less"), _is_small),
    TagRule(mark("large vampires"), mark("mean capacity of the crypt 8 or more"), _is_large),
    TagRule(mark("bleed"), mark("10 or more library cards that increase bleed"), _bleeds),
    TagRule(mark("stealth"), mark("10 or more library cards that give stealth"), _sneaks),
    TagRule(mark("votes"), mark("8 or more political actions"), _votes),
    TagRule(mark("intercept"), mark("12 or more library cards that give intercept"), _blocks),
    TagRule(mark("bounce"), mark("6 or more library cards that redirect bleeds"), _bounces),
    TagRule(mark("combat"), mark("20 or more combat cards"), _fights),
    TagRule(mark("rush"), mark("5 or more library cards that enter combat"), _rushes),
    TagRule(mark("allies"), mark("8 or more allies"), _has_allies),
)

OTHERS = {
    LEGAL: mark("legal in the Standard format today"),
    ILLEGAL: mark("not legal in the Standard format today"),
    V5: mark("legal in the V5 format today"),
}


def smart_tags(deck: Deck, day: datetime.date, *, whole: bool = True) -> tuple[str, ...]:
    """The tags of a deck: its clans, its purpose, legality, groups.

    Args:
        deck: the deck.
        day: the day for which legality is judged.
        whole: whether all of its cards are known; otherwise legality tags are left out.
    """
    made_of = composition(deck)
    half = made_of.crypt.count / 2
    clans = [clan for clan, count in made_of.crypt.clans.items() if count >= half]
    groups = sorted(group for group in made_of.crypt.groups if group is not None)
    tags = [*clans, *(rule.tag for rule in RULES if rule.holds(made_of))]
    if whole and judge(deck, "v5", day).legal:
        tags.append(V5)
    if whole:
        tags.append(LEGAL if judge(deck, "standard", day).legal else ILLEGAL)
    tags.extend(f"G{group}" for group in groups[:2] if len(groups) <= 2)
    return tuple(tags)
