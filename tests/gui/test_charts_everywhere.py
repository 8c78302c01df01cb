"""Every chart of every panel: large if it is wide, with titles of its axes, and as a table."""

import pytest
from PySide6.QtWidgets import QApplication

from vtes_deck.app.arena import panel as arena_decks
from vtes_deck.app.gauntlet import FieldDeck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels.gauntlet import runner
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.range_chart import RangeChart
from vtes_deck.sim.gauntlet import run as gauntlet_run


@pytest.fixture
def window(look_everywhere, cb, monkeypatch):
    """A window at 1366x768 with a winning deck."""
    monkeypatch.setattr(gauntlet_run.cardbase, "load", lambda: cb)
    monkeypatch.setattr(
        runner, "field_of", lambda _cards, _text: [FieldDeck(d, "Wall") for d in arena_decks(cb)]
    )
    made = look_everywhere()
    deck = from_archive(cb.archive.decks[0], cb.get)
    made.session.apply("Fill", lambda _deck: deck)
    made.resize(1366, 768)
    return made


def panel_of(window, key):
    return next(host.panel for host in window.columns.hosts if host.spec.key == key)


def run(panel, qtbot):
    panel.running.processes = panel.processes = 0
    panel.play.click()
    qtbot.waitUntil(lambda: not panel.running.on)


def choices(box):
    """Choose each selectable entry of a choice."""
    for row in range(box.count()):
        if box.itemData(row) is not None:
            box.setCurrentIndex(row)
            box.activated.emit(row)
            yield box.itemText(row)


def composition(panel, _qtbot):
    yield "all"


def odds(panel, qtbot):
    panel.question.setText("hand([type:master]) by turn 3")
    qtbot.waitUntil(panel.asking.curve.isVisible)
    yield "all"


def goldfish(panel, qtbot):
    panel.conditions.games.setValue(4)
    panel.conditions.turns.setValue(3)
    run(panel, qtbot)
    yield from choices(panel.measure)


def gauntlet(panel, qtbot):
    panel.conditions.tables.setValue(1)
    panel.conditions.player.setCurrentIndex(panel.conditions.player.findData("quick"))
    run(panel, qtbot)
    yield from choices(panel.view)


def archive(panel, qtbot):
    panel.tabs.setCurrentWidget(panel.played)
    qtbot.waitUntil(lambda: bool(panel.played.table.rows.rows))
    panel.played.table.go_to_first()
    yield "cards in them"
    panel.tabs.setCurrentWidget(panel.metagame)
    qtbot.waitUntil(lambda: bool(panel.metagame.chart.series))
    yield "metagame"


@pytest.mark.parametrize("fill", [composition, odds, goldfish, gauntlet, archive])
def test_every_chart_of_a_wide_panel_is_large_and_has_titles_and_a_table(window, qtbot, fill):
    key = fill.__name__
    window.go_to(key)
    panel = panel_of(window, key)
    panel.take_focus()
    group = next(
        group
        for group in window.columns.groups.values()
        if any(host.spec.key == key for host in group.hosts)
    )
    window.columns.wide.switch(group)
    qtbot.waitUntil(lambda: not window.jobs.running)
    met = set()
    for what in fill(panel, qtbot):
        QApplication.processEvents()
        charts = [one for one in panel.findChildren(Chart) if one.isVisible()]
        assert charts, what
        for chart in charts:
            name = f"{what}: {chart.accessibleName()}"
            assert chart.accessibleDescription(), name
            assert chart.is_roomy(chart.width()), name
            assert chart.height() >= 300, name
            assert chart.up, name
            assert chart.across or isinstance(chart, RangeChart), name
            met.add(chart)
        window.actions_by_key["chart_tables"].trigger()
        for chart in charts:
            heads, *rows = chart.written_rows()
            name = f"{what}: {chart.accessibleName()}"
            assert chart.table is not None, name
            assert chart.table.rowCount() == len(rows) > 0, name
            assert all(heads[1:]), name
            labels = [row[0] for row in rows]
            assert all(labels), name
        window.actions_by_key["chart_tables"].trigger()
    assert met
