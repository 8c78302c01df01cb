"""Filters on numbers and on dates: one value, a comparison, or a range."""

from __future__ import annotations

import calendar
import datetime
import re
from abc import abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, override

from cardbase.model import AnyCard
from cardbase.search.errors import QueryProblem
from cardbase.search.filter import Filter, Scope, no_pattern, query_error, suggestions
from cardbase.search.fold import fold
from cardbase.search.keyword import ValueKind
from cardbase.search.query import Node, Op, Term, Value

if TYPE_CHECKING:
    from cardbase.search.index import Index

COMPARISONS = (Op.HAS, Op.IS, Op.AT_LEAST, Op.AT_MOST, Op.MORE, Op.LESS)

_NUMBER = re.compile(
    r"(?P<low>[0-9]{1,7})?\s*(?P<gap>\.\.+|-|\N{EN DASH})\s*(?P<high>[0-9]{1,7})?"
    r"|(?P<one>[0-9]{1,7})(?P<up>\+)?"
)

_SIGNED = re.compile(r"\+[0-9]{1,7}")

_COMPARED = re.compile(r"(?P<op><=|>=|>|<(?!0+$))\s{0,3}(?P<number>[0-9]{1,7})")


class NumberFilter(Filter):
    """A filter on numbers of a card; a card can have several.

    Attributes:
        special: values that are not numbers, such as ``x``.
        few: whether there are few enough numbers for a table.
    """

    kind: ClassVar[ValueKind] = ValueKind.NUMBER
    sorts: ClassVar[bool] = True
    ops: ClassVar[tuple[Op, ...]] = COMPARISONS
    special: ClassVar[tuple[str, ...]] = ()
    few: ClassVar[bool] = True

    @abstractmethod
    def of(self, card: AnyCard) -> Iterable[int | str]:
        """The numbers (and special values) of a card."""

    def table(self, scope: Scope) -> Mapping[int | str, int]:
        """For each number, the cards that have it."""
        return scope.index.numbers(self)

    def limits(self, index: Index) -> tuple[int, int]:
        """The smallest and the largest number, for a slider; (0, 0) if there are none."""
        numbers = [n for n in index.numbers(self) if isinstance(n, int)]
        return (min(numbers), max(numbers)) if numbers else (0, 0)

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        del index, unfinished
        op = Op.HAS if term.op is Op.IS else term.op
        if op is not Op.HAS and len(term.values) > 1:
            raise query_error(term.values[1], QueryProblem.ONE_NUMBER, filter=f"{self.key}{op}")
        values = [self._value(value, op) for value in term.values]
        return replace(term, op=op, values=tuple(dict.fromkeys(values)))

    def _value(self, value: Value, op: Op) -> Value:
        no_pattern(value, self.label)
        text = fold(value.text).strip()
        if text in self.special and op is Op.HAS:
            return replace(value, text=text)
        bounds = written_bounds(text)
        if bounds is None:
            keyword = f"{self.key}{op}"
            if op is not Op.HAS:
                raise query_error(value, QueryProblem.NEEDS_NUMBER, filter=keyword)
            if self.special:
                special = " or ".join(self.special)
                raise query_error(
                    value, QueryProblem.NEEDS_NUMBERS_OR, filter=keyword, special=special
                )
            raise query_error(value, QueryProblem.NEEDS_NUMBERS, filter=keyword)
        low, high = bounds
        if low is not None and high is not None and low > high:
            raise query_error(value, QueryProblem.BACKWARDS, [f"{high}..{low}"])
        if op is not Op.HAS and low != high:
            raise query_error(value, QueryProblem.NO_NUMBER_RANGE, filter=f"{self.key}{op}")
        return replace(value, text=_range_text(low, high))

    @override
    def mask(self, term: Term, scope: Scope) -> int:
        table = self.table(scope)
        found = 0
        for value in term.values:
            if value.text in self.special:
                found |= table.get(value.text, 0)
                continue
            low, high = bounds_of(term.op, value.text)
            for number, mask in table.items():
                if (
                    isinstance(number, int)
                    and (low is None or number >= low)
                    and (high is None or number <= high)
                ):
                    found |= mask
        return found


def written_bounds(text: str) -> tuple[int | None, int | None] | None:
    """Read ``5``, ``5..8``, ``5-8``, ``5..``, ``..8``, ``5+`` or ``>=5``; else ``None``.

    >>> written_bounds("5..8"), written_bounds("..3"), written_bounds("7+"), written_bounds("x")
    ((5, 8), (None, 3), (7, None), None)
    >>> written_bounds("<=4"), written_bounds(">7")
    ((None, 4), (8, None))
    """
    if compared := _COMPARED.fullmatch(text):
        return bounds_of(Op(compared["op"]), compared["number"])
    if _SIGNED.fullmatch(text):
        text = text[1:]
    found = _NUMBER.fullmatch(text)
    if found is None:
        return None
    if found["one"]:
        return int(found["one"]), None if found["up"] else int(found["one"])
    low = int(found["low"]) if found["low"] else None
    high = int(found["high"]) if found["high"] else None
    dots = found["gap"].startswith("..")
    if (low is None and high is None) or (not dots and (low is None or high is None)):
        return None
    return low, high


def bounds_of(op: Op, text: str) -> tuple[int | None, int | None]:
    """The smallest and largest number that satisfies a canonical condition.

    >>> bounds_of(Op.MORE, "4"), bounds_of(Op.HAS, "5..8")
    ((5, None), (5, 8))
    """
    low, high = written_bounds(text) or (None, None)
    if low is not None:
        match op:
            case Op.AT_LEAST:
                return low, None
            case Op.MORE:
                return low + 1, None
            case Op.AT_MOST:
                return None, low
            case Op.LESS:
                return None, low - 1
    return low, high


def _range_text(low: int | None, high: int | None) -> str:
    if low == high:
        return str(low)
    return f"{'' if low is None else low}..{'' if high is None else high}"


# ------------------------------------------------------------------------------------------- dates

TODAY = "today"
_DATE = re.compile(r"([0-9]{4})(?:-([0-9]{1,2})(?:-([0-9]{1,2}))?)?")

type Days = tuple[datetime.date, datetime.date]


class DateFilter(Filter):
    """A filter on dates of a card; a card can have several.

    A date is a day, a month, a year, ``today``, or a set, which means its release date.
    """

    kind: ClassVar[ValueKind] = ValueKind.DATE
    sorts: ClassVar[bool] = True
    ops: ClassVar[tuple[Op, ...]] = COMPARISONS

    @abstractmethod
    def of(self, card: AnyCard) -> Iterable[datetime.date]:
        """The dates of a card."""

    @override
    def resolve(self, term: Term, index: Index | None, *, unfinished: bool = False) -> Node:
        del unfinished
        op = Op.HAS if term.op is Op.IS else term.op
        if op is not Op.HAS and len(term.values) > 1:
            raise query_error(term.values[1], QueryProblem.ONE_DATE, filter=f"{self.key}{op}")
        values = [self._value(value, op, index) for value in term.values]
        return replace(term, op=op, values=tuple(dict.fromkeys(values)))

    def _value(self, value: Value, op: Op, index: Index | None) -> Value:
        no_pattern(value, self.label)
        first, dots, last = value.text.strip().partition("..")
        ends = [end.strip(" .") for end in (first, last)]
        if dots and op is not Op.HAS:
            raise query_error(value, QueryProblem.NO_DATE_RANGE, filter=f"{self.key}{op}")
        if not any(ends):
            raise query_error(value, QueryProblem.NEEDS_DATE, filter=f"{self.key}{op}")
        ends = [_canonical_date(end, value, index) if end else "" for end in ends]
        return replace(value, text=f"{ends[0]}..{ends[1]}" if dots else ends[0])

    @override
    def mask(self, term: Term, scope: Scope) -> int:
        found = 0
        for value in term.values:
            low, high = self.bounds(term.op, value, scope)
            for date, mask in scope.index.dates(self).items():
                if low <= date <= high:
                    found |= mask
        return found

    @staticmethod
    def bounds(op: Op, value: Value, scope: Scope) -> Days:
        """The first and the last day that satisfies a canonical condition.

        Raises:
            QueryError: the value is a set without a date.
        """
        day = datetime.timedelta(days=1)
        earliest, latest = datetime.date.min + day, datetime.date.max - day
        first, dots, last = value.text.partition("..")
        if dots:
            return (
                days_of(first, value, scope)[0] if first else earliest,
                days_of(last, value, scope)[1] if last else latest,
            )
        start, end = days_of(first, value, scope)
        match op:
            case Op.AT_LEAST:
                return start, latest
            case Op.MORE:
                return end + day, latest
            case Op.AT_MOST:
                return earliest, end
            case Op.LESS:
                return earliest, start - day
        return start, end


def days_of(text: str, value: Value, scope: Scope) -> Days:
    """The days that a canonical date covers.

    Raises:
        QueryError: the date is a set without a date.
    """
    if text == TODAY:
        today = scope.context.today or datetime.date.today()
        return today, today
    days = _written_days(text)
    if days is not None:
        return days
    released = scope.index.sets[text].date if text in scope.index.sets else None
    if released is None:
        raise query_error(value, QueryProblem.NOT_RELEASED, text=text)
    return released, released


def _written_days(text: str) -> Days | None:
    found = _DATE.fullmatch(text)
    if found is None:
        return None
    year, month, day = (int(part) if part else None for part in found.groups())
    if year is None or not 1 < year < 9999:
        return None
    try:
        if month is None:
            return datetime.date(year, 1, 1), datetime.date(year, 12, 31)
        if day is None:
            length = calendar.monthrange(year, month)[1]
            return datetime.date(year, month, 1), datetime.date(year, month, length)
        return datetime.date(year, month, day), datetime.date(year, month, day)
    except ValueError:
        return None


def _canonical_date(text: str, value: Value, index: Index | None) -> str:
    found = _DATE.fullmatch(text)
    if found is not None:
        if _written_days(text) is None:
            raise query_error(value, QueryProblem.NO_SUCH_DATE, text=text)
        return "-".join(part.zfill(2) for part in found.groups() if part)
    folded = fold(text)
    if folded == TODAY:
        return TODAY
    if index is None:
        return text
    spellings = {fold(s.name): code for code, s in index.sets.items() if s.date}
    spellings |= {fold(code): code for code, s in index.sets.items() if s.date}
    if folded in spellings:
        return spellings[folded]
    near = dict.fromkeys(spellings[s] for s in suggestions(text, spellings))
    raise query_error(value, QueryProblem.NOT_A_DATE, near, text=text)
