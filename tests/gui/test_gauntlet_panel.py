"""The gauntlet panel: tables are played, shown in all charts, and watched."""

from collections import Counter
from typing import override

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter

from vtes_deck.app.archetypes import archetypes_of
from vtes_deck.app.arena import panel as arena_decks
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.gauntlet import FieldDeck
from vtes_deck.app.gauntlet_result import GameGroup, Share
from vtes_deck.cli.commands import gauntlet as gauntlet_command
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels.gauntlet import runner
from vtes_deck.gui.panels.gauntlet.chart import GauntletChartKind
from vtes_deck.gui.panels.gauntlet.panel import GauntletPanel
from vtes_deck.gui.panels.gauntlet.words import Figure, even_share, headline
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.widgets import heat_map
from vtes_deck.gui.widgets.heat_map import HeatCell, HeatMap
from vtes_deck.sim.gauntlet import run as gauntlet_run
from vtes_deck.stats.means import mean_of

LEFT = Qt.MouseButton.LeftButton
TABLES = 3


@pytest.fixture
def decks(cb):
    return [from_archive(deck, cb.get) for deck in cb.archive.decks[:2]]


@pytest.fixture
def panel(show_panel, context, session, decks, cb, monkeypatch):
    """The panel with a winning deck, and tables against a small field on one thread."""
    monkeypatch.setattr(gauntlet_run.cardbase, "load", lambda: cb)
    session.open(decks[0], Document(Origin.ARCHIVE, decks[0]))
    made = show_panel(GauntletPanel, context)
    made.processes = 0
    made.conditions.tables.setValue(TABLES)
    made.conditions.player.setCurrentIndex(made.conditions.player.findData("quick"))
    return made


@pytest.fixture
def field(cb, monkeypatch):
    """Decks of two archetypes instead of a search, which takes long."""
    found = [
        FieldDeck(deck, ("Wall", "Votes")[number % 2])
        for number, deck in enumerate(arena_decks(cb))
    ]
    monkeypatch.setattr(runner, "field_of", lambda _cards, _text: found)


@pytest.fixture
def play(qtbot, panel):
    def run():
        qtbot.mouseClick(panel.play, LEFT)
        qtbot.waitUntil(lambda: not panel.running.on)
        return panel

    return run


def choose(box, data):
    box.setCurrentIndex(box.findData(data))
    box.activated.emit(box.currentIndex())


def listed(panel):
    return [row.stands_for for row in panel.games.rows.rows]


@pytest.mark.usefixtures("field")
def test_tables_are_played_shown_and_each_number_shows_its_games(play, qtbot, context):
    panel = play()
    assert "victory points a game" in panel.headline.text()
    assert "Survived" in panel.more.text()
    assert "played by programs" in panel.trust.text()
    assert "and of 100 % of the field" in panel.trust.text()
    assert "3 of 3 tables" in panel.trust.text()
    assert panel.difference.isHidden()
    assert [game.table for game in listed(panel)] == [1, 2, 3]

    # A field of the heat map lists its games, and their mean is its number.
    choose(panel.view, GauntletChartKind.GRID)
    grid = panel.chart.grid
    assert grid.isVisibleTo(panel)
    row, column = next(
        (row, column)
        for row, cells in enumerate(grid.cells)
        for column, cell in enumerate(cells)
        if cell.value is not None
    )
    centre = grid.field(row, column).center().toPoint()
    qtbot.mouseClick(grid, LEFT, pos=centre)
    games = listed(panel)
    assert 0 < len(games) <= TABLES
    mean = sum(game.points for game in games) / len(games)
    assert grid.cells[row][column].value == pytest.approx(mean)

    # All views show all games, in every number.
    for view in (
        GauntletChartKind.SEAT,
        GauntletChartKind.PREY,
        GauntletChartKind.PREDATOR,
        GauntletChartKind.POINTS,
    ):
        choose(panel.view, view)
        chart = (
            panel.chart.columns
            if view in {GauntletChartKind.SEAT, GauntletChartKind.POINTS}
            else panel.chart.bars
        )
        assert chart.isVisibleTo(panel)
        total = 0
        for at in range(len(chart.bars)):
            chart.picked.emit(at)
            total += len(listed(panel))
        assert total == TABLES
    choose(panel.view, GauntletChartKind.ROUND)
    assert panel.chart.curves.isVisibleTo(panel)
    assert not panel.figure.isVisibleTo(panel)
    choose(panel.view, GauntletChartKind.GRID)
    choose(panel.figure, Figure.SURVIVED)
    values = {cell.value for cells in grid.cells for cell in cells if cell.value is not None}
    assert all(0 <= value <= 1 for value in values)

    # The watched game is the game of the list.
    game = listed(panel)[0]
    panel.games.go_to_first()
    qtbot.mouseClick(panel.watch, LEFT)
    qtbot.waitUntil(lambda: bool(panel.window().findChildren(GameTable)))
    (window,) = panel.window().findChildren(GameTable)
    shown = window.game.playback.replay
    shown.go_to(shown.last)
    assert shown.game.table.seats[game.seat - 1].victory_points == game.points
    window.close()


@pytest.mark.usefixtures("field")
def test_a_stopped_run_keeps_the_results_so_far(panel, qtbot):
    panel.conditions.tables.setValue(200)
    qtbot.mouseClick(panel.play, LEFT)
    qtbot.waitUntil(lambda: bool(listed(panel)))
    qtbot.mouseClick(panel.stop, LEFT)
    assert not panel.running.on
    qtbot.waitUntil(lambda: not panel.context.jobs.running)
    assert 0 < len(listed(panel)) < 200
    assert "of 200 tables" in panel.trust.text()
    assert panel.chart.isVisibleTo(panel)


@pytest.mark.usefixtures("field")
def test_two_versions_are_distinguished(play, panel, session, decks):
    session.open(decks[1], Document(Origin.ARCHIVE, decks[1]))
    panel.conditions.against.setCurrentIndex(1)
    panel.conditions.tables.setValue(2)
    play()
    assert "at the same tables" in panel.difference.text()
    assert panel.version.isVisibleTo(panel)
    assert panel.version.count() == 2
    choose(panel.view, GauntletChartKind.ROUND)
    assert len(panel.chart.curves.series) == 2


@pytest.mark.parametrize(
    ("field", "reported"),
    [("clan:nothing", "is not valid"), ("player:nobody_at_all", "too few decks")],
)
def test_a_field_that_cannot_be_used_is_reported(play, panel, field, reported):
    panel.conditions.field.setText(field)
    play()
    assert reported in panel.message.text()
    assert panel.play.isEnabled()
    assert panel.chart.isHidden()


def test_the_fields_are_saved_and_invalid_values_refused(panel):
    panel.conditions.tables.setValue(77)
    kept = panel.save_state()
    panel.conditions.tables.setValue(5)
    panel.restore_state('{"tables": -3}')
    panel.restore_state("nonsense")
    assert panel.conditions.tables.value() == 5
    panel.restore_state(kept)
    assert panel.conditions.tables.value() == 77


def test_a_heat_map_works_with_keys(qtbot):
    heat = HeatMap("Heat")
    qtbot.addWidget(heat)
    heat.set_axes("Prey", "Predator")
    cells = [[HeatCell(1.0, "1", "one"), HeatCell()], [HeatCell(0.5, "0.5", "half"), HeatCell(2.0)]]
    heat.show_cells(["A", "B"], ["C", "D"], cells)
    heat.resize(400, heat.heightForWidth(400))
    heat.show()
    picked = []
    heat.picked.connect(lambda row, column: picked.append((row, column)))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Down):
        qtbot.keyClick(heat, key)
    assert heat.at == (1, 1)
    qtbot.keyClick(heat, Qt.Key.Key_Space)
    qtbot.keyClick(heat, Qt.Key.Key_Down)
    assert picked == [(0, 0), (1, 1)], "an empty cell is not chosen"
    qtbot.mouseClick(heat, LEFT, pos=QPoint(1, 1))
    assert len(picked) == 2
    assert heat.rows()[1] == ["C", 1.0, ""]


def test_the_name_of_every_archetype_fits_over_its_column(qtbot, cb, monkeypatch):
    drawn = []

    class Recorder(QPainter):
        @override
        def drawText(self, place, flags, text):
            drawn.append(text)
            super().drawText(place, flags, text)

    monkeypatch.setattr(heat_map, "QPainter", Recorder)
    names = [one.rule.name for one in archetypes_of(cb)]
    heat = HeatMap("Heat")
    qtbot.addWidget(heat)
    heat.set_axes("Prey", "Predator")
    heat.show_cells(names, ["A"], [[HeatCell(1.0, "1", "hint")] * len(names)])
    heat.resize(900, heat.heightForWidth(900))
    heat.grab()
    assert [name for name in names if name not in drawn] == []


def test_the_player_is_the_same_as_for_the_command(show_panel, context):
    conditions = show_panel(GauntletPanel, context).conditions
    default = next(one for one in gauntlet_command.COMMAND.params if one.name == "player").default
    assert conditions.player.currentData() == default
    assert (
        conditions.sentence
        == "50 tables · against winning decks since 2020 · computer player: Sharp"
    )


@pytest.mark.parametrize(
    ("points", "interval"), [((0, 0, 0, 0, 0), False), ((0, 2, 0, 1, 0), True)]
)
def test_games_with_equal_results_have_no_interval_of_width_zero(points, interval):
    """Of five games without a point, the next one is not known to have none."""
    share = Share(0.0, 0.0, 0.4)
    part = GameGroup("", len(points), mean_of(Counter(points)), share, share)
    assert ("(" in headline(part)) is interval


@pytest.mark.usefixtures("field")
def test_the_games_are_a_table_and_few_of_them_prove_nothing(play, qtbot):
    panel = play()
    panel.resize(900, 700)
    panel.show()
    titles = [column.title for column in panel.games.rows.columns]
    assert titles == ["Table", "Seat", "VP", "End", "Prey", "Predator"]
    game = listed(panel)[1]
    row = next(row for row in panel.games.rows.rows if row.stands_for is game)
    assert row.cells[:3] == (str(game.table), str(game.seat), f"{game.points:g}")
    assert row.cells[4].endswith(f"({game.prey_archetype})")
    assert not panel.games.isColumnHidden(5)
    panel.resize(380, 700)
    qtbot.waitUntil(lambda: panel.games.isColumnHidden(5))
    panel.games.setCurrentIndex(panel.games.rows.index(1, 0))
    panel.chart.picked.emit("Some", tuple(listed(panel)[1:]))
    assert panel.games.game == game

    # Five seats share at most five victory points and one game win.
    choose(panel.view, GauntletChartKind.SEAT)
    with_line = {}
    for figure, even in ((Figure.POINTS, 1.0), (Figure.WINS, 0.2), (Figure.SURVIVED, None)):
        choose(panel.figure, figure)
        assert even_share(figure, 5) == even
        panel.chart.columns.resize(600, 320)
        picture = panel.chart.columns.grab().toImage()
        panel.chart.columns.set_even(None)
        with_line[figure] = panel.chart.columns.grab().toImage() != picture
    assert with_line == {Figure.POINTS: True, Figure.WINS: True, Figure.SURVIVED: False}

    # Three games are too few for an interval.
    choose(panel.view, GauntletChartKind.PREY)
    heads, *rows = panel.chart.bars.written_rows()
    for row in rows:
        cells = dict(zip(heads, row, strict=True))
        assert cells.get("from", "") == cells.get("to", "") == ""
