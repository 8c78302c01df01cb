r"""Search of the card base: a query model and its written language.

>>> import cardbase
>>> from cardbase.search import parse, search
>>> cb = cardbase.load()
>>> found = search(cb, 'clan:ventrue cap>=7 dis:DOM title:prince -text:"burn 1 pool"')
>>> [card.full_name for card in found][:2]
['Alexa Draper (G6)', 'Emerson Bridges (G1)']

A written query becomes a :class:`Query`, a frozen tree of terms, which a filter panel changes and a
search evaluates. Its text is canonical:

>>> query = parse("c:tremere (cap>7 or votes>=2) banu", cb)
>>> str(query)
'clan:Tremere (cap>7 OR votes>=2) banu'
>>> parse(str(query), cb) == query
True

An error has a position. :func:`read` never raises and uses the parts that it understands. A search
box calls :func:`search_typed` after every key:

>>> try:
...     parse("clan:ventrue cap>=seven", cb)
... except QueryError as error:
...     print(error.pointed("clan:ventrue cap>=seven"))
clan:ventrue cap>=seven
                  ^^^^^
“cap>=” needs a number.
>>> str(read("clan:ventrue cap>=", cb).query)
'clan:Ventrue'

:func:`filters` lists all filters, :func:`guide` returns the help generated from them, and
:func:`complete` proposes completions while a query is typed. A new filter is a class in a module of
:mod:`cardbase.search.filter_families`; nothing else has to be changed.
"""

from __future__ import annotations

from cardbase.search.completion import Completion, complete
from cardbase.search.engine import SearchResult, count, search, search_typed
from cardbase.search.errors import QueryError
from cardbase.search.filter import Choice, ChoiceFilter, Context, Filter, PanelPlace
from cardbase.search.index import Cards, index_of
from cardbase.search.keyword import ValueKind
from cardbase.search.manual import describe, guide
from cardbase.search.parser import QueryReading, parse, read
from cardbase.search.query import (
    SORT,
    And,
    Node,
    Not,
    Op,
    Or,
    Query,
    Term,
    Value,
    all_of,
    any_of,
    negate,
)
from cardbase.search.ranges import DateFilter, NumberFilter, bounds_of
from cardbase.search.registry import Family, families, filters, keywords
from cardbase.search.shell import from_arguments
from cardbase.search.text import TextFilter

__all__ = [
    "SORT",
    "And",
    "Cards",
    "Choice",
    "ChoiceFilter",
    "Completion",
    "Context",
    "DateFilter",
    "Family",
    "Filter",
    "Node",
    "Not",
    "NumberFilter",
    "Op",
    "Or",
    "PanelPlace",
    "Query",
    "QueryError",
    "QueryReading",
    "SearchResult",
    "Term",
    "TextFilter",
    "Value",
    "ValueKind",
    "all_of",
    "any_of",
    "bounds_of",
    "complete",
    "count",
    "describe",
    "families",
    "filters",
    "from_arguments",
    "guide",
    "index_of",
    "keywords",
    "negate",
    "parse",
    "read",
    "search",
    "search_typed",
]
