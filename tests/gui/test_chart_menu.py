"""Pictures and numbers of charts."""

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMenu

from vtes_deck.gui.widgets.band_chart import BandChart, BandStep
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.chart_menu import ChartMenu, rows_of, safe_cell
from vtes_deck.gui.widgets.column_chart import Columns


@pytest.fixture(params=[Bars, Columns])
def chart(qtbot, request):
    made = request.param("Things")
    qtbot.addWidget(made)
    made.show_bars([Bar("one", 1.5), Bar("=two", 2)])
    made.resize(200, 100)
    return made


@pytest.fixture
def menu(chart, jobs):
    return ChartMenu(chart, jobs)


def test_numbers_are_copied_in_a_format_for_spreadsheets(menu):
    menu.copy_numbers()
    assert QGuiApplication.clipboard().text() == "\tvalue\none\t1.5\n=two\t2"
    QGuiApplication.clipboard().clear()


def test_a_picture_is_copied(menu):
    menu.copy_picture()
    assert QGuiApplication.clipboard().image().width() == 600
    QGuiApplication.clipboard().clear()


def test_picture_and_numbers_are_saved(qtbot, menu, jobs, tmp_path):
    menu.choose_file = lambda _chart, proposal, _kind: tmp_path / proposal.name
    menu.save_numbers()
    menu.save_picture()
    qtbot.waitUntil(lambda: not jobs.running)
    text = (tmp_path / "things.csv").read_text("utf-8-sig")
    assert text.splitlines() == [",value", "one,1.5", "'=two,2"]
    assert QImage(str(tmp_path / "things.png")).height() == 300


def test_nothing_is_written_without_a_file(menu, jobs):
    menu.choose_file = lambda *_: None
    menu.save_picture()
    assert not jobs.running


def test_the_menu_offers_all_five_actions(qtbot, menu):
    shown = QMenu()
    menu.fill(shown)
    assert len([a for a in shown.actions() if a.text()]) == 5


def test_the_menu_turns_the_chart_into_a_table_and_back(menu, chart):
    menu.switch_table()
    assert chart.table is not None
    menu.switch_table()
    assert chart.table is None


def test_bands_are_shown_as_a_table(qtbot):
    bands = BandChart("Bands")
    qtbot.addWidget(bands)
    assert rows_of(bands) == [("",)]
    bands.show_steps([BandStep("turn 1", (0.25, 0.75), ("0: 25 %", "1+: 75 %"), "hint")])
    assert rows_of(bands) == [("", "0", "1+"), ("turn 1", "0.25", "0.75")]


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@x", "\tx"])
def test_a_cell_is_not_a_formula(text):
    assert safe_cell(text) == f"'{text}"
    assert safe_cell("Arika") == "Arika"
