"""The choice of the player of a seat: a person, or a computer player with strength and style."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from vtes_deck.app.game_table.players import (
    HUMAN,
    PLAYERS,
    USUAL,
    Sitter,
    about_strength,
    about_style,
    choice_title,
)
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.box_entries import Entry, fill, name_box
from vtes_deck.language import tr

_NOTHING = "\N{EN DASH}"
"""Shown in a box that offers no choice."""


class SitterBoxes:
    """Three boxes: player, strength and style.

    Args of the constructor:
        number: the number of the seat, from 0.
        parent: the widget around them.
    """

    def __init__(self, number: int, parent: QWidget) -> None:
        self.player = QComboBox(parent)
        name_box(self.player, tr("Player of seat {n}", n=number + 1))
        kinds = [
            Entry(tr("Computer: {kind}", kind=tr(kind.title)), name, plain_tip(tr(kind.about)))
            for name, kind in PLAYERS.items()
        ]
        fill(self.player, [Entry(tr("Person"), HUMAN), *kinds], USUAL if number else HUMAN)
        self.strength = QComboBox(parent)
        name_box(self.strength, tr("Strength at seat {n}", n=number + 1))
        self.style = QComboBox(parent)
        name_box(self.style, tr("Style at seat {n}", n=number + 1))
        self.player.currentIndexChanged.connect(lambda _index: self._show_strengths())
        for box in self.boxes:
            box.setPlaceholderText(_NOTHING)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            box.currentIndexChanged.connect(partial(_show_about, box))
            _show_about(box)
        self._show_strengths()

    @property
    def boxes(self) -> tuple[QComboBox, QComboBox, QComboBox]:
        """The boxes, from left to right."""
        return (self.player, self.strength, self.style)

    def _show_strengths(self) -> None:
        kind = PLAYERS.get(self.player.currentData() or "")
        for box, names, about in (
            (self.strength, kind.strengths if kind is not None else (), about_strength),
            (self.style, kind.styles if kind is not None else (), about_style),
        ):
            entries = [Entry(choice_title(name), name, plain_tip(about(name))) for name in names]
            fill(box, entries, names[0] if names else "")
            _show_about(box)
            box.setEnabled(len(names) > 1)

    @property
    def sitter(self) -> Sitter:
        """The player of the seat."""
        return Sitter(
            self.player.currentData() or HUMAN,
            self.strength.currentData() or "",
            self.style.currentData() or "",
        )

    def show_sitter(self, sitter: Sitter) -> None:
        """Choose a player; if a strength or style is not offered, the usual one is chosen."""
        for box, value in zip(
            self.boxes, (sitter.player, sitter.strength, sitter.style), strict=True
        ):
            place = box.findData(value)
            if place >= 0:
                box.setCurrentIndex(place)


def _show_about(box: QComboBox, _index: int = 0) -> None:
    """Explain the current entry of a box, in its tooltip and to screen readers."""
    tip = box.currentData(Qt.ItemDataRole.ToolTipRole) or ""
    box.setToolTip(plain_tip(tip))
    name_box(box, box.accessibleName(), tip)
