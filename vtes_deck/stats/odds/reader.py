"""The written language of questions, and its reader.

::

    crypt>=1(Arika|Leandro) and hand>=1(Villein|Minion Tap) by turn 2 seat 3
    hand=0([type:master]) or not crypt@5<=2([cap<=4])
    hand=2..4([type:master]) by turn 3
    hand>=2(Villein|"Minion Tap") after 12 cards given seen(2x Villein) top(Deflection)
    playable>=1([is:wake]) and crypt.capacity<=24([cap>=1]) and hand.different>=3([type:master])

A count consists of four parts. The zone is ``crypt``, ``hand``, or ``playable`` for library cards
that a vampire drawn by then can play. After a dot, an optional quantity is added up instead of
cards: ``different`` names, ``capacity``, or the costs in ``pool`` or ``blood``. The number has
``>=``, ``<=``, ``=``, ``>`` or ``<``, or is a range ``=2..4``, which is read as two counts; the
default is at least one. The cards are names, names in quotation marks, or searches in square
brackets, separated by ``|``. A search that begins with a condition, as in ``crypt>=2(cap<=5)``,
needs no brackets. Counts are joined by ``and``, ``or``, ``not`` and parentheses.
``hand@t3`` and ``hand@10`` are moments of a single count: turn 3, ten cards seen. The parts after
the counts apply to all counts: ``by turn 2``, ``after 12 cards``, ``seat 3 of 5``, ``with 1 discard
2 plays 1 decrypt`` (in each turn), ``without discards``, ``given seen(...) top(...) removed(...)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from cardbase.message import Message
from cardbase.search.errors import QueryError
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.errors import Quantity, QuestionError, QuestionProblem
from vtes_deck.stats.odds.question import (
    All,
    Any,
    Condition,
    Copies,
    Count,
    Known,
    Measure,
    Moment,
    Not,
    OddsQuestion,
    Pick,
    Zone,
)
from vtes_deck.stats.scanner import MAX_NUMBER, Names, Scanner
from vtes_deck.stats.turns import PLAYERS, USUAL, Pace

MAX_TEXT_LENGTH = 4000
"""Characters of a written question."""

MAX_COUNTS = 12
"""Counts in one question."""

MAX_TURN = 30
MAX_PLAYERS = 12
_MAX_DEPTH = 20

COPIES = re.compile(r"([0-9]+)\s*x\s+|([0-9]+)\s*x(?=\")", re.IGNORECASE)
"""Copies in front of a name in a list of known cards."""

_SEARCH = re.compile(r"\w+\s*[:<>=]\s*\S")
"""The beginning of a search in the place of a name: ``cap<=5``."""

_COMPARED = re.compile(r">=|=>|≥|<=|=<|≤|==|[=<>]")
_ZONES = {**{zone.value: zone for zone in Zone}, "library": Zone.HAND}
_PACES = {"discard": "discards", "play": "plays", "decrypt": "decrypts"}
_LISTS = ("seen", "top", "removed")
_CLAUSES = ("by", "after", "seat", "with", "without", "given")


def parse(text: str, names: Names) -> OddsQuestion:
    """Read a question.

    Raises:
        QuestionError: it is not valid; the error contains the position.
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise QuestionError(QuestionProblem.TOO_LONG, MAX_TEXT_LENGTH, len(text))
    return _Reader(text, names).question()


class _Reader(Scanner):
    def __init__(self, text: str, names: Names) -> None:
        super().__init__(text, names)
        self.counts = 0

    # -------------------------------------------------------------------------------- the question

    def question(self) -> OddsQuestion:
        condition = self._any(0)
        moment: Moment | None = None
        seat, players, pace, known = 1, PLAYERS, USUAL, Known()
        said: set[str] = set()
        while not self.ended():
            start = self.at
            word = self.word().lower()
            kind = {"after": "by", "without": "with"}.get(word, word)
            if kind in said:
                raise self.wrong(QuestionProblem.TWICE, start)
            said.add(kind)
            if kind == "by":
                moment = self._moment(word)
            elif kind == "seat":
                seat, players = self._seat()
            elif kind == "with":
                pace = self._pace(without=word == "without")
            elif kind == "given":
                known = self._known()
            else:
                raise self._astray(start, word)
        return OddsQuestion(
            condition=condition,
            moment=moment or Moment(),
            seat=seat,
            players=players,
            pace=pace,
            known=known,
        )

    def _astray(self, start: int, word: str) -> QuestionError:
        if word in {"and", "or", "not"}:
            return self.wrong(QuestionProblem.CONDITION_LATE, start)
        end = self.at if self.at > start else start + 1
        what = Message(QuestionProblem.EXPECTED_OR_END, words=", ".join(("and", "or", *_CLAUSES)))
        return QuestionError(what, start, end)

    def _moment(self, word: str) -> Moment:
        if word == "by":
            self.expect("turn")
            return Moment(turn=self.number(Quantity.TURN, 1, MAX_TURN))
        number = self.number(Quantity.LIBRARY_CARDS, 0, MAX_NUMBER)
        self.take_word("cards", "card")
        return Moment(turn=0, cards=number)

    def _seat(self) -> tuple[int, int]:
        self.skip()
        start = self.at
        seat, players = self.number(Quantity.SEAT, 1, MAX_PLAYERS), PLAYERS
        if self.take_word("of"):
            players = self.number(Quantity.PLAYERS, 1, MAX_PLAYERS)
        if seat > players:
            raise self.wrong(Message(QuestionProblem.NO_SEAT, seat=seat, players=players), start)
        return seat, players

    def _pace(self, *, without: bool) -> Pace:
        if without:
            self.expect("discards", "discard")
            return Pace(discards=0)
        said: dict[str, int] = {}
        while True:
            self.skip()
            start = self.at
            number = self.number(Quantity.IN_EACH_TURN, 0, MAX_NUMBER)
            word = self.expect(*_PACES, *_PACES.values())
            field = _PACES.get(word, word)
            if field in said:
                raise self.wrong(QuestionProblem.TWICE, start)
            if field == "decrypts" and number > 1:
                raise self.wrong(QuestionProblem.DECRYPTS, start)
            said[field] = number
            self.skip()
            if self.take(",") or self.take_word("and") or self.peek_number():
                continue
            return Pace(
                said.get("discards", USUAL.discards),
                said.get("plays", USUAL.plays),
                said.get("decrypts", USUAL.decrypts),
            )

    def _known(self) -> Known:
        lists: dict[str, tuple[Copies, ...]] = {}
        while True:
            self.skip()
            start = self.at
            name = self.expect(*_LISTS)
            if name in lists:
                raise self.wrong(QuestionProblem.TWICE, start)
            self.open()
            lists[name] = tuple(self._listed())
            if self.take(",") or self.peek_word(*_LISTS):
                continue
            return Known(**lists)

    def _listed(self) -> Iterable[Copies]:
        while True:
            self.skip()
            start = self.at
            found = COPIES.match(self.text, self.at)
            number = 1
            if found is not None:
                self.at = found.end()
                number = int((found[1] or found[2])[:6])
                if not 1 <= number <= MAX_NUMBER:
                    raise self.wrong(Message(QuestionProblem.COPIES, most=MAX_NUMBER), start)
            yield Copies(self.card(crypt=None), number)
            if not self.more():
                return

    # ---------------------------------------------------------------------------------- conditions

    def _any(self, depth: int) -> Condition:
        parts = [self._all(depth)]
        while self.take_word("or"):
            parts.append(self._all(depth))
        return parts[0] if len(parts) == 1 else Any(tuple(parts))

    def _all(self, depth: int) -> Condition:
        parts = [self._one(depth)]
        while self.take_word("and"):
            parts.append(self._one(depth))
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def _one(self, depth: int) -> Condition:
        self.skip()
        start = self.at
        if depth > _MAX_DEPTH:
            raise self.wrong(QuestionProblem.TOO_DEEP, start)
        if self.take_word("not"):
            return Not(self._one(depth + 1))
        if self.take("("):
            inner = self._any(depth + 1)
            self.skip()
            if not self.take(")"):
                raise QuestionError(QuestionProblem.PARENTHESIS_OPEN, start, start + 1)
            return inner
        return self._count()

    def _count(self) -> Condition:
        start = self.at
        zone = _ZONES.get(self.word().lower())
        if zone is None:
            end = self.at if self.at > start else start + 1
            raise QuestionError(QuestionProblem.EXPECTED_COUNT, start, end, tuple(Zone))
        self.counts += 1
        if self.counts > MAX_COUNTS:
            raise self.wrong(Message(QuestionProblem.TOO_MANY_COUNTS, most=MAX_COUNTS), start)
        measure = self._measure(zone) if self.take(".") else Measure.CARDS
        moment = self._own_moment() if self.take("@") else None
        compare, number = self._compared()
        most = self._range_end(number) if compare is Compare.EXACTLY else None
        self.open()
        crypt, picks = zone.deck is Zone.CRYPT, []
        while True:
            picks.append(self._pick(crypt=crypt))
            if not self.more():
                break
        if most is None:
            return Count(zone, compare, number, tuple(picks), moment, measure)
        return All(
            (
                Count(zone, Compare.AT_LEAST, number, tuple(picks), moment, measure),
                Count(zone, Compare.AT_MOST, most, tuple(picks), moment, measure),
            )
        )

    def _measure(self, zone: Zone) -> Measure:
        """The quantity of a count of a zone, after the dot."""
        words = [one.value for one in Measure if one and zone in one.zones]
        return Measure(self.expect(*words))

    def _range_end(self, least: int) -> int | None:
        """The larger number of a range, or ``None``."""
        self.skip()
        if not self.take(".."):
            return None
        self.counts += 1
        self.skip()
        start = self.at
        most = self.number(Quantity.HOW_MANY, 0, MAX_NUMBER)
        if self.counts > MAX_COUNTS:
            raise self.wrong(Message(QuestionProblem.TOO_MANY_COUNTS, most=MAX_COUNTS), start)
        if most < least:
            raise self.wrong(QuestionProblem.RANGE, start)
        return most

    def _own_moment(self) -> Moment:
        if self.take_word("turn", "t"):
            return Moment(turn=self.number(Quantity.TURN, 1, MAX_TURN))
        return Moment(turn=0, cards=self.number(Quantity.CARDS_SEEN, 0, MAX_NUMBER))

    def _compared(self) -> tuple[Compare, int]:
        self.skip()
        found = _COMPARED.match(self.text, self.at)
        if found is None:
            return Compare.AT_LEAST, 1
        start = self.at
        self.at = found.end()
        number = self.number(Quantity.HOW_MANY, 0, MAX_NUMBER)
        sign = found[0]
        if sign == ">":
            return Compare.AT_LEAST, number + 1
        if sign == "<":
            if not number:
                raise self.wrong(QuestionProblem.NEGATIVE, start)
            return Compare.AT_MOST, number - 1
        if sign in {"=", "=="}:
            return Compare.EXACTLY, number
        return (Compare.AT_LEAST if sign in {">=", "=>", "≥"} else Compare.AT_MOST), number

    # --------------------------------------------------------------------------------------- cards

    def _named_or_found(self, *, crypt: bool) -> Pick:
        """A card by its name; what is no card and looks like a search is one."""
        start = self.at
        try:
            return Pick((self.card(crypt=crypt),))
        except QuestionError:
            text = self.text[start : self.at]
            if not _SEARCH.match(text):
                raise
        return self._found(text, start, crypt=crypt)

    def _pick(self, *, crypt: bool) -> Pick:
        self.skip()
        if not self.take("["):
            return self._named_or_found(crypt=crypt)
        start, depth = self.at, 1
        while depth and self.at < len(self.text):
            depth += {"[": 1, "]": -1}.get(self.text[self.at], 0)
            self.at += 1
        query = self.text[start : self.at - 1]
        if depth:
            raise QuestionError(QuestionProblem.BRACKET_OPEN, start - 1, start)
        if not query.strip():
            raise self.wrong(QuestionProblem.EMPTY_BRACKETS, start - 1)
        return self._found(query, start, crypt=crypt)

    def _found(self, query: str, start: int, *, crypt: bool) -> Pick:
        """The cards that a search finds; ``start`` is its place in the question."""
        try:
            found = tuple(self.names.query(query.strip(), crypt=crypt))
        except QueryError as error:
            shift = start + len(query) - len(query.lstrip())
            raise QuestionError(
                error.what, error.start + shift, error.end + shift, error.suggestions
            ) from None
        return Pick(found, query.strip())
