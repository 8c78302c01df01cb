"""A grammar of phrases, and a recognizer that caches what it has read.

A rule has a name, a pattern and a function that builds the value of the phrase. In a pattern, a
word matches itself. ``<name>`` matches a phrase of that name and passes its value to the function.
``(a | b)`` matches either alternative. ``[a b]`` is optional; an omitted phrase has the value
``None``. ``<self>`` matches the minion with the text and passes no value. ``{`` and ``}`` match
parentheses in the text. A rule must not begin with its own name.

>>> from vtes_deck.effects.reader.tokens import number
>>> grammar = Grammar()
>>> grammar.terminal("n", number)
>>> grammar.add("effect", "gain <n> (pool | blood)", lambda n: ("gain", n))
>>> grammar.read("effect", ("gain", "2", "pool")).values
[('gain', 2)]
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import msgspec

from vtes_deck.effects.reader.tokens import Terminal, Words, words_of

type Ends = list[tuple[object, int]]
type Build = Callable[..., object]

_PIECES = re.compile(r"<[a-z ]+>|[\[\]()|]|[^\s\[\]()|<>]+")

_SIGNS = {"{": "(", "}": ")"}


class _Word(msgspec.Struct, frozen=True):
    text: str


class _Phrase(msgspec.Struct, frozen=True):
    name: str


class _Choice(msgspec.Struct, frozen=True):
    """One of several sequences.

    Attributes:
        among: the sequences.
        width: the number of values that it passes to the function.
    """

    among: tuple[tuple[_Piece, ...], ...]
    width: int


type _Piece = _Word | _Phrase | _Choice


class _Rule(msgspec.Struct, frozen=True):
    """A pattern with its function.

    Attributes:
        pieces: the pattern.
        build: the function.
        first: the word with which it begins; empty if it does not begin with a word.
    """

    pieces: tuple[_Piece, ...]
    build: Build
    first: str


class Parse(msgspec.Struct, frozen=True):
    """A possible meaning of a phrase.

    Attributes:
        values: the distinct values of the whole phrase.
        reached: the number of words that some rule matched; no rule matches the next word.
    """

    values: list[object]
    reached: int


class Grammar:
    """The rules, by name."""

    def __init__(self) -> None:
        self._rules: dict[str, list[_Rule]] = {}
        self._terminals: dict[str, Terminal] = {}

    def terminal(self, name: str, find: Terminal) -> None:
        """Define the phrase of this name by a function of the words and a position."""
        self._terminals[name] = find

    def add(self, name: str, pattern: str, build: Build) -> None:
        """Add a rule. If its function returns ``None``, the phrase does not match."""
        for sequence in _parsed(pattern):
            first = sequence[0].text if sequence and isinstance(sequence[0], _Word) else ""
            self._rules.setdefault(name, []).append(_Rule(sequence, build, first))

    def names(self) -> frozenset[str]:
        """The names of all rules and terminals."""
        return frozenset((*self._rules, *self._terminals))

    def wanted(self) -> frozenset[str]:
        """The names that the patterns use."""
        return frozenset(
            name for rules in self._rules.values() for one in rules for name in _used(one.pieces)
        )

    def fits(self, pattern: str, words: Words) -> list[tuple[object, ...]]:
        """The values of the slots of a pattern, for each way in which it matches all the words."""
        run = _Run(self._rules, self._terminals, words)
        found: list[tuple[object, ...]] = []
        for pieces in _parsed(pattern):
            for values, end in run.sequence(pieces, 0, 0):
                if end == len(words) and values not in found:
                    found.append(values)
        return found

    def read(self, name: str, words: Words) -> Parse:
        """All values of a phrase."""
        run = _Run(self._rules, self._terminals, words)
        values: list[object] = []
        for value, end in run.phrase(name, 0):
            if end == len(words) and value not in values:
                values.append(value)
        return Parse(values, run.reached)


def _parsed(pattern: str) -> tuple[tuple[_Piece, ...], ...]:
    """The alternatives of a whole pattern."""
    pieces = _PIECES.findall(pattern.replace("<self>", "(~ | this minion)"))
    parsed, rest = _sequences(pieces, 0)
    if rest != len(pieces):
        raise ValueError(pattern)
    return parsed


def _sequences(pieces: list[str], at: int) -> tuple[tuple[tuple[_Piece, ...], ...], int]:
    """The alternatives up to a closing bracket, and the position of that bracket."""
    found: list[tuple[_Piece, ...]] = []
    current: list[_Piece] = []
    while at < len(pieces) and pieces[at] not in ")]":
        piece = pieces[at]
        if piece == "|":
            found.append(tuple(current))
            current = []
        elif piece in "([":
            among, at = _sequences(pieces, at + 1)
            current.append(_choice((*among, ()) if piece == "[" else among))
        elif piece.startswith("<"):
            current.append(_Phrase(piece[1:-1]))
        else:
            current += [_Word(_SIGNS.get(word, word)) for word in words_of(piece)]
        at += 1
    return (*found, tuple(current)), at


def _choice(among: tuple[tuple[_Piece, ...], ...]) -> _Choice:
    return _Choice(among, max(map(_width, among)))


def _width(pieces: Iterable[_Piece]) -> int:
    """The number of values that a sequence passes to the function."""
    return sum(
        1 if isinstance(one, _Phrase) else one.width if isinstance(one, _Choice) else 0
        for one in pieces
    )


def _used(pieces: Iterable[_Piece]) -> Iterator[str]:
    for one in pieces:
        if isinstance(one, _Phrase):
            yield one.name
        elif isinstance(one, _Choice):
            for among in one.among:
                yield from _used(among)


class _Run:
    """The reading of one phrase; it caches what each name has matched at each position."""

    def __init__(
        self, rules: dict[str, list[_Rule]], terminals: dict[str, Terminal], words: Words
    ) -> None:
        self._rules, self._terminals, self._words = rules, terminals, words
        self._known: dict[tuple[str, int], Ends] = {}
        self.reached = 0

    def phrase(self, name: str, at: int) -> Ends:
        """The values of a phrase that begins at a position, each with its end."""
        known = self._known.get((name, at))
        if known is not None:
            return known
        found: Ends = []
        self._known[name, at] = found  # a rule that begins with its own name matches nothing
        ends: Ends = []
        terminal = self._terminals.get(name)
        if terminal is not None and at < len(self._words):
            ends += terminal(self._words, at)
            self.reached = max([self.reached, *(end for _, end in ends)])
        word = self._words[at] if at < len(self._words) else ""
        for rule in self._rules.get(name, ()):
            if rule.first and rule.first != word:
                continue
            for values, end in self.sequence(rule.pieces, 0, at):
                value = rule.build(*values)
                if value is not None:
                    ends.append((value, end))
        for one in ends:
            if one not in found:
                found.append(one)
        return found

    def sequence(
        self, pieces: tuple[_Piece, ...], number: int, at: int
    ) -> Iterator[tuple[tuple[object, ...], int]]:
        """The values that the pieces starting with ``number`` pass, each with its end."""
        if number == len(pieces):
            yield (), at
            return
        for values, end in self._piece(pieces[number], at):
            for rest, last in self.sequence(pieces, number + 1, end):
                yield (*values, *rest), last

    def _piece(self, piece: _Piece, at: int) -> Iterator[tuple[tuple[object, ...], int]]:
        if isinstance(piece, _Word):
            if at < len(self._words) and self._words[at] == piece.text:
                self.reached = max(self.reached, at + 1)
                yield (), at + 1
        elif isinstance(piece, _Phrase):
            for value, end in self.phrase(piece.name, at):
                yield (value,), end
        else:
            for among in piece.among:
                for values, end in self.sequence(among, 0, at):
                    yield (*values, *[None] * (piece.width - len(values))), end
