"""The grid of Disciplines, each off, at any level, superior or excluded; with three modes."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton

from cardbase.disciplines import DISCIPLINES
from cardbase.search import Query
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.filter_field import Conditions, FilterField
from vtes_deck.gui.widgets.filter_toggle import OFF, Toggle, ToggleGroup
from vtes_deck.gui.widgets.filter_values import (
    DIS,
    DIS_ONLY,
    Disciplines,
    read_disciplines,
    write_disciplines,
)
from vtes_deck.language import mark, tr

_MODES = {
    "all": (mark("&All"), mark("Cards that have all the Disciplines chosen")),
    "any": (mark("An&y"), mark("Cards that have at least one of the Disciplines chosen")),
    "only": (
        mark("&Only"),
        mark("Cards that have some of the Disciplines chosen and no others"),
    ),
}


class DisciplineToggle(Toggle):
    """The toggle of a Discipline. Its shape shows its level, as everywhere in the program."""

    def __init__(self, code: str) -> None:
        known = DISCIPLINES[code]
        self.code = code
        levelled = not known.virtue and code not in icons.LEVELLESS
        states = (OFF, code, code.upper(), f"-{code}") if levelled else (OFF, code, f"-{code}")
        super().__init__(known.name, icon=f"discipline/{code}", states=states)
        self.setToolTip(plain_tip(f"{known.name} ({code})"))

    @override
    def spoken(self, state: str) -> str:
        if not state:
            return tr("off")
        if state.startswith("-"):
            return tr("excluded")
        if len(self.states) == 3:
            return tr("wanted")
        return tr("superior wanted") if state.isupper() else tr("wanted at any level")

    @override
    def paint_sign(self, painter: QPainter, box: QRectF, ink: str) -> None:
        side = round(self.metrics.icon * 1.12)
        dpr = self.devicePixelRatioF()
        if self.state and not self.refused:
            picture = icons.discipline_pixmap(self.state, side, dpr, ink)
        else:
            side -= 4
            picture = icons.pixmap(f"discipline/{self.code}", side, dpr, ink)
        painter.drawPixmap(box.center() - QPointF(side / 2, side / 2), picture)


class DisciplineField(FilterField):
    """The grid with its modes."""

    def __init__(self) -> None:
        super().__init__((DIS, DIS_ONLY))
        self._toggles = {code: DisciplineToggle(code) for code in DISCIPLINES}
        self.group = ToggleGroup(list(self._toggles.values()), self)
        self.group.setAccessibleName(tr("Disciplines"))
        self.group.setToolTip(
            tr(
                "Click once for any level, again for superior, again to exclude; "
                "the right button goes back."
            )
        )
        self.group.moved.connect(self.notify)
        row = QHBoxLayout()
        row.setSpacing(theme.Metrics.of(self.font()).big)
        self._modes = QButtonGroup(self)
        self.modes: dict[str, QRadioButton] = {}
        for mode, (text, tip) in _MODES.items():
            button = QRadioButton(tr(text), self)
            button.setToolTip(tr(tip))
            button.setAccessibleDescription(tr(tip))
            self._modes.addButton(button)
            self.modes[mode] = button
            row.addWidget(button)
        row.addStretch(1)
        self.modes["all"].setChecked(True)
        self._wish = "all"
        self._modes.buttonClicked.connect(self._on_mode)
        self._layout.setSpacing(theme.Metrics.of(self.font()).gap)
        self._layout.addWidget(self.group)
        self._layout.addLayout(row)
        self.setFocusProxy(self.group)
        self.group.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def toggles(self) -> dict[str, DisciplineToggle]:
        """The toggles by code in lower case."""
        return self._toggles

    @property
    def mode(self) -> str:
        """``all``, ``any`` or ``only``."""
        return next(mode for mode, button in self.modes.items() if button.isChecked())

    def _on_mode(self) -> None:
        self._wish = self.mode
        if any(toggle.state for toggle in self._toggles.values()):
            self.notify()

    @override
    def show_query(self, query: Query) -> bool:
        asked = read_disciplines(query.of(DIS), query.of(DIS_ONLY), self._toggles, self._wish)
        shown = asked or Disciplines(mode=self._wish)
        levels = {code.lower(): code for code in shown.wanted}
        levels |= {code: f"-{code}" for code in shown.refused}
        for code, toggle in self._toggles.items():
            toggle.set_state(levels.get(code, OFF))
        self.modes[shown.mode].setChecked(True)
        return asked is not None

    @override
    def conditions(self) -> Conditions:
        states = [toggle.state for toggle in self._toggles.values() if toggle.state]
        return write_disciplines(
            Disciplines(
                tuple(state for state in states if not state.startswith("-")),
                tuple(state[1:] for state in states if state.startswith("-")),
                self.mode,
            )
        )
