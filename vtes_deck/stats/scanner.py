"""Reading small written languages: pieces of text and errors, with their positions."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Protocol

from cardbase.errors import UnknownCardError
from cardbase.message import Message
from cardbase.model import AnyCard
from vtes_deck.stats.errors import Quantity, QuestionError, QuestionProblem

MAX_NUMBER = 999
"""The largest number that may be written."""

_SPACE = re.compile(r"\s*")
_WORD = re.compile(r"[A-Za-z]+")
_NUMBER = re.compile(r"[0-9]+")


class Names(Protocol):
    """Finds the cards that a question names."""

    def card(self, name: str, *, crypt: bool | None) -> AnyCard:
        """The card with this name, of the crypt, of the library, or of either.

        Raises:
            UnknownCardError: there is no such card, or the name is ambiguous.
        """

    def query(self, text: str, *, crypt: bool) -> Iterable[AnyCard]:
        """The cards of the crypt or of the library that a search finds.

        Raises:
            QueryError: the search is not valid.
        """


class Scanner:
    """Text that is read from left to right."""

    def __init__(self, text: str, names: Names) -> None:
        self.text = text
        self.names = names
        self.at = 0

    # --------------------------------------------------------------------------------------- cards

    def card(self, *, crypt: bool | None) -> AnyCard:
        """Read the name of a card, bare or in quotation marks.

        Raises:
            QuestionError: a name does not follow, or no card has it.
        """
        start = self.at
        name = self._quoted() if self.take('"') else self._bare()
        if not name.strip():
            raise self.wrong(QuestionProblem.EXPECTED_NAME, start)
        try:
            return self.names.card(name.strip(), crypt=crypt)
        except UnknownCardError as error:
            raise self.wrong(error.what, start) from None

    def _quoted(self) -> str:
        start, name = self.at, ""
        while True:
            end = self.text.find('"', self.at)
            if end < 0:
                raise QuestionError(QuestionProblem.QUOTE_OPEN, start - 1, start)
            name += self.text[self.at : end]
            self.at = end + 1
            if not self.take('"'):
                return name
            name += '"'

    def _bare(self) -> str:
        """A name up to ``|`` or the closing parenthesis; it may have parentheses in pairs."""
        start, depth = self.at, 0
        while self.at < len(self.text):
            char = self.text[self.at]
            if char == "|" or (char == ")" and not depth):
                break
            depth += {"(": 1, ")": -1}.get(char, 0)
            self.at += 1
        self.at = start + len(self.text[start : self.at].rstrip())
        return self.text[start : self.at]

    def more(self) -> bool:
        """Whether another card follows; otherwise close the list."""
        self.skip()
        if self.take("|"):
            return True
        if not self.take(")"):
            raise QuestionError(
                QuestionProblem.EXPECTED_NEXT_CARD, self.at, self.at + 1, ("|", ")")
            )
        return False

    def open(self) -> None:
        """Read the parenthesis in front of a list of cards."""
        self.skip()
        if not self.take("("):
            raise QuestionError(QuestionProblem.EXPECTED_CARDS, self.at, self.at + 1, ("(",))

    # ------------------------------------------------------------------------------------- helpers

    def skip(self) -> None:
        """Skip blanks."""
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def ended(self) -> bool:
        """Whether nothing but blanks is left."""
        self.skip()
        return self.at >= len(self.text)

    def peek_number(self) -> bool:
        """Whether a number comes next."""
        self.skip()
        return _NUMBER.match(self.text, self.at) is not None

    def take(self, sign: str) -> bool:
        """Read ``sign`` if it comes next; return whether it did."""
        there = self.text.startswith(sign, self.at)
        self.at += len(sign) if there else 0
        return there

    def word(self) -> str:
        """Read a word of plain letters; empty if none comes."""
        self.skip()
        found = _WORD.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found[0] if found else ""

    def peek_word(self, *words: str) -> bool:
        """Whether one of ``words`` comes next."""
        before = self.at
        there = self.take_word(*words)
        self.at = before
        return there

    def take_word(self, *words: str) -> bool:
        """Read one of ``words``, in any case, if it comes next; return whether it did."""
        before = self.at
        if self.word().lower() in words:
            return True
        self.at = before
        return False

    def expect(self, *words: str) -> str:
        """Read one of ``words``, which must come next, and return it in lower case.

        Raises:
            QuestionError: something else comes next.
        """
        self.skip()
        start = self.at
        word = self.word().lower()
        if word not in words:
            what = Message(QuestionProblem.EXPECTED, words=", ".join(words))
            raise QuestionError(what, start, max(self.at, start + 1), words)
        return word

    def number(self, what: Quantity, least: int, most: int) -> int:
        """Read an integer, which must come next.

        Args:
            what: the meaning of the number.
            least: the smallest allowed number.
            most: the largest allowed number.

        Raises:
            QuestionError: a number does not follow, or it is too small or large.
        """
        self.skip()
        start = self.at
        found = _NUMBER.match(self.text, self.at)
        if found is None:
            message = Message(QuestionProblem.EXPECTED_NUMBER, what=what)
            raise QuestionError(message, start, start + 1)
        self.at = found.end()
        # Longer numbers are rejected before they are read.
        number = int(found[0]) if len(found[0]) <= len(str(most)) else most + 1
        if not least <= number <= most:
            message = Message(QuestionProblem.NUMBER_RANGE, what=what, least=least, most=most)
            raise self.wrong(message, start)
        return number

    def wrong(self, what: Message | QuestionProblem, start: int) -> QuestionError:
        """An error from ``start`` to the current place."""
        return QuestionError(what, start, max(self.at, start + 1))
