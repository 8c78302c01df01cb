"""An error in a query, with its position."""

from __future__ import annotations

from typing import Self, override

from cardbase.errors import CardBaseError
from cardbase.message import Field, Message, Sentence

_MAX_SUGGESTIONS = 4


class QueryProblem(Sentence):
    """The kind of error in a query."""

    # Words, signs and parentheses.
    QUOTE_OPEN = "The quotation mark is not closed."
    PATTERN_OPEN = "The regular expression is not closed with /."
    MIXED_JOINTS = "Use either & or commas between values, or write the filter twice."
    NO_VALUE = "“{filter}” needs a value."
    NO_SUCH_FILTER = "There is no filter “{word}”. For the words themselves, write quotation marks."
    OPERATOR = "“{filter}” takes {signs} and not {sign}."
    NO_KEYWORD = "The name of a filter is missing before “{sign}”."
    MISSING_AFTER = "Something is missing after “{text}”."
    MISSING_BEFORE = "Something is missing before “{text}”."
    NOTHING_EXCLUDED = "There is nothing to exclude after “{text}”."
    TOO_DEEP = "The parentheses are nested too deeply."
    EMPTY_GROUP = "There is nothing in these parentheses."
    GROUP_OPEN = "This parenthesis is not closed."
    GROUP_NOT_OPENED = "This parenthesis was never opened."
    TOO_LONG = "A query may have {most} characters, not {length}."
    TOO_COSTLY = "A query may have {most} regular expressions or near names."

    # Values of filters.
    NEEDS_TEXT = "“{filter}” needs something to look for."
    NO_PATTERN_HERE = "A regular expression cannot be used for “{label}”."
    UNKNOWN_VALUE = "“{text}” is not known as {label}."
    AMBIGUOUS = "“{text}” could be {choices}."
    NEVER = "A card is never “{text}”."
    NOT_A_DISCIPLINE = "“{text}” is not a Discipline."
    NOT_A_CARD_ORDER = "Cards cannot be sorted by “{text}”."
    NOT_A_DECK_ORDER = "Decks cannot be sorted by “{text}”."
    GROUPS = "“{filter}” needs one group or two, such as 4 or 4-5."
    GROUPS_APART = "The groups of one crypt are at most two, one after another."
    NEEDS_NAME = "“{filter}” needs a name to look for."
    NEAR_PATTERN = "A regular expression cannot be approximate: write name:/.../."
    EMPTY_QUOTES = "There is nothing to look for between the quotes."
    NO_SUCH_CARD_HERE = "There is no card “{name}” here."
    NO_SUCH_CARD = "No card is called “{name}”."
    NEEDS_CARD = "“{filter}” needs the name of a card."
    NO_CRYPT = "No crypt to play cards: playable:crypt needs a deck with vampires."
    NO_DECK = "No deck is open here."
    NO_POOL = "The card pool of {format} is not known here."

    # Numbers and dates.
    NEEDS_NUMBER = "“{filter}” needs a number."
    NEEDS_NUMBERS = "“{filter}” needs a number or a range, such as 3, 5..8."
    NEEDS_NUMBERS_OR = "“{filter}” needs a number or a range, such as 3, 5..8 or {special}."
    ONE_NUMBER = "“{filter}” takes only one number."
    NO_NUMBER_RANGE = "“{filter}” needs one number, not a range."
    BACKWARDS = "This range runs backwards."
    NEEDS_DATE = "“{filter}” needs a date, such as 2016 or 2016-05-17."
    ONE_DATE = "“{filter}” takes only one date."
    NO_DATE_RANGE = "“{filter}” needs one date, not a range."
    NOT_A_DATE = "“{text}” is not a date. Write 2016, 2016-05, 2016-05-17, today or a set."
    NOT_RELEASED = "“{text}” has no date of release."
    NO_SUCH_DATE = "There is no date “{text}”."

    # Regular expressions.
    PATTERN_TOO_LONG = "A pattern may have {most} characters, not {length}."
    PATTERN_TOO_OPEN = "This pattern is too general (.* and similar) and could take very long."
    PATTERN_TOO_SLOW = "This pattern takes too long; make it more specific."
    NOT_A_PATTERN = "This is not a regular expression: {fault}."
    NOTHING_TO_REPEAT = "There is nothing to repeat."
    TWO_REPEATS = "Two repeats in a row."
    REPEAT_COUNT = "A count goes up to {most}, the lower one first."
    NESTED_REPEAT = "A repeat inside a repeat could run forever."
    OPEN_REPEAT = "A repeat of such a general pattern could run forever."
    UNKNOWN_GROUP = "This kind of group is not supported here."
    BACKSLASH_AT_END = "A backslash at the end needs a character after it."
    UNKNOWN_ESCAPE = "“{text}” is not supported here."
    BRACKET_OPEN = "This bracket is not closed."


class QueryError(CardBaseError, ValueError):
    """An error in a written query, with its exact position.

    Attributes:
        start, end: the error is ``text[start:end]`` of the written query. Both are 0 if the query
            was built from terms.
        suggestions: texts that would correct ``text[start:end]``, best first.
    """

    def __init__(
        self,
        what: Message | str,
        start: int = 0,
        end: int = 0,
        suggestions: tuple[str, ...] = (),
        /,
        **fields: Field,
    ) -> None:
        super().__init__(what, **fields)
        self.start = start
        self.end = end
        self.suggestions = suggestions

    @override
    def __repr__(self) -> str:
        return f"QueryError({self.what!r}, {self.start}, {self.end}, {self.suggestions!r})"

    @property
    def message(self) -> str:
        """The message in English."""
        return str(self.what)

    def moved(self, start: int, end: int) -> Self:
        """The same error at another position, for a query that is part of a longer text."""
        return type(self)(self.what, start, end, self.suggestions)

    def renamed(self, keyword: str, other: str) -> Self:
        """The same error for the filter that delegated its value to the filter of ``keyword``."""
        written = self.what.fields.get("filter")
        if not isinstance(written, str):
            return self
        what = self.what.replaced(filter=written.replace(keyword, other, 1))
        return type(self)(what, self.start, self.end, self.suggestions)

    def pointed(self, text: str) -> str:
        """The message under the query, with the error marked, for a terminal.

        >>> error = QueryError(QueryProblem.NO_SUCH_CARD, 5, 9, name="Theo")
        >>> print(error.pointed("card:Theo cap>7"))
        card:Theo cap>7
             ^^^^
        No card is called “Theo”.
        >>> print(QueryError(QueryProblem.NO_DECK, 0, 1, ("clan", "cap")).pointed("x"))
        x
        ^
        No deck is open here.
        Perhaps clan, cap?
        """
        line = " ".join(text.split("\n"))
        mark = " " * self.start + "^" * max(1, self.end - self.start)
        shown = f"{line}\n{mark}\n{self.message}"
        if self.suggestions:
            shown += f"\nPerhaps {', '.join(self.suggestions[:_MAX_SUGGESTIONS])}?"
        return shown
