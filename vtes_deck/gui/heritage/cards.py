"""Cards that can be clicked: characters of the queue, vampires of a bloodline, schemes in hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import override

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage import token_painter
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import ARCHETYPES
from vtes_deck.heritage.cards import Figure, SchemeCard
from vtes_deck.heritage.table import Vampire
from vtes_deck.language import tr

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CLAN_ICONS = icons.icon_names()


class BoardButton(QAbstractButton):
    """A card on the board.

    Attributes:
        card: its number, or -1 for an empty space.
        offered: whether an option of the decision concerns it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = -1
        self.offered = False
        self._metrics = theme.Metrics.of(self.font())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def describe(self, name: str, lines: Iterable[str]) -> None:
        """Set the description for screen readers and the tooltip."""
        texts = list(lines)
        self.setAccessibleName(name)
        self.setAccessibleDescription(" ".join(texts))
        self.setToolTip(plain_tip("\n".join([name, *texts])))

    def offer(self, offered: bool) -> None:
        """Mark the card as available or not."""
        self.offered = offered
        shape = Qt.CursorShape.PointingHandCursor if offered else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = "hover" if self.offered and self.underMouse() else self.ground()
        painter.setBrush(token_painter.colour(ground))
        width = 2.0 if self.offered or self.hasFocus() else 1.0
        edge = QPen(self.edge(), width)
        if self.hasFocus():
            edge = QPen(token_painter.colour("focus"), 3.0)
        painter.setPen(edge)
        inner = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(inner, self._metrics.radius, self._metrics.radius)
        painter.setPen(token_painter.colour("text"))
        pad = self._metrics.small + 1
        self.paint(painter, inner.adjusted(pad, pad, -pad, -pad))

    def ground(self) -> str:
        """The name of the background colour."""
        return "raised"

    def edge(self) -> QColor:
        """The colour of its edge."""
        return token_painter.colour("accent" if self.offered else "border-strong")

    def paint(self, painter: QPainter, box: QRectF) -> None:
        """Draw what is on the card."""
        raise NotImplementedError


def clan_sign(painter: QPainter, box: QRectF, clan: str) -> None:
    """The sign of a clan, if it has one."""
    if f"clan/{clan}" in _CLAN_ICONS:
        icons.draw(painter, box, f"clan/{clan}", token_painter.colour("text-muted"))


class QueueCard(BoardButton):
    """A character of the queue, with its price."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figure: Figure | None = None
        self.price = ""
        self.names: Sequence[str] = ()
        self.marker = -1
        line = self._metrics.line
        self.setMinimumSize(QSize(round(line * 7.5), round(line * 6.2)))

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._metrics.line * 10), round(self._metrics.line * 6.2))

    def show_card(
        self, card: int, figure: Figure | None, price: str, names: Sequence[str], marker: int
    ) -> None:
        """Show a character, or an empty space.

        Args:
            card: its number.
            figure: the printed facts; ``None`` for an empty space.
            price: the price in words.
            names: the names of its attributes.
            marker: the seat that has reserved it, or -1.
        """
        self.card, self.figure, self.price = card, figure, price
        self.names, self.marker = names, marker
        self.setEnabled(figure is not None)
        self.update()

    @override
    def paint(self, painter: QPainter, box: QRectF) -> None:
        line = float(self._metrics.line)
        head = QRectF(box.left(), box.top(), box.width(), line)
        if self.figure is None:
            painter.setPen(token_painter.colour("text-muted"))
            token_painter.write(painter, box, tr("empty"), Qt.AlignmentFlag.AlignCenter)
            return
        with token_painter.kept(painter):
            painter.setFont(token_painter.small_font(self.font(), 1.0, bold=True))
            room = line if self.figure.clan else 0
            token_painter.write(painter, head.adjusted(0, 0, -room, 0), self.figure.name)
            clan_sign(
                painter, QRectF(head.right() - line, head.top(), line, line), self.figure.clan
            )
        painter.setFont(token_painter.small_font(self.font(), 0.85))
        for row, (word, name) in enumerate(zip(self.figure.attributes, self.names, strict=False)):
            top = head.bottom() + 1 + row * line * 0.92
            sign = QRectF(box.left(), top, line * 0.82, line * 0.82)
            token_painter.attribute(painter, sign, word)
            text = QRectF(sign.right() + 5, top - 1, box.width() - line - 4, line * 0.92)
            token_painter.write(painter, text, name)
        foot = QRectF(box.left(), box.bottom() - line * 0.95, box.width(), line * 0.95)
        painter.setFont(token_painter.small_font(self.font(), 0.9, bold=True))
        if self.marker >= 0:
            painter.setBrush(token_painter.seat_colour(self.marker))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QRectF(foot.left(), foot.top() + 2, line * 0.7, line * 0.7))
        painter.setPen(token_painter.colour("text"))
        token_painter.write(painter, foot, self.price, _RIGHT)


class VampireButton(BoardButton):
    """A vampire of a bloodline with its tokens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.vampire: Vampire | None = None
        self.figure: Figure | None = None

    @override
    def sizeHint(self) -> QSize:
        return QSize(*self.size_for(self._metrics.line))

    @staticmethod
    def size_for(line: int) -> tuple[int, int]:
        """Width and height, from the height of a line of text."""
        return round(line * 8.8), round(line * 3.7)

    def show_vampire(self, vampire: Vampire, figure: Figure, data: DataSet) -> None:
        """Show a vampire."""
        self.card, self.vampire, self.figure, self._data = vampire.card, vampire, figure, data
        self.update()

    @override
    def ground(self) -> str:
        return "header" if self.vampire is not None and self.vampire.torpor else "raised"

    @override
    def edge(self) -> QColor:
        if self.offered or self.vampire is None:
            return super().edge()
        return token_painter.seat_colour(self.vampire.seat)

    @override
    def paint(self, painter: QPainter, box: QRectF) -> None:
        vampire, figure = self.vampire, self.figure
        if vampire is None or figure is None:
            return
        line = float(self._metrics.line)
        with token_painter.kept(painter):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(token_painter.seat_colour(vampire.seat))
            painter.drawRect(QRectF(box.left() - 2, box.top(), 3, box.height()))
        left = box.left() + 5
        head = QRectF(left, box.top(), box.right() - left, line)
        with token_painter.kept(painter):
            token_painter.fit_font(painter, self.font(), figure.name, head.width())
            token_painter.write(painter, head, figure.name)
            last = box.bottom() - line
            clan_sign(painter, QRectF(head.right() - line, last, line, line), figure.clan)
        side = line * 0.8
        for place, word in enumerate(figure.attributes):
            sign = QRectF(left + place * (side + 5), head.bottom() + 1, side, side)
            token_painter.attribute(painter, sign, word)
        self._states(painter, QRectF(left, head.bottom() + 1, box.right() - left, side), vampire)
        self._tokens(painter, QRectF(left, box.bottom() - line, box.right() - left, line), vampire)

    def _states(self, painter: QPainter, row: QRectF, vampire: Vampire) -> None:
        side = row.height()
        right = row.right()
        for on, draw in (
            (vampire.torpor, token_painter.torpor),
            (vampire.exhausted, token_painter.exhausted),
        ):
            if on:
                draw(painter, QRectF(right - side, row.top(), side, side))
                right -= side + 3

    def _tokens(self, painter: QPainter, row: QRectF, vampire: Vampire) -> None:
        side = row.height()
        left = row.left()

        def box() -> QRectF:
            nonlocal left
            made = QRectF(left, row.top(), side, side)
            left += side + 2
            return made

        if vampire.power:
            token_painter.power(painter, box(), vampire.power)
        if vampire.infamy:
            token_painter.infamy(painter, box(), vampire.infamy)
        for seat, n in enumerate(vampire.boons):
            if n:
                token_painter.boon(painter, box(), seat, n)
        for word in vampire.ankhs:
            token_painter.ankh(painter, box(), token_painter.geography_colour(word))
        for _ in vampire.titles:
            token_painter.crown(painter, box())
        if vampire.under:
            token_painter.write(painter, box().adjusted(0, 0, side, 0), f"+{len(vampire.under)}")


class SchemeButton(BoardButton):
    """A scheme that can be played, with the archetypes that it requires."""

    def __init__(self, card: int, scheme: SchemeCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card, self.scheme = card, scheme
        line = self._metrics.line
        self.setMinimumSize(QSize(line * 6, round(line * 2.7)))

    @override
    def sizeHint(self) -> QSize:
        return QSize(round(self._metrics.line * 9), round(self._metrics.line * 2.7))

    @override
    def paint(self, painter: QPainter, box: QRectF) -> None:
        line = float(self._metrics.line)
        head = QRectF(box.left(), box.top(), box.width(), line)
        with token_painter.kept(painter):
            room = line if self.scheme.battleground else 0
            font = token_painter.small_font(self.font(), 0.92)
            token_painter.fit_font(painter, font, self.scheme.name, head.width() - room)
            token_painter.write(painter, head.adjusted(0, 0, -room, 0), self.scheme.name)
            if self.scheme.battleground:
                painter.setPen(token_painter.colour("text-muted"))
                token_painter.write(painter, head, self.scheme.battleground, _RIGHT)
        wanted = [
            archetype
            for archetype, n in zip(ARCHETYPES, self.scheme.needs, strict=True)
            for _ in range(n)
        ]
        side = line * 0.85
        for place, word in enumerate(wanted):
            sign = QRectF(box.left() + place * (side + 5), box.bottom() - side, side, side)
            token_painter.attribute(painter, sign, word)
