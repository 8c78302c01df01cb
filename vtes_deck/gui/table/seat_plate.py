"""The plate of a Methuselah: name, pool, the Edge, and how many cards she has left."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from vtes_deck.app.game_table.view import SeatView
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face_ornament import face_palette
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.table.board_geometry import RATIO
from vtes_deck.gui.widgets.wrapping_button import wrapped
from vtes_deck.language import number, plain_number, tr

_MAX_BACKS = 10
"""The maximum number of card backs that represent a hand."""

_NARROW = 9
"""Below this ratio of width to height, one card back represents the hand."""

_BACK = "#7a1f2b"


class SeatPlate(QAbstractButton):
    """Shows a Methuselah, who can be chosen as a target.

    While she cannot be chosen, a click or the context menu opens her ash heap; see the board.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view: SeatView | None = None
        self.role = ""
        self.live = False
        self.gained = 0
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_seat(self, view: SeatView, role: str, *, live: bool, gained: int = 0) -> None:
        """Show a seat.

        Args:
            view: the seat.
            role: her relation to the viewer, translated: "your prey"; may be empty.
            live: whether she can be chosen now.
            gained: how much pool she has gained since the viewer's last choice.
        """
        if (view, role, live, gained) == (self.view, self.role, self.live, self.gained):
            return
        self.view, self.role, self.live, self.gained = view, role, live, gained
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        words = [view.text, role] if role else [view.text]
        if gained and not view.ousted:
            words.append(tr("{n} pool since your last choice", n=f"{gained:+}"))
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
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, QRectF(self.rect()), self.view)
        painter.end()

    def _paint(self, painter: QPainter, rect: QRectF, view: SeatView) -> None:
        line = float(theme.Metrics.of(self.font()).line)
        if rect.height() > line * 3:
            self._paint_upright(painter, rect, view, line)
            return
        height = rect.height()
        self._paint_ground(painter, rect, view, height / 2)
        bead = QRectF(rect.left(), rect.top(), height, height).adjusted(1, 1, -1, -1)
        self._paint_pool(painter, bead, view)
        left = self._paint_gained(painter, bead, height * 0.2, view) + height * 0.25
        named = QFontMetricsF(self._sized(1.0, bold=True)).horizontalAdvance(view.name)
        right = self._paint_counts(painter, rect, view, left + named)
        right = self._paint_role(painter, rect, left + min(named, (right - left) * 0.7), right)
        room = QRectF(left, rect.top(), max(0.0, right - left - 4), height)
        self._paint_name(painter, room, view)

    def _paint_upright(self, painter: QPainter, rect: QRectF, view: SeatView, line: float) -> None:
        """Paint the parts below each other: name, pool, role, hand, piles."""
        self._paint_ground(painter, rect, view, line * 0.6)
        inner = rect.adjusted(line * 0.4, line * 0.25, -line * 0.3, -line * 0.2)
        room = QRectF(inner.left(), inner.top(), inner.width(), line)
        room.setHeight(self._paint_name(painter, room, view, 2 if rect.height() > line * 7 else 1))
        low = min(line * 1.7, inner.height() * 0.24)
        piles = QRectF(rect.left(), inner.bottom() - low, rect.width(), low)
        self._paint_piles(painter, piles, view)
        hand = piles.translated(0, -low)
        self._paint_hand(painter, hand, hand.right() - low * 0.4, len(view.hand))
        free = QRectF(inner.left(), room.bottom() + line * 0.1, inner.width(), 0)
        free.setBottom(hand.top())
        side = min(line * 2.2, free.height())
        bead = QRectF(free.left(), free.top(), side, side).adjusted(1, 1, -1, -1)
        self._paint_pool(painter, bead, view)
        self._paint_gained(painter, bead, line * 0.2, view)
        place = QRectF(bead.right(), bead.top(), inner.right() - bead.right(), low)
        place.moveTop(bead.center().y() - low / 2)
        self._paint_edge(painter, place, self._paint_points(painter, place, view), view)
        free.setTop(bead.bottom() + 2)
        if self.role and free.height() >= line:
            painter.setFont(self._sized(0.85))
            painter.setPen(theme.tokens().color("felt-turn"))
            wrap = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(free, int(wrap), self.role)

    def _sized(self, part: float, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(7.0, font.pointSizeF() * part))
        font.setBold(bold)
        return font

    def _paint_pool(self, painter: QPainter, bead: QRectF, view: SeatView) -> None:
        """Paint the pool; a dagger for a Methuselah who has left the game."""
        if view.ousted:
            painter.setPen(theme.tokens().color("felt-muted"))
            painter.drawText(bead, Qt.AlignmentFlag.AlignCenter, "\N{DAGGER}")
            return
        painter.setPen(QPen(face_palette().color("bright"), max(1.2, bead.height() * 0.055)))
        painter.setBrush(face_palette().color("pool"))
        painter.drawEllipse(bead)
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(9, round(bead.height() * 0.56)))
        painter.setFont(font)
        painter.setPen(face_palette().color("bright"))
        painter.drawText(bead, Qt.AlignmentFlag.AlignCenter, number(view.pool))

    def _paint_gained(self, painter: QPainter, bead: QRectF, space: float, view: SeatView) -> float:
        """Paint the change of the pool on the right of the pool. Return where it ends."""
        if not self.gained or view.ousted:
            return bead.right()
        font = self._sized(0.95, bold=True)
        text = (
            f"+{number(self.gained)}"
            if self.gained > 0
            else f"\N{MINUS SIGN}{number(-self.gained)}"
        )
        room = QRectF(bead.right() + space, bead.top(), 0, bead.height())
        room.setWidth(QFontMetricsF(font).horizontalAdvance(text) + 1)
        painter.setFont(font)
        painter.setPen(theme.tokens().color("felt-gain" if self.gained > 0 else "felt-loss"))
        painter.drawText(
            room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text
        )
        return room.right()

    def _paint_name(self, painter: QPainter, room: QRectF, view: SeatView, lines: int = 1) -> float:
        """Paint the name in at most ``lines`` lines. Return their height."""
        font = self._sized(1.0, bold=True)
        painter.setFont(font)
        look = theme.tokens()
        painter.setPen(look.color("felt-muted" if view.ousted else "felt-text"))
        measure = QFontMetrics(font)
        width = int(room.width())
        name = tr("{name} (ousted)", name=view.name) if view.ousted else view.name
        if measure.horizontalAdvance(name) > width:
            name = view.name  # the dagger icon shows the rest
        parts = wrapped(name, measure, width).split("\n") if lines > 1 else [name]
        shown = (
            [*parts[: lines - 1], " ".join(parts[lines - 1 :])] if len(parts) >= lines else parts
        )
        for place, part in enumerate(shown):
            text = measure.elidedText(part, Qt.TextElideMode.ElideRight, width)
            here = room.translated(0, place * room.height())
            painter.drawText(
                here, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text
            )
        return room.height() * len(shown)

    def _paint_ground(self, painter: QPainter, rect: QRectF, view: SeatView, radius: float) -> None:
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
        painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(look.color("felt-text"), 1.5, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), radius, radius)

    def _paint_role(self, painter: QPainter, rect: QRectF, left: float, right: float) -> float:
        """Paint her relation to the viewer as a chip, if all of it fits. Return the new right end.

        Cut off, "your prey" and "your predator" look alike.
        """
        if not self.role:
            return right
        look = theme.tokens()
        font = self._sized(0.85)
        painter.setFont(font)
        measure, around = QFontMetricsF(font), rect.height() * 0.5
        width = measure.horizontalAdvance(self.role) + around
        if width > right - left - 8:
            return right
        chip = QRectF(right - width, rect.top(), width, rect.height()).adjusted(0, 5, -4, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.color("felt"))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        painter.setPen(look.color("felt-turn"))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, self.role)
        return chip.left()

    def _paint_counts(self, painter: QPainter, rect: QRectF, view: SeatView, named: float) -> float:
        """Paint the Edge, victory points and piles, from the right. Return where they begin.

        The piles are left out if they would cover the name, which ends at ``named``.
        """
        height = rect.height()
        others = height * (
            1.4 * bool(view.hand) + 0.9 * view.edge + 1.3 * (view.victory_points > 0)
        )
        if rect.right() - self._width_of_piles(rect, view) - others >= named:
            x = self._paint_piles(painter, rect, view)
        else:
            x = rect.right() - height * 0.4
        x = self._paint_points(painter, rect.adjusted(0, 0, x - rect.right(), 0), view)
        narrow = rect.width() < rect.height() * _NARROW
        x = self._paint_hand(painter, rect, x, len(view.hand), 1 if narrow else _MAX_BACKS)
        return self._paint_edge(painter, rect, x, view)

    def _paint_piles(self, painter: QPainter, rect: QRectF, view: SeatView) -> float:
        """Paint ash heap and library, from the right. Return where they begin."""
        x = rect.right() - rect.height() * 0.4
        x = self._paint_count(painter, rect, x, "ui/delete", str(len(view.ash_heap)))
        return self._paint_count(painter, rect, x, "ui/deck", str(view.library))

    def _width_of_piles(self, rect: QRectF, view: SeatView) -> float:
        measure = QFontMetricsF(self._sized(0.9))
        counts = (str(len(view.ash_heap)), str(view.library))
        return rect.height() * 2 + sum(map(measure.horizontalAdvance, counts))

    def _paint_points(self, painter: QPainter, rect: QRectF, view: SeatView) -> float:
        """Paint victory points at the right end. Return where they begin."""
        if not view.victory_points:
            return rect.right()
        points = plain_number(view.victory_points)
        return self._paint_count(painter, rect, rect.right(), "mark/title", points, bright=True)

    def _paint_count(
        self,
        painter: QPainter,
        rect: QRectF,
        right: float,
        icon: str,
        text: str,
        *,
        bright: bool = False,
    ) -> float:
        """Paint a number with its icon. Return where the next one ends."""
        look, height = theme.tokens(), rect.height()
        font = self._sized(0.9)
        painter.setFont(font)
        width = QFontMetricsF(font).horizontalAdvance(text)
        painter.setPen(look.color("felt-text" if bright else "felt-muted"))
        painter.drawText(
            QRectF(right - width, rect.top(), width + 1, height),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            text,
        )
        left = right - width - height * 0.52
        side = height * 0.46
        box = QRectF(left, rect.center().y() - side / 2, side, side)
        icons.draw(painter, box, icon, look.color("felt-turn" if bright else "felt-muted"))
        return left - height * 0.28

    @staticmethod
    def _paint_edge(painter: QPainter, rect: QRectF, right: float, view: SeatView) -> float:
        """Paint the Edge if she has it. Return where it begins."""
        if not view.edge:
            return right
        side = rect.height() * 0.66
        box = QRectF(right - side, rect.center().y() - side / 2, side, side)
        icons.draw(painter, box, "mark/edge", theme.tokens().color("felt-live"))
        return box.left() - rect.height() * 0.2

    def _paint_hand(
        self, painter: QPainter, rect: QRectF, right: float, count: int, most: int = _MAX_BACKS
    ) -> float:
        """Paint the hand as at most this many card backs. Return where it begins."""
        if not count:
            return right
        height = rect.height() * 0.6
        width = height / RATIO
        step = width * 0.42
        left = right - width - step * (min(count, most) - 1)
        line, back = face_palette().color("bright"), QColor(_BACK)
        for place in range(min(count, most)):
            box = QRectF(left + place * step, rect.center().y() - height / 2, width, height)
            painter.setPen(QPen(line, 0.7))
            painter.setBrush(back)
            painter.drawRoundedRect(box, 1.5, 1.5)
        text = number(count)
        painter.setFont(self._sized(0.9))
        painter.setPen(theme.tokens().color("felt-muted"))
        room = painter.fontMetrics().horizontalAdvance(text)
        painter.drawText(
            QRectF(left - room - 4, rect.top(), room + 1, rect.height()),
            int(Qt.AlignmentFlag.AlignVCenter),
            text,
        )
        return left - room - rect.height() * 0.35


def role_of(view: SeatView, viewer: SeatView | None, *, named: bool = False) -> str:
    """The relation of a Methuselah to the viewer.

    Args:
        view: the Methuselah.
        viewer: the Methuselah at the near side of the table.
        named: whether to name the viewer, because no person plays the near side.
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
