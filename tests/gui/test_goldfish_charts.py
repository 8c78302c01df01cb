"""The charts of the goldfish panel: groups of measures, intervals, two decks."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

from vtes_deck.gui.panels.goldfish.panel import GoldfishPanel
from vtes_deck.gui.panels.goldfish.runner import RunResult
from vtes_deck.sim.measures import all_measures, measure_named
from vtes_deck.sim.record import Setup
from vtes_deck.sim.summary import Study


@pytest.fixture
def panel(show_panel, context):
    return show_panel(GoldfishPanel, context)


def pick(panel, name):
    panel.measure.setCurrentIndex(panel.measure.findData(name))
    panel.measure.activated.emit(panel.measure.currentIndex())


def test_the_measures_are_in_groups_whose_headings_cannot_be_chosen(panel):
    box = panel.measure
    entries = [(box.itemText(row), box.itemData(row)) for row in range(box.count())]
    headings = [text for text, name in entries if name is None]
    assert headings == ["In a whole game", "Turn by turn", "Vampire by vampire", "Card by card"]
    assert {name for _text, name in entries if name} == {one.name for one in all_measures()}
    for row, (_text, name) in enumerate(entries):
        flags = box.model().index(row, 0).flags()
        assert bool(flags & Qt.ItemFlag.ItemIsSelectable) is (name is not None)
    groups = [measure_named(name).rows for _text, name in entries if name]
    assert len([1 for one, two in pairwise(groups) if one is not two]) == 3


def test_outcomes_and_cards_of_two_decks_are_compared_side_by_side(panel):
    setup = Setup(crypt=(200068,), library=(100845,), turns=10)
    study = Study.of(2)
    for game in range(40):
        first = {"prey_falls": {0: 7}, "found": {100845: 2}}
        second = {"prey_falls": {0: 7 if game % 2 else 9}, "found": {100845: 11}}
        study.add(0, first, {}, game)
        study.add(1, second, first, game)
    panel.running.news.emit(RunResult((setup, setup), ("A", "B"), study, 40, ()))
    pick(panel, "prey_falls")
    rows = panel.chart.columns.written_rows()
    assert (rows[0][1], rows[0][-1]) == ("A", "B")
    assert [(row[0], row[1], row[-1]) for row in rows[1:]] == [
        ("7", "100.0 %", "50.0 %"),
        ("9", "0.0 %", "50.0 %"),
    ]
    assert "95 % interval" in panel.how.text()
    pick(panel, "found")
    (bar,) = panel.chart.bars.bars
    assert (bar.value, bar.other) == (1.0, 0.0)
    assert bar.low is not None
    assert panel.chart.bars.up == "Games in which it happens"
