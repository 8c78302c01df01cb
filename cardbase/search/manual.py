"""The help on the query language, made from the filters."""

from __future__ import annotations

from cardbase.model import Kind
from cardbase.search.filter import BOTH, Filter
from cardbase.search.query import ANYWHERE
from cardbase.search.registry import families

INTRODUCTION = """\
Conditions are written one after another, and all must hold:

    clan:ventrue cap>=7 dis:DOM title:prince -text:"burn 1 pool"

A word or a "quoted phrase" on its own is looked for in names and card text.
A keyword, a colon and a value ask one filter: clan:ventrue. Small and capital letters are the same,
and so are letters with and without accents, except that dis:DOM asks for the superior level.
Values joined by a comma or a bar mean one of them: clan:ventrue,tremere or dis:DOM|AUS.
Values joined by & mean all of them: dis:DOM&pre is dis:DOM dis:pre.
Put - or NOT before what must not hold, OR between alternatives, parentheses around what belongs
together: -is:banned (type:master OR cost:0). Written in capitals, AND, OR and NOT are always
understood so; in small letters only next to a filter.
Numbers are compared or given as ranges: cap>=7, cap:5..8, cap:..3, blood:0.
Dates are a year, a month, a day, today, or a set: legal<=2020-01, printed:2010..2013, latest<KoT.
Values with blanks need quotation marks: title:"inner circle".
Cards are sorted by sort:cap, from the largest by sort:-cap, by clan first by sort:clan,-cap.
Regular expressions stand between slashes: text:/\\+\\d bleed/.
"""


def guide() -> str:
    """The whole help as plain text with light Markdown: introduction, then every filter.

    >>> guide().splitlines()[0]
    'Conditions are written one after another, and all must hold:'
    """
    pages = [INTRODUCTION]
    for family in families():
        entries = "\n".join(map(describe, family.filters))
        pages.append(f"## {family.title}\n\n{entries}")
    return "\n".join(pages)


def describe(filter_: Filter) -> str:
    """The help on one filter: keywords, what it does, examples."""
    names = ", ".join(f"`{name}:`" for name in (filter_.key, *filter_.aliases))
    if filter_.key == ANYWHERE:
        names = f"words alone, or {names}"
    only = "" if filter_.applies == BOTH else f" ({kinds(filter_)} cards only)"
    examples = " · ".join(f"`{example}`" for example in filter_.examples)
    return f"{names} **{filter_.label}**{only}\n:   {filter_.help}\n    {examples}\n"


def kinds(filter_: Filter) -> str:
    """The kinds of card that a filter can match, in words."""
    return " and ".join(kind.value for kind in Kind if kind in filter_.applies)
