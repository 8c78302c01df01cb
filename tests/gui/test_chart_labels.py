"""Labels of charts are complete, at every size and in every font."""

from itertools import combinations, pairwise
from typing import override

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtTest import QTest

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets import band_chart, bar_chart, column_chart, line_chart, range_chart
from vtes_deck.gui.widgets.band_chart import BandChart, BandStep
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.chart_labels import free_place, spread
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series
from vtes_deck.gui.widgets.range_chart import RangeChart, RangeRow

SIZES = [(120, 90), (240, 160), (420, 260), (900, 300)]
POINTS = [7, 10, 16, 24]


@pytest.fixture
def texts(monkeypatch):
    """Record the drawn texts with their positions and clips."""
    drawn = []

    class Recorder(QPainter):
        @override
        def drawText(self, place, flags, text):
            whole = Qt.AlignmentFlag(int(flags)) if isinstance(flags, int) else flags
            letters = self.boundingRect(
                QRectF(place), int(whole) | int(Qt.TextFlag.TextDontClip), text
            )
            drawn.append((text, QRectF(letters), QRectF(place)))
            super().drawText(place, flags, text)

    for module in (bar_chart, band_chart, column_chart, line_chart, range_chart):
        monkeypatch.setattr(module, "QPainter", Recorder)
    return drawn


def point(number, value):
    return Point(f"turn {number}", value, value - 0.1, value, f"{100 * value:.0f} %", "hint")


def curve():
    made = LineChart("Shares")
    made.show_series(
        [Series("This deck", tuple(point(n, 1 - n / 20) for n in range(1, 13)))], percent=True
    )
    made.show_series([Series("All", tuple(point(n, 1.0) for n in range(1, 9)))] * 2, percent=True)
    return made


def numbers():
    made = LineChart("Numbers")
    points = tuple(Point(str(n), 900.0 * n, 0, 900.0 * n, f"{900 * n:,}", "") for n in range(1, 9))
    made.show_series([Series("Blood", points)])
    return made


def columns():
    made = Columns("Turns")
    made.show_bars([Bar(str(n), 10 - n, text=f"{10 * (10 - n)} %") for n in range(1, 10)])
    return made


def many():
    made = Columns("Years")
    made.show_bars([Bar(str(1997 + n), n / 30, text=f"{3 * n} %") for n in range(30)], shares=True)
    return made


def rows():
    made = Bars("Types")
    made.show_bars([Bar("Action Modifier", n, text=f"{n} (12.5 %)") for n in range(1, 6)])
    return made


def ranges():
    made = RangeChart("Similar decks")
    made.set_axes("", "eight in ten similar decks")
    rows = [("Different vampires", 5, 5, 8), ("Action Modifier", 21, 3.8, 18.3), ("Ally", 0, 0, 2)]
    made.show_ranges(
        [
            RangeRow(
                name, own, low, high, (low + high) / 2, str(own), f"{low} to {high}", "", "Types"
            )
            for name, own, low, high in rows
        ]
    )
    return made


def steps():
    made = BandChart("Cards")
    made.show_steps(
        [BandStep(f"turn {n}", (0.2, 0.5, 0.3), ("20 %", "50 %", "30 %"), "") for n in range(1, 9)]
    )
    return made


@pytest.mark.parametrize("points", POINTS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("make", [curve, numbers, columns, many, rows, ranges, steps])
def test_no_label_of_a_chart_is_cut(qtbot, texts, make, size, points):
    made = make()
    qtbot.addWidget(made)
    made.setFont(QFont(made.font().family(), points))
    hint = made.minimumSizeHint()
    width = max(size[0], hint.width())
    made.resize(width, max(size[1], hint.height(), made.heightForWidth(width)))
    made.grab()
    whole = QRectF(made.rect()).adjusted(-1, -1, 1, 1)
    cut = [
        (text, letters.toRect(), place.toRect())
        for text, letters, place in texts
        if text and (not whole.contains(letters) or letters.width() > place.width() + 1)
    ]
    assert cut == []


@pytest.mark.parametrize("size", [(420, 260), (1200, 400)])
def test_no_curve_runs_through_its_own_numbers(qtbot, texts, size):
    made = LineChart("Shares")
    qtbot.addWidget(made)
    made.resize(*size)
    values = [0.1, 0.9, 0.2, 0.7, 0.1, 0.3, 0.9, 0.1]
    points = tuple(Point(str(n), v, v, v, "88.8", "") for n, v in enumerate(values))
    made.show_series([Series("Mine", points)], percent=True)
    shown = made.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    numbers = [letters.toRect() for text, letters, _place in texts if text == "88.8"]
    assert len(numbers) == len(values)
    for box in numbers:
        inside = box.adjusted(2, box.height() // 3, -2, -box.height() // 3)
        seen = {
            shown.pixelColor(x, y).name()
            for x in range(inside.left(), inside.right() + 1)
            for y in range(inside.top(), inside.bottom() + 1)
        }
        assert theme.tokens().color("chart-data").name() not in seen


def series(name, values):
    points = tuple(Point(f"t{n}", v, v, v, f"{v:.2f}", "") for n, v in enumerate(values))
    return Series(name, points)


def test_numbers_are_below_minima_and_above_maxima(qtbot, texts):
    made = LineChart("Shares")
    qtbot.addWidget(made)
    made.resize(1200, 400)
    made.show_series([series("Mine", [0.91, 0.12, 0.92, 0.13, 0.93])], percent=True)
    made.grab()
    tops = {text: letters.center().y() for text, letters, _place in texts}
    grid = tops["0 %"], tops["100 %"]
    for text, above in (("0.12", False), ("0.92", True), ("0.13", False), ("0.93", True)):
        point = grid[0] + float(text) * (grid[1] - grid[0])
        assert (tops[text] < point) is above


def test_the_axis_reaches_a_line_at_or_above_the_highest_value(qtbot, texts):
    made = LineChart("Votes")
    qtbot.addWidget(made)
    made.resize(1200, 400)
    made.show_series([series("Mine", [3.0, 19.7, 17.25])])
    made.grab()
    assert "20" in {text for text, _letters, _place in texts}


@pytest.mark.parametrize(
    "ends", [(0.5, 0.5, 0.5), (0.0, 0.01, 0.02), (1.0, 0.99, 0.3), (0.2, 0.9, 0.21)]
)
def test_the_names_of_curves_are_at_their_ends_and_do_not_overlap(qtbot, texts, ends):
    made = LineChart("Shares")
    qtbot.addWidget(made)
    made.resize(900, 320)
    names = ["Purple haze", "Purple haze (Version A)", "Third"]
    made.show_series(
        [series(name, [0.1, 0.4, end]) for name, end in zip(names, ends, strict=True)],
        percent=True,
    )
    made.grab()
    wanted = [f"{name} {end:.2f}" for name, end in zip(names, ends, strict=True)]
    found = {text: letters for text, letters, _place in texts if text in wanted}
    assert list(found) == wanted
    for one, other in combinations(found.values(), 2):
        assert not one.intersects(other)
    left = min(box.left() for box in found.values())
    assert left > max(letters.right() for text, letters, _place in texts if text not in wanted)
    by_height = sorted(wanted, key=lambda text: found[text].top())
    assert [float(text.split()[-1]) for text in by_height] == sorted(ends, reverse=True)


def test_columns_without_room_for_numbers_have_an_axis(qtbot, texts):
    made = many()
    qtbot.addWidget(made)
    made.resize(480, 200)
    picked = []
    made.picked.connect(picked.append)
    made.grab()
    written = {text: place for text, place, _whole in texts}
    assert {"0 %", "20 %", "40 %", "60 %", "80 %", "100 %"} <= set(written)
    assert "3 %" not in written
    heights = [written[f"{share} %"].center().y() for share in range(0, 101, 20)]
    steps = [lower - upper for lower, upper in pairwise(heights)]
    assert steps == pytest.approx([steps[0]] * 5, abs=0.1)
    year = round(written["1997"].center().x())
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(year, 50))
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(2, 50))  # the axis
    QTest.mouseClick(made, Qt.MouseButton.LeftButton, pos=QPoint(476, 50))
    assert picked == [0, 29]


def test_overlapping_labels_move_as_little_as_possible():
    assert spread([50.0, 10.0], 10, 0, 100) == [50.0, 10.0]
    assert spread([50.0, 50.0], 10, 0, 100) == [45.0, 55.0]
    assert spread([50.0, 54.0, 30.0], 10, 0, 100) == [47.0, 57.0, 30.0]
    assert spread([99.0, 98.0, 97.0], 10, 0, 100) == [95.0, 85.0, 75.0]
    assert spread([0.0, 0.0], 10, 0, 100) == [5.0, 15.0]


def test_a_label_uses_the_side_without_a_line():
    point, size, inside = QPointF(50, 50), QRectF(0, 0, 20, 10), QRectF(0, 0, 100, 100)
    valley = [(QPointF(0, 0), point), (point, QPointF(100, 0))]
    assert free_place(point, size, inside, valley).top() > 50
    hill = [(QPointF(0, 100), point), (point, QPointF(100, 100))]
    assert free_place(point, size, inside, hill).bottom() < 50
    everywhere = [(QPointF(0, y), QPointF(100, y)) for y in range(0, 100, 5)]
    assert free_place(point, size, inside, everywhere) is None
    assert free_place(QPointF(50, 2), size, inside, []).top() > 2


@pytest.mark.parametrize("height", [0.52, 0.55, 0.58, 0.61, 0.64])
def test_no_curve_runs_through_the_numbers_of_another(qtbot, texts, height):
    made = LineChart("Shares")
    qtbot.addWidget(made)
    made.resize(420, 260)

    def flat(name, value):
        return Series(name, tuple(Point(str(n), value, value, value, "9", "") for n in range(5)))

    made.show_series([flat("Mine", 0.5), flat("Other", height)])
    shown = made.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    other = theme.tokens().series[1]
    numbers = [letters.toRect() for text, letters, _place in texts if text == "9"]
    assert len(numbers) == 5
    for box in numbers:
        inside = box.adjusted(1, box.height() // 3, -1, -box.height() // 3)
        seen = {
            shown.pixelColor(x, y).name()
            for x in range(inside.left(), inside.right() + 1)
            for y in range(inside.top(), inside.bottom() + 1)
        }
        assert other not in seen


@pytest.mark.parametrize("kind", [Bars, Columns, LineChart])
def test_data_have_the_colour_of_the_chart_palette_and_not_the_danger_colour(qtbot, kind):
    made = kind("Shares")
    qtbot.addWidget(made)
    made.resize(400, 300)
    if kind is LineChart:
        points = tuple(Point(str(n), n / 5, n / 5, n / 5, "", "") for n in range(5))
        made.show_series([Series("Mine", points)], percent=True)
    else:
        made.show_bars([Bar(str(n), n + 1.0) for n in range(5)])
    image = made.grab().toImage()
    size = range(image.width()), range(image.height())
    seen = {image.pixelColor(x, y).name() for x in size[0] for y in size[1]}
    look = theme.tokens()
    assert look.series[0] in seen
    assert look.colors["accent"] not in seen


@pytest.mark.parametrize("wide", [320, 440])
def test_the_names_of_many_curves_are_complete_and_do_not_overlap(qtbot, texts, wide):
    made = LineChart("Shares")
    qtbot.addWidget(made)
    made.resize(wide, 320)
    names = [f"Gangrel: anarch allies {n}" for n in range(5)]
    made.show_series(
        [Series(name, tuple(Point(str(n), n, n, n, "9", "") for n in range(5))) for name in names]
    )
    made.grab()
    found = {text: letters for text, letters, _place in texts if text in names}
    assert list(found) == names
    for one, other in combinations(found.values(), 2):
        assert not one.intersects(other)
    first_number = min(letters.top() for text, letters, _place in texts if text == "9")
    assert max(box.bottom() for box in found.values()) <= first_number + 1
