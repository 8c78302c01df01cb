"""The archive as a metagame: tiles, their charts, and what they open."""

import msgspec
import pytest
from PySide6.QtCore import Qt

from vtes_deck.app import metagame
from vtes_deck.app.metagame import survey
from vtes_deck.graphics import icons
from vtes_deck.gui.panels.archive import metagame as view_module
from vtes_deck.gui.panels.archive.metagame import MetagameView


@pytest.fixture(scope="module")
def game(cb):
    return survey(cb)


@pytest.fixture
def view(context, qtbot, jobs, game, monkeypatch):
    monkeypatch.setattr(view_module, "survey", lambda _cards, _check: game)
    made = MetagameView(context)
    qtbot.addWidget(made)
    made.resize(560, 800)
    made.show()
    qtbot.waitUntil(lambda: not jobs.running)
    return made


def choose(view, key):
    keys = [view.tiles.item(n).data(Qt.ItemDataRole.UserRole) for n in range(view.tiles.count())]
    view.tiles.setCurrentRow(keys.index(key))


def test_it_says_that_there_are_no_win_rates(view):
    assert "winners only" in view.note.text()
    assert "no win rates" in view.note.text()


def test_a_tile_shows_its_share_by_year_and_its_usual_cards(view, game, cb):
    assert view.tiles.count() == len(game.archetypes)
    assert len(view.chart.series) > 1
    choose(view, "nephandus")
    (curve,) = view.chart.series
    years = game.archetypes_by_year["nephandus"]
    assert [point.value for point in curve.points] == [100 * share for share in years.values()]
    rows = {row.cells[0]: row.cells for row in view.cards.rows.rows}
    assert rows["Nephandus"][1:] == ("100 %", "10")
    assert "180 days" in view.said.text()


def test_a_tile_opens_the_reference_deck_and_the_averaged_list(view, game, context, qtbot):
    assert not view.open_average.isEnabled()
    choose(view, "nephandus")
    tile = next(each for each in game.archetypes if each.key == "nephandus")
    qtbot.keyClick(view.tiles, Qt.Key.Key_Return)
    assert context.session.document.archive_id in {deck.id for deck in tile.decks}
    view.open_average.click()
    assert context.session.deck == tile.average_deck(context.cards)
    assert context.session.deck.count(context.cards["Nephandus"]) == 10


@pytest.mark.parametrize(("kind", "key"), [(1, "Gangrel"), (2, "DOM")])
def test_clans_and_disciplines_have_tiles_too(view, game, kind, key):
    view.kind.setCurrentIndex(kind)
    view.kind.activated.emit(kind)
    choose(view, key)
    assert view.chart.series[0].points[0].label == str(metagame.SINCE)
    assert not view.open_reference.isVisible()
    assert not view.cards.isVisible()


def test_no_tile_looks_as_if_its_picture_were_missing(view, game):
    missing = icons.icon(icons.PLACEHOLDER).pixmap(32).toImage()
    for kind in range(view.kind.count()):
        view.kind.setCurrentIndex(kind)
        view.kind.activated.emit(kind)
        for row in range(view.tiles.count()):
            tile = view.tiles.item(row)
            assert tile.icon().pixmap(32).toImage() != missing, tile.text()


def test_a_share_that_stays_has_neither_plus_nor_minus(view, game, monkeypatch):
    steady = msgspec.structs.replace(game.archetypes[0], before=game.archetypes[0].recent)
    monkeypatch.setattr(view, "_game", msgspec.structs.replace(game, archetypes=(steady,)))
    view.kind.activated.emit(0)
    assert view.tiles.item(0).text().endswith("\N{PLUS-MINUS SIGN}0.0")
