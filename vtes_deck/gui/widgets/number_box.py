"""Fields for numbers, with the margins and the formats of the rest of the window."""

from __future__ import annotations

from typing import override

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QSpinBox, QWidget

from vtes_deck.graphics import theme
from vtes_deck.language import number


class SpinBox(QSpinBox):
    """A spin box whose text begins where the text of other fields begins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _indent(self)


class DecimalBox(QDoubleSpinBox):
    """The same for numbers with decimals."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _indent(self)


def _indent(box: QAbstractSpinBox) -> None:
    """Set the left padding, which Qt takes from no style sheet."""
    box.lineEdit().setTextMargins(theme.Metrics.of(box.font()).small + 1, 0, 0, 0)


class NumberBox(SpinBox):
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
