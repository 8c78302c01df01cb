"""Wide charts: height, titles of the axes, intervals, and the numbers as a table."""

from typing import override

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets import band_chart, bar_chart, column_chart, line_chart
from vtes_deck.gui.widgets.band_chart import BandChart, BandStep
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series
from vtes_deck.gui.widgets.range_chart import RangeChart, RangeRow

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


def test_bands_have_an_axis_of_percentages_where_there_is_space(qtbot, monkeypatch):
    written = []
    monkeypatch.setattr(
        band_chart, "percent", lambda share: written.append(share) or f"{share:.0%}"
    )
    made = steps()
    qtbot.addWidget(made)
    made.resize(NARROW, made.heightForWidth(NARROW))
    made.grab()
    assert written == []
    made.resize(WIDE, made.heightForWidth(WIDE))
    made.grab()
    assert {round(share, 6) for share in written} == {0, 0.2, 0.4, 0.6, 0.8, 1}


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


@pytest.mark.parametrize("make", [columns, rows, steps, curve])
def test_titles_of_axes_are_drawn_if_there_is_room_and_overlap_nothing(qtbot, make, monkeypatch):
    drawn = []

    class Recorder(QPainter):
        @override
        def drawText(self, place, flags, text):
            drawn.append((text, QRectF(self.boundingRect(QRectF(place), int(flags), text))))
            super().drawText(place, flags, text)

    for module in (bar_chart, band_chart, column_chart, line_chart):
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


def test_a_table_of_bars_has_the_numbers_of_their_texts(qtbot):
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


def strip(own, low, high):
    return RangeRow("Master", own, low, high, (low + high) / 2, str(own), f"{low} to {high}", "")


def test_a_number_in_the_middle_of_its_range_is_in_the_middle_of_its_strip():
    for row in (strip(15, 10, 20), strip(1, 0, 2), strip(12, 12, 12)):
        assert row.place(row.own) == pytest.approx(0.5)
        assert not row.outside


@pytest.mark.parametrize(("low", "high"), [(10, 20), (0, 2), (12, 12)])
def test_only_a_number_outside_its_range_is_outside_the_band(low, high):
    edges = strip(low, low, high)
    ends = edges.place(low), edges.place(high)
    for own in (low - 1, high + 1, high + 500, low - 500):
        row = strip(own, low, high)
        assert row.outside
        assert 0 <= row.place(own) <= 1
        assert (row.place(own) < ends[0]) is (own < low)
        assert (row.place(own) > ends[1]) is (own > high)


def test_ranges_are_grouped_and_complete_as_a_table(qtbot):
    made = RangeChart("Similar decks")
    qtbot.addWidget(made)
    rows = [
        RangeRow(name, own, low, high, mean, "", "", hint=f"{name} here", group=group)
        for name, own, low, high, mean, group in (
            ("Crypt", 12, 12, 12, 12, "Deck"),
            ("Library", 73, 71.5, 90, 80, "Deck"),
            ("Bleed", 8, 6, 14, 9.25, "Functions"),
        )
    ]
    made.show_ranges(rows)
    assert made.accessibleDescription() == "Crypt here; Library here; Bleed here"
    assert made.heightForWidth(NARROW) % 6 == 0  # the title, two headings and three rows
    made.show_table(shown=True)
    assert heads(made.table)[1:] == ["This deck", "from", "to", "Average"]
    assert cells(made.table)[1] == ["Library", "73", "71.5", "90", "80"]  # as people write


def test_rows_of_bars_have_titles_if_there_is_room_and_lead_to_the_right_row(qtbot):
    made = rows()
    qtbot.addWidget(made)
    made.set_axes("Type", "Library cards")
    for width in (NARROW, WIDE):
        made.resize(width, made.heightForWidth(width))
        picked = []
        made.picked.connect(picked.append)
        for part in range(7):  # the middles of the rows, from the last one
            y = made.height() - (part + 0.5) * row_height(made)
            QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(50, round(y)))
        assert picked == list(range(6, -1, -1))
        made.picked.disconnect(picked.append)
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(50, 3))  # the titles
    assert len(picked) == 7


def row_height(made):
    without = Bars("Types")
    without.large = made.is_roomy(made.width())
    without.show_bars(made.bars)
    return without.heightForWidth(WIDE) / len(made.bars)


def test_a_second_deck_has_bars_a_name_and_a_column(qtbot):
    for kind in (Bars, Columns):
        made = kind("Outcomes")
        qtbot.addWidget(made)
        made.set_axes("Turn", "Games")
        made.show_bars(
            [Bar("6", 0.5, low=0.4, high=0.6, other=0.25), Bar("7", 0.5, other=0.75)],
            shares=True,
            names=("New", "Old"),
        )
        made.resize(WIDE, made.heightForWidth(WIDE))
        image = made.grab().toImage()
        seen = {image.pixelColor(x, y).name() for x in range(WIDE) for y in range(made.height())}
        assert set(theme.tokens().series[:2]) <= seen
        assert made.written_rows() == [
            ("Turn", "New", "from", "to", "Old"),
            ("6", "50.0 %", "40.0 %", "60.0 %", "25.0 %"),
            ("7", "50.0 %", "", "", "75.0 %"),
        ]
