"""The chart of a card: in how many winning decks it was played each year."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.panels.card.figures import Figures
from vtes_deck.gui.widgets.bar_chart import Bar
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.language import number as written
from vtes_deck.language import plural, tr

_LARGE = 50
"""Minimum width in lines of text for a large chart, which is more than the usual column has."""


class YearChart(Columns):
    """Columns that are never shown as a widget: the text of the card has a picture of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Winning decks with the card, by year"), parent)
        self.set_axes(tr("Year"), tr("Winning decks"))
        self.hide()

    def show_figures(self, figures: Figures | None, width: int) -> None:
        """Show the years of a card, in this width; nothing without figures or width."""
        bars: list[Bar] = []
        if figures is not None and figures.by_year and width > 0:
            bars = [_bar(figures, year) for year in range(figures.first, figures.last + 1)]
        self.large = width >= theme.Metrics.of(self.font()).line * _LARGE
        self.show_bars(bars)
        self.resize(max(0, width), self.heightForWidth(width))

    def picture(self, dpr: float) -> QPixmap | None:
        """The chart, or the table of its numbers; ``None`` if there is nothing to show.

        Args:
            dpr: device pixel ratio of the screen.
        """
        if not self.bars:
            return None
        made = QPixmap(self.size() * dpr)
        made.setDevicePixelRatio(dpr)
        made.fill(Qt.GlobalColor.transparent)
        self.render(made, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        return made

    def hint_at(self, x: float) -> str:
        """The sentence of the year at a place; empty elsewhere."""
        column = self.column_at(x)
        return self.bars[column].hint if column >= 0 and self.table is None else ""


def _bar(figures: Figures, year: int) -> Bar:
    play = figures.by_year.get(year)
    decks = play.decks if play is not None else 0
    return Bar(str(year), decks, text=written(decks), hint=_year_in_words(figures, year))


def _year_in_words(figures: Figures, year: int) -> str:
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
