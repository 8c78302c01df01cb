"""The help on the query language, generated from the filters."""

from __future__ import annotations

from typing import Protocol

from cardbase.message import Translate, english
from cardbase.search.filter import BOTH, Filter
from cardbase.search.query import ANYWHERE
from cardbase.search.registry import families
from cardbase.terms import CardKind

OPENING = "Conditions are written one after another, and all must hold:"
WORDS_ALONE = "words alone"

_EXAMPLE = 'clan:ventrue cap>=7 dis:DOM title:prince -text:"burn 1 pool"'

RULES = (
    'A word or a "quoted phrase" on its own is looked for in names and card text.',
    "A keyword, a colon and a value make a filter: clan:ventrue.",
    (
        "Small and capital letters are the same, and so are letters with and without accents, "
        "except that dis:DOM asks for the superior level."
    ),
    "Values joined by a comma or a bar mean one of them: clan:ventrue,tremere or dis:DOM|AUS.",
    "Values joined by & mean all of them: dis:DOM&pre is dis:DOM dis:pre.",
    (
        "Put - or NOT before what must not hold, OR between alternatives, parentheses around what "
        "belongs together: -is:banned (type:master OR cost:0)."
    ),
    ("In capitals, AND, OR and NOT are always operators; in small letters, only next to a filter."),
    "Numbers are compared or given as ranges: cap>=7, cap:5..8, cap:..3, blood:0.",
    (
        "A date is a year, a month, a day, today or a set: legal<=2020-01, printed:2010..2013, "
        "latest<KoT."
    ),
    'Values with spaces need quotation marks: title:"inner circle".',
    "Cards are sorted by sort:cap, from the largest by sort:-cap, by clan first by sort:clan,-cap.",
    "Regular expressions stand between slashes: text:/\\+\\d bleed/.",
)
"""The rules of the language, one sentence each."""


class Described(Protocol):
    """The help on a filter on cards or on decks."""

    @property
    def key(self) -> str:
        """The keyword."""

    @property
    def aliases(self) -> tuple[str, ...]:
        """Other keywords."""

    @property
    def label(self) -> str:
        """The name for display."""

    @property
    def help(self) -> str:
        """The description."""

    @property
    def examples(self) -> tuple[str, ...]:
        """Example queries."""


def guide(translate: Translate = english) -> str:
    """The whole help as plain text with light Markdown: introduction, then every filter.

    >>> guide().splitlines()[0]
    'Conditions are written one after another, and all must hold:'
    """
    pages = [introduction(_EXAMPLE, RULES, translate)]
    for family in families():
        entries = "\n".join(describe(filter_, translate) for filter_ in family.filters)
        pages.append(f"## {translate(family.title)}\n\n{entries}")
    return "\n".join(pages)


def introduction(example: str, rules: tuple[str, ...], translate: Translate = english) -> str:
    """The syntax of a query: an example and the rules."""
    sentences = "\n".join(map(translate, rules))
    return f"{translate(OPENING)}\n\n    {example}\n\n{sentences}\n"


def describe(filter_: Filter, translate: Translate = english) -> str:
    """The help on one filter: keywords, description, examples."""
    only = "" if filter_.applies == BOTH else f" ({kinds(filter_)} cards only)"
    return entry(filter_, translate, only)


def entry(described: Described, translate: Translate = english, only: str = "") -> str:
    """The help on one filter, on cards or on decks."""
    names = ", ".join(f"`{name}:`" for name in (described.key, *described.aliases))
    if described.key == ANYWHERE:
        names = f"{translate(WORDS_ALONE)}, {names}"
    examples = " · ".join(f"`{example}`" for example in described.examples)
    label, help_ = translate(described.label), translate(described.help)
    return f"{names} **{label}**{only}\n:   {help_}\n    {examples}\n"


def kinds(filter_: Filter) -> str:
    """The kinds of card that a filter can match, in words."""
    return " and ".join(kind.value for kind in CardKind if kind in filter_.applies)
