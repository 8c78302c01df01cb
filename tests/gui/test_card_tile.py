"""Rows of lists show small pictures of cards: emblem and colour, and the capacity on a disc."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QIcon, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from vtes_deck.graphics import theme
from vtes_deck.gui.models.archive_table import DECK, ArchiveTable, main_clans
from vtes_deck.gui.widgets.card_tile import (
    clan_tile,
    draw_band,
    draw_capacity,
    draw_tile,
    tile_icon,
    tile_size,
)
from vtes_deck.gui.widgets.winners_table import WinnersTable

SELECTED = QIcon.Mode.Selected
ROW = QRect(0, 0, 200, 22)


def drawn(draw, *arguments):
    picture = QImage(ROW.size(), QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    result = draw(painter, ROW, *arguments)
    painter.end()
    return picture, result


def painted(picture):
    """The columns of a picture that are not white."""
    white = picture.pixel(picture.width() - 1, 0)
    return {
        x
        for x in range(picture.width())
        if any(picture.pixel(x, y) != white for y in range(picture.height()))
    }


def test_clans_types_and_pairs_of_types_have_different_tiles(qapp, cb):
    # A Lasombra, a Ventrue, an action, a combat card, and a card that is combat or reaction.
    names = (
        "Gratiano",
        "Arika",
        "Govern the Unaligned",
        "Immortal Grapple",
        "Abandoning the Flesh",
    )
    pictures = [drawn(draw_tile, cb[name], 1.0)[0] for name in names]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])
    alike = drawn(draw_tile, cb["Conditioning"], 1.0)[0], drawn(draw_tile, cb["Bonding"], 1.0)[0]
    assert alike[0] == alike[1]  # two action modifiers


def test_a_tile_takes_its_stated_width(qapp, govern):
    picture, used = drawn(draw_tile, govern, 1.0)
    assert max(painted(picture)) < tile_size(ROW.height())[0] < used


def test_nothing_is_behind_a_name_in_high_contrast(cb, monkeypatch):
    strong = theme.load_tokens("light", strong=True)
    monkeypatch.setattr(theme, "tokens", lambda: strong)
    picture, _ = drawn(draw_band, cb["Govern the Unaligned"])
    colors = {picture.pixelColor(x, ROW.center().y()).name() for x in range(ROW.width())}
    assert colors == {"#ffffff"}


def test_the_colour_behind_a_name_fades_out(qapp, govern):
    picture, _ = drawn(draw_band, govern)
    seen = painted(picture)
    assert 0 in seen
    assert max(seen) < ROW.width() * 0.95

    def darkness(x):
        return 255 - picture.pixelColor(x, ROW.height() // 2).red()

    assert darkness(2) > darkness(100) >= darkness(180)


@pytest.mark.parametrize("dpr", [1.0, 2.0])
def test_a_capacity_is_on_a_disc_of_blood(qapp, dpr):
    picture, _ = drawn(draw_capacity, 10, dpr)
    seen = painted(picture)
    assert abs((min(seen) + max(seen)) / 2 - ROW.center().x()) <= 1
    colours = [picture.pixelColor(x, ROW.center().y()) for x in sorted(seen)]
    assert any(c.red() > 130 and c.green() < 80 for c in colours)
    assert drawn(draw_capacity, 9, dpr)[0] != picture


def test_a_tile_does_not_change_in_a_selected_row(qapp, govern):
    icon = tile_icon(govern, 16)
    size = icon.availableSizes()[0]
    normal, selected = (icon.pixmap(size, mode) for mode in (QIcon.Mode.Normal, SELECTED))
    assert normal.toImage() == selected.toImage()


def test_a_winning_deck_has_the_tile_of_its_clan(qtbot, cb):
    model = ArchiveTable()
    model.clans_of = lambda deck: main_clans(deck, cb.get)
    table = WinnersTable(model, None)
    model.setParent(table)
    qtbot.addWidget(table)
    (lasombra,) = [deck for deck in cb.archive if deck.id == "13568"]
    model.show_decks([lasombra])
    option = QStyleOptionViewItem()
    option.font = table.font()
    table.itemDelegate().initStyleOption(option, model.index(0, DECK))
    clan = main_clans(lasombra, cb.get).split(", ")[0]
    line = theme.Metrics.of(table.font()).line
    size = option.decorationSize
    assert option.icon.pixmap(size).toImage() == clan_tile(clan, line).pixmap(size).toImage()
