"""The plate of a Methuselah: name, pool, the Edge, and how many cards she has left."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from vtes_deck.app.game_table.view import SeatView
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face_ornament import face_palette
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.table.places import RATIO
from vtes_deck.language import number, tr

_MOST_BACKS = 10
_BACK = "#7a1f2b"


class SeatPlate(QAbstractButton):
    """Shows a Methuselah, who can be chosen as a target.

    Its context menu and its click open the ash heap while she cannot be chosen; see the board.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view: SeatView | None = None
        self.role = ""
        self.live = False
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_seat(self, view: SeatView, role: str, *, live: bool) -> None:
        """Show a seat.

        Args:
            view: the seat.
            role: what she is to the viewer, translated: "your prey"; may be empty.
            live: whether she can be chosen now.
        """
        if (view, role, live) == (self.view, self.role, self.live):
            return
        self.view, self.role, self.live = view, role, live
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words = [view.text, role] if role else [view.text]
        if view.active:
            words.append(tr("it is her turn"))
        self.setAccessibleName(", ".join(words))
        self.setAccessibleDescription(tr("can be chosen") if live else tr("Opens the ash heap"))
        self.setToolTip(plain_tip(self._tip(view)))
        self.update()

    def _tip(self, view: SeatView) -> str:
        lines = [", ".join(filter(None, (view.name, view.player, self.role)))]
        lines.append(
            tr(
                "Library {library}, crypt {crypt}, hand {hand}, ash heap {ash}",
                library=view.library,
                crypt=view.crypt,
                hand=len(view.hand),
                ash=len(view.ash_heap),
            )
        )
        lines.append(tr("Click to look at the ash heap"))
        return "\n".join(lines)

    @override
    def sizeHint(self) -> QSize:
        line = theme.Metrics.of(self.font()).line
        return QSize(line * 16, round(line * 1.7))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()), self.view)
        painter.end()

    def _paint(self, painter: QPainter, rect: QRectF, view: SeatView) -> None:
        look = theme.tokens()
        self._paint_ground(painter, rect, view)
        height = rect.height()
        bead = QRectF(rect.left(), rect.top(), height, height).adjusted(1, 1, -1, -1)
        if view.ousted:
            painter.setPen(look.color("felt-muted"))
            painter.drawText(bead, Qt.AlignmentFlag.AlignCenter, "\N{DAGGER}")
        else:
            ring = max(1.2, height * 0.05)
            painter.setPen(QPen(face_palette().color("bright"), ring))
            painter.setBrush(face_palette().color("pool"))
            painter.drawEllipse(bead)
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(round(height * 0.52))
            painter.setFont(font)
            painter.setPen(face_palette().color("bright"))
            painter.drawText(bead, Qt.AlignmentFlag.AlignCenter, number(view.pool))
        left = bead.right() + height * 0.25
        right = self._paint_counts(painter, rect, view)
        right = self._paint_role(painter, rect, left, right)
        font = QFont(self.font())
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(look.color("felt-muted" if view.ousted else "felt-text"))
        room = QRectF(left, rect.top(), max(0.0, right - left - 4), height)
        measure = QFontMetricsF(font)
        name = tr("{name} (ousted)", name=view.name) if view.ousted else view.name
        if measure.horizontalAdvance(name) > room.width():
            name = view.name  # the dagger icon shows the rest
        said = measure.elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(
            room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), said
        )

    def _paint_ground(self, painter: QPainter, rect: QRectF, view: SeatView) -> None:
        look = theme.tokens()
        painter.setBrush(look.color("felt-edge"))
        edge = look.color("felt-line")
        width = 1.0
        if self.live:
            edge, width = look.color("felt-live"), 3.0
        elif view.active:
            edge, width = look.color("felt-turn"), 2.0
        painter.setPen(QPen(edge, width))
        half = width / 2
        painter.drawRoundedRect(
            rect.adjusted(half, half, -half, -half), rect.height() / 2, rect.height() / 2
        )
        if self.hasFocus():
            painter.setPen(QPen(look.color("felt-text"), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                rect.adjusted(3, 3, -3, -3), rect.height() / 2, rect.height() / 2
            )

    def _paint_role(self, painter: QPainter, rect: QRectF, left: float, right: float) -> float:
        """Paint her relation to the viewer as a chip, if it fits. Returns the new right end."""
        if not self.role:
            return right
        look = theme.tokens()
        font = QFont(self.font())
        font.setPointSizeF(max(7.0, font.pointSizeF() * 0.85))
        painter.setFont(font)
        width = QFontMetricsF(font).horizontalAdvance(self.role) + rect.height() * 0.5
        if right - width < left + rect.height() * 2:
            return right
        chip = QRectF(right - width, rect.top(), width, rect.height()).adjusted(0, 5, -4, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("felt"))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        painter.setPen(look.color("felt-turn"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, self.role)
        return chip.left()

    def _paint_counts(self, painter: QPainter, rect: QRectF, view: SeatView) -> float:
        """Paint the Edge, victory points and piles, from the right. Returns where they begin."""
        look = theme.tokens()
        height = rect.height()
        font = QFont(self.font())
        font.setPointSizeF(max(7.0, font.pointSizeF() * 0.9))
        painter.setFont(font)
        measure = QFontMetricsF(font)
        x = rect.right() - height * 0.4
        counts = [
            ("ui/delete", str(len(view.ash_heap))),
            ("ui/deck", str(view.library)),
        ]
        if view.victory_points:
            counts.append(("mark/title", f"{view.victory_points:g}"))
        for icon, said in counts:
            width = measure.horizontalAdvance(said)
            painter.setPen(look.color("felt-text" if icon == "mark/title" else "felt-muted"))
            painter.drawText(
                QRectF(x - width, rect.top(), width + 1, height),
                int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
                said,
            )
            x -= width + height * 0.52
            side = height * 0.46
            box = QRectF(x, rect.center().y() - side / 2, side, side)
            icons.draw(
                painter,
                box,
                icon,
                look.color("felt-turn" if icon == "mark/title" else "felt-muted"),
            )
            x -= height * 0.28
        x = self._paint_hand(painter, rect, x, len(view.hand))
        if view.edge:
            side = height * 0.66
            box = QRectF(x - side, rect.center().y() - side / 2, side, side)
            icons.draw(painter, box, "mark/edge", look.color("felt-live"))
            x = box.left() - height * 0.2
        return x

    def _paint_hand(self, painter: QPainter, rect: QRectF, right: float, count: int) -> float:
        """Paint the hand as backs of cards. Returns where it begins."""
        if not count:
            return right
        height = rect.height() * 0.6
        width = height / RATIO
        step = width * 0.42
        left = right - width - step * (min(count, _MOST_BACKS) - 1)
        line, back = face_palette().color("bright"), QColor(_BACK)
        for place in range(min(count, _MOST_BACKS)):
            box = QRectF(left + place * step, rect.center().y() - height / 2, width, height)
            painter.setPen(QPen(line, 0.7))
            painter.setBrush(back)
            painter.drawRoundedRect(box, 1.5, 1.5)
        said = number(count)
        painter.setPen(theme.tokens().color("felt-muted"))
        room = painter.fontMetrics().horizontalAdvance(said)
        painter.drawText(
            QRectF(left - room - 4, rect.top(), room + 1, rect.height()),
            int(Qt.AlignmentFlag.AlignVCenter),
            said,
        )
        return left - room - rect.height() * 0.35


def role_of(view: SeatView, viewer: SeatView | None, *, named: bool = False) -> str:
    """The relation of a Methuselah to the viewer.

    Args:
        view: the Methuselah.
        viewer: the one at the near side of the table.
        named: no person looks from the near side, so that it is called by its name.
    """
    if viewer is None or view.number == viewer.number or view.ousted or viewer.ousted:
        return ""
    prey, predator = viewer.prey == view.number, viewer.predator == view.number
    if prey and predator:
        return tr("prey and predator")
    if named and (prey or predator):
        name = viewer.name
        return tr("prey of {name}", name=name) if prey else tr("predator of {name}", name=name)
    if prey:
        return tr("your prey")
    return tr("your predator") if predator else ""
