"""The query model: a frozen tree of terms, and its written form.

The filter panel and the search box share this one value. :func:`all_of`, :func:`any_of` and
:func:`negate` build trees in normal form, so that parsing ``str(query)`` gives an equal query.

>>> from cardbase.search import parse
>>> query = parse('clan:Ventrue (title:prince OR votes>=2) -text:"burn 1 pool"')
>>> str(query)
'clan:Ventrue (title:Prince OR votes>=2) -text:"burn 1 pool"'
>>> str(query.replace("clan", Term("clan", Op.HAS, (Value("Tremere"),))))
'clan:Tremere (title:Prince OR votes>=2) -text:"burn 1 pool"'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum

#: The key of the term for a bare word, which is written without a key.
ANYWHERE = "any"
#: The key of the term that sets the order of cards. Every card matches it; a minus in front of a
#: value, or of the term, reverses the order.
SORT = "sort"
#: All spellings of that key.
SORT_WORDS = (SORT, "order", "sortby")


class Op(StrEnum):
    """The operator between a filter's keyword and the value."""

    HAS = ":"
    IS = "="
    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    LESS = "<"
    NEAR = "~"


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a term.

    Attributes:
        text: the value; for a regular expression the pattern without its slashes.
        regex: whether it is a regular expression.
        start, end: its position in the written query, quotes included; not part of equality.
    """

    text: str
    regex: bool = False
    start: int = field(default=0, compare=False, repr=False)
    end: int = field(default=0, compare=False, repr=False)

    def __str__(self) -> str:
        if self.regex:
            return f"/{slashes_escaped(self.text)}/"
        return self.text if _PLAIN.fullmatch(self.text) else quoted(self.text)


@dataclass(frozen=True, slots=True)
class Term:
    """One condition: a filter's key, an operator and one or more values.

    Several values mean "one of these", except for filters that say otherwise (``disonly``).

    Attributes:
        key: a filter's key, never an alias.
        op: the operator.
        values: the values, at least one.
        start, end: its position in the written query; not part of equality.
    """

    key: str
    op: Op
    values: tuple[Value, ...]
    start: int = field(default=0, compare=False, repr=False)
    end: int = field(default=0, compare=False, repr=False)

    def __str__(self) -> str:
        if self.key == SORT:
            return f"{self.key}{self.op}{','.join(value.text for value in self.values)}"
        values = ",".join(map(str, self.values))
        if self.key == ANYWHERE and self.op is Op.HAS and len(self.values) == 1:
            value = self.values[0]
            if value.regex or _WORD.fullmatch(value.text):
                return values
            return quoted(value.text)
        return f"{self.key}{self.op}{values}"


@dataclass(frozen=True, slots=True)
class Not:
    """The cards that do not match ``item``, which is never a ``Not``."""

    item: Term | And | Or

    def __str__(self) -> str:
        return f"-{_tight(self.item)}"


@dataclass(frozen=True, slots=True)
class And:
    """The cards that match every item: two items or more, none of them an ``And``."""

    items: tuple[Term | Not | Or, ...]

    def __str__(self) -> str:
        return " ".join(_tight(item) if isinstance(item, Or) else str(item) for item in self.items)


@dataclass(frozen=True, slots=True)
class Or:
    """The cards that match some item: two items or more, none of them an ``Or``."""

    items: tuple[Term | Not | And, ...]

    def __str__(self) -> str:
        return " OR ".join(map(_tight_and, self.items))


type Node = Term | Not | And | Or

#: Matches a value that needs no quotation marks.
_DELIMITERS = r"\s,|&()\"“”„«»~:=<>≥≤≠"
_PLAIN = re.compile(f"[^{_DELIMITERS}/!\N{MINUS SIGN}-][^{_DELIMITERS}]*")
#: The same for a bare word.
_WORD = re.compile(rf"(?!(?i:and|or|not)\Z){_PLAIN.pattern}")


def quoted(text: str) -> str:
    """A value in quotation marks."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def slashes_escaped(pattern: str) -> str:
    r"""A pattern as written between slashes.

    >>> slashes_escaped(r"and/or"), slashes_escaped(r"\d\/")
    ('and\\/or', '\\d\\/')
    """
    return re.sub(r"(\\.)|/", lambda found: found[1] or r"\/", pattern, flags=re.DOTALL)


def _tight(node: Node) -> str:
    return f"({node})" if isinstance(node, And | Or) else str(node)


def _tight_and(node: Node) -> str:
    return f"({node})" if isinstance(node, And) else str(node)


def all_of(nodes: Iterable[Node]) -> Node | None:
    """The conjunction of some nodes in normal form; ``None`` if empty."""
    items: list[Term | Not | Or] = []
    for node in nodes:
        items.extend(node.items if isinstance(node, And) else (node,))
    if not items:
        return None
    return And(tuple(items)) if len(items) > 1 else items[0]


def any_of(nodes: Iterable[Node]) -> Node | None:
    """The disjunction of some nodes in normal form; ``None`` if empty."""
    items: list[Term | Not | And] = []
    for node in nodes:
        items.extend(node.items if isinstance(node, Or) else (node,))
    if not items:
        return None
    return Or(tuple(items)) if len(items) > 1 else items[0]


def negate(node: Node) -> Node:
    """The negation of ``node`` in normal form; for an order, the reverse order."""
    if isinstance(node, Term) and node.key == SORT:
        values = tuple(replace(v, text=_turned(v.text)) for v in node.values)
        return replace(node, values=values)
    return node.item if isinstance(node, Not) else Not(node)


def _turned(text: str) -> str:
    return text[1:] if text.startswith("-") else f"-{text}"


@dataclass(frozen=True, slots=True)
class Query:
    """A whole query. ``node`` is ``None`` for the empty query, which every card matches."""

    node: Node | None = None

    def __str__(self) -> str:
        return "" if self.node is None else str(self.node)

    def __bool__(self) -> bool:
        """Whether it has any condition."""
        return self.node is not None

    @property
    def conditions(self) -> tuple[Node, ...]:
        """The conditions that must all hold: the top of the tree, which a filter panel shows."""
        if isinstance(self.node, And):
            return self.node.items
        return () if self.node is None else (self.node,)

    def of(self, key: str) -> tuple[Term | Not, ...]:
        """The conditions of one filter, required (``Term``) or excluded (``Not``)."""
        return tuple(c for c in self.conditions if isinstance(c, Term | Not) and _key_of(c) == key)

    def replace(self, key: str, *nodes: Node) -> Query:
        """Replace all conditions of the filter ``key`` by ``nodes``.

        Without nodes, remove them. Everything else keeps its order, so that the player's text stays
        the same.
        """
        items: list[Node] = []
        waiting = list(nodes)
        for condition in self.conditions:
            if isinstance(condition, Term | Not) and _key_of(condition) == key:
                items.extend(waiting)
                waiting.clear()
            else:
                items.append(condition)
        return Query(all_of([*items, *waiting]))

    def terms(self) -> Iterator[Term]:
        """Every term of the tree, from left to right."""
        yield from _terms(self.node)

    @property
    def order(self) -> tuple[Value, ...]:
        """The sort keys of the result, the most important first."""
        return tuple(value for term in self.terms() if term.key == SORT for value in term.values)


def _key_of(node: Term | Not) -> str:
    term = node.item if isinstance(node, Not) else node
    return term.key if isinstance(term, Term) else ""


def _terms(node: Node | None) -> Iterator[Term]:
    match node:
        case Term():
            yield node
        case Not(item):
            yield from _terms(item)
        case And(items) | Or(items):
            for part in items:
                yield from _terms(part)
        case None:
            return
