"""The symbols of a deck's characteristic clans and Disciplines."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from cardbase.disciplines import DISCIPLINES
from vtes_deck.app.deck_emblems import Emblems
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr

_SIZE = 1.5
"""Size of a symbol, in icons next to a line of text."""


class DeckEmblems(PlainLabel):
    """Shows symbols side by side, with their names as tooltip and for screen readers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._emblems = Emblems()
        super().__init__(parent)
        self.setObjectName("deckEmblems")

    def show_emblems(self, emblems: Emblems) -> None:
        """Show these clans and Disciplines."""
        if emblems == self._emblems:
            return
        self._emblems = emblems
        names = (
            *emblems.clans,
            *(DISCIPLINES[code].name for code in emblems.disciplines if code in DISCIPLINES),
        )
        text = ", ".join(names)
        self.setToolTip(plain_tip(text))
        self.setAccessibleName(tr("Clans and Disciplines: {names}", names=text) if text else "")
        self._draw()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in {kinds.PaletteChange, kinds.FontChange, kinds.DevicePixelRatioChange}:
            self._draw()

    def _draw(self) -> None:
        metrics, ratio = theme.Metrics.of(self.font()), self.devicePixelRatioF()
        side = round(metrics.icon * _SIZE)
        ink = theme.tokens().color("text-muted")
        signs = [
            icons.pixmap(name, side, ratio, ink)
            for name in map(icons.clan_icon_name, self._emblems.clans)
            if name in icons.icon_names()
        ]
        signs += [
            icons.discipline_pixmap(code, side, ratio, ink)
            for code in self._emblems.disciplines
            if icons.has_discipline(code)
        ]
        self.setVisible(bool(signs))
        step = side + metrics.small
        whole = QPixmap(round(max(1, step * len(signs)) * ratio), round(side * ratio))
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        for number, sign in enumerate(signs):
            painter.drawPixmap(number * step, 0, sign)
        painter.end()
        self.setPixmap(whole)
