"""The Reference panel: waits until the rules are read, then shows them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, override

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedLayout

from vtes_deck.app.changes import Changes, What
from vtes_deck.gui import delayed
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.widgets import links
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr

if TYPE_CHECKING:
    from vtes_deck.gui.panels.reference.reader import Reader

log = logging.getLogger(__name__)


def read_rules(_task: Task) -> None:
    """Read the rules and import their reader, while the window stays usable."""
    delayed.reference.read()


class ReferencePanel(Panel):
    """The rules for reference.

    Attributes:
        reader: the rules, once they are read.
        label: shown until then, or the reason why they cannot be read.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.reader: Reader | None = None
        self._wanted = ""
        self._state = ""
        self.label = PlainLabel(tr("Reading the rules …"), self)
        self.label.setProperty("look", "empty")
        self.label.setWordWrap(True)
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.label)
        self._make_actions()
        context.jobs.run(
            tr("Reading the rules"),
            read_rules,
            done=self._begin,
            failed=self._fail,
            owner=self,
            quiet=True,
        )

    def _make_actions(self) -> None:
        self.act_back = QAction(tr("Back to the previous rule"), self)
        self.act_back.setObjectName("back")
        self.act_back.setEnabled(False)
        self.act_back.triggered.connect(self._go_back)
        self.act_rulings = QAction(tr("Rulings on the chosen card"), self)
        self.act_rulings.setObjectName("rulings")
        self.act_rulings.setEnabled(False)
        self.act_rulings.triggered.connect(self._show_rulings)

    def _begin(self, _nothing: None) -> None:
        reader = delayed.reader.Reader(self.context, self)
        reader.moved.connect(self._on_moved)
        if self._state:
            reader.restore_state(self._state)
        if self._wanted:
            reader.show_rule(self._wanted)
        had_focus = self.hasFocus()
        self.reader = reader
        self._stack.addWidget(reader)
        self._stack.setCurrentWidget(reader)
        self.setFocusProxy(reader.words)
        self.act_rulings.setEnabled(True)
        if had_focus:
            self.take_focus()

    def _fail(self, error: Exception) -> None:
        log.error("the rules cannot be read", exc_info=error)
        self.label.setText(
            tr(
                "The rules can't be read: {why}. Reinstall VTES Deck to restore them.",
                why=error,
            )
        )

    def _on_moved(self) -> None:
        self.act_back.setEnabled(self.reader is not None and self.reader.can_go_back)

    def _go_back(self) -> None:
        if self.reader is not None:
            self.reader.go_back()

    def _show_rulings(self) -> None:
        if self.reader is not None:
            self.reader.show_rulings()

    def changed(self, changes: Changes) -> None:
        """Offer the rulings of the selected card."""
        if changes.touches(What.SELECTION | What.CARDBASE) and self.reader is not None:
            self.reader.show_card()

    def show_target(self, target: object) -> None:
        """Show the rule with this number."""
        if isinstance(target, str):
            self.show_rule(target)

    def take_focus(self) -> None:
        """Move the focus to the search box, as soon as there is one."""
        self.setFocus()
        if self.reader is not None:
            self.reader.words.selectAll()

    def show_rule(self, number: str) -> None:
        """Show the rule with a number, of the game or of tournaments, now or when they are read."""
        self._wanted = number
        if self.reader is not None:
            self.reader.show_rule(number)

    @override
    def panel_actions(self) -> tuple[QAction, ...]:
        return (self.act_back, self.act_rulings)

    def panel_keys(self) -> tuple[tuple[str, str], ...]:
        """Keys of the contents and the text."""
        keys, what = links.KEYS
        return ((tr("Backspace"), tr("Back to the previous rule")), (tr(keys), tr(what)))

    def save_state(self) -> str:
        """The edition, and the height of the contents."""
        return self.reader.save_state() if self.reader is not None else self._state

    @override
    def restore_state(self, state: str) -> None:
        self._state = state
        if self.reader is not None:
            self.reader.restore_state(state)
