"""The tiles of the metagame: name, present share, trend, and curve over the years."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardbase.disciplines import DISCIPLINES
from vtes_deck.app.metagame import OTHER, Tile
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import wrapped_tip
from vtes_deck.gui.widgets.scroll_area import keep_bar_space
from vtes_deck.language import number, percent, tr

_TILE = int(Qt.ItemDataRole.UserRole)
_WIDE, _TALL = 14, 4.3
"""Minimum width and height of a tile, in lines."""


class TileGrid(QListWidget):
    """Tiles in as many columns as fit. Several can be selected for comparison."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        keep_bar_space(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("look", "flat")
        self.setItemDelegate(_TileDelegate(self))

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Replace the tiles, and select the first one."""
        self.clear()
        for tile in tiles:
            item = QListWidgetItem(f"{title_of(tile)}\n{numbers_of(tile)}")
            item.setData(_TILE, tile)
            item.setToolTip(
                wrapped_tip(
                    f"{title_of(tile)}\n{numbers_of(tile)}\n"
                    + tr("Enter or a double-click opens the reference deck.")
                )
            )
            self.addItem(item)
        self.setCurrentRow(0)

    @property
    def tile(self) -> Tile | None:
        """The tile that the cursor is on."""
        item: QListWidgetItem | None = self.currentItem()
        return tile_of(item) if item is not None else None

    @property
    def chosen(self) -> tuple[Tile, ...]:
        """The selected tiles in their order; the tile at the cursor if none is selected."""
        found = [tile_of(item) for item in sorted(self.selectedItems(), key=self.row)]
        return tuple(found) or ((self.tile,) if self.tile is not None else ())

    def columns(self) -> int:
        """Tiles in a row."""
        line = theme.Metrics.of(self.font()).line
        return max(1, self.viewport().width() // (line * _WIDE))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the tiles fill the width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _TileDelegate(QStyledItemDelegate):
    """Paints tiles."""

    def __init__(self, grid: TileGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        line = theme.Metrics.of(self._grid.font()).line
        # One pixel less than the share, because Qt breaks the line if the sum equals the width.
        wide = (self._grid.viewport().width() - 1) // self._grid.columns()
        return QSize(wide, round(line * _TALL))

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        look, metrics = theme.tokens(), theme.Metrics.of(self._grid.font())
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        current = index == self._grid.currentIndex() and self._grid.hasFocus()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = metrics.gap / 2
        frame = QRectF(option.rect).adjusted(half, half, -half, -half)
        ground = "selection" if selected else "hover" if hovered else "panel"
        edge = look.color("focus" if current or selected else "border")
        painter.setBrush(look.color(ground))
        painter.setPen(QPen(edge, 2 if current else 1))
        painter.drawRoundedRect(frame, 2 * metrics.radius, 2 * metrics.radius)
        inside = frame.adjusted(metrics.pad, metrics.gap, -metrics.pad, -metrics.gap)
        _paint_tile(painter, inside, index.data(_TILE), self._grid.font())
        painter.restore()


def tile_of(item: QListWidgetItem) -> Tile:
    """The tile of an item."""
    tile = item.data(_TILE)
    assert isinstance(tile, Tile)  # noqa: S101 - show_tiles puts nothing else there
    return tile


def title_of(tile: Tile) -> str:
    """The name of a tile; that of all other decks is translated."""
    return tr("Other") if tile.key == OTHER else tile.title


def numbers_of(tile: Tile) -> str:
    """Share and trend in a sentence, for a screen reader and for the tooltip."""
    return tr(
        "{share} of the wins of the last 180 days, {before} in the two years before: {trend}",
        share=percent(tile.recent, 1),
        before=percent(tile.before, 1),
        trend=f"{trend_of(tile)} {doubt_of(tile)}",
    )


def trend_of(tile: Tile) -> str:
    """The trend in percentage points, with a sign and its unit."""
    return tr("{points} pts", points=_signed(tile.trend))


def doubt_of(tile: Tile) -> str:
    """The 95 % range of the trend, and whether the trend is more than chance."""
    low, high = map(_signed, tile.trend_range)
    if tile.changed:
        return tr("(95 % range {low} to {high}, more than chance)", low=low, high=high)
    return tr("(95 % range {low} to {high}, may be chance)", low=low, high=high)


def _signed(points: float) -> str:
    points = round(points, 1)
    sign = "+" if points > 0 else "\N{MINUS SIGN}" if points else "\N{PLUS-MINUS SIGN}"
    return f"{sign}{number(abs(points), 1)}"


def signs_of(tile: Tile) -> tuple[str, ...]:
    """Names of icons for a tile: its clans, or its Disciplines, or a deck."""
    clans = [icons.clan_icon_name(clan) for clan in tile.clans]
    disciplines = [f"discipline:{code}" for code in tile.disciplines]
    if tile.key == OTHER:
        return ("ui/deck",)
    if tile.key in DISCIPLINE_KEYS:
        return (f"discipline:{tile.key}",)
    drawn = [name for name in clans if name != icons.PLACEHOLDER][:1]
    return (*drawn, *disciplines) or ("ui/deck",)


DISCIPLINE_KEYS = frozenset(code.upper() for code in DISCIPLINES)
"""Keys of the tiles of Disciplines."""


def _paint_tile(painter: QPainter, place: QRectF, tile: Tile, font: QFont) -> None:
    """Paint the name; below it share and trend on the left, and the curve on the right."""
    look, metrics = theme.tokens(), theme.Metrics.of(font)
    bold = QFont(font)
    bold.setBold(True)
    painter.setFont(bold)
    painter.setPen(look.color("text"))
    words = QFontMetricsF(bold).elidedText(
        title_of(tile), Qt.TextElideMode.ElideRight, place.width()
    )
    line = QRectF(place.topLeft(), QSize(round(place.width()), metrics.line))
    painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)
    large = QFont(font)
    large.setPointSizeF(metrics.title_pt)
    share = percent(tile.recent, 1)
    row = QRectF(line.bottomLeft(), place.bottomRight())
    row.setHeight(metrics.line * 1.5)
    painter.setFont(large)
    painter.drawText(row, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, share)
    left = row.left() + QFontMetricsF(large).horizontalAdvance(share) + metrics.pad
    painter.setFont(font)
    painter.setPen(look.color("text-muted"))
    rest = QRectF(QPointF(left, row.top()), row.bottomRight())
    painter.drawText(
        rest, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, trend_of(tile)
    )
    trend = QFontMetricsF(font).horizontalAdvance(trend_of(tile))
    _paint_trend(painter, QPointF(left + trend + metrics.gap, row.center().y()), tile, metrics)
    side = float(metrics.line)
    foot = QRectF(place.left(), row.bottom(), side, side)
    dpr = painter.device().devicePixelRatio()
    for name in signs_of(tile):
        code = name.partition(":")[2]
        draw = icons.discipline_pixmap if code else icons.pixmap
        painter.drawPixmap(foot.topLeft(), draw(code or name, metrics.line, dpr))
        foot.translate(side + metrics.small, 0)
    room = QRectF(
        QPointF(max(foot.left() + metrics.pad, left + trend + 3 * metrics.pad), row.top()),
        place.bottomRight(),
    )
    _paint_years(painter, room, [tile.years[year] for year in sorted(tile.years)])


def _paint_trend(painter: QPainter, middle: QPointF, tile: Tile, metrics: theme.Metrics) -> None:
    """Paint a triangle upwards or downwards; nothing for a change that may be chance."""
    if not tile.changed:
        return
    points = tile.trend
    reach = metrics.line * 0.22
    up = -1 if points > 0 else 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.tokens().color("success" if points > 0 else "danger"))
    x, y = middle.x() + reach, middle.y()
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(x - reach, y - up * reach),
                QPointF(x + reach, y - up * reach),
                QPointF(x, y + up * reach),
            ]
        )
    )


def _paint_years(painter: QPainter, place: QRectF, shares: Sequence[float]) -> None:
    """Paint the shares of the years as a line whose last point is marked."""
    highest = max(shares, default=0.0)
    if len(shares) < 2 or not highest or place.width() < place.height() / 2:
        return
    look = theme.tokens()
    dot = 2.5
    room = place.adjusted(dot, dot, -dot, -dot)
    step = room.width() / (len(shares) - 1)
    points = [
        QPointF(room.left() + step * at, room.bottom() - room.height() * share / highest)
        for at, share in enumerate(shares)
    ]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.color("border-strong"), 1.5))
    painter.drawPolyline(QPolygonF(points))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.color("text"))
    painter.drawEllipse(points[-1], dot, dot)
