"""The conditions of a run: a summary, the fields folded below it, and the deck to compare with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.open_deck import OpenDeck
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr

_MAX_WIDTH = 48
"""Maximum width of the fields in lines; wider fields would be far from their labels."""


class RunConditions(QWidget):
    """A summary of the conditions in a line, a button that unfolds the fields, and a second deck.

    A subclass fills :attr:`fields`, connects each field to :meth:`update_summary`, and defines
    :attr:`sentence`.

    Attributes:
        against: another open deck; hidden while there is none.
        summary: the conditions in a line.
        more: shows the fields.
        fields: the folded part.
    """

    def __init__(self, hint: str, parent: QWidget | None = None) -> None:
        """Make the parts.

        Args:
            hint: the purpose of the other deck, for the tooltip.
            parent: the widget that contains it.
        """
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self.against = QComboBox(self)
        self.against.setAccessibleName(tr("Compare with"))
        self.against.setToolTip(plain_tip(hint))
        short(self.against)
        self._compare = QWidget(self)
        row = QHBoxLayout(self._compare)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(labelled(tr("Compare with"), self.against, self._compare))
        row.addWidget(self.against, 1)
        self.summary = PlainLabel(self)
        self.summary.setWordWrap(True)
        self.more = QPushButton(icons.icon("ui/edit"), tr("Conditions"), self)
        self.more.setCheckable(True)
        self.more.setToolTip(tr("Change what is played: show the fields"))
        self.fields = QWidget(self)
        self.fields.setMaximumWidth(metrics.line * _MAX_WIDTH)
        self._compare.setMaximumWidth(metrics.line * _MAX_WIDTH)
        summary_row = QHBoxLayout()
        summary_row.setSpacing(metrics.gap)
        summary_row.addWidget(self.summary, 1)
        summary_row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addWidget(self._compare)
        layout.addLayout(summary_row)
        layout.addWidget(self.fields)
        self.more.toggled.connect(self.fields.setVisible)
        self.fields.hide()
        self.show_decks(())

    @property
    def sentence(self) -> str:
        """The conditions in a line."""
        raise NotImplementedError

    def update_summary(self) -> None:
        """Update the summary of the conditions."""
        self.summary.setText(self.sentence)

    def save_state(self) -> str:
        """The values of the fields."""
        raise NotImplementedError

    def restore_state(self, state: str) -> None:
        """Set the values from :meth:`save_state`."""
        raise NotImplementedError

    @property
    def other(self) -> OpenDeck | None:
        """The deck to compare with."""
        found = self.against.currentData()
        return found if isinstance(found, OpenDeck) else None

    def show_decks(self, decks: Iterable[tuple[str, OpenDeck]]) -> None:
        """Offer other open decks to compare with; the selected one stays if possible."""
        picked = self.against.currentData()
        self.against.clear()
        self.against.addItem(tr("No other deck"), None)
        for title, which in decks:
            self.against.addItem(title, which)
            if which is picked:
                self.against.setCurrentIndex(self.against.count() - 1)
        self._compare.setVisible(self.against.count() > 1)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.update_summary()


def short(box: QComboBox) -> None:
    """Prevent a long entry from widening the panel."""
    box.setMinimumContentsLength(8)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)


def labelled(text: str, field: QWidget, parent: QWidget) -> QLabel:
    """The label of a field."""
    label = PlainLabel(text, parent)
    label.setBuddy(field)
    return label


def number_field(field: QSpinBox, name: str, least: int, most: int, tip: str) -> QSpinBox:
    """Give a field for a number its name, its range and its tooltip."""
    field.setRange(least, most)
    field.setAccessibleName(name)
    field.setToolTip(plain_tip(tip))
    return field
