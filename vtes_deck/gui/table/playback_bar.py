"""Buttons to watch and replay a game: step, turn, slider, speed, and viewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import override

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QMouseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)

from vtes_deck.app.game_table.view import EVERYTHING, SPECTATOR
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.widgets.box_entries import name_box
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_action
from vtes_deck.language import mark, tr

PACE_NAMES = (mark("At once"), mark("Fast"), mark("Normal"), mark("Slow"))
"""The paces of :data:`vtes_deck.gui.table.live_game.PACES`."""


class _Course(QSlider):
    """A slider that moves to the clicked place."""

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        handle = self._part(QStyle.SubControl.SC_SliderHandle)
        at = event.position().toPoint()
        if not handle.contains(at):
            groove = self._part(QStyle.SubControl.SC_SliderGroove)
            place = at.x() - groove.x() - handle.width() // 2
            room = groove.width() - handle.width()
            lowest, highest = self.minimum(), self.maximum()
            self.setValue(QStyle.sliderValueFromPosition(lowest, highest, place, room))
        super().mousePressEvent(event)

    def _part(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        whole = QStyle.ComplexControl.CC_Slider
        return self.style().subControlRect(whole, option, part, self)


class PlaybackBar(QWidget):
    """Controls of a game that runs automatically.

    Signals:
        stepped: go a decision forward (1) or back (-1).
        turned: go a turn forward (1) or back (-1).
        moved: the slider was moved to a decision.
        ran: automatic playback starts or stops.
        paced: the index of another speed in :data:`PACE_NAMES`.
        looked: the view of a seat, of a spectator or of everyone is wanted.
        taken_over: the player wants to play from here.
    """

    stepped = Signal(int)
    turned = Signal(int)
    moved = Signal(int)
    ran = Signal(bool)
    paced = Signal(int)
    looked = Signal(int)
    taken_over = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self.turn_back = self._button("ui/turn-back", tr("Back to the previous turn"), "Ctrl+Left")
        self.back = self._button("ui/chevron-left", tr("One choice back"), "B")
        self.run = self._button("ui/play", tr("Play automatically"), "P")
        self.run.setCheckable(True)
        self.on = self._button("ui/chevron-right", tr("One choice forward"), "N")
        self.turn_on = self._button("ui/turn-on", tr("Forward to the next turn"), "Ctrl+Right")
        self.slider = _Course(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(tr("Choice of the game"))
        self.place = PlainLabel(self)
        self.place.setProperty("look", "muted")
        self.pace = QComboBox(self)
        name_box(self.pace, tr("Speed"))
        for name in PACE_NAMES:
            self.pace.addItem(tr(name))
        self.eyes = QComboBox(self)
        name_box(self.eyes, tr("Point of view"))
        self.take_over = EnterButton(tr("Play on from here"), self, icons.icon("ui/hand"))
        self.take_over.setToolTip(
            plain_tip(
                tip_of(
                    tr("Play on from here"),
                    tr("Take a seat in a copy of the game; the game itself does not change"),
                    native("O"),
                )
            )
        )
        layout = QHBoxLayout(self)
        layout.setContentsMargins(metrics.gap, metrics.small, metrics.gap, metrics.small)
        for widget in (self.turn_back, self.back, self.run, self.on, self.turn_on):
            layout.addWidget(widget)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self.place)
        layout.addStretch(0)  # takes the space of a missing slider
        for box in (self.pace, self.eyes):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            box.setMaximumWidth(metrics.line * 14)  # names can be long
            layout.addWidget(box)
        layout.addWidget(self.take_over)
        self.turn_back.clicked.connect(lambda: self.turned.emit(-1))
        self.turn_on.clicked.connect(lambda: self.turned.emit(1))
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))
        self.run.toggled.connect(self._on_run)
        self.slider.valueChanged.connect(self.moved)
        self.pace.currentIndexChanged.connect(self.paced)
        self.eyes.activated.connect(lambda _index: self.looked.emit(self.eyes.currentData()))
        self.take_over.clicked.connect(self.taken_over)

    def _button(self, icon: str, name: str, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        button.setAccessibleName(name)
        button.setToolTip(plain_tip(tip_of(name, "", native(key))))
        button.setAutoRaise(True)
        return button

    def _on_run(self, running: bool) -> None:
        self.run.setIcon(icons.icon("ui/pause" if running else "ui/play"))
        name = tr("Stop here") if running else tr("Play automatically")
        self.run.setAccessibleName(name)
        self.run.setToolTip(plain_tip(tip_of(name, "", native("P"))))
        self.ran.emit(running)

    def set_seats(self, names: Sequence[str], eyes: int) -> None:
        """Offer the views of these Methuselahs."""
        self.eyes.clear()
        self.eyes.addItem(tr("All cards open"), EVERYTHING)
        self.eyes.addItem(tr("As a spectator"), SPECTATOR)
        for number, name in enumerate(names):
            self.eyes.addItem(tr("As {name}", name=name), number)
        self.eyes.setCurrentIndex(max(0, self.eyes.findData(eyes)))

    def show_place(self, number: int, last: int | None) -> None:
        """Show the progress of the game.

        Args:
            number: the number of the choice.
            last: the number of the last choice; ``None`` for a game that is being played.
        """
        known = last is not None
        for widget in (self.slider, self.turn_back, self.turn_on, self.back):
            widget.setVisible(known)
        self.place.setText(
            tr("Choice {n}", n=number)
            if last is None
            else tr("Choice {n} of {last}", n=number, last=last)
        )
        if known:
            self.slider.blockSignals(True)
            self.slider.setRange(0, last or 0)
            self.slider.setPageStep(max(1, (last or 0) // 20))
            self.slider.setValue(number)
            self.slider.blockSignals(False)
            self.back.setEnabled(number > 0)
            self.turn_back.setEnabled(number > 0)
            self.on.setEnabled(number < (last or 0))
            self.turn_on.setEnabled(number < (last or 0))

    def stop(self) -> None:
        """Stop the automatic playback."""
        self.run.setChecked(False)


def pace_actions(menu: QMenu, choose: Callable[[int], None]) -> list[QAction]:
    """Menu entries for the speeds; ``choose`` is called with the index of the chosen one."""
    group = QActionGroup(menu)
    found = []
    for pace, name in enumerate(PACE_NAMES):
        action = owned_action(menu, tr(name))
        action.setCheckable(True)
        action.triggered.connect(lambda _checked=False, pace=pace: choose(pace))
        group.addAction(action)
        found.append(action)
    return found
