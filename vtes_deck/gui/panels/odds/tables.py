"""Tables of odds: copies needed for a chance by turn, and turns on which cards can be played."""

from __future__ import annotations

from typing import override

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFormLayout, QSizePolicy, QVBoxLayout, QWidget

from vtes_deck.app.playable_turns import PlayableTurns, playable_turns
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.number_table import Cell, NumberTable
from vtes_deck.language import number, percent, plural, tr
from vtes_deck.stats import probability
from vtes_deck.stats.copies import CHANCES, copies_by_turn
from vtes_deck.stats.influence.curve import Curve
from vtes_deck.stats.turns import Pace

_TURNS = (1, 2, 3, 4, 5, 6, 8, 10)
_MAX_PLAYS = 6
_PERCENT = "% \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_WIDE = 34
"""Minimum width, in lines, to show the copies of each card."""

_NO_WIDER = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
"""The size policy of a table that ends after its last column."""

FIELD_WIDTH = 18
"""Maximum width of a field with a short value, in lines of text."""


class CopiesTable(QWidget):
    """The copies of a library card needed to see one by a turn with a given chance.

    Attributes:
        plays: library cards played and replaced in a turn.
        table: a row for each turn.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._size = 0
        metrics = theme.Metrics.of(self.font())
        heading = PlainLabel(tr("How many copies to see one in time"), self)
        heading.setProperty("look", "heading")
        heading.setWordWrap(True)
        self.plays = SpinBox(self)
        self.plays.setRange(0, _MAX_PLAYS)
        self.plays.setValue(1)
        self.plays.setToolTip(tr("Library cards that you play or discard in each of your turns"))
        self.plays.valueChanged.connect(self._fill)
        self.table = NumberTable(tr("Copies for a chance by turn"), self)
        self.table.setSizePolicy(_NO_WIDER)
        self._said = PlainLabel(self)
        self._said.setProperty("look", "muted")
        self._said.setWordWrap(True)
        form = QFormLayout()
        self.plays.setMaximumWidth(metrics.line * FIELD_WIDTH)
        form.addRow(tr("Cards per t&urn"), self.plays)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addWidget(heading)
        layout.addLayout(form)
        layout.addWidget(self.table)
        layout.addWidget(self._said)

    def show_deck(self, deck: Deck) -> None:
        """Count for the library of a deck."""
        self._size = deck.library_count
        self._fill()

    def _fill(self) -> None:
        self.setVisible(bool(self._size))
        if not self._size:
            return
        heads = [tr("By turn"), tr("Seen"), *(percent(float(chance)) for chance in CHANCES)]
        pace = Pace(discards=self.plays.value())
        rows: list[list[Cell]] = [list(heads)]
        rows += [
            [float(row.turn), float(row.seen), *map(float, row.copies)]
            for row in copies_by_turn(self._size, _TURNS, pace=pace)
        ]
        written = [heads, *([number(float(cell)) for cell in row] for row in rows[1:])]
        self.table.fill(rows, written)
        self._said.setText(
            plural(
                "The fewest copies in a library of {n} cards with which at least one is "
                "seen when the turn begins. Further copies replace other cards. Exact.",
                "The fewest copies in a library of {n} card with which at least one is seen when "
                "the turn begins. Exact.",
                self._size,
            )
        )


class PlayableTurnsTable(QWidget):
    """The turns from which a minion that can play each card is ready.

    Attributes:
        table: a row for each card with requirements, a column for each turn.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        heading = PlainLabel(tr("When your cards can be played, by turn, in percent"), self)
        heading.setProperty("look", "heading")
        heading.setWordWrap(True)
        self.table = NumberTable(tr("Chance that a card can be played, by turn"), self)
        self.table.setSizePolicy(_NO_WIDER)
        self._said = PlainLabel(self)
        self._said.setProperty("look", "muted")
        self._said.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.Metrics.of(self.font()).gap)
        layout.addWidget(heading)
        layout.addWidget(self.table)
        layout.addWidget(self._said)
        self.hide()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the copies in a narrow place, so that all turns are visible."""
        super().resizeEvent(event)
        self.table.setColumnHidden(1, self.width() < theme.Metrics.of(self.font()).line * _WIDE)

    def show_curve(self, deck: Deck, curve: Curve | None) -> None:
        """Use the influence curve of the crypt; ``None``: the crypt is empty."""
        found = playable_turns(deck, curve) if curve is not None else ()
        self.setVisible(bool(found))
        if curve is None or not found:
            return
        turns = [number(turn.turn) for turn in curve.turns]
        heads = [tr("Card"), tr("Copies"), *turns]
        rows: list[list[Cell]] = [list(heads)]
        rows += [[str(row.card), row.copies, *map(float, row.chances)] for row in found]
        self.table.fill(
            rows,
            [heads, *map(_written, found)],
            shaded=True,
            cards=[row.card for row in found],
        )
        self._said.setText(
            " ".join(
                (
                    tr(
                        "How often a vampire who can play the card is ready after your "
                        "influence phase, with the seat and the transfers chosen above. "
                        "Cards without requirements are left out."
                    ),
                    tr("Exact.")
                    if curve.exact
                    else tr("Simulated: {games} games.", games=number(curve.games)),
                )
            )
        )


def _written(row: PlayableTurns) -> list[str]:
    chances = (probability.percent(chance.value, 0) for chance in row.chances)
    return [str(row.card), number(row.copies), *(chance.rstrip(_PERCENT) for chance in chances)]
