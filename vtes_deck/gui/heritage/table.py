"""The table of a game, drawn as one player sees it: queue, battlegrounds and bloodlines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import override

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from vtes_deck.app.heritage.boards import attribute_name
from vtes_deck.app.heritage.cards import figure_words
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage import token_painter
from vtes_deck.gui.heritage.battleground_views import FieldView
from vtes_deck.gui.heritage.bloodline import BloodlineView
from vtes_deck.gui.heritage.cards import QueueCard
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.heritage import DataSet, Option
from vtes_deck.heritage.cards import Figure
from vtes_deck.heritage.decisions import ARROW, NONE
from vtes_deck.heritage.names import clan_name
from vtes_deck.heritage.observation import Observation, SeenSeat
from vtes_deck.heritage.recruit import COSTS
from vtes_deck.heritage.table import QUEUE
from vtes_deck.language import plural, tr


def words_of(option: Option) -> set[str]:
    """The places of a battleground that an option names."""
    return {option.word, *option.word.split(ARROW)} - {""}


class RoundTrack(QWidget):
    """The rounds of the game, with the current one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._round = self._rounds = 0
        self._metrics = theme.Metrics.of(self.font())

    def show_round(self, number: int, rounds: int) -> None:
        """Show the round; after the game, the last one."""
        self._round, self._rounds = min(number, rounds), rounds
        text = tr("Round {n} of {rounds}", n=self._round, rounds=rounds)
        self.setAccessibleName(text)
        self.setToolTip(plain_tip(text))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        side = round(self._metrics.line * 1.4)
        return QSize(max(1, self._rounds) * (side + 6) + 4, side + 4)

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = float(round(self._metrics.line * 1.4))
        top = (self.height() - side) / 2
        for number in range(1, self._rounds + 1):
            spot = QRectF(2 + (number - 1) * (side + 6), top, side, side)
            now = number == self._round
            ground = token_painter.colour(
                "accent-fill" if now else "header" if number < self._round else "field"
            )
            painter.setPen(QPen(token_painter.colour("border-strong"), 1))
            painter.setBrush(ground)
            painter.drawEllipse(spot)
            painter.setPen(token_painter.colour("text-on-accent" if now else "text-muted"))
            token_painter.write(painter, spot, str(number), Qt.AlignmentFlag.AlignCenter)


class SeatHead(QWidget):
    """The name of a player with clan, first player marker and objectives in reach."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = 0
        self._first = self._active = False
        self._text = self._more = ""
        self._metrics = theme.Metrics.of(self.font())

    def show_seat(self, data: DataSet, seat: SeenSeat, *, first: bool, active: bool) -> None:
        """Show a player."""
        self._seat, self._first, self._active = seat.number, first, active
        self._text = seat.name
        parts = [clan_name(seat.clan)] if seat.clan else []
        if seat.allegiance:
            parts.append(tr(seat.allegiance.capitalize()))
        in_hand = plural("{n} schemes in hand", "{n} scheme in hand", seat.hand_count)
        more = [plural("{n} schemes", "{n} scheme", seat.hand_count)]
        if seat.assets:
            assets = ", ".join(attribute_name(data, one) for one in seat.assets)
            more.append(tr("assets: {assets}", assets=assets))
        self._more = " · ".join([*parts, *more])
        texts = [self._text, *parts, in_hand, *more[1:]]
        if first:
            texts.append(tr("first player"))
        if active:
            texts.append(tr("to move"))
        self.setAccessibleName(", ".join(texts))
        self.setToolTip(plain_tip("\n".join(texts)))
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._metrics.line * 8, round(self._metrics.line * 1.6))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        line = float(self._metrics.line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(token_painter.colour("selection" if self._active else "header"))
        painter.drawRoundedRect(box, 4, 4)
        left = box.left() + 6
        dot = QRectF(left, box.center().y() - line * 0.35, line * 0.7, line * 0.7)
        painter.setBrush(token_painter.seat_colour(self._seat))
        painter.drawEllipse(dot)
        left = dot.right() + 6
        if self._first:
            star = QRectF(left, box.center().y() - line / 2, line, line)
            token_painter.first_player(painter, star)
            left = star.right() + 5
        painter.setPen(token_painter.colour("text-selected" if self._active else "text"))
        with token_painter.kept(painter):
            painter.setFont(token_painter.small_font(self.font(), 1.0, bold=True))
            width = min(painter.fontMetrics().horizontalAdvance(self._text), box.width() * 0.5)
            token_painter.write(
                painter, QRectF(left, box.top(), width + 2, box.height()), self._text
            )
        painter.setFont(token_painter.small_font(self.font(), 0.88))
        start = left + width + 10
        token_painter.write(
            painter, QRectF(start, box.top(), box.right() - start - 6, box.height()), self._more
        )


class TableView(QWidget):
    """Queue, battlegrounds and bloodlines.

    Signals:
        card_picked: the number of a card that was clicked.
        place_picked: the word that options use for a clicked place of a battleground.
    """

    card_picked = Signal(int)
    place_picked = Signal(str)

    def __init__(self, data: DataSet, seats: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = data
        metrics = theme.Metrics.of(self.font())
        self.rounds = RoundTrack(self)
        self.queue_label = PlainLabel(self)
        self.queue_label.setProperty("look", "muted")
        self.queue = [QueueCard(self) for _ in range(QUEUE)]
        self.missions = PlainLabel(self)
        self.missions.setProperty("look", "muted")
        self.missions.setWordWrap(True)
        queue_row = QHBoxLayout()
        queue_row.setSpacing(metrics.gap)
        for card in self.queue:
            card.clicked.connect(lambda _checked=False, card=card: self._card(card.card))
            queue_row.addWidget(card, 1)
        head = QHBoxLayout()
        head.addWidget(self.queue_label)
        head.addStretch(1)
        head.addWidget(self.rounds)
        self.fields = [FieldView(self.place_picked.emit, self) for _ in range(3)]
        field_row = QHBoxLayout()
        field_row.setSpacing(metrics.gap)
        for field in self.fields:
            field_row.addWidget(field, 1)
        self.heads = [SeatHead(self) for _ in range(seats)]
        self.trees = [BloodlineView(self._card, self) for _ in range(seats)]
        ground = QWidget(self)
        lines = QHBoxLayout(ground)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(metrics.big)
        for seat_head, tree in zip(self.heads, self.trees, strict=True):
            place = QWidget(ground)
            column = QVBoxLayout(place)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(metrics.gap)
            column.addWidget(seat_head)
            column.addWidget(tree)
            column.addStretch(1)
            lines.addWidget(place, 1)
        self.lines = QScrollArea(self)
        self.lines.setWidget(ground)
        self.lines.setWidgetResizable(True)
        self.lines.setFrameShape(QScrollArea.Shape.NoFrame)
        self.lines.setAccessibleName(tr("Bloodlines"))
        self.lines.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(head)
        layout.addWidget(self.missions)
        layout.addLayout(queue_row)
        layout.addLayout(field_row, 1)
        layout.addWidget(self.lines, 3)

    def _card(self, card: int) -> None:
        if card != NONE:
            self.card_picked.emit(card)

    def show_table(self, seen: Observation, options: Iterable[Option]) -> None:
        """Show what a player sees, and what can be chosen on it.

        Args:
            seen: the table.
            options: the options of the decision, or none while someone else decides.
        """
        listed = tuple(options)
        cards = {card for one in listed for card in (one.card, one.target)} - {NONE}
        words = frozenset(word for one in listed for word in words_of(one))
        self.rounds.show_round(seen.round, seen.rounds)
        self._show_queue(seen, cards)
        self._show_missions(seen)
        shown = list(seen.battlegrounds.items())
        for field in self.fields[len(shown) :]:
            field.hide()
        for field, (letter, board) in zip(self.fields, shown, strict=False):
            field.show()
            field.show_board(self._data, letter, board, seen.seats, words)
        for seat, head, tree in zip(seen.seats, self.heads, self.trees, strict=True):
            active = seat.number == seen.active
            head.show_seat(self._data, seat, first=seat.number == seen.first, active=active)
            tree.show_seat(self._data, seat, seen.seats, seen.cards)
            for card, button in tree.buttons.items():
                button.offer(card in cards)
        if 0 <= seen.active < len(self.heads):
            self.lines.ensureWidgetVisible(self.heads[seen.active], 0, 0)

    def _show_missions(self, seen: Observation) -> None:
        texts = [
            tr(
                "{mission} (most {attribute})",
                mission=one.name,
                attribute=attribute_name(self._data, one.attribute or ""),
            )
            for one in seen.missions
        ]
        text = tr("Missions: {missions}", missions=", ".join(texts)) if texts else ""
        self.missions.setText(text)
        self.missions.setVisible(bool(text))
        self.missions.setToolTip(plain_tip(text))

    def _show_queue(self, seen: Observation, offered: set[int]) -> None:
        self.queue_label.setText(
            plural(
                "Queue · {n} characters in the deck, {discard} discarded",
                "Queue · {n} character in the deck, {discard} discarded",
                seen.deck_count,
                discard=len(seen.discard),
            )
        )
        markers = {seat.reserved: seat.number for seat in seen.seats if seat.reserved != NONE}
        own = seen.seats[seen.active].clan if seen.active != NONE else ""
        for place, button in enumerate(self.queue):
            card = seen.queue[place] if place < len(seen.queue) else NONE
            figure = seen.cards.get(card)
            if not isinstance(figure, Figure):
                button.show_card(NONE, None, "", (), NONE)
                button.describe(tr("Empty space of the queue"), ())
                button.offer(False)
                continue
            cost = 0 if figure.clan and figure.clan == own else COSTS[place]
            price = tr("{n} power", n=cost) if cost else tr("free")
            names = [attribute_name(self._data, one) for one in figure.attributes]
            marker = markers.get(card, NONE)
            button.show_card(card, figure, price, names, marker)
            lines = [*figure_words(self._data, figure), tr("Price: {price}", price=price)]
            if marker != NONE:
                lines.append(tr("Reserved by {player}", player=seen.seats[marker].name))
            button.describe(figure.name, lines)
            button.offer(card in offered)
