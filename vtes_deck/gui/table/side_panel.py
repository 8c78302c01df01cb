"""The panel next to the board: the log, the question with its buttons, and passing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.game_table.passes import Until
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.table.log_view import LogView
from vtes_deck.gui.table.question import QuestionPanel
from vtes_deck.gui.widgets.announcements import announce
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.gui.widgets.wrapping_button import WrappingButton
from vtes_deck.language import mark, tr

_MESSAGE_TIME = 8000
"""Milliseconds for which a message is shown, even if the game continues."""

UNTIL = {
    Until.ACTION_ENDS: (mark("this action ends"), "E"),
    Until.AGAINST_ME: (mark("another player acts against me"), "A"),
    Until.MY_TURN: (mark("my turn"), "T"),
}
"""The moments until which a player can pass, in words, and the key."""


class SidePanel(QWidget):
    """The right side of the table.

    Signals:
        yielded: the player passes until a moment, an :class:`Until`.
        stopped: the player stops passing.
        rule_wanted: the number of a rule to be shown.
    """

    yielded = Signal(object)
    stopped = Signal()
    rule_wanted = Signal(str)

    _offered: tuple[tuple[str, Callable[[], object]], ...] = ()

    def __init__(self, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule = ""
        self.message_timer = QTimer(self)
        self.message_timer.setSingleShot(True)
        self.message_timer.setInterval(_MESSAGE_TIME)
        self.message_timer.timeout.connect(self._show_next)
        self._next = ""
        metrics = theme.Metrics.of(self.font())
        self.setMinimumWidth(metrics.line * 15)
        self.undo = self._tool("ui/undo", tr("Undo"), "Ctrl+Z")
        self.redo = self._tool("ui/redo", tr("Redo"), "Ctrl+Y")
        self.hint = self._tool("ui/idea", tr("Hint"), "H")
        self.menu = self._tool("ui/menu", tr("Menu"), "F10")
        self.menu.setMenu(menu)
        self.menu.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        tools = QHBoxLayout()
        for button in (self.undo, self.redo, self.hint):
            tools.addWidget(button)
        tools.addStretch(1)
        self.clock = PlainLabel(self)
        self.clock.setToolTip(plain_tip(tr("Time left in the game")))
        tools.addWidget(self.clock)
        tools.addWidget(self.menu)
        self.log = LogView(self)
        self.log.copied.connect(lambda: self.show_message(tr("The log is on the clipboard.")))
        self.question = QuestionPanel(self)
        self.note = self._note()
        self.below = below = QWidget(self)
        column = QVBoxLayout(below)
        column.setContentsMargins(0, metrics.gap, 0, 0)
        column.setSpacing(metrics.gap)
        self.stop = WrappingButton(tr("Stop passing"), below, icons.icon("ui/stop"))
        set_look(self.stop, "stop")
        self.stop.clicked.connect(self.stopped)
        column.addWidget(self.stop)
        column.addWidget(self.question, 1)
        self.question.add_note(self.note)
        self._commands = QVBoxLayout()
        self.commands: list[QPushButton] = []
        column.addLayout(self._commands)
        column.addLayout(self._yields(below))
        self.halves = QSplitter(Qt.Orientation.Vertical, self)
        self.halves.setChildrenCollapsible(False)
        self.halves.addWidget(self.log)
        self.halves.addWidget(below)
        self.halves.setSizes([300, 320])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        layout.setSpacing(metrics.gap)
        layout.addLayout(tools)
        layout.addWidget(self.halves, 1)

    def _tool(self, icon: str, name: str, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        button.setText(name)
        button.setAccessibleName(name)
        button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonIconOnly
            if icon in {"ui/redo", "ui/menu"}
            else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        )
        button.setToolTip(plain_tip(tip_of(name, "", native(key))))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def _note(self) -> QFrame:
        """A place for a hint with its reason."""
        frame = QFrame(self)
        set_look(frame, "info")
        self.note_text = PlainLabel(frame)
        self.note_text.setWordWrap(True)
        self.note_do = EnterButton(tr("Do that"), frame)
        layout = QVBoxLayout(frame)
        layout.addWidget(self.note_text)
        layout.addWidget(self.note_do)
        self.note_rule = EnterButton(tr("Rule"), frame, icons.icon("ui/judge"))
        self.note_rule.clicked.connect(lambda: self.rule_wanted.emit(self._rule))
        layout.addWidget(self.note_rule)
        frame.hide()
        return frame

    def _yields(self, parent: QWidget) -> QVBoxLayout:
        self.yield_title: QLabel = PlainLabel(tr("Pass until …"), parent)
        self.yield_title.setProperty("look", "muted")
        self.yields: dict[Until, QPushButton] = {}
        column = QVBoxLayout()
        column.setSpacing(theme.Metrics.of(self.font()).small)
        column.addWidget(self.yield_title)
        for until, (name, key) in UNTIL.items():
            button = WrappingButton(f"{key}  {tr(name)}", parent)
            button.setAccessibleName(tr("Pass until {until}", until=tr(name)))
            button.setToolTip(plain_tip(tr("You are not asked until then. Key: {key}", key=key)))
            button.clicked.connect(partial(self._on_yield, until))
            column.addWidget(button)
            self.yields[until] = button
        return column

    def _on_yield(self, until: Until, _checked: bool = False) -> None:
        self.yielded.emit(until)

    def show_yields(self, may: Sequence[Until], now: Until | None, *, automatic: bool) -> None:
        """Offer moments, and a button to stop while one is active.

        The stop button has its own place, which the text of the question takes afterwards, so that
        a late click chooses nothing.

        Args:
            may: the moments until which the person may pass.
            now: the moment until which she passes.
            automatic: whether a computer player chooses for her.
        """
        away = automatic or now is not None
        for until, button in self.yields.items():
            button.setVisible(until in may and not away)
        self.yield_title.setVisible(bool(may) and not away)
        if automatic:
            self.stop.say(tr("Let me choose again"))
        elif now is not None:
            self.stop.say(tr("Stop passing (until {until})", until=tr(UNTIL[now][0])))
        self.stop.setToolTip(plain_tip(tr("Ask me again (Esc)")))
        self.stop.setVisible(away)
        self.question.asked.setMinimumHeight(0 if away else self.stop.sizeHint().height())

    def show_commands(self, commands: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Offer actions other than an answer, with a button each; the first is the usual one."""
        if tuple(commands) == self._offered:
            return  # a button being pressed stays
        self._offered = tuple(commands)
        if any(button.hasFocus() for button in self.commands):
            self.question.setFocus(Qt.FocusReason.OtherFocusReason)
        for button in self.commands:
            self._commands.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.commands = []
        for text, act in commands:
            button = WrappingButton(text, self.below)
            if not self.commands:
                set_look(button, "primary")
                parts = self.question.accessibleName(), self.question.accessibleDescription()
                button.setAccessibleDescription(" ".join(filter(None, parts)))
            button.clicked.connect(lambda _checked=False, act=act: act())
            self._commands.addWidget(button)
            button.show()  # shown at once, so that it can get the focus
            self.commands.append(button)

    def show_time(self, left: int | None) -> None:
        """Show the seconds until the time limit, or nothing without one."""
        self.clock.setVisible(left is not None)
        if left is not None:
            minutes, seconds = divmod(left, 60)
            self.clock.setText(f"{minutes}:{seconds:02}")
            self.clock.setAccessibleName(
                tr("{minutes} minutes {seconds} seconds left", minutes=minutes, seconds=seconds)
            )

    def take_focus(self) -> None:
        """Move the focus to the first button, or to the message."""
        if self.commands:
            self.commands[0].setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.question.take_focus()

    @contextmanager
    def keeping_focus(self) -> Iterator[None]:
        """Keep the focus on this panel while its buttons are replaced.

        Otherwise a removed button passes the focus to the next widget, such as a card.
        """
        before = self._focused()
        yield
        if (before is not None and self._focused() is not before) or before is self.question:
            self.take_focus()

    def _focused(self) -> QWidget | None:
        """The part of the panel that has the focus."""
        focused = QApplication.focusWidget()
        return focused if focused is not None and self.below.isAncestorOf(focused) else None

    def show_note(self, text: str, *, doable: bool = False, rule: str = "") -> None:
        """Show a hint or a reason.

        Args:
            text: the text; nothing is shown if it is empty.
            doable: whether a button carries it out.
            rule: the number of a rule to look up.
        """
        if self.message_timer.isActive() and not doable and not rule:
            self._next = text
            return
        self.message_timer.stop()
        self._rule = rule
        if text != self.note_text.text():
            announce(self.question, text)
        self.note_text.setText(text)
        with self.keeping_focus():
            self.note_do.setVisible(doable)
            self.note_rule.setText(tr("Rule {number}", number=rule))
            self.note_rule.setVisible(bool(rule))
            self.note.setVisible(bool(text))

    def show_message(self, text: str) -> None:
        """Show a message for a while, even if the game continues."""
        self.message_timer.stop()
        self.show_note(text)
        self._next = ""
        self.message_timer.start()

    def _show_next(self) -> None:
        self.message_timer.stop()
        self.show_note(self._next)
