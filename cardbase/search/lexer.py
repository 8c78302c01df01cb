"""Splits a written query into words, terms and marks with their positions.

Nothing is rejected here. Unfinished parts are marked (:attr:`Token.errors`), and the parser decides
whether they matter.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from enum import Enum, auto

from cardbase.search.errors import QueryError, QueryProblem
from cardbase.search.query import SORT_WORDS, Value


class Mark(Enum):
    """Kinds of token."""

    OPEN = auto()
    CLOSE = auto()
    OR = auto()
    AND = auto()
    NOT = auto()
    WORD = auto()
    TERM = auto()


@dataclass(slots=True)
class Token:
    """A piece of a query.

    Attributes:
        mark: its kind.
        start, end: its position.
        text: the written text; for a term, its keyword.
        op: the operator of a term, as written (including ``!=``).
        values: the values of a term, or the single value of a word.
        together: the values of a term are joined with ``&``.
        errors: its unfinished parts.
    """

    mark: Mark
    start: int
    end: int
    text: str = ""
    op: str = ""
    values: list[Value] = field(default_factory=list)
    together: bool = False
    errors: list[QueryError] = field(default_factory=list)


_SPACE = re.compile(r"[\s,]*")
_BLANK = re.compile(r"\s*")
_QUOTES = {'"': '"', "“": "”", "„": "“”", "«": "»", "”": "”"}
_OPS = re.compile(r"!=|≠|>=|=>|≥|<=|=<|≤|[:=<>~]")
_OP_NAMES = {"≥": ">=", "=>": ">=", "≤": "<=", "=<": "<=", "≠": "!="}
_COMPARED = re.compile(r"\s+(?=(?:!=|≠|>=|=>|≥|<=|=<|≤|[=<>]))")
_BARE = re.compile(r"(?:(?!!=)[^\s,|&()\"“”„«»:=<>~≥≤≠])+")
_PLAIN = re.compile(r"[^\s,|&()\"“”„«»]+")
_KEYWORD = re.compile(r"-?([\w@]+)\s*(?:!=|[:=<>~≥≤≠])")
_WORDS = {"OR": Mark.OR, "AND": Mark.AND, "NOT": Mark.NOT}
#: Marks before which a value is missing.
_NO_VALUE = re.compile(r"\Z|[\s,|&()]|-")
#: The same for values that may begin with a minus.
_NO_SIGNED_VALUE = re.compile(r"\Z|[\s,|&()]|-(?!\w)")


def cut(text: str, keywords: Collection[str]) -> list[Token]:
    """Cut a query into tokens.

    Args:
        text: the query.
        keywords: the keywords in lower case, which distinguish a filter from a word if a space or a
            bar is ambiguous.
    """
    return _Lexer(text, keywords).tokens()


class _Lexer:
    def __init__(self, text: str, keywords: Collection[str]) -> None:
        self.text = text
        self.keywords = keywords
        self.at = 0
        self.no_value = _NO_VALUE

    def tokens(self) -> list[Token]:
        tokens: list[Token] = []
        while True:
            self._skip(_SPACE)
            if self.at >= len(self.text):
                break
            tokens.append(self._token())
        _find_operators(tokens)
        return tokens

    def _skip(self, what: re.Pattern[str]) -> None:
        found = what.match(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def _token(self) -> Token:
        start, char = self.at, self.text[self.at]
        if char in "()":
            self.at += 1
            return Token(Mark.OPEN if char == "(" else Mark.CLOSE, start, self.at, char)
        if char in "|&":
            self.at += 2 if self.text.startswith(char * 2, self.at) else 1
            return Token(Mark.OR if char == "|" else Mark.AND, start, self.at, char)
        if char in "-\N{MINUS SIGN}":
            self.at += 1
            return Token(Mark.NOT, start, self.at, char)
        if char in _QUOTES or char == "/":
            errors: list[QueryError] = []
            value = self._value(errors)
            return Token(Mark.WORD, start, self.at, values=[value], errors=errors)
        return self._word_or_term()

    def _word_or_term(self) -> Token:
        start = self.at
        self._skip(_BARE)
        word = self.text[start : self.at]
        end = self.at
        if word.lower() in self.keywords:
            gap = _COMPARED.match(self.text, self.at)
            if gap is not None:
                self.at = gap.end()
        op = _OPS.match(self.text, self.at)
        if op is None:
            self.at = max(end, start + 1)  # a character without a meaning is literal
            value = Value(self.text[start : self.at], start=start, end=self.at)
            return Token(Mark.WORD, start, self.at, word, values=[value])
        self.at = op.end()
        written = _OP_NAMES.get(op[0], op[0])
        token = Token(Mark.TERM, start, self.at, word, written)
        self._values(token)
        token.end = self.at
        return token

    # ------------------------------------------------------------------------------------- values

    def _values(self, token: Token) -> None:
        """Read ``a,b|c`` after an operator. A space is allowed after the operator and commas."""
        self.no_value = _NO_SIGNED_VALUE if token.text.lower() in SORT_WORDS else _NO_VALUE
        joints: set[str] = set()
        while True:
            before = self.at
            self._skip(_BLANK)
            blank = self.at > before
            if self._no_value(blank=blank):
                self.at = before
                filter_ = f"{token.text}{token.op}"
                error = QueryError(QueryProblem.NO_VALUE, token.start, before, filter=filter_)
                token.errors.append(error)
                return
            token.values.append(self._value(token.errors))
            joint = self._joint()
            if not joint:
                break
            joints.add("&" if joint == "&" else ",")
        token.together = joints == {"&"}
        if len(joints) > 1:
            token.errors.append(
                QueryError(
                    QueryProblem.MIXED_JOINTS,
                    token.values[0].start,
                    token.values[-1].end,
                )
            )

    def _no_value(self, *, blank: bool) -> bool:
        """Whether no value follows: the end, a mark, or another filter."""
        found = self.no_value.match(self.text, self.at)
        if found is not None:
            return True
        return blank and (self._keyword_ahead() or self._operator_ahead())

    def _keyword_ahead(self) -> bool:
        found = _KEYWORD.match(self.text, self.at)
        return found is not None and found[1].lower() in self.keywords

    def _operator_ahead(self) -> bool:
        word = _BARE.match(self.text, self.at)
        return word is not None and word[0] in _WORDS

    def _joint(self) -> str:
        """The mark that joins another value to this one; empty if there is none."""
        mark = self.text[self.at : self.at + 1]
        after = self.at + 1
        if mark == ",":
            blank = _BLANK.match(self.text, after)
            ahead = blank.end() if blank is not None else after
            here, self.at = self.at, ahead
            last = self.no_value.match(self.text, ahead) is not None
            end = last and (ahead > after or ahead >= len(self.text))
            if end or self._keyword_ahead() or (ahead > after and self._operator_ahead()):
                self.at = here  # the comma only separates conditions
                return ""
            self.at = after
            return mark
        if mark and mark in "|&":
            here, self.at = self.at, after
            if (
                self.text[after : after + 1] == mark
                or self.no_value.match(self.text, after) is not None
                or self._keyword_ahead()
            ):
                self.at = here
                return ""
            return mark
        return ""

    def _value(self, errors: list[QueryError]) -> Value:
        char = self.text[self.at]
        if char in _QUOTES:
            return self._quoted(_QUOTES[char], errors)
        if char == "/":
            return self._regex(errors)
        start = self.at
        self._skip(_PLAIN)
        return Value(self.text[start : self.at], start=start, end=self.at)

    def _quoted(self, closing: str, errors: list[QueryError]) -> Value:
        start = self.at
        self.at += 1
        content: list[str] = []
        while self.at < len(self.text):
            char = self.text[self.at]
            self.at += 1
            if char in closing:
                return Value("".join(content), start=start, end=self.at)
            if char == "\\" and self.text[self.at : self.at + 1] in {"\\", '"'}:
                char = self.text[self.at]
                self.at += 1
            content.append(char)
        errors.append(QueryError(QueryProblem.QUOTE_OPEN, start, self.at))
        return Value("".join(content), start=start, end=self.at)

    def _regex(self, errors: list[QueryError]) -> Value:
        start = self.at
        self.at += 1
        content: list[str] = []
        while self.at < len(self.text):
            char = self.text[self.at]
            self.at += 1
            if char == "/":
                return Value("".join(content), regex=True, start=start, end=self.at)
            if char == "\\" and self.at < len(self.text):
                char = self.text[self.at]
                self.at += 1
                content.append(char if char == "/" else f"\\{char}")
                continue
            content.append(char)
        errors.append(QueryError(QueryProblem.PATTERN_OPEN, start, self.at))
        return Value("".join(content), regex=True, start=start, end=self.at)


def _find_operators(tokens: list[Token]) -> None:
    """Distinguish ``OR``, ``AND`` and ``NOT`` from words.

    In capitals they are always operators. In lower case they are operators next to a filter or a
    parenthesis, and otherwise words, because cards have such names.
    """
    filters = {Mark.TERM, Mark.OPEN, Mark.CLOSE, Mark.NOT}
    for number, token in enumerate(tokens):
        if token.mark is not Mark.WORD or token.text.upper() not in _WORDS:
            continue
        mark = _WORDS[token.text.upper()]
        before = tokens[number - 1].mark if number else None
        after = tokens[number + 1].mark if number + 1 < len(tokens) else None
        operator = after in filters - {Mark.CLOSE} and (mark is Mark.NOT or before is not None)
        if mark is not Mark.NOT:
            operator |= before in {Mark.TERM, Mark.CLOSE} and after is not None
        if token.text in _WORDS or operator:
            token.mark = mark
