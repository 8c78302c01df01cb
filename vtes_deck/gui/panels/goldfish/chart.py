"""The chart of one measure: curves over turns, columns of outcomes, or bars of cards."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vtes_deck.app.goldfish_words import Spot
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.chart_menu import safe_cell
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series
from vtes_deck.language import percent, tr
from vtes_deck.sim.measure import Measure, Rows

MAX_BARS = 40
"""Maximum cards that are shown; a saved file has all cards."""


class MeasureChart(QWidget):
    """Shows the spots of a measure, and those of another deck next to them.

    Signals:
        picked: the :class:`Spot` of the first deck that was clicked.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._spots: tuple[Spot, ...] = ()
        self._others: tuple[Spot, ...] = ()
        self._names = ("", "")
        self._measure: Measure | None = None
        self.curves = LineChart(tr("Curve over turns"), self)
        self.columns = Columns(tr("How often each number came up"), self)
        self.bars = Bars(tr("Card by card"), self)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self.charts = (self.curves, self.columns, self.bars)
        for chart in self.charts:
            chart.picked.connect(self._on_picked)
            self._layout.addWidget(chart)
            chart.hide()

    @property
    def current(self) -> QWidget:
        """The visible chart."""
        return next(
            (one for one in self.charts if not one.isHidden()),
            self.curves,
        )

    def show_measure(
        self,
        measure: Measure,
        spots: Sequence[Spot],
        others: Sequence[Spot] = (),
        names: tuple[str, str] = ("", ""),
    ) -> None:
        """Show a measure.

        Args:
            measure: the measure.
            spots: the spots of the deck.
            others: the spots of the deck it is compared with.
            names: the names of the two decks.
        """
        self._measure, self._names = measure, names
        self._spots, self._others = tuple(spots), tuple(others)
        if measure.rows is Rows.TURN:
            series = [Series(names[0], tuple(map(_point, spots)))]
            if others:
                series.append(Series(names[1], tuple(map(_point, others))))
            self.curves.set_axes(tr("Own turn"), tr(measure.title))
            self.curves.show_series(series, percent=measure.share)
            wanted: QWidget = self.curves
        elif measure.rows is Rows.GAME:
            self._spots = _with_rows_of(spots, others)
            self.columns.set_axes(tr(measure.title), tr("Games"))
            self._show_bars(self.columns, shares=True)
            wanted = self.columns
        else:
            across = tr("Vampire") if measure.rows is Rows.VAMPIRE else tr("Card")
            self.bars.set_axes(across, _length_of(measure))
            self._show_bars(self.bars, shares=measure.share or measure.moment)
            wanted = self.bars
        for chart in self.charts:
            chart.setVisible(chart is wanted)

    def _show_bars(self, chart: Bars | Columns, *, shares: bool) -> None:
        """Show the spots as bars, each with the bar of the other deck."""
        others = {spot.row: spot.value for spot in self._others}
        bars = [
            msgspec.structs.replace(
                _bar(spot), other=others.get(spot.row, 0.0) if self._others else None
            )
            for spot in self._spots[:MAX_BARS]
        ]
        chart.show_bars(bars, shares=shares, names=self._names)

    def csv(self) -> str:
        """All numbers for a spreadsheet, including those of cards that are not shown."""
        out = io.StringIO()
        writer = csv.writer(out)
        title = self._measure.title if self._measure else ""
        writer.writerow(("deck", "measure", "row", "value", "low", "high", "game"))
        for name, spots in zip(self._names, (self._spots, self._others), strict=True):
            for spot in spots:
                game = "" if spot.game is None else spot.game
                numbers = (f"{n:.6g}" for n in (spot.value, spot.low, spot.high))
                writer.writerow((safe_cell(name), title, safe_cell(spot.label), *numbers, game))
        return out.getvalue()

    def _on_picked(self, place: int) -> None:
        if 0 <= place < len(self._spots):
            self.picked.emit(self._spots[place])


def _point(spot: Spot) -> Point:
    return Point(spot.label, spot.value, spot.low, spot.high, spot.text, spot.hint)


def _bar(spot: Spot) -> Bar:
    return Bar(spot.label, spot.value, text=spot.text, hint=spot.hint, low=spot.low, high=spot.high)


def _length_of(measure: Measure) -> str:
    """The title of the axis along the bars."""
    if measure.moment:
        return tr("Games in which it happens")
    return tr("Games") if measure.share else tr(measure.title)


def _with_rows_of(spots: Sequence[Spot], others: Sequence[Spot]) -> tuple[Spot, ...]:
    """The outcomes of the deck; those that only the other deck has get a share of 0."""
    known = {spot.row for spot in spots}
    none = percent(0)
    missing = [
        Spot(other.row, other.label, 0.0, 0.0, 0.0, none, f"{other.label}: {none}", None)
        for other in others
        if other.row not in known
    ]
    return tuple(sorted((*spots, *missing), key=lambda spot: spot.row))
