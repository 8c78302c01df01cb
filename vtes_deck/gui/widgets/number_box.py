"""A field for a number, formatted as in the rest of the window."""

from __future__ import annotations

from typing import override

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox

from vtes_deck.language import number


class NumberBox(QSpinBox):
    """A spin box with thousands separators, which are optional in the input."""

    @override
    def textFromValue(self, val: int) -> str:
        return number(val)

    @override
    def valueFromText(self, text: str) -> int:
        return int(self._digits(text) or self.minimum())

    @override
    def validate(self, input: str, pos: int) -> object:
        digits = self._digits(input)
        if not digits:
            state = QValidator.State.Intermediate
        elif not (digits.isascii() and digits.isdecimal()) or int(digits) > self.maximum():
            state = QValidator.State.Invalid
        elif int(digits) < self.minimum():
            state = QValidator.State.Intermediate
        else:
            state = QValidator.State.Acceptable
        return (state, input, pos)

    def _digits(self, text: str) -> str:
        written = text.removeprefix(self.prefix()).removesuffix(self.suffix())
        return "".join(written.replace(number(1000)[1], "").split())
