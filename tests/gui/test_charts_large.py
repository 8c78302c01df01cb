"""Wide charts: height, titles of the axes, intervals, and the numbers as a table."""

from typing import override

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vtes_deck.gui.widgets import band_chart, bar_chart, line_chart
from vtes_deck.gui.widgets.band_chart import BandChart, BandStep
from vtes_deck.gui.widgets.bar_chart import Bar, Bars, Columns
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series

WIDE, NARROW = 900, 300


def columns():
    made = Columns("Capacity")
    made.show_bars([Bar(str(n), n, text=str(n)) for n in range(1, 8)])
    return made


def rows():
    made = Bars("Types")
    made.show_bars([Bar(f"Type {n}", n, text=str(n)) for n in range(1, 8)])
    return made


def steps():
    made = BandChart("Vampires")
    made.show_steps(
        [BandStep(f"turn {n}", (0.25, 0.75), ("0: 25 %", "1+: 75 %"), "") for n in (1, 2)]
    )
    return made


def curve():
    made = LineChart("Pool")
    points = [Point(str(n), n / 4, n / 4 - 0.1, n / 4 + 0.1, f"{n}/4", "") for n in range(1, 4)]
    made.show_series([Series("mine", tuple(points)), Series("its", tuple(points[:2]))])
    return made


@pytest.mark.parametrize("make", [columns, steps, curve])
def test_a_chart_in_a_wide_place_is_at_least_300_pixels_high(qtbot, make):
    place, made = QWidget(), make()
    qtbot.addWidget(place)
    layout = QVBoxLayout(place)
    layout.addWidget(made)
    layout.addStretch(1)
    place.resize(WIDE, 700)
    place.show()
    assert made.height() >= 300
    place.resize(NARROW, 700)
    layout.activate()
    assert 0 < made.height() < 300


@pytest.mark.parametrize("make", [columns, steps, curve])
def test_titles_of_axes_are_written_where_there_is_room_and_meet_nothing(qtbot, make, monkeypatch):
    drawn = []

    class Recorder(QPainter):
        @override
        def drawText(self, place, flags, text):
            drawn.append((text, QRectF(self.boundingRect(QRectF(place), int(flags), text))))
            super().drawText(place, flags, text)

    for module in (bar_chart, band_chart, line_chart):
        monkeypatch.setattr(module, "QPainter", Recorder)
    made = make()
    qtbot.addWidget(made)
    made.set_axes("Turn of the deck", "Share of games")
    made.resize(NARROW, made.heightForWidth(NARROW))
    made.grab()
    assert not {"Turn of the deck", "Share of games"} & {text for text, _ in drawn}
    drawn.clear()
    made.resize(WIDE, made.heightForWidth(WIDE))
    made.grab()
    titles = [place for text, place in drawn if text in {"Turn of the deck", "Share of games"}]
    others = [place for text, place in drawn if text not in {"Turn of the deck", "Share of games"}]
    assert len(titles) == 2
    assert others
    assert not [1 for title in titles for other in others if title.intersects(other)]


@pytest.mark.parametrize("make", [columns, rows, curve])
def test_an_interval_is_drawn(qtbot, make):
    def picture(low, high):
        made = make()
        qtbot.addWidget(made)
        if isinstance(made, LineChart):
            points = [Point(str(n), 0.5, low or 0.5, high or 0.5, "", "") for n in range(3)]
            made.show_series([Series("mine", tuple(points))])
        else:
            made.show_bars([Bar("1", 0.5, low=low, high=high)])
        made.resize(WIDE, made.heightForWidth(WIDE))
        return made.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)

    assert picture(0.4, 0.5) != picture(None, None)


def cells(table):
    return [
        [table.item(row, column).text() for column in range(table.columnCount())]
        for row in range(table.rowCount())
    ]


def heads(table):
    return [table.horizontalHeaderItem(n).text() for n in range(table.columnCount())]


def test_a_table_has_the_numbers_of_the_chart_and_follows_them(qtbot):
    made = columns()
    qtbot.addWidget(made)
    made.set_axes("Capacity", "Crypt cards")
    made.show_table(shown=True)
    assert heads(made.table) == ["Capacity", "Crypt cards"]
    assert cells(made.table) == [[str(n), str(n)] for n in range(1, 8)]
    made.show_bars([Bar("3", 1.5, low=1.25, high=2)])
    assert heads(made.table) == ["Capacity", "Crypt cards", "from", "to"]
    assert cells(made.table) == [["3", "1.5", "1.25", "2"]]
    assert made.table.geometry() == made.rect()
    made.show_table(shown=False)
    assert made.table is None


def test_a_table_of_bars_has_the_numbers_that_their_text_has(qtbot):
    made = Bars("Disciplines")
    qtbot.addWidget(made)
    made.set_heads("Discipline", "Cards", "Vampires")
    made.show_bars([Bar("Dominate", 18, text="18 · 12", numbers=(18, 12)), Bar("Potence", 2)])
    made.show_table(shown=True)
    assert heads(made.table) == ["Discipline", "Cards", "Vampires"]
    assert [[made.table.item(0, n).text() for n in range(3)]] == [["Dominate", "18", "12"]]


def test_a_table_of_curves_has_intervals_and_gaps(qtbot):
    made = curve()
    qtbot.addWidget(made)
    made.show_table(shown=True)
    assert heads(made.table) == ["", "mine", "from", "to", "its", "from", "to"]
    assert cells(made.table) == [
        ["1", "0.25", "0.15", "0.35", "0.25", "0.15", "0.35"],
        ["2", "0.50", "0.40", "0.60", "0.50", "0.40", "0.60"],
        ["3", "0.75", "0.65", "0.85", "", "", ""],
    ]


def test_a_table_of_shares_is_in_percent(qtbot):
    made = steps()
    qtbot.addWidget(made)
    made.show_table(shown=True)
    assert cells(made.table)[0] == ["turn 1", "25.0 %", "75.0 %"]
    assert made.heightForWidth(WIDE) < 300
