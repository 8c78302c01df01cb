"""The names of the colours in a chart, in one or more lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from vtes_deck.gui.widgets.bar_chart import Bar
from vtes_deck.language import tr

_SAMPLE = "\N{BLACK SQUARE}"


class ChartLegend(QLabel):
    """Names the coloured parts of bars; hidden if all have one colour.

    Args of the constructor:
        words_of: the displayed name of a part.
    """

    def __init__(self, words_of: Callable[[str], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words_of = words_of
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setProperty("look", "muted")
        self.hide()

    def show_bars(self, bars: Iterable[Bar]) -> None:
        """Show the colours of bars, in the order in which they first occur."""
        colors = {part.name: part.color.name() for bar in bars for part in bar.parts if part.name}
        names = {name: self._words_of(name) for name in colors}
        # A sample and its name stay in one line.
        self.setText(
            " ".join(
                f"<span style='color:{colors[name]}'>{_SAMPLE}</span>&nbsp;"
                f"{escape(words).replace(' ', '&nbsp;')}&nbsp;"
                for name, words in names.items()
            )
        )
        self.setAccessibleName(tr("Colours: {names}", names=", ".join(names.values())))
        self.setVisible(len(set(colors.values())) > 1)
