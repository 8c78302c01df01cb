"""Completions of a query while it is typed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from cardbase.disciplines import DISCIPLINES
from cardbase.model import CryptCard, LibraryCard
from cardbase.names import normalize
from cardbase.search.errors import QueryError
from cardbase.search.filter import Choice, ChoiceFilter, Filter
from cardbase.search.filter_families.names import Name
from cardbase.search.filter_families.playability import CanPlay, Playable
from cardbase.search.fold import fold
from cardbase.search.index import Cards, Index, index_of
from cardbase.search.keyword import ValueKind
from cardbase.search.lexer import Mark, Token, cut
from cardbase.search.query import ANYWHERE, SORT, Op, Value
from cardbase.search.ranges import TODAY, NumberFilter
from cardbase.search.registry import filters, keywords

_LIMIT = 40
_NAMES = 12
#: The maximum length of a list of numbers that is offered as choices.
_FEW = 16
_REST = re.compile(r"[^\s,|&()\"“”„«»]*")
_JOINTS = frozenset({",", "|", "&"})


@dataclass(frozen=True, slots=True)
class Completion:
    """A completion.

    Attributes:
        insert: the text that replaces ``text[start:end]``.
        start, end: the part of the query to replace.
        label: the label in a list.
        help: a sentence about it, the label of the value, or empty.
        filter: the label of the filter to which the value belongs; empty if it is obvious.
    """

    insert: str
    start: int
    end: int
    label: str
    help: str = ""
    filter: str = ""

    @property
    def about(self) -> str:
        """A description: ``Function: wake``."""
        return f"{self.filter}: {self.help}" if self.filter else self.help

    def applied(self, text: str) -> str:
        """The query with this completion."""
        return f"{text[: self.start]}{self.insert}{text[self.end :]}"


def complete(text: str, cursor: int, cards: Cards, limit: int = _LIMIT) -> list[Completion]:
    """The completions at the cursor, best first: filters, their values, names of cards.

    >>> import cardbase
    >>> cb = cardbase.load()
    >>> [c.insert for c in complete("cap>=7 cl", 9, cb)][:1]
    ['clan:']
    >>> [c.applied("clan:ven cap>=7") for c in complete("clan:ven cap>=7", 8, cb)][:2]
    ['clan:Ventrue cap>=7', 'clan:"Ventrue antitribu" cap>=7']
    """
    index = index_of(cards)
    cursor = max(0, min(cursor, len(text)))
    head = text[:cursor]
    tokens = cut(head, keywords().keys())
    token = tokens[-1] if tokens else None
    if token is not None and token.mark is Mark.TERM and token.text.lower() in keywords():
        start = value_start(token, head)
        if start is not None:
            return _values(keywords()[token.text.lower()], text, start, cursor, index)[:limit]
    if token is None or token.end < cursor or token.mark in {Mark.NOT, Mark.OPEN, Mark.CLOSE}:
        return _keywords("", cursor, cursor)[:limit]
    if token.mark is not Mark.WORD or token.values[0].regex:
        return []
    typed = token.values[0].text
    start = token.start
    if not head[start:].startswith(typed):  # a quotation mark is open
        return _cards(typed, start, cursor, index, _NAMES)
    end = word_end(text, cursor)
    offered = [
        *_keywords(typed, start, end),
        *_any_value(typed, start, end, index),
        *_cards(typed, start, end, index, _NAMES),
    ]
    return offered[:limit]


def value_start(token: Token, head: str) -> int | None:
    """The start of the value being typed; ``None`` if the term is complete."""
    rest = head[token.end :].strip()
    if not token.values or (rest and rest in _JOINTS):
        return len(head)
    last = token.values[-1]
    if last.regex or token.end < len(head):
        return None
    return last.start if last.end == len(head) else len(head)


def word_end(text: str, cursor: int) -> int:
    """The end of the word at the cursor."""
    rest = _REST.match(text, cursor)
    return rest.end() if rest is not None else cursor


def _keywords(typed: str, start: int, end: int) -> list[Completion]:
    """Filters by keyword, alias or name."""
    wanted = typed.lower()
    found: list[tuple[int, Completion]] = []
    for filter_ in filters():
        if filter_.key == ANYWHERE:
            continue
        names = (filter_.key, *filter_.aliases)
        if filter_.key.startswith(wanted):
            rank = 0
        elif any(name.startswith(wanted) for name in names):
            rank = 1
        elif f" {fold(wanted)}" in f" {fold(filter_.label)}":
            rank = 2
        else:
            continue
        ops = [filter_.ops[0]]
        if filter_.kind in {ValueKind.NUMBER, ValueKind.DATE} and typed and rank < 2:
            ops += [op for op in (Op.AT_LEAST, Op.AT_MOST) if op in filter_.ops]
        for op in ops:
            written = f"{filter_.key}{op}"
            found.append((rank, Completion(written, start, end, filter_.label, filter_.help)))
    found.sort(key=_by_rank)
    return [completion for _, completion in found]


def _by_rank(pair: tuple[int, object]) -> int:
    return pair[0]


def _choices(filter_: Filter, index: Index) -> Iterable[Choice]:
    """The choices to list for a filter."""
    yield from filter_.completions(index)
    if isinstance(filter_, NumberFilter) and filter_.few:
        numbers = sorted(n for n in index.numbers(filter_) if isinstance(n, int))
        if len(numbers) <= _FEW:
            yield from (Choice(str(n), str(n)) for n in numbers)
        yield from (Choice(special, special) for special in filter_.special)
    elif filter_.kind is ValueKind.DATE:
        yield Choice(TODAY, "today")
        yield from (Choice(code, s.name) for code, s in index.sets.items() if s.date)


def _values(filter_: Filter, text: str, start: int, cursor: int, index: Index) -> list[Completion]:
    """Values of one filter that begin with the typed text, then those that contain it."""
    written = text[start:cursor]
    typed = written.lstrip('"“„«')
    end = cursor if typed != written else word_end(text, cursor)
    if isinstance(filter_, Name):
        return _cards(typed, start, end, index, _NAMES)
    fitting = _fitting(typed, _choices(filter_, index)) or _nicknamed(typed, filter_, index)
    found = [
        Completion(
            c.value if filter_.key == SORT else str(Value(c.value)),
            start,
            end,
            c.value,
            c.label if c.label != c.value else "",
        )
        for c in fitting
    ]
    if isinstance(filter_, Playable | CanPlay):
        wanted = CryptCard if isinstance(filter_, Playable) else LibraryCard
        found += _cards(typed, start, end, index, _NAMES, wanted)
    return found


def _fitting(typed: str, choices: Iterable[Choice]) -> list[Choice]:
    wanted = fold(typed).strip()
    # Capitals mean the superior level of a Discipline, so the superior level comes first.
    capitals = bool(typed) and typed.upper() == typed and typed.lower() != typed
    ranked: list[tuple[int, Choice]] = []
    for choice in choices:
        value, label = fold(choice.value), fold(choice.label)
        if value.startswith(wanted):
            rank = 0
        elif label.startswith(wanted):
            rank = 2
        elif f" {wanted}" in value or f" {wanted}" in label or f":{wanted}" in value:
            rank = 4
        elif wanted in value or wanted in label:
            rank = 6
        else:
            continue
        superior = choice.value.lower() in DISCIPLINES and choice.value.isupper()
        ranked.append(
            (rank + (superior != capitals and choice.value.lower() in DISCIPLINES), choice)
        )
    ranked.sort(key=_by_rank)
    return [choice for _, choice in ranked]


def _nicknamed(typed: str, filter_: Filter, index: Index) -> list[Choice]:
    """The choices for an alternative word: ``fos``, ``!ventrue``."""
    if not isinstance(filter_, ChoiceFilter) or not fold(typed).strip():
        return []
    try:
        meant = filter_.understand(Value(typed), index.spellings(filter_), typing=True)
    except QueryError:
        return []
    labels = filter_.labels(index)
    return [Choice(value, labels.get(value, value)) for value in meant]


def _any_value(typed: str, start: int, end: int, index: Index) -> list[Completion]:
    """Values of all short lists that begin with the typed text, preceded by their filter."""
    if len(typed) < 2:
        return []
    found: list[Completion] = []
    wanted = fold(typed)
    for filter_ in filters():
        if filter_.kind is not ValueKind.CHOICE or filter_.key not in _OFFERED:
            continue
        choices = [
            choice
            for choice in filter_.choices(index)
            if fold(choice.value).startswith(wanted) or fold(choice.label).startswith(wanted)
        ]
        for choice in choices or (
            _nicknamed(typed, filter_, index) if filter_.key == "clan" else ()
        ):
            written = f"{filter_.key}:{Value(choice.value)}"
            found.append(Completion(written, start, end, written, choice.label, filter_.label))
    return found


#: The filters with values that complete a bare word.
_OFFERED = frozenset({"dis", "clan", "sect", "title", "type", "path", "trait", "func", "set"})


def _cards(
    typed: str,
    start: int,
    end: int,
    index: Index,
    limit: int,
    wanted: type[CryptCard | LibraryCard] | None = None,
) -> list[Completion]:
    """Names of cards that begin with the typed text, then those with a word that does."""
    part = normalize(typed)
    if len(part) < 2:
        return []
    ranked: list[tuple[int, int]] = []
    for position, names in enumerate(index.joined_names):
        at = names.find(f"\n{part}")
        if at < 0 and f" {part}" not in names:
            continue
        if wanted is None or isinstance(index.cards[position], wanted):
            ranked.append((0 if at == 0 else 1 if at > 0 else 2, position))
    ranked.sort()
    return [
        Completion(str(Value(card.full_name)), start, end, card.full_name, _about(card))
        for card in (index.cards[position] for _, position in ranked[:limit])
    ]


def _about(card: CryptCard | LibraryCard) -> str:
    if isinstance(card, CryptCard):
        return f"{card.clan} {card.capacity}"
    return "/".join(card.types)
