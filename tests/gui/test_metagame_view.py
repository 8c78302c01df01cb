"""The archive as a metagame: tiles, their charts, and the decks and lists that they open."""

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QImage, QPainter

from vtes_deck.app.metagame import metagame_of
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.panels.archive import metagame as view_module
from vtes_deck.gui.panels.archive.metagame import MetagameView
from vtes_deck.gui.panels.archive.metagame_tiles import (
    _paint_trend,
    numbers_of,
    signs_of,
    tile_of,
    trend_of,
)


@pytest.fixture(scope="module")
def game(cb):
    return metagame_of(cb)


@pytest.fixture
def view(context, qtbot, jobs, game, monkeypatch):
    monkeypatch.setattr(view_module, "metagame_of", lambda _cards, _check: game)
    made = MetagameView(context)
    qtbot.addWidget(made)
    made.resize(560, 800)
    made.show()
    qtbot.waitUntil(lambda: not jobs.running)
    return made


def keys(view):
    return [tile_of(view.tiles.item(row)).key for row in range(view.tiles.count())]


def choose(view, key):
    view.tiles.setCurrentRow(keys(view).index(key))


def show(view, kind):
    view.kind.buttons[kind].click()


def test_the_view_says_that_there_are_no_win_rates(view):
    assert "Winners only" in view.note.text()
    assert "no win rates" in view.note.text()


def test_the_first_tile_is_selected_at_first(view, game):
    for kind, tiles in enumerate((game.archetypes, game.clans, game.disciplines)):
        show(view, kind)
        assert keys(view) == [tile.key for tile in tiles]
        assert view.tiles.tile is tiles[0]
        assert view.chart.series[0].name == tiles[0].name
        assert view.cards.rows.rows
        assert view.open_reference.isEnabled()


def test_a_tile_shows_its_share_by_year_and_its_usual_cards(view, game):
    choose(view, "nephandus")
    (curve,) = view.chart.series
    tile = view.tiles.tile
    assert [point.value for point in curve.points] == [100 * s for s in tile.years.values()]
    rows = {row.cells[0]: row.cells for row in view.cards.rows.rows}
    assert rows["Nephandus"][1:] == ("100 %", "10", "0")
    assert "180 days" in view.message.text()


def test_selected_tiles_are_compared(view, game):
    for row in (2, 1):
        view.tiles.item(row).setSelected(True)
    names = [curve.name for curve in view.chart.series]
    assert names == [tile.name for tile in game.archetypes[:3]]


@pytest.mark.parametrize(("kind", "key"), [(0, "nephandus"), (1, "Gangrel"), (2, "DOM")])
def test_a_tile_opens_the_reference_deck_and_the_averaged_list(view, context, qtbot, kind, key):
    show(view, kind)
    choose(view, key)
    tile = view.tiles.tile
    assert tile.key == key
    qtbot.keyClick(view.tiles, Qt.Key.Key_Return)
    assert context.session.document.archive_id == tile.reference(context.cards).id
    view.open_average.click()
    assert context.session.deck == tile.average_deck(context.cards)
    assert context.session.deck.name.startswith(f"{tile.name}, ")


def test_a_double_click_on_a_tile_opens_its_reference_deck(view, context, qtbot):
    show(view, 1)
    place = view.tiles.visualItemRect(view.tiles.item(1)).center()
    qtbot.mouseClick(view.tiles.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(view.tiles.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert context.session.document.archive_id in {deck.id for deck in view.tiles.tile.decks}


def test_each_tile_has_a_symbol(view, game):
    for tile in (*game.archetypes, *game.clans, *game.disciplines):
        signs = signs_of(tile)
        assert signs
        assert icons.PLACEHOLDER not in signs
    clan = next(tile for tile in game.clans if tile.key == "Gangrel")
    assert signs_of(clan)[0] == "clan/gangrel"
    code = next(tile for tile in game.disciplines if tile.key == "DOM")
    assert signs_of(code) == ("discipline:DOM",)


@pytest.mark.parametrize(
    ("before", "recent", "said"),
    [
        (0.1, 0.1, "±0.0 pts"),
        (0.1, 0.125, "+2.5 pts"),
        (0.1, 0.08, "\N{MINUS SIGN}2.0 pts"),
        (0.1164, 0.1167, "+0.1 pts"),  # 11.6 % and 11.7 % are not the same
    ],
)
def test_the_trend_of_a_share_has_an_arrow(game, before, recent, said):
    tile = msgspec.structs.replace(game.archetypes[0], before=before, recent=recent)
    assert trend_of(tile) == said


@pytest.mark.parametrize(
    ("recent", "changed"),
    [  # 171 decks, after 10 % of 700: up to about 4.5 points may be chance
        (0.10, False),
        (17 / 171, False),
        (24 / 171, False),
        (30 / 171, True),
        (6 / 171, True),
    ],
)
def test_only_a_significant_trend_has_a_triangle(game, recent, changed):
    tile = msgspec.structs.replace(
        game.archetypes[0], recent=recent, recent_of=171, before=0.1, before_of=700
    )
    low, high = tile.trend_range
    assert low < tile.trend + 0.05
    assert tile.trend < high + 0.05
    assert tile.changed is changed
    assert ("more than chance" in numbers_of(tile)) is changed
    assert ("may be chance" in numbers_of(tile)) is not changed

    def drawn(trend_only):
        picture = QImage(60, 30, QImage.Format.Format_RGB32)
        picture.fill(0)
        painter = QPainter(picture)
        if trend_only:
            _paint_trend(painter, QPointF(10, 15), tile, theme.Metrics.of(QFont()))
        painter.end()
        return picture

    assert (drawn(True) != drawn(False)) is changed


def test_a_small_archive_has_no_trend(game):
    tile = msgspec.structs.replace(game.archetypes[0], recent_of=0, before_of=0)
    assert not tile.changed


def test_the_curve_shows_the_interval_of_each_year(view, game):
    tile = view.tiles.tile
    (curve,) = view.chart.series
    for point in curve.points:
        of = tile.years_of[int(point.label)]
        assert 100 / of < point.high - point.low < 100  # more than one deck of that year
        assert point.low <= point.value <= point.high
    assert sum(tile.years_of.values()) == game.decks
    assert game.newest.isoformat() in view.chart.across


def test_usual_cards_show_the_copies_in_the_open_deck(view, context):
    usual = view.cards.rows.rows[0].stands_for
    assert view.cards.rows.rows[0].cells[3] == "0"
    context.session.add(usual.card, 2)
    view.deck_changed()
    assert view.cards.rows.rows[0].cells[3] == "2"


def test_in_a_narrow_place_the_cards_or_the_curve_are_shown(view, qtbot):
    assert (view.cards.isVisible(), view.chart.isVisible()) == (True, False)
    view.part.buttons[1].click()
    assert (view.cards.isVisible(), view.chart.isVisible()) == (False, True)
    view.resize(850, 700)
    qtbot.waitUntil(lambda: view.cards.isVisible() and view.chart.isVisible())
    assert not view.part.isVisible()


def test_the_arrow_keys_change_what_the_tiles_show(view, game, qtbot):
    view.kind.buttons[0].setFocus()
    qtbot.keyClick(view.kind.buttons[0], Qt.Key.Key_Right)
    assert keys(view) == [tile.key for tile in game.clans]


def test_too_many_tiles_for_curves_are_reported(view, game):
    for row in range(5):
        view.tiles.item(row).setSelected(True)
    assert view.most.isHidden()
    view.tiles.item(5).setSelected(True)
    assert len(view.chart.series) == 5
    assert "5 of the 6" in view.most.text()
    assert not view.most.isHidden()


def test_counting_is_tried_again_after_a_failure(view, jobs, game, monkeypatch, qtbot):
    def fail(_cards, _check):
        raise OSError("the file is gone")

    monkeypatch.setattr(view_module, "metagame_of", fail)
    view.forget()
    qtbot.waitUntil(lambda: "the file is gone" in view.message.text())
    monkeypatch.setattr(view_module, "metagame_of", lambda _cards, _check: game)
    assert view.again.isVisible()
    view.again.click()
    qtbot.waitUntil(lambda: "180 days" in view.message.text())
    assert view.again.isHidden()


def test_without_winning_decks_counting_ends(view, game, monkeypatch, qtbot):
    none = msgspec.structs.replace(game, clans=())
    monkeypatch.setattr(view_module, "metagame_of", lambda _cards, _check: none)
    view.kind.buttons[1].click()
    view.forget()
    qtbot.waitUntil(lambda: "no winning decks" in view.message.text())
    assert not view.open_reference.isEnabled()
    assert view.cards.rows.rows == ()


def test_tiles_fill_the_width_and_are_left_aligned_if_there_is_room(view, qtbot):
    assert view.halves.orientation() is Qt.Orientation.Vertical
    first, second = (view.tiles.visualItemRect(view.tiles.item(row)) for row in (0, 1))
    assert first.top() == second.top()
    assert view.tiles.viewport().width() - second.right() <= 4
    view.resize(850, 700)
    qtbot.waitUntil(lambda: view.halves.orientation() is Qt.Orientation.Horizontal)
    assert view.tiles.width() < view.chart.width()
    qtbot.waitUntil(lambda: view.chart.height() >= 300)
