"""A field for a date that Tab leaves."""

from __future__ import annotations

from typing import override

from PySide6.QtWidgets import QDateEdit, QWidget


class DateBox(QDateEdit):
    """A field for a date.

    Tab moves to the next field, as in other fields; the arrow keys move within the date. Qt moves
    to the next part of the date, so what is typed next would change the date.
    """

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        return QWidget.focusNextPrevChild(self, next)
