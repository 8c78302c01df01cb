"""The views of a gauntlet: a heat map, bars, columns and curves, and the games behind each part."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vtes_deck.app.gauntlet_result import (
    FEW,
    GameGroup,
    GameRow,
    GauntletResult,
    Grid,
    Neighbour,
    VersionResult,
    grid_of,
)
from vtes_deck.gui.panels.gauntlet.words import (
    FIGURES,
    Figure,
    archetype,
    even_share,
    of_part,
    part_text,
    written,
)
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.gui.widgets.heat_map import HeatCell, HeatMap
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series
from vtes_deck.language import mark, number, percent, plain_number, plural, tr

_MAX_ROWS = 8
"""Maximum rows and columns of the heat map, for a narrow panel."""


class GauntletChartKind(StrEnum):
    """The kind of chart."""

    GRID = "grid"
    SEAT = "seat"
    PREY = "prey"
    PREDATOR = "predator"
    ROUND = "round"
    POINTS = "points"


VIEWS = {
    GauntletChartKind.PREY: mark("By archetype of the prey"),
    GauntletChartKind.PREDATOR: mark("By archetype of the predator"),
    GauntletChartKind.GRID: mark("Prey and predator, heat map"),
    GauntletChartKind.SEAT: mark("By seat"),
    GauntletChartKind.ROUND: mark("Time to the first ousting"),
    GauntletChartKind.POINTS: mark("Victory points of the games"),
}


class GauntletChart(QWidget):
    """Shows a view of a result.

    Signals:
        picked: the title of a part, and the games behind it.
    """

    picked = Signal(str, tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._behind: dict[tuple[int, int], tuple[str, tuple[GameRow, ...]]] = {}
        self.grid = HeatMap(tr("Heat map"), self)
        self.columns = Columns(tr("Columns"), self)
        self.bars = Bars(tr("Bars"), self)
        self.curves = LineChart(tr("Curve over rounds"), self)
        self.charts: tuple[Chart, ...] = (self.grid, self.columns, self.bars, self.curves)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for chart in self.charts:
            layout.addWidget(chart)
            chart.hide()
        self.grid.picked.connect(self._pick)
        for chart in (self.columns, self.bars, self.curves):
            chart.picked.connect(self._pick)

    def show_view(
        self, view: GauntletChartKind, figure: Figure, found: GauntletResult, version: int
    ) -> None:
        """Show a view of a version; the curve shows all versions."""
        self._behind.clear()
        one = found.versions[version]
        if view is GauntletChartKind.GRID:
            wanted: Chart = self._show_grid(one, figure)
        elif view is GauntletChartKind.ROUND:
            wanted = self._show_rounds(found, one)
        elif view is GauntletChartKind.POINTS:
            wanted = self._show_points(one)
        else:
            wanted = self._show_parts(view, one, figure)
            even = even_share(figure, found.seats)
            for bars in (self.columns, self.bars):
                bars.set_even(even)
        for chart in self.charts:
            chart.setVisible(chart is wanted)

    def _pick(self, row: int, column: int = 0) -> None:
        found = self._behind.get((row, column))
        if found is not None:
            self.picked.emit(*found)

    # ---------------------------------------------------------------------------------------- views

    def _show_grid(self, one: VersionResult, figure: Figure) -> Chart:
        found = grid_of(one.games, _MAX_ROWS)
        behind: defaultdict[tuple[int, int], list[GameRow]] = defaultdict(list)
        for game in one.games:
            behind[
                _place(found.predators, game.archetype(Neighbour.PREDATOR)),
                _place(found.preys, game.archetype(Neighbour.PREY)),
            ].append(game)
        for (row, column), games in behind.items():
            self._behind[row, column] = (_neighbours(found, row, column), tuple(games))
        self.grid.set_axes(tr("Prey"), tr("Predator"))
        self.grid.show_cells(
            [archetype(name) for name in found.preys],
            [archetype(name) for name in found.predators],
            [
                [
                    _cell(part, figure, _neighbours(found, row, column))
                    for column, part in enumerate(parts)
                ]
                for row, parts in enumerate(found.parts)
            ],
            2.0 if figure is Figure.POINTS else 1.0,
        )
        return self.grid

    def _show_parts(self, view: GauntletChartKind, one: VersionResult, figure: Figure) -> Chart:
        parts, named, behind = {
            GauntletChartKind.SEAT: (one.by_seat, _seat, lambda game: str(game.seat)),
            GauntletChartKind.PREY: (one.by_prey, _prey, lambda game: game.prey_archetype),
            GauntletChartKind.PREDATOR: (
                one.by_predator,
                _predator,
                lambda game: game.predator_archetype,
            ),
        }[view]
        games: defaultdict[str, list[GameRow]] = defaultdict(list)
        for game in one.games:
            games[behind(game)].append(game)
        for row, part in enumerate(parts):
            self._behind[row, 0] = (named(part.name), tuple(games[part.name]))
        bars = [_bar(part, figure, named(part.name)) for part in parts]
        if view is GauntletChartKind.SEAT:
            self.columns.set_axes(tr("Seat, from the first player"), tr(FIGURES[figure]))
            self.columns.show_bars(bars, shares=figure is not Figure.POINTS)
            return self.columns
        self.bars.set_axes(tr("Archetype (games)"), tr(FIGURES[figure]))
        self.bars.show_bars(bars, shares=figure is not Figure.POINTS)
        return self.bars

    def _show_rounds(self, found: GauntletResult, one: VersionResult) -> Chart:
        last = max((game.first_point for each in found.versions for game in each.games), default=0)
        series = []
        for version in (one, *(each for each in found.versions if each is not one)):
            points = tuple(
                Point(
                    str(end),
                    share.value,
                    share.low,
                    share.high,
                    percent(share.value),
                    tr(
                        "{deck}: a prey ousted by round {round} in {share} of the games.",
                        deck=version.name,
                        round=end,
                        share=percent(share.value),
                    ),
                )
                for end, share in enumerate(version.by_round[: max(1, last)], start=1)
            )
            series.append(Series(version.name, points))
        for end in range(1, max(1, last) + 1):
            games = tuple(game for game in one.games if game.first_point == end)
            self._behind[end - 1, 0] = (tr("First ousting in round {n}", n=end), games)
        self.curves.set_axes(tr("Round"), tr("Ousted a prey"))
        self.curves.show_series(series, percent=True)
        return self.curves

    def _show_points(self, one: VersionResult) -> Chart:
        counts = Counter(game.points for game in one.games)
        bars = []
        for row, points in enumerate(sorted(counts)):
            games = tuple(game for game in one.games if game.points == points)
            title = tr("{points} victory points", points=plain_number(points))
            self._behind[row, 0] = (title, games)
            bars.append(
                Bar(
                    plain_number(points),
                    len(games),
                    text=number(len(games)),
                    hint=f"{title}: {plural('{n} games', '{n} game', len(games))}",
                )
            )
        self.columns.set_even(None)
        self.columns.set_axes(tr("Victory points"), tr("Games"))
        self.columns.show_bars(bars)
        return self.columns


def _place(names: Sequence[str], name: str) -> int:
    """The place of an archetype in the grid; the group of all others is last."""
    return names.index(name) if name in names else len(names) - 1


def _neighbours(found: Grid, row: int, column: int) -> str:
    return tr(
        "Predator {predator}, prey {prey}",
        predator=archetype(found.predators[row]),
        prey=archetype(found.preys[column]),
    )


def _cell(part: GameGroup | None, figure: Figure, name: str) -> HeatCell:
    if part is None:
        return HeatCell()
    value, _, _ = of_part(part, figure)
    return HeatCell(
        value, written(value, figure, short=True), part_text(part, name), weak=part.games < FEW
    )


def _bar(part: GameGroup, figure: Figure, name: str) -> Bar:
    value, low, high = of_part(part, figure)
    hint = part_text(part, name)
    label = (
        part.name
        if part.name.isdigit()
        else tr("{name} ({games})", name=archetype(part.name), games=number(part.games))
    )
    return Bar(label, value, text=written(value, figure), low=low, high=high, hint=hint)


def _seat(name: str) -> str:
    return tr("Seat {n}", n=name)


def _prey(name: str) -> str:
    return tr("Prey: {kind}", kind=archetype(name))


def _predator(name: str) -> str:
    return tr("Predator: {kind}", kind=archetype(name))
