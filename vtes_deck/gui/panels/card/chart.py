"""A small chart: in how many winning decks a card was played each year."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap

from vtes_deck.graphics import theme
from vtes_deck.gui.panels.card.figures import Figures
from vtes_deck.language import number as written
from vtes_deck.language import plural, tr


def chart_height(font: QFont) -> int:
    """The height of a chart in this font."""
    return theme.Metrics.of(font).line * 5


def draw_chart(figures: Figures, font: QFont, width: int, dpr: float) -> QPixmap:
    """The chart as a picture.

    Args:
        figures: the figures to show.
        font: the font of its labels.
        width: its width in device-independent pixels; see :func:`chart_height`.
        dpr: device pixel ratio of the screen.
    """
    height = chart_height(font)
    made = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setFont(_small(font))
    _paint(painter, QRectF(0, 0, width, height), figures)
    painter.end()
    return made


def year_at(figures: Figures, width: int, x: float) -> int | None:
    """The year whose bar is at ``x`` in a chart of this width, if any."""
    plot = _plot(QRectF(0, 0, width, 0), 0)
    count = figures.last - figures.first + 1
    if not figures.by_year or not plot.left() <= x < plot.right():
        return None
    return figures.first + int((x - plot.left()) * count / plot.width())


def year_in_words(figures: Figures, year: int) -> str:
    """The use of the card in a year."""
    play = figures.by_year.get(year)
    if play is None:
        return tr("{year}: in no winning deck", year=str(year))
    return plural(
        "{year}: in {n} winning decks, {copies} copies in each",
        "{year}: in {n} winning deck, {copies} copies",
        play.decks,
        year=str(year),
        copies=written(play.mean, 1),
    )


def years_in_words(figures: Figures) -> str:
    """The chart as a sentence for screen readers; empty without a chart."""
    if not figures.by_year:
        return ""
    years = "; ".join(f"{year}: {play.decks}" for year, play in sorted(figures.by_year.items()))
    return tr("Winning decks that play it, by year: {years}.", years=years)


def _plot(area: QRectF, line: float) -> QRectF:
    """The area of the bars; there is a line of text above and below it."""
    return area.adjusted(0, line + 2, -1, -line - 3)


def _small(font: QFont) -> QFont:
    small = QFont(font)
    if font.pointSizeF() > 0:
        small.setPointSizeF(font.pointSizeF() * 0.82)
    return small


def _paint(painter: QPainter, area: QRectF, figures: Figures) -> None:
    look = theme.tokens()
    letters = QFontMetricsF(painter.font())
    line = letters.height()
    years = range(figures.first, figures.last + 1)
    most = max((play.decks for play in figures.by_year.values()), default=0)
    if not years or not most:
        return
    plot = _plot(area, line)
    step = plot.width() / len(years)
    axis = QPen(look.color("chart-axis"), 1)
    painter.setPen(QPen(look.color("chart-grid"), 1, Qt.PenStyle.DotLine))
    painter.drawLine(plot.topLeft(), plot.topRight())
    for number, year in enumerate(years):
        play = figures.by_year.get(year)
        if play is None:
            continue
        height = plot.height() * play.decks / most
        left = plot.left() + number * step
        bar = QRectF(left + step * 0.12, plot.bottom() - height, step * 0.76, height)
        painter.fillRect(bar, look.color("chart-data"))
    painter.setPen(axis)
    painter.drawLine(plot.bottomLeft(), plot.bottomRight())
    painter.setPen(look.color("text-muted"))
    best = max(figures.by_year, key=lambda year: (figures.by_year[year].decks, year))
    _label_best(painter, plot, step, best - figures.first, f"{best}: {most}", letters)
    below = QRectF(area.left(), plot.bottom() + 2, area.width(), line)
    painter.drawText(below, Qt.AlignmentFlag.AlignLeft, str(figures.first))
    painter.drawText(below, Qt.AlignmentFlag.AlignRight, str(figures.last))
    middle = [year for year in years if not year % 10 and step * (year - figures.first) > line * 4]
    for year in middle:
        x = plot.left() + (year - figures.first + 0.5) * step
        if x < plot.right() - line * 5:
            place = QRectF(x - line * 2, below.top(), line * 4, line)
            painter.drawText(place, Qt.AlignmentFlag.AlignHCenter, str(year))


def _label_best(
    painter: QPainter, plot: QRectF, step: float, number: int, text: str, letters: QFontMetricsF
) -> None:
    """Label the tallest bar with its year and its number."""
    width = letters.horizontalAdvance(text) + 2
    centre = plot.left() + (number + 0.5) * step
    left = min(max(centre - width / 2, plot.left()), plot.right() - width)
    place = QRectF(left, plot.top() - letters.height() - 1, width, letters.height())
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)
