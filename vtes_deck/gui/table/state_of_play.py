"""The middle of the table: the current phase, action, combat and referendum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from vtes_deck.app.game_table.log_lines import LogLine
from vtes_deck.app.game_table.view import (
    NONE,
    ActionView,
    CardView,
    CombatSide,
    CombatView,
    ReferendumView,
    TableView,
)
from vtes_deck.engine.state.table import Phase
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.card_face_ornament import face_palette
from vtes_deck.gui.table.board_geometry import MIN_CARD_WIDTH, RATIO, STEP, card_size, chips, fight
from vtes_deck.gui.table.card_painter import CardPainter
from vtes_deck.gui.table.recent_log import paint_lines
from vtes_deck.language import number, tr

PHASES = (Phase.UNLOCK, Phase.MASTER, Phase.MINION, Phase.INFLUENCE, Phase.DISCARD)

_TITLE_SIZES = (1.3, 1.1, 0.95, 0.85)
"""Sizes of the title, relative to the font of the table; the first that fits is used."""

_TEXT_SIZES = (1.0, 0.9, 0.8)
"""Sizes of the terms of a referendum, used in the same way."""

_MAX_WIDTH = 40.0
"""Maximum width in lines of the current action or referendum; a combat can be wider."""

_NARROW = 14.0
"""Below this width in lines, the numbers of an action are smaller."""

_TALLY = 2.0
"""Lines for the bar with the tally and the space above it."""

_CENTRE = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
_TOP = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class StateOfPlay(QWidget):
    """Paints the current action, combat or referendum; the cards being played lie on it."""

    def __init__(self, painter: CardPainter, parent: QWidget) -> None:
        super().__init__(parent)
        self._cards = painter
        self._view: TableView | None = None
        self._known: dict[int, CardView] = {}
        self._recent: tuple[LogLine, ...] = ()
        self._faces: list[tuple[CardView, QRect]] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_view(self, view: TableView, recent: tuple[LogLine, ...] = ()) -> None:
        """Show the current state.

        Args:
            view: the table.
            recent: the last events, oldest first; shown while no action is in progress.
        """
        before, unchanged = self._view, recent == self._recent
        self._view, self._known, self._recent = view, view.cards(), recent
        if unchanged and before is not None and before.combat is None and _same(before, view):
            return
        self.setAccessibleName(". ".join(self._said(view)))
        self.update()

    def card_area(self) -> QRect:
        """The area for the cards that are being played, in the coordinates of the table."""
        line = theme.Metrics.of(self.font()).line
        aside = self._aside(line)
        area = self.geometry().adjusted(line + aside, line // 2, -aside, -line // 2)
        widest = round(area.width() * 0.32)
        next_to_head = (
            round(self.geometry().center().x() - self._head_width() / 2) - line - area.left()
        )
        if next_to_head * RATIO < area.height():
            area.setTop(self.y() + round(line * 2.2))  # below the head
            next_to_head = widest
        area.setWidth(min(widest, next_to_head))
        return area

    def _head_width(self) -> float:
        """The width of the turn and its phases."""
        head = "" if self._view is None else self._view.head
        return QFontMetricsF(self._font(bold=True)).horizontalAdvance(head)

    def _aside(self, line: int) -> int:
        """The width of the empty sides, so that words are near the middle."""
        fights = self._view is not None and self._view.combat is not None
        return 0 if fights else max(0, round((self.width() - line * _MAX_WIDTH) / 2))

    def card_at(self, at: QPoint) -> tuple[CardView, QRect] | None:
        """The card that is painted at a place of this widget, and its rectangle."""
        return next((one for one in self._faces if one[1].contains(at)), None)

    def _said(self, view: TableView) -> list[str]:
        parts = [view.head]
        if view.action is not None:
            parts.append(view.action.title)
            parts += [f"{name} {count}" for name, count, _ in _action_facts(view.action)]
        if view.combat is not None:
            parts += [view.combat.title, _round(view.combat)]
            parts += [
                f"{self._name(side.minion)}: {side.strike}"
                for side in (view.combat.acting, view.combat.opposing)
                if side.strike
            ]
        if view.referendum is not None:
            parts += [view.referendum.title, *view.referendum.terms, _tally(view.referendum)]
        if _idle(view):
            parts += [line.text.removesuffix(".") for line in self._recent]
        return parts

    def _name(self, card: int) -> str:
        known = self._known.get(card)
        return known.name if known is not None else ""

    # ----------------------------------------------------------------------------------- painting

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self._faces = []
        line = float(theme.Metrics.of(self.font()).line)
        rest = QRectF(self.rect())
        rest.setTop(self._paint_phases(painter, rest, view, line))
        aside = self._aside(round(line))
        rest.adjust(aside, 0, -aside, 0)
        if view.playing:
            rest.setLeft(self.card_area().right() - self.x() + line)
        if view.combat is not None:
            self._paint_combat(painter, rest, view.combat, line)
        elif view.referendum is not None:
            self._paint_referendum(painter, rest, view.referendum, view, line)
        elif view.action is not None:
            if not view.playing:
                rest = self._paint_card(painter, rest, self._known.get(view.action.minion), line)
            self._paint_action(painter, rest, view.action, line)
        elif not view.playing:
            self._paint_recent(painter, rest, line)
        painter.end()

    def _font(self, size: float = 1.0, *, bold: bool = False) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * size)
        font.setBold(bold)
        return font

    def _paint_phases(self, painter: QPainter, rect: QRectF, view: TableView, line: float) -> float:
        """Paint the turn and its phases, the current one marked. Return where the rest begins."""
        look = theme.tokens()
        head = QRectF(rect.left(), rect.top() + line * 0.2, rect.width(), line)
        painter.setFont(fitting(self._font(bold=True), (view.head,), head.width(), least=0.8))
        painter.setPen(look.color("felt-text"))
        text = painter.fontMetrics().elidedText(
            view.head, Qt.TextElideMode.ElideRight, int(head.width())
        )
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, text)
        if view.over or view.phase not in PHASES:
            return head.bottom() + line * 0.4
        step = min(line * 2.2, rect.width() / len(PHASES))
        start = rect.center().x() - step * (len(PHASES) - 1) / 2
        y = head.bottom() + line * 0.5
        now = PHASES.index(view.phase)
        painter.setPen(QPen(look.color("felt-line"), 2))
        painter.drawLine(QPointF(start, y), QPointF(start + step * (len(PHASES) - 1), y))
        for place in range(len(PHASES)):
            done = place < now
            here = place == now
            color = look.color("felt-turn" if here else "felt-muted" if done else "felt-line")
            painter.setPen(QPen(color, 1.5))
            painter.setBrush(color if here or done else look.color("felt"))
            radius = line * (0.3 if here else 0.18)
            painter.drawEllipse(QPointF(start + step * place, y), radius, radius)
        return y + line * 0.7

    def _paint_recent(self, painter: QPainter, rest: QRectF, line: float) -> None:
        """Paint what has happened next to the last card of a line that matters most."""
        named = [
            (one.weight, place, part.card)
            for place, one in enumerate(self._recent)
            for part in one.parts
            if part.card != NONE
        ]
        last = self._known.get(max(named)[-1]) if named else None
        rest = self._paint_card(painter, rest, last, line)
        painter.setFont(self._font(0.95))
        paint_lines(painter, rest, self._recent, line * 0.2)

    def _paint_card(
        self, painter: QPainter, rest: QRectF, card: CardView | None, line: float
    ) -> QRectF:
        """Paint a card on the left if there is space. Return the remaining area."""
        area = self.card_area().translated(-self.pos())
        area.setTop(min(area.top(), round(rest.top())))
        width = min(area.width(), round(area.height() / RATIO)) // STEP * STEP
        if card is None or card.card is None or width < MIN_CARD_WIDTH:
            return rest
        place = QRect(area.topLeft(), card_size(width))
        self._cards.face(painter, place, card.card, self.devicePixelRatioF(), turned=False)
        self._cards.name(painter, place, card.card, turned=False)
        self._faces.append((card, place))
        return rest.adjusted(place.right() + line * 0.6 - rest.left(), 0, -4, 0)

    def _paint_title(self, painter: QPainter, rest: QRectF, title: str, line: float) -> float:
        painter.setPen(theme.tokens().color("felt-text"))
        room = QRectF(rest.left() + 6, rest.top(), rest.width() - 12, line * 3.1)
        height = self._paint_fitting(painter, room, title, _TITLE_SIZES, bold=True)
        return room.top() + height + line * 0.3

    def _paint_action(
        self, painter: QPainter, rest: QRectF, action: ActionView, line: float
    ) -> None:
        top = self._paint_title(painter, rest, action.title, line)
        bottom = self._paint_chips(painter, rest, top, _action_facts(action), line)
        if action.blocker != -1:
            painter.setFont(self._font())
            painter.setPen(theme.tokens().color("felt-text"))
            name = self._name(action.blocker)
            text = (
                tr("Blocked by {minion}", minion=name)
                if action.blocked
                else tr("{minion} attempts to block", minion=name)
            )
            room = QRectF(rest.left(), bottom + line * 0.4, rest.width(), line * 2)
            painter.drawText(room, _TOP, text)

    def _paint_chips(
        self,
        painter: QPainter,
        rest: QRectF,
        top: float,
        facts: list[tuple[str, int, str]],
        line: float,
    ) -> float:
        """Paint numbers with their names in rows. Return where the rest begins."""
        look = theme.tokens()
        narrow = rest.width() < line * _NARROW
        line = line * 0.8 if narrow else line
        font = self._font(0.95 if narrow else 1.05)
        measure = QFontMetricsF(font)
        widths = [measure.horizontalAdvance(f"{name} {n}") + line * 2.1 for name, n, _ in facts]
        room = QRectF(rest.left() + 2, top, rest.width() - 4, rest.bottom() - top)
        boxes = chips(room, widths, line * 1.6, line * 0.4)
        painter.setFont(font)
        for (name, count, icon), chip in zip(facts, boxes, strict=True):
            painter.setPen(QPen(look.color("felt-line"), 1))
            painter.setBrush(look.color("felt-edge"))
            painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
            sign = QRectF(
                chip.left() + line * 0.4, chip.top() + line * 0.35, line * 0.9, line * 0.9
            )
            icons.draw(painter, sign, icon, look.color("felt-turn"))
            painter.setPen(look.color("felt-text"))
            text = chip.adjusted(line * 1.5, 0, 0, 0)
            painter.drawText(text, int(Qt.AlignmentFlag.AlignVCenter), f"{name} {number(count)}")
        return boxes[-1].bottom()

    def _paint_combat(
        self, painter: QPainter, rest: QRectF, combat: CombatView, line: float
    ) -> None:
        look = theme.tokens()
        places = fight(rest, line)
        sides = combat.acting, combat.opposing
        for side, card, strike in zip(sides, places.cards, places.strikes, strict=True):
            self._paint_side(painter, card, strike, side)
        painter.setPen(look.color("felt-text"))
        for size in _TITLE_SIZES:
            painter.setFont(self._font(size, bold=True))
            needed = painter.boundingRect(places.middle, _CENTRE, _round(combat))
            if places.middle.contains(needed):
                break
        painter.drawText(places.middle, _CENTRE, _round(combat))

    def _paint_side(
        self, painter: QPainter, rect: QRectF, strike: QRectF, side: CombatSide
    ) -> None:
        known = self._known.get(side.minion)
        if known is None or known.card is None:
            return
        place = rect.toRect()
        place.setWidth(int(rect.width()) // 4 * 4)  # both get the same width
        place.setHeight(round(place.width() * RATIO))
        ratio = self.devicePixelRatioF()
        self._cards.face(painter, place, known.card, ratio, turned=False)
        self._cards.name(painter, place, known.card, turned=False)
        color = "blood" if known.vampire else "life"
        self._cards.counters(painter, place, known.counters, known.capacity, color=color)
        self._faces.append((known, place))
        painter.setFont(self._font(0.95))
        painter.setPen(theme.tokens().color("felt-text"))
        painter.drawText(strike, _TOP, side.strike or tr("no strike yet"))

    def _paint_referendum(
        self,
        painter: QPainter,
        rest: QRectF,
        poll: ReferendumView,
        view: TableView,
        line: float,
    ) -> None:
        top = self._paint_title(painter, rest, poll.title, line)
        top = self._paint_terms(painter, rest, top, poll.terms, line)
        bar = QRectF(
            rest.left() + line, top + line * 0.3, rest.width() - 2 * line, line * (_TALLY - 0.3)
        )
        self._paint_tally(painter, bar, poll, line)
        voted = _voted(poll, view)
        room = QRectF(rest.left() + 6, bar.bottom() + line * 0.3, rest.width() - 12, line * 3)
        painter.setFont(self._font(0.95))
        painter.setPen(theme.tokens().color("felt-muted"))
        painter.drawText(room, _TOP, voted)

    def _paint_terms(
        self, painter: QPainter, rest: QRectF, top: float, terms: tuple[str, ...], line: float
    ) -> float:
        """Paint the terms in lines above the tally. Return where the rest begins."""
        if not terms:
            return top
        painter.setPen(theme.tokens().color("felt-text"))
        below = line * (_TALLY + 1.3)  # the tally, and a line of votes
        room = QRectF(rest.left() + 6, top, rest.width() - 12, rest.bottom() - below - top)
        room.setHeight(max(line, room.height()))
        return room.top() + self._paint_fitting(painter, room, "\n".join(terms), _TEXT_SIZES)

    def _paint_fitting(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        sizes: tuple[float, ...],
        *,
        bold: bool = False,
    ) -> float:
        """Paint a text as large as possible. Return its height, at most that of the area."""
        needed = QRectF()
        for size in sizes:
            painter.setFont(self._font(size, bold=bold))
            needed = painter.boundingRect(
                QRectF(room.topLeft(), QSizeF(room.width(), 9e3)), _TOP, text
            )
            if needed.height() <= room.height() and needed.width() <= room.width():
                break
        painter.drawText(room, _TOP, text)
        return min(room.height(), needed.height())

    def _paint_tally(
        self, painter: QPainter, bar: QRectF, poll: ReferendumView, line: float
    ) -> None:
        """Paint votes for from the left, votes against from the right."""
        look = theme.tokens()
        total = poll.votes_for + poll.votes_against
        painter.setPen(QPen(look.color("felt-line"), 1))
        painter.setBrush(look.color("felt-edge"))
        painter.drawRoundedRect(bar, 5, 5)
        inner = bar.adjusted(2, 2, -2, -2)
        if total:
            split = inner.width() * poll.votes_for / total
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(face_palette().color("pool")))
            painter.drawRoundedRect(QRectF(inner.left(), inner.top(), split, inner.height()), 4, 4)
            painter.setBrush(QColor(face_palette().color("blood")))
            painter.drawRoundedRect(
                QRectF(inner.left() + split, inner.top(), inner.width() - split, inner.height()),
                4,
                4,
            )
        room = inner.adjusted(line * 0.35, 0, -line * 0.35, 0)
        texts = (
            tr("For {n}", n=number(poll.votes_for)),
            tr("Against {n}", n=number(poll.votes_against)),
        )
        painter.setFont(fitting(self._font(1.05, bold=True), texts, room.width() - line * 0.5))
        painter.setPen(face_palette().color("bright"))
        for text, side in zip(
            texts, (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight), strict=True
        ):
            painter.drawText(room, int(side | Qt.AlignmentFlag.AlignVCenter), text)


def fitting(font: QFont, texts: Sequence[str], room: float, least: float = 0.6) -> QFont:
    """A font in which texts fit next to each other; at least this share of its size."""
    wide = sum(map(QFontMetricsF(font).horizontalAdvance, texts))
    smaller = QFont(font)
    smaller.setPointSizeF(font.pointSizeF() * max(least, min(1.0, room / max(1.0, wide))))
    return smaller


def _idle(view: TableView) -> bool:
    """Whether nothing is under way."""
    return not (view.action or view.combat or view.referendum or view.playing)


def _same(before: TableView, view: TableView) -> bool:
    """Whether everything painted here is unchanged, apart from fighting minions."""
    return (before.head, before.action, before.combat, before.referendum, before.playing) == (
        view.head,
        view.action,
        view.combat,
        view.referendum,
        view.playing,
    )


def _action_facts(action: ActionView) -> list[tuple[str, int, str]]:
    """The numbers of an action, each with its name and icon."""
    facts = [] if action.bleed is None else [(tr("Bleed"), action.bleed, "mark/bleed")]
    facts.append((tr("Stealth"), action.stealth, "mark/stealth"))
    if action.intercept is not None:
        facts.append((tr("Intercept"), action.intercept, "mark/intercept"))
    return facts


def _round(combat: CombatView) -> str:
    if combat.over:
        return tr("After the combat")
    text = tr("Round {n}\n{range} range", n=combat.round, range=combat.range)
    pressed = tr("pressed")
    return f"{text}\n{pressed}" if combat.pressed else text


def _tally(poll: ReferendumView) -> str:
    return tr(
        "{votes} votes for, {against} against", votes=poll.votes_for, against=poll.votes_against
    )


def _voted(poll: ReferendumView, view: TableView) -> str:
    """The votes that each Methuselah has cast."""
    sums: dict[tuple[int, bool], int] = {}
    for cast in poll.casts:
        key = cast.seat, cast.favour
        sums[key] = sums.get(key, 0) + cast.votes + cast.ballots
    parts = [
        tr("{seat} {n} for", seat=view.seats[seat].name, n=votes)
        if favour
        else tr("{seat} {n} against", seat=view.seats[seat].name, n=votes)
        for (seat, favour), votes in sums.items()
    ]
    return ", ".join(parts) if parts else tr("No votes have been cast.")
