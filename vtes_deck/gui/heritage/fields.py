"""A battleground on the table: its title, its board, and the same in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage import boards, drawing
from vtes_deck.gui.heritage.boards import Scene
from vtes_deck.gui.heritage.words import KINDS, attribute_name, battleground_title
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import ARCHETYPES
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.observation import SeenSeat
from vtes_deck.language import plural, tr


class FieldView(QWidget):
    """One battleground, drawn from its state.

    Args of the constructor:
        picked: called with the word of the place that was clicked, or the letter of the
            battleground for all of it.
    """

    def __init__(self, picked: Callable[[str], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picked = picked
        self._scene: Scene | None = None
        self._places: boards.Places = []
        self._offered: frozenset[str] = frozenset()
        self._metrics = theme.Metrics.of(self.font())
        self.setMinimumSize(QSize(self._metrics.line * 13, self._metrics.line * 10))
        self.setMaximumHeight(self._metrics.line * 16)

    def show_board(
        self,
        data: DataSet,
        letter: str,
        board: Mapping[str, Any],
        seats: tuple[SeenSeat, ...],
        offered: frozenset[str],
    ) -> None:
        """Show the state of a battleground.

        Args:
            data: the data set.
            letter: of the battleground.
            board: its fields as everyone sees them.
            seats: the players.
            offered: words of places that can be chosen now.
        """
        self._scene = Scene(data, letter, board, seats, float(self._metrics.line))
        self._offered = offered
        self.setAccessibleName(battleground_title(letter))
        self.setAccessibleDescription(" ".join(board_words(self._scene)))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        scene = self._scene
        if scene is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        offered = scene.letter in self._offered
        painter.setPen(QPen(drawing.colour("accent" if offered else "border"), 2 if offered else 1))
        painter.setBrush(drawing.colour("panel"))
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, self._metrics.radius, self._metrics.radius)
        line = scene.line
        head = QRectF(box.left() + 8, box.top() + 4, box.width() - 16, line * 1.3)
        painter.setPen(drawing.colour("text-muted"))
        with drawing.kept(painter):
            painter.setFont(drawing.small_font(self.font(), 0.85))
            kind = tr(KINDS[BATTLEGROUNDS[scene.letter].kind])
            drawing.write(
                painter, head, kind, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            )
            room = painter.fontMetrics().horizontalAdvance(kind) + line
        with drawing.kept(painter):
            painter.setPen(drawing.colour("text"))
            painter.setFont(drawing.small_font(self.font(), 1.0, bold=True))
            title = f"{scene.letter} · {battleground_title(scene.letter)}"
            drawing.write(painter, head.adjusted(0, 0, -room, 0), title)
        painter.setPen(drawing.colour("text"))
        inner = QRectF(box.left() + 8, head.bottom() + 4, box.width() - 16, 0)
        inner.setBottom(box.bottom() - 8)
        with drawing.kept(painter):
            self._places = boards.draw(painter, inner, scene)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(drawing.colour("accent"), 2))
        for place, word in self._places:
            if word in self._offered:
                painter.drawRoundedRect(place, 4, 4)

    def _word_at(self, event: QMouseEvent | QHelpEvent) -> str:
        spot = event.position() if isinstance(event, QMouseEvent) else event.pos().toPointF()
        return next((word for place, word in self._places if place.contains(spot)), "")

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._scene is not None and event.button() == Qt.MouseButton.LeftButton:
            self._picked(self._word_at(event) or self._scene.letter)

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            if self._scene is not None:
                lines = place_words(self._scene, self._word_at(event)) or board_words(self._scene)
                QToolTip.showText(event.globalPos(), plain_tip("\n".join(lines)), self)
            return True
        return super().event(event)


def place_words(scene: Scene, word: str) -> list[str]:
    """What is on a place of a board."""
    if scene.letter == "C":
        return [line for court, line in _courts(scene) if court == word]
    if scene.letter in {"E", "F", "I"} and word:
        return [line for place, line in _by_place(scene) if place == word]
    return []


def board_words(scene: Scene) -> list[str]:
    """The state of a board in sentences."""
    board = scene.board
    if scene.letter == "A":
        return [_politics(scene)]
    if scene.letter in {"B", "H"}:
        values = scene.data.boards.beast_within
        if scene.letter == "H":
            values = scene.data.boards.rise_of_humanity
        return [
            tr(
                "{player}: {value}, {side}.",
                player=scene.seats[seat].name,
                value=values[space],
                side=attribute_name(scene.data, board["sides"][seat]),
            )
            for seat, space in enumerate(board["spaces"])
        ]
    if scene.letter == "C":
        return [line for _, line in _courts(scene)]
    if scene.letter == "D":
        return list(_judges(scene))
    if scene.letter == "G":
        return list(_court(scene))
    return [line for _, line in _by_place(scene)]


def _politics(scene: Scene) -> str:
    position = scene.board["position"]
    if not position:
        return tr("The clan politics token is on the neutral space.")
    word = "A" if position < 0 else "C"
    return tr(
        "The clan politics token is {n} from neutral, toward {word}.",
        n=abs(position),
        word=attribute_name(scene.data, word),
    )


def _courts(scene: Scene) -> Iterator[tuple[str, str]]:
    for court in scene.data.boards.courts:
        ankhs = {one: n for one, n in scene.board["ankhs"].get(court.id, {}).items() if n}
        for faction, n in ankhs.items():
            name = attribute_name(scene.data, faction)
            yield (
                court.id,
                plural(
                    "{court}: {n} ankhs of {faction}.",
                    "{court}: {n} ankh of {faction}.",
                    n,
                    court=court.name,
                    faction=name,
                ),
            )
        if not ankhs:
            yield court.id, tr("{court}: empty.", court=court.name)


def _judges(scene: Scene) -> Iterator[str]:
    for archetype in ARCHETYPES:
        names = {
            "token": attribute_name(scene.data, archetype),
            "side": attribute_name(scene.data, scene.board["sides"][archetype]),
        }
        if archetype in scene.board["judices"]:
            yield tr("The {token} token is among the judices and shows {side}.", **names)
        else:
            yield tr("The {token} token is in the Vaticanum and shows {side}.", **names)


def _court(scene: Scene) -> Iterator[str]:
    inside = [attribute_name(scene.data, one) for one in scene.board["inside"]]
    yield tr("Inside the walls: {tokens}.", tokens=", ".join(inside) or tr("no token"))
    titles = scene.data.boards.titles
    if scene.board["timer"] < len(titles):
        yield tr("The next vote is for the title {title}.", title=tr(titles[scene.board["timer"]]))
    for seat in scene.seats:
        for vampire in seat.vampires:
            for title in vampire.titles:
                yield tr("{player} holds the title {title}.", player=seat.name, title=tr(title))


def _by_place(scene: Scene) -> Iterator[tuple[str, str]]:
    board = scene.board
    if scene.letter == "E":
        for word, n in board["standing"].items():
            yield (
                word,
                tr(
                    "{city}: {n} ankhs stand, {burned} have burned.",
                    city=attribute_name(scene.data, word),
                    n=n,
                    burned=board["fire"][word],
                ),
            )
    elif scene.letter == "F":
        for word, n in board["steps"].items():
            yield (
                word,
                tr(
                    "{track}: the investigator is on space {n} of {end}, with {ankhs} ankhs there.",
                    track=attribute_name(scene.data, word),
                    n=n,
                    end=scene.data.boards.masquerade,
                    ankhs=board["ankhs"][word],
                ),
            )
    elif scene.letter == "I":
        for region in scene.data.boards.regions:
            tokens = [
                f"{tr(token['side'])} {'?' if token['value'] is None else token['value']}"
                for token in board["regions"].get(region.id, ())
            ]
            listed = ", ".join(tokens) or tr("no token")
            yield region.id, tr("{region}: {tokens}.", region=region.name, tokens=listed)
