"""Chooses a number: a slider, a field, and a button with the result."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from vtes_deck.app.game_table.choices import Choice
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.gui.widgets.wrapping_button import WrappingButton
from vtes_deck.language import tr

MIN_CHOICES = 4
"""With fewer amounts, each has a button, which needs one click."""


class AmountField(QWidget):
    """Asks for one of several amounts.

    Signals:
        chosen: the :class:`Choice` of the amount.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self._choices: dict[int, Choice] = {}
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(tr("Amount"))
        self.slider.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.number = SpinBox(self)
        self.number.setAccessibleName(tr("Amount"))
        self.button = WrappingButton(tr("Choose"), self)
        set_look(self.button, "primary")
        row = QHBoxLayout()
        row.addWidget(self.slider, 1)
        row.addWidget(self.number)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, metrics.gap, 0, metrics.gap)
        layout.addLayout(row)
        layout.addWidget(self.button)
        self.slider.valueChanged.connect(self.number.setValue)
        self.number.valueChanged.connect(self._show)
        self.button.clicked.connect(self._choose)
        self.number.lineEdit().returnPressed.connect(self._choose)

    def offer(self, choices: Sequence[Choice]) -> bool:
        """Offer amounts, the largest first. Return whether they are enough and consecutive."""
        found = {choice.amount: choice for choice in choices if choice.amount is not None}
        self._choices = found
        fits = (
            len(found) == len(choices) >= MIN_CHOICES and max(found) - min(found) == len(found) - 1
        )
        if fits:
            for field in (self.slider, self.number):
                field.setRange(min(found), max(found))
            self.number.setValue(max(found))
            self._show(self.number.value())
        return fits

    def take(self, amount: int) -> None:
        """Select an amount if it is one of them; Enter then chooses it."""
        if amount in self._choices:
            self.number.setValue(amount)
        self.take_focus()

    def take_focus(self) -> None:
        """Move the focus to the number, so that typing replaces it."""
        self.number.setFocus(Qt.FocusReason.OtherFocusReason)
        self.number.selectAll()

    def _show(self, amount: int) -> None:
        self.slider.setValue(amount)
        choice = self._choices.get(amount)
        if choice is not None:
            self.button.say(choice.label)

    def _choose(self) -> None:
        choice = self._choices.get(self.number.value())
        if choice is not None:
            self.chosen.emit(choice)
