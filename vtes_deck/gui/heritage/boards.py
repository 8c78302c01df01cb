"""Draws the state of the battlegrounds: one function for each of the nine boards.

Each draws into a box and returns the places that can be clicked, by the word that options use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from vtes_deck.app.heritage.boards import attribute_name, title_name
from vtes_deck.gui.heritage import token_painter
from vtes_deck.gui.heritage.columns import Column, columns, draw_cell
from vtes_deck.gui.heritage.court_map import court_places
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import ARCHETYPES, CLASSES, GEOGRAPHIES
from vtes_deck.heritage.observation import SeenSeat
from vtes_deck.language import tr

_CENTRE = Qt.AlignmentFlag.AlignCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Scene:
    """The state that a board is drawn from.

    Attributes:
        data: the data set.
        letter: the letter of the battleground.
        board: its fields, as everyone sees them.
        seats: the players.
        line: height of a line of text.
    """

    data: DataSet
    letter: str
    board: Mapping[str, Any]
    seats: tuple[SeenSeat, ...]
    line: float


type Places = list[tuple[QRectF, str]]
"""Boxes that can be clicked, each with the name of its content."""


def draw(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """Draw a board, and return the places that can be clicked."""
    return _BOARDS[scene.letter](painter, box, scene)


def _small(painter: QPainter, *, bold: bool = False) -> None:
    painter.setFont(token_painter.small_font(painter.font(), 0.85, bold=bold))


def _politics(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """A: the track between the two classes."""
    values = scene.data.boards.clans_high_and_low
    count = 2 * len(values) + 3
    width = box.width() / count
    side = min(width - 3, scene.line * 2.6)
    middle = box.center().y()
    for place in range(count):
        offset = place - len(values) - 1
        cell = QRectF(0, 0, width - 3, side)
        cell.moveCenter(QPointF(box.left() + (place + 0.5) * width, middle))
        end = abs(offset) > len(values)
        draw_cell(painter, cell, "warning-ground" if end else "field", "border-strong")
        if end:
            token_painter.crown(painter, _square(cell, 0.6))
        elif offset:
            token_painter.write(painter, cell, f"+{values[abs(offset) - 1]}", _CENTRE)
        if offset == scene.board["position"]:
            painter.setPen(QPen(token_painter.colour("accent"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(_square(cell, 0.95))
            painter.setPen(token_painter.colour("text"))
    for word, right in ((CLASSES[0], False), (CLASSES[1], True)):
        sign = QRectF(0, 0, scene.line * 1.2, scene.line * 1.2)
        row = QRectF(box.left(), box.top(), box.width(), scene.line * 1.3)
        if right:
            sign.moveTopRight(row.topRight())
        else:
            sign.moveTopLeft(row.topLeft())
        token_painter.attribute(painter, sign, word)
        text = row.adjusted(scene.line * 1.5, 0, -scene.line * 1.5, 0)
        flag = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        half = QRectF(text)
        half.setWidth(text.width() / 2)
        if right:
            half.moveRight(text.right())
        name = attribute_name(scene.data, word)
        token_painter.write(painter, half, name, flag | Qt.AlignmentFlag.AlignVCenter)
    return []


def _square(box: QRectF, part: float) -> QRectF:
    """A square in the middle of a box."""
    side = min(box.width(), box.height()) * part
    made = QRectF(0, 0, side, side)
    made.moveCenter(box.center())
    return made


def _morality(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """B and H: a track with a token for each player, which shows a temperament."""
    boards = scene.data.boards
    values = boards.beast_within if scene.letter == "B" else boards.rise_of_humanity
    width = box.width() / max(1, len(values))
    height = min(scene.line * 1.7, box.height() / 3)
    step = min(scene.line * 1.5, (box.height() - height - 6) / max(1, len(scene.seats)))
    for place, value in enumerate(values):
        cell = QRectF(box.left() + place * width, box.bottom() - height, width - 2, height)
        draw_cell(painter, cell, "danger-ground" if value < 0 else "field", "border-strong")
        token_painter.write(painter, cell, str(value), _CENTRE)
    stacked: dict[int, int] = {}
    for seat, space in enumerate(scene.board["spaces"]):
        level = stacked[space] = stacked.get(space, -1) + 1
        column = QRectF(box.left() + space * width, box.top(), width - 2, box.height() - height)
        token = QRectF(0, 0, min(step - 2, width), min(step - 2, width))
        bottom = column.bottom() - 3 - level * step
        token.moveCenter(QPointF(column.center().x(), bottom - step / 2))
        painter.setPen(QPen(token_painter.seat_colour(seat), 3))
        painter.setBrush(token_painter.colour("raised"))
        painter.drawEllipse(token)
        token_painter.attribute(painter, _square(token, 0.62), scene.board["sides"][seat])
        painter.setPen(token_painter.colour("text-muted"))
    painter.setPen(token_painter.colour("text"))
    return []


def _princes(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """C: the courts with the ankhs of the factions on them."""
    courts = scene.data.boards.courts
    inner = box.adjusted(scene.line * 1.6, scene.line * 0.9, -scene.line * 1.6, -scene.line * 0.9)
    spots = {
        name: QPointF(inner.left() + x * inner.width(), inner.top() + y * inner.height())
        for name, (x, y) in court_places(courts).items()
    }
    painter.setPen(QPen(token_painter.colour("border-strong"), 1.2))
    for court in courts:
        for other in court.next_to:
            if other in spots:
                painter.drawLine(spots[court.id], spots[other])
    places: Places = []
    _small(painter)
    for court in courts:
        side = scene.line * (1.5 if court.home or court.worth > 1 else 1.15)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(spots[court.id])
        ankhs = {one: n for one, n in scene.board["ankhs"].get(court.id, {}).items() if n}
        owner = next(iter(ankhs), "")
        painter.setPen(
            QPen(token_painter.geography_colour(court.home or owner), 2 if owner else 1.4)
        )
        painter.setBrush(token_painter.colour("raised"))
        if court.home:
            painter.drawRect(spot)
        else:
            painter.drawEllipse(spot)
        if owner:
            ground = token_painter.geography_colour(owner)
            painter.setBrush(ground)
            painter.drawEllipse(_square(spot, 0.85))
            painter.setPen(token_painter.readable_on(ground))
            token_painter.write(painter, spot, str(ankhs[owner]), _CENTRE)
        elif court.worth > 1:
            token_painter.crown(painter, _square(spot, 0.6))
        places.append((spot.adjusted(-3, -3, 3, 3), court.id))
    painter.setPen(token_painter.colour("text"))
    return places


def _inquisition(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """D: the four tokens, at the Vaticanum or among the judices."""
    judices = scene.board["judices"]
    half = box.height() / 2
    caption = scene.line * 1.1
    for row, (title, there) in enumerate(((tr("Vaticanum"), False), (tr("Judices"), True))):
        lane = QRectF(box.left(), box.top() + row * half, box.width(), half - 4)
        draw_cell(painter, lane, "field")
        with token_painter.kept(painter):
            _small(painter)
            painter.setPen(token_painter.colour("text-muted"))
            token_painter.write(painter, QRectF(lane.left() + 6, lane.top(), 200, caption), title)
        width = lane.width() / 4
        for place, archetype in enumerate(ARCHETYPES):
            if (archetype in judices) is not there:
                continue
            token = QRectF(lane.left() + place * width, lane.top(), width, lane.height())
            token = token.adjusted(4, caption, -4, -4)
            draw_cell(painter, token, "raised", "border-strong")
            side = min(token.height() - 4, token.width() / 2 - 4)
            left = QRectF(0, 0, side * 0.8, side * 0.8)
            left.moveCenter(QPointF(token.left() + token.width() * 0.3, token.center().y()))
            right = QRectF(left)
            right.moveCenter(QPointF(token.left() + token.width() * 0.7, token.center().y()))
            token_painter.attribute(painter, left, archetype)
            token_painter.attribute(painter, right, scene.board["sides"][archetype])
    return []


def _geographies(painter: QPainter, box: QRectF, scene: Scene) -> list[Column]:
    """A column for each geography."""
    heads = [(word, word, attribute_name(scene.data, word)) for word in GEOGRAPHIES]
    return columns(painter, box, scene.line, heads)


def _ankhs(painter: QPainter, box: QRectF, word: str, n: int, side: float) -> None:
    """Some ankhs in rows."""
    per_row = max(1, int(box.width() // (side + 2)))
    for place in range(n):
        row, column = divmod(place, per_row)
        spot = QRectF(box.left() + column * (side + 2), box.top() + row * (side + 2), side, side)
        token_painter.ankh(painter, spot, token_painter.geography_colour(word))


def _revolt(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """E: the cities with the remaining ankhs, and the burned places."""
    places: Places = []
    for made in _geographies(painter, box, scene):
        word, column = made.word, made.inner
        _ankhs(painter, column, word, scene.board["standing"][word], scene.line * 1.25)
        fire = scene.board["fire"][word]
        foot = QRectF(column.left(), column.bottom() - scene.line * 1.3, column.width(), 0)
        for place in range(fire):
            spot = QRectF(foot.left() + place * scene.line, foot.top(), scene.line, scene.line)
            token_painter.flame(painter, spot)
        places.append((made.box, word))
    return places


def _masquerade(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """F: the tracks of the investigators, with the ankhs on their last spaces."""
    places: Places = []
    end = scene.data.boards.masquerade or 1
    for made in _geographies(painter, box, scene):
        word, column = made.word, made.inner
        height = column.height() / (end + 1)
        for step in range(end + 1):
            top = column.bottom() - (step + 1) * height
            cell = QRectF(column.left(), top, column.width(), height - 2)
            last = step == end
            draw_cell(painter, cell, "warning-ground" if last else "raised", "border-strong")
            if last:
                side = min(scene.line * 1.1, cell.height() - 2, (cell.width() - 5) / 3 - 2)
                n = scene.board["ankhs"][word]
                _ankhs(painter, cell.adjusted(3, 1, -2, 0), word, n, side)
            if step == scene.board["steps"][word]:
                token = _square(cell, min(0.8, scene.line * 1.4 / max(1.0, cell.height())))
                painter.setPen(QPen(token_painter.colour("accent"), 2))
                painter.setBrush(token_painter.colour("accent"))
                painter.drawEllipse(token)
        places.append((made.box, word))
    painter.setPen(token_painter.colour("text"))
    return places


def _court(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """G: the walls with the tokens inside, and the titles in their order with their holders."""
    titles = scene.data.boards.titles
    inside = scene.board["inside"]
    left = QRectF(box.left(), box.top(), box.width() * 0.36, box.height())
    draw_cell(painter, left, "field", "border-strong")
    with token_painter.kept(painter):
        _small(painter)
        painter.setPen(token_painter.colour("text-muted"))
        head = QRectF(left.left() + 6, left.top(), left.width() - 8, scene.line * 1.2)
        token_painter.write(painter, head, tr("Inside the walls"))
    side = min((left.width() - 16) / 5, scene.line * 1.6)
    for place in range(5):
        spot = QRectF(left.left() + 8 + place * side, 0, side - 3, side - 3)
        spot.moveCenter(QPointF(spot.center().x(), left.center().y()))
        painter.setPen(QPen(token_painter.colour("border-strong"), 1.2))
        painter.setBrush(token_painter.colour("raised" if place < len(inside) else "field"))
        painter.drawEllipse(spot)
        if place < len(inside):
            token_painter.attribute(painter, _square(spot, 0.65), inside[place])
    holders = {
        title: seat.number
        for seat in scene.seats
        for vampire in seat.vampires
        for title in vampire.titles
    }
    area = QRectF(left.right() + 8, box.top(), box.right() - left.right() - 8, box.height())
    height = min(scene.line * 1.5, area.height() / max(1, len(titles)))
    _small(painter)
    for place, title in enumerate(titles):
        row = QRectF(area.left(), area.top() + place * height, area.width(), height - 2)
        now = place == scene.board["timer"]
        draw_cell(painter, row, "selection" if now else "field", "accent" if now else "border")
        spot = QRectF(row.left() + 3, row.top() + 1, row.height() - 2, row.height() - 2)
        if title in holders:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(token_painter.seat_colour(holders[title]))
            painter.drawEllipse(spot)
        else:
            token_painter.crown(painter, spot)
        painter.setPen(token_painter.colour("text"))
        text = row.adjusted(row.height() + 6, 0, -6, 0)
        token_painter.write(painter, text, title_name(title))
        if title in holders:
            name = scene.seats[holders[title]].name
            token_painter.write(painter, text.adjusted(text.width() / 2, 0, 0, 0), name, _RIGHT)
    return []


def _sabbat(painter: QPainter, box: QRectF, scene: Scene) -> Places:
    """I: the regions with their tokens; the values of tokens that lie face down are unknown."""
    places: Places = []
    regions = scene.data.boards.regions
    foot = scene.line * 1.3
    above = box.adjusted(0, 0, 0, -foot)
    heads = [(one.id, one.geography, one.name) for one in regions]
    for region, made in zip(regions, columns(painter, above, scene.line, heads), strict=True):
        inner = made.inner
        tokens = scene.board["regions"].get(region.id, ())
        rows = (region.spaces + 1) // 2
        side = min(scene.line * 1.6, inner.width() / 2 - 2, inner.height() / rows - 3)
        for number in range(region.spaces):
            row, at = divmod(number, 2)
            spot = QRectF(
                inner.left() + at * (side + 3), inner.top() + row * (side + 3), side, side
            )
            token = tokens[number] if number < len(tokens) else None
            painter.setPen(QPen(token_painter.colour("border-strong"), 1))
            painter.setBrush(token_painter.colour("window"))
            painter.drawRoundedRect(spot, 3, 3)
            if token is not None:
                ground = token_painter.colour("info" if token["side"] == "camarilla" else "danger")
                painter.setBrush(ground)
                painter.drawRoundedRect(spot, 3, 3)
                painter.setPen(token_painter.readable_on(ground))
                value = "?" if token["value"] is None else str(token["value"])
                token_painter.write(painter, spot, value, _CENTRE)
        places.append((made.box, region.id))
    painter.setPen(token_painter.colour("text-muted"))
    _small(painter)
    home = scene.board["home"]
    text = tr(
        "At home: Camarilla {camarilla}, Sabbat {sabbat}",
        camarilla=home["camarilla"],
        sabbat=home["sabbat"],
    )
    token_painter.write(painter, QRectF(box.left(), box.bottom() - foot, box.width(), foot), text)
    return places


_BOARDS: dict[str, Callable[[QPainter, QRectF, Scene], Places]] = {
    "A": _politics,
    "B": _morality,
    "C": _princes,
    "D": _inquisition,
    "E": _revolt,
    "F": _masquerade,
    "G": _court,
    "H": _morality,
    "I": _sabbat,
}
