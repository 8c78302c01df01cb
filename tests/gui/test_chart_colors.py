"""The colours of bars: colours of types and clans are visible in every look."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face_ornament import face_palette
from vtes_deck.graphics.colors import contrast, load_tokens
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.chart_colors import (
    Part,
    card_color,
    clan_color,
    clan_parts,
    type_color,
    type_parts,
)
from vtes_deck.gui.widgets.chart_legend import ChartLegend


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_colour_contrasts_with_the_window(scheme, monkeypatch):
    look = load_tokens(scheme)
    monkeypatch.setattr(theme, "tokens", lambda: look)
    colors = [type_color(name) for name in face_palette().types]
    colors += [clan_color(name) for name in face_palette().clans]
    assert min(contrast(color, look.color("window")) for color in colors) >= 3


def test_high_contrast_has_one_colour(monkeypatch):
    look = load_tokens("light", strong=True)
    monkeypatch.setattr(theme, "tokens", lambda: look)
    assert type_color("Action") == type_color("Combat") == look.color("chart-data")


def test_parts_count_copies_by_type_and_by_clan(cb):
    govern, deflection = cb["Govern the Unaligned"], cb["Deflection"]
    parts = type_parts([(govern, 2), (deflection, 5)])
    assert [part.size for part in parts] == [5, 2]
    assert parts[1].color == type_color("Action") == card_color(govern)
    assert clan_parts([(cb["Anson"], 3)]) == (Part(3, clan_color("Toreador"), "Toreador"),)


def test_a_legend_names_colours_as_soon_as_there_are_several(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    legend = ChartLegend(str.upper, page)
    red, blue = QColor("#c00000"), QColor("#0000c0")
    bars = [Bar("", 4, parts=(Part(3, red, "a & b"), Part(1, blue, "c"))), Bar("", 1)]
    legend.show_bars(bars)
    assert legend.isVisibleTo(page)
    assert "A&nbsp;&amp;&nbsp;B" in legend.text()
    assert legend.text().index(red.name()) < legend.text().index(blue.name())
    assert legend.accessibleName() == "Colours: A & B, C"
    legend.show_bars([Bar("", 4, parts=(Part(3, red, "a"),))])
    assert not legend.isVisibleTo(page)
    legend.show_bars([Bar("", 4, parts=(Part(3, red, "a"), Part(1, red, "b")))])  # high contrast
    assert not legend.isVisibleTo(page)


def test_a_bar_shows_its_parts_in_their_colours(qtbot):
    chart = Bars("Types")
    qtbot.addWidget(chart)
    red, blue = QColor("#c00000"), QColor("#0000c0")
    chart.show_bars([Bar("", 4, text="4", parts=(Part(3, red), Part(1, blue)))])
    chart.resize(400, chart.heightForWidth(400))
    shown = chart.grab().toImage()
    row = [shown.pixelColor(x, shown.height() // 2).name() for x in range(shown.width())]
    wide = row.count(red.name()) / max(1, row.count(blue.name()))
    assert 2.8 < wide < 3.2
    assert row.index(red.name()) < row.index(blue.name())


def test_a_share_is_drawn_as_a_part_of_the_full_width(qtbot):
    chart = Bars("Chance")
    qtbot.addWidget(chart)
    red = QColor("#c00000")

    def wide():
        chart.show_bars([Bar("", 0.5, text="50 %", parts=(Part(0.5, red),))])
        chart.resize(400, chart.heightForWidth(400))
        shown = chart.grab().toImage()
        pixels = [shown.pixelColor(x, shown.height() // 2).name() for x in range(shown.width())]
        return pixels.count(red.name())

    longest = wide()
    chart.set_whole(1)
    assert wide() == pytest.approx(longest / 2, abs=2)
