"""Panels that play the open deck many times in the background and show the results."""

from __future__ import annotations

from typing import override

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QVBoxLayout, QWidget

from vtes_deck.app.changes import Changes, What
from vtes_deck.deck.checksum import checksum
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.background_run import BackgroundRun
from vtes_deck.gui.panels import Context, Panel, PanelAction
from vtes_deck.gui.run_conditions import RunConditions
from vtes_deck.gui.shortcut_tips import share_tip
from vtes_deck.gui.widgets.chart_sketch import ChartSketch, Sketch
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr


class RunPanel[C: RunConditions, B: BackgroundRun, R](Panel):
    """Conditions, a button that plays, a line of status, and the results below.

    A subclass creates :attr:`conditions` (type C) and :attr:`running` (type B, with results of type
    R), then calls :meth:`build`.

    Attributes:
        play_text: the text of the button.
        play_action: the same in the menus.
        sketch_text: how to fill the chart.
    """

    play_text: str
    play_action: PanelAction
    sketch_text: str
    conditions: C
    running: B

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._played = ""
        """The checksum of the cards of the results."""
        metrics = theme.Metrics.of(self.font())
        self._inside = QWidget(self)
        self._rows = QVBoxLayout(self._inside)
        self._rows.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        self._rows.setSpacing(metrics.gap)

    def build(self, name: str, sketch: Sketch) -> None:
        """Lay out the panel.

        Args:
            name: the name of the panel, for screen readers.
            sketch: the kind of chart that is sketched before the first run.
        """
        self._rows.addWidget(self.conditions)
        self.running.news.connect(self._show_result)
        self.running.ended.connect(self._on_ended)
        self._make_buttons()
        self.message = self._label("muted")
        self.sketch = ChartSketch(sketch, tr(self.sketch_text), self._inside)
        self._rows.addWidget(self.sketch)
        self._make_results()
        self._rows.addStretch(1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scrolled(self._inside, name, self))
        self._show_state()

    def _make_results(self) -> None:
        """Make the widgets below the line of status."""
        raise NotImplementedError

    def _show_state(self) -> None:
        """Show what the panel does, or whether its results are those of the current deck."""
        raise NotImplementedError

    def _show_age(self) -> None:
        """Show whether the results are for an earlier version of the deck."""
        old = self._played != checksum(self.context.session.deck)
        text = tr("The deck has changed since. These results are for the earlier version.")
        self._show_message(text if old else "")

    def _show_buttons(self, *, playable: bool, empty: bool) -> None:
        """Enable the buttons that can be used. Stop keeps its place, so that no button moves.

        Args:
            playable: whether the deck can be played.
            empty: whether there are no results yet.
        """
        self.play.setEnabled(playable)
        self.stop.setEnabled(self.running.on)
        self.sketch.setVisible(empty and playable)

    def _play(self) -> None:
        """Start a run."""
        raise NotImplementedError

    def _show_result(self, result: R) -> None:
        """Show a result, which may be intermediate."""
        raise NotImplementedError

    def _show_chart(self) -> None:
        """Show the chart that is chosen."""
        raise NotImplementedError

    def _label(self, look: str) -> QLabel:
        label = PlainLabel(self._inside)
        label.setProperty("look", look)
        label.setWordWrap(True)
        self._rows.addWidget(label)
        return label

    def _box(self, name: str) -> QComboBox:
        """A box that determines what the chart shows; lay it out with :meth:`_row`."""
        box = QComboBox(self._inside)
        box.setAccessibleName(name)
        box.setMinimumContentsLength(16)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.activated.connect(self._show_chart)
        return box

    def _row(self, *widgets: QWidget) -> None:
        """Lay widgets out in a row that wraps."""
        row = FlowLayout(self._rows.spacing())
        for widget in widgets:
            row.addWidget(widget)
        self._rows.addLayout(row)

    def _make_buttons(self) -> None:
        self.play = QPushButton(
            icons.icon("ui/play", "text-on-accent"), tr(self.play_text), self._inside
        )
        set_look(self.play, "primary")
        self.play.clicked.connect(self._play)
        self.stop = QPushButton(icons.icon("ui/stop"), tr("Stop"), self._inside)
        self.stop.setToolTip(tr("Stop and keep the results so far"))
        self.stop.clicked.connect(self.running.stop)
        self._row(self.play, self.stop, *self._more_buttons())

    def _more_buttons(self) -> tuple[QPushButton, ...]:
        """Additional buttons next to Play and Stop."""
        return ()

    @override
    def changed(self, changes: Changes) -> None:
        if changes.touches(What.OPEN_DECKS | What.METADATA | What.DECK | What.CARDBASE):
            session = self.context.session
            self.conditions.show_decks(
                (open_deck.title, open_deck)
                for open_deck in session.open_decks
                if open_deck is not session.open_deck
            )
            self._show_state()

    @override
    def take_focus(self) -> None:
        self.play.setFocus()

    @override
    def panel_actions(self) -> tuple[QAction, ...]:
        action = self.play_action.make(self)
        action.triggered.connect(self._play)
        share_tip(self.play, action)
        return (action,)

    @override
    def save_state(self) -> str:
        return self.conditions.save_state()

    @override
    def restore_state(self, state: str) -> None:
        self.conditions.restore_state(state)

    def _show_message(self, text: str) -> None:
        """Show a text in the line of status, or hide the line without one."""
        self.message.setText(text)
        self.message.setVisible(bool(text))

    def _on_ended(self, trouble: str) -> None:
        self._show_state()
        if trouble:
            self._show_message(trouble)
