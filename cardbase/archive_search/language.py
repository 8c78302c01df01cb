"""Reading a query on winning decks, answering it, and completing it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from cardbase.archive import ArchiveDeck
from cardbase.archive_search.card_conditions import Card, Has
from cardbase.archive_search.condition import Condition, count_bounds
from cardbase.archive_search.index import ArchiveIndex
from cardbase.archive_search.order import in_order
from cardbase.archive_search.vocabulary import CONDITIONS, FAMILIES, keywords
from cardbase.database import CardBase
from cardbase.message import Translate, english
from cardbase.search.completion import Completion, value_start, word_end
from cardbase.search.completion import complete as complete_cards
from cardbase.search.errors import QueryError
from cardbase.search.fold import fold
from cardbase.search.keyword import ValueKind
from cardbase.search.lexer import Mark, Token, cut
from cardbase.search.manual import entry, introduction
from cardbase.search.parser import QueryReading, read_as
from cardbase.search.query import ANYWHERE, SORT, And, Node, Not, Op, Or, Query, Term, Value, quoted

_LIMIT = 40
_LAST_WORD = re.compile(r"(?:^|\s)(\w+)\Z")
_JOINERS = frozenset({"and", "&"})


def index_of_archive(cards: CardBase) -> ArchiveIndex:
    """The index of a card base's archive, created once."""
    return cards.derived(ArchiveIndex)


def warm(index: ArchiveIndex) -> None:
    """Create all tables now, which takes half a second, so that typing never waits for one."""
    with index.views_kept():
        for condition in CONDITIONS:
            condition.warm(index)


@dataclass(frozen=True, slots=True)
class FoundDecks:
    """The contents of a search box for a query that is being typed.

    Attributes:
        decks: the decks found, newest first.
        query: the part that was understood.
        errors: the parts that were not understood, or why there is no answer.
    """

    decks: tuple[ArchiveDeck, ...]
    query: Query
    errors: tuple[QueryError, ...] = ()


def read_decks(text: str, index: ArchiveIndex, *, unfinished: bool = True) -> QueryReading:
    """Parse as much of a query as possible; never raises."""
    return read_as(text, index, keywords(), shape, unfinished=unfinished)


def parse_decks(text: str, index: ArchiveIndex) -> Query:
    """Understand a query.

    Raises:
        QueryError: the first error.
    """
    reading = read_decks(text, index, unfinished=False)
    for error in reading.errors:
        raise error
    return reading.query


def search_decks(query: str | Query, index: ArchiveIndex) -> tuple[ArchiveDeck, ...]:
    """The decks that match a query, newest first unless it has a ``sort:``.

    Raises:
        QueryError: the query has an error.
    """
    asked = parse_decks(query, index) if isinstance(query, str) else query
    found = fitting(asked, index)
    if not asked.order:
        return index.decks(found)
    decks = index.archive.decks
    return tuple(decks[p] for p in in_order(index.positions(found), asked.order, index))


def fitting(query: Query, index: ArchiveIndex) -> int:
    """The decks that match a resolved query, as a set of the index.

    Raises:
        QueryError: it cannot be answered.
    """
    return index.all if query.node is None else _fitting(query.node, index)


def _fitting(node: Node, index: ArchiveIndex) -> int:
    match node:
        case Term():
            return keywords()[node.key].mask(node, index)
        case Not(item):
            return index.all & ~_fitting(item, index)
        case And(items):
            found = index.all
            for part in items:
                found &= _fitting(part, index)
            return found
        case Or(items):
            found = 0
            for choice in items:
                found |= _fitting(choice, index)
            return found


def search_typed_decks(text: str, index: ArchiveIndex) -> FoundDecks:
    """Search with a query that may be unfinished; never raises.

    If nothing matches, and the last word may become a keyword, the word is ignored.
    """
    reading = read_decks(text, index)
    try:
        decks = search_decks(reading.query, index)
        word = _LAST_WORD.search(text)
        if not decks and word is not None and _may_be_keyword(word[1]):
            reading = read_decks(text[: word.start(1)], index)
            decks = search_decks(reading.query, index)
    except QueryError as error:
        return FoundDecks((), reading.query, (*reading.errors, error))
    return FoundDecks(decks, reading.query, reading.errors)


def _may_be_keyword(word: str) -> bool:
    return any(keyword.startswith(word.lower()) for keyword in keywords())


_ARGUMENT = re.compile(r"(?P<head>-?(?P<key>\w+)(?:>=|<=|!=|[:=<>]))(?P<value>[^\"/].*)", re.DOTALL)


def from_words(arguments: Iterable[str]) -> str:
    """One query from the arguments of a command line, after a shell has removed their quotes.

    >>> from_words(["card:2+ Arika", "-place:sao paulo", "date>=2015"])
    'card:"2+ Arika" -place:"sao paulo" date>=2015'
    """
    return " ".join(map(_requoted, arguments))


def _requoted(argument: str) -> str:
    found = _ARGUMENT.fullmatch(argument)
    if found is None or " " not in argument or found["key"].lower() not in keywords():
        return argument
    if re.search(r"\w[:=<>]", found["value"]) and found["key"] != Has.key:
        return argument
    return found["head"] + quoted(found["value"])


# --------------------------------------------------------------------------------------- the shape


def shape(tokens: list[Token], text: str) -> list[Token]:
    """The additions of deck queries to the query language of cards.

    ``and`` also works in lower case, and a number of copies takes the words after it, up to the
    next such number or ``and``, for the name of a card: ``2+ Arika and Govern the Unaligned``.
    """
    shaped: list[Token] = []
    waiting: Token | None = None
    for token in tokens:
        word = token.mark is Mark.WORD and bool(token.values) and not token.values[0].regex
        bare = word and bool(token.text)
        if bare and token.text.lower() in _JOINERS:
            waiting = None
            if shaped and token is not tokens[-1]:
                shaped.append(Token(Mark.AND, token.start, token.end, token.text))
            continue
        if bare and count_bounds(token.text) is not None and not _is_year(token.text):
            waiting = Token(Mark.WORD, token.start, token.end, token.text, values=token.values)
            shaped.append(waiting)
            continue
        if waiting is not None and word:
            name = token.values[0].text
            whole = f"{waiting.values[0].text} {name}"
            waiting.values = [Value(whole, start=waiting.start, end=token.end)]
            waiting.end, waiting.text = token.end, text[waiting.start : token.end]
            waiting.errors = [*waiting.errors, *token.errors]
            continue
        waiting = None
        shaped.append(token)
    return shaped


def _is_year(text: str) -> bool:
    return len(text) == 4 and text.isdecimal() and text[:2] in {"19", "20"}


# -------------------------------------------------------------------------------------- completion


def complete_decks(text: str, cursor: int, index: ArchiveIndex) -> list[Completion]:
    """The completions at the cursor, best first: conditions, their values, names of cards."""
    cursor = max(0, min(cursor, len(text)))
    head = text[:cursor]
    tokens = cut(head, keywords().keys())
    token = tokens[-1] if tokens else None
    if token is not None and token.mark is Mark.TERM and token.text.lower() in keywords():
        start = value_start(token, head)
        if start is not None:
            condition = keywords()[token.text.lower()]
            return _values(condition, text, start, cursor, index)[:_LIMIT]
    if token is None or token.end < cursor or token.mark in {Mark.NOT, Mark.OPEN, Mark.CLOSE}:
        return _keywords("", cursor, cursor)
    if token.mark is not Mark.WORD or token.values[0].regex:
        return []
    typed, start, end = token.values[0].text, token.start, word_end(text, cursor)
    return [*_keywords(typed, start, end), *_names(typed, start, end, index)][:_LIMIT]


def _keywords(typed: str, start: int, end: int) -> list[Completion]:
    wanted = typed.lower()
    found: list[tuple[int, Completion]] = []
    for condition in CONDITIONS:
        if condition.key == ANYWHERE:
            continue
        if condition.key.startswith(wanted):
            rank = 0
        elif any(alias.startswith(wanted) for alias in condition.aliases):
            rank = 1
        else:
            continue
        ops = [condition.ops[0]]
        if condition.kind in {ValueKind.NUMBER, ValueKind.DATE} and typed:
            ops += [Op.AT_LEAST, Op.AT_MOST]
        found.extend(
            (rank, Completion(f"{condition.key}{op}", start, end, condition.label, condition.help))
            for op in ops
        )
    found.sort(key=_rank)
    return [completion for _, completion in found]


def _rank(pair: tuple[int, Completion]) -> int:
    return pair[0]


def _values(
    condition: Condition, text: str, start: int, cursor: int, index: ArchiveIndex
) -> list[Completion]:
    written = text[start:cursor]
    typed = written.lstrip('"“„«')
    end = cursor if typed != written else word_end(text, cursor)
    if isinstance(condition, Card):
        count, _, name = typed.partition(" ")
        if not name or count_bounds(count) is None:
            count, name = "", typed
        return [_with_count(count, found, start, end) for found in _names(name, start, end, index)]
    wanted = fold(typed).strip()
    found: list[tuple[int, Completion]] = []
    for choice in condition.choices(index):
        value, label = fold(choice.value), fold(choice.label)
        if not value.startswith(wanted) and wanted not in label:
            continue
        capitals = typed.isupper() and not choice.value.isupper()
        rank = 2 * (not value.startswith(wanted)) + capitals
        said = choice.label if choice.label != choice.value else ""
        written_value = choice.value if condition.key == SORT else str(Value(choice.value))
        found.append((rank, Completion(written_value, start, end, choice.value, said)))
    found.sort(key=_rank)
    return [completion for _, completion in found]


def _with_count(count: str, found: Completion, start: int, end: int) -> Completion:
    name = f"{count} {found.label}".strip()
    return Completion(str(Value(name)), start, end, name, found.help)


def _names(typed: str, start: int, end: int, index: ArchiveIndex) -> list[Completion]:
    """Names of cards that begin as typed."""
    asked = f'name:"{typed.replace(chr(34), "")}'
    found = complete_cards(asked, len(asked), index.cards)
    return [Completion(each.insert, start, end, each.label, each.help) for each in found]


# -------------------------------------------------------------------------------------------- help

_EXAMPLE = "2+ Arika and Govern   clan:ventrue date>=2015 players>=30"

RULES = (
    (
        "A word on its own is looked for in the deck's name, player, event and place, and in the "
        "names of its cards."
    ),
    "A number of copies in front of words makes them a card: 2+ Arika, 1..3 Villein, 0 Deflection.",
    "Values joined by a comma mean one of them, by & all of them.",
    (
        "Put - in front of what must not hold, OR between alternatives, parentheses around what "
        "belongs together."
    ),
    "Numbers are compared or given as ranges: avg<=4.5, players:12..20.",
    "A date is a year, a month or a day.",
)
"""The rules of the language, a sentence each."""


def guide_decks(translate: Translate = english) -> str:
    """The whole help as plain text with light Markdown: introduction, then every condition."""
    pages = [introduction(_EXAMPLE, RULES, translate)]
    for title, conditions in FAMILIES.items():
        entries = "\n".join(entry(condition, translate) for condition in conditions)
        pages.append(f"## {translate(title)}\n\n{entries}")
    return "\n".join(pages)
