"""The current question with a button for each answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import override

from PySide6.QtCore import QElapsedTimer, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from vtes_deck.app.game_table.choices import Choice
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.engine import Option
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.table.amount_field import AmountField
from vtes_deck.gui.table.question_forms import Forms
from vtes_deck.gui.widgets.announcements import announce
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.gui.widgets.wrapping_button import WrappingButton, wrapped
from vtes_deck.language import plural, tr

MAX_BUTTONS = 40
"""Maximum buttons; further choices are made on the table, or in the list of the next step."""

_NUMBERED = 9

SETTLE = 200
"""Milliseconds for which a button with a new text ignores clicks meant for the old one."""


class QuestionPanel(QWidget):
    """Asks one step of a choice.

    Signals:
        chosen: the :class:`~vtes_deck.app.game_table.choices.Choice` of a button.
        answered: the options that were chosen in a form; see
            :mod:`~vtes_deck.gui.table.question_forms`.
        back: the previous step is wanted.
    """

    chosen = Signal(object)
    answered = Signal(object)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self.asked = PlainLabel(self)
        self.asked.setProperty("look", "heading")
        self.asked.setWordWrap(True)
        self.step = PlainLabel(self)
        self.step.setProperty("look", "muted")
        self.step.setWordWrap(True)
        self.buttons: list[EnterButton] = []
        self._choices: list[Choice] = []
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, metrics.small, 0)
        self._column.setSpacing(metrics.small)
        self._column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidget(self._inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.back_button = EnterButton(tr("Choose differently"), self, icons.icon("ui/undo"))
        self.back_button.clicked.connect(self.back)
        self.pass_button = WrappingButton(tr("Pass"), self)
        set_look(self.pass_button, "primary")
        self.pass_button.clicked.connect(self._pass)
        self._passing: Choice | None = None
        self.amount = AmountField(self)
        self.amount.chosen.connect(self._choose_amount)
        self.forms = Forms(self)
        self.forms.answered.connect(self._answer)
        self._words: dict[object, str] = {}
        self._new: frozenset[object] = frozenset()
        self._since = QElapsedTimer()
        foot = QHBoxLayout()
        foot.addWidget(self.back_button)
        foot.addWidget(self.pass_button, 1)
        self._parts = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addWidget(self.asked)
        layout.addWidget(self.step)
        layout.addWidget(self.amount)
        layout.addWidget(self.forms)
        layout.addWidget(self.area, 1)
        layout.addLayout(foot)
        for number in range(1, _NUMBERED + 1):
            self._key(str(number), partial(self._press_key, number - 1))
        self._key("0", self._pass)
        self.say("")

    def _key(self, key: str, act: Callable[[], object]) -> None:
        """Let a key act once, no matter how long it is held."""
        QShortcut(QKeySequence(key), self, act).setAutoRepeat(False)

    def add_note(self, note: QWidget) -> None:
        """Put a widget above the pass button, where it moves no button when it appears."""
        self._parts.insertWidget(self._parts.count() - 1, note)

    def advise_passing(self, advised: bool) -> None:
        """Highlight the pass button, unless doing nothing is hardly ever right."""
        look = "primary" if advised else ""
        if self.pass_button.property("look") != look:
            set_look(self.pass_button, look)

    def ask(
        self,
        asked: str,
        step: str,
        choices: Sequence[Choice],
        passing: Choice | None,
        *,
        back: bool,
        session: GameSession | None = None,
    ) -> None:
        """Show a question.

        Args:
            asked: the question.
            step: the choices so far, or an instruction.
            choices: one button each, if there is space.
            passing: the choice to do nothing.
            back: whether there is a previous step.
            session: the game, at the first step of a choice that may have its own form.
        """
        offered = self.forms.offer(session)
        choices = [choice for choice in choices if not offered.issuperset(choice.options)]
        by_amount = self.amount.offer(choices)
        gone = self._fill(() if by_amount else choices[:MAX_BUTTONS])
        left = 0 if by_amount else len(choices) - MAX_BUTTONS
        if left > 0:
            more = plural("{n} more on the table", "{n} more on the table", left)
            step = f"{step}\n{more}" if step else more
        unasked = asked != self.asked.text()
        self._texts(asked, step)
        self._passing = passing
        self._speak(asked)
        if passing is not None:
            self.pass_button.say(f"0  {passing.label}")
            self.pass_button.setAccessibleName(passing.label)
            self.pass_button.setToolTip(plain_tip(tip_of(passing.label, "", native("0"))))
        before = QApplication.focusWidget()
        kept = {self.amount: by_amount, self.pass_button: passing is not None}
        self._replace(gone, kept | {self.back_button: back})
        focused = QApplication.focusWidget()
        read = {self, *self.buttons[:1]}  # a reader reads the new texts of what has the focus
        if unasked and before is focused and focused not in read:
            announce(self, asked)
        words: dict[object, str] = {
            place: choice.label for place, choice in enumerate(self._choices)
        }
        words |= dict.fromkeys((self.forms, self.amount), asked)
        if passing is not None:
            kind = "".join(sign for sign in asked if not sign.isdigit())  # a count changes nothing
            words[self.pass_button] = f"{kind} {passing.label}"
        self._note_words(words)

    def _note_words(self, words: dict[object, str]) -> None:
        """Store the texts of the buttons, so that a late click on one does nothing."""
        if words != self._words:
            self._new = frozenset(key for key in words if words[key] != self._words.get(key))
            self._since.start()
        self._words = words

    def _is_late(self, key: object) -> bool:
        """Whether a click was meant for the previous text of the button.

        The buttons of successive phases are in one place, and a double-click must not end two
        phases.
        """
        return key in self._new and self._since.elapsed() < SETTLE

    def _speak(self, asked: str) -> None:
        """Make a screen reader read the question with the first button, which gets the focus."""
        self.pass_button.setAccessibleDescription("" if self.buttons else asked)
        for place, (button, choice) in enumerate(zip(self.buttons, self._choices, strict=True)):
            sentences = (asked, choice.sentence) if not place else (choice.sentence,)
            button.setAccessibleDescription(" ".join(sentences))

    def say(self, text: str, more: str = "") -> None:
        """Remove the question and show a text."""
        self.forms.offer(None)
        gone = self._fill(())
        self._texts(text, more)
        self._passing = None
        self._replace(gone, dict.fromkeys((self.amount, self.pass_button, self.back_button), False))
        self._note_words({})

    def take_focus(self) -> None:
        """Move the focus to the first button or field, or to the question if there is none."""
        self._focus_answers(others=True)

    def _focus_answers(self, *, others: bool) -> None:
        """Move the focus to the first answer; to the pass button only if ``others``."""
        form = self.forms.shown
        if form is not None and form.take_focus():
            return
        if self.amount.isVisible():
            self.amount.take_focus()
            return
        rest = self.pass_button if others and self.pass_button.isVisible() else self
        target: QWidget = self.buttons[0] if self.buttons else rest
        target = target if target.isVisible() else self
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _texts(self, asked: str, step: str) -> None:
        self.asked.setText(asked)
        self.asked.setVisible(bool(asked))
        self.step.setText(step)
        self.step.setVisible(bool(step))
        self.setAccessibleName(asked)
        self.setAccessibleDescription(step)

    def _replace(self, gone: Sequence[QWidget], kept: Mapping[QWidget, bool]) -> None:
        """Show the parts of the question that are kept, and hide the others.

        Buttons that are hidden one by one would pass the focus along, and a screen reader would
        read each of them.
        """
        hidden = [*gone, *(part for part, shown in kept.items() if not shown)]
        focused = QApplication.focusWidget()
        for part, shown in kept.items():
            if shown:
                part.show()
        if any(part is focused or part.isAncestorOf(focused) for part in hidden if focused):
            self._focus_answers(others=kept.get(self.pass_button, False))
        for part, shown in kept.items():
            part.setVisible(shown)
        for button in gone:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()

    def _fill(self, choices: Sequence[Choice]) -> list[EnterButton]:
        """Write the choices on the buttons. Return the buttons that are not needed any more."""
        self._choices = list(choices)
        while len(self.buttons) < len(choices):
            place = len(self.buttons)
            button = EnterButton("", self._inside)
            button.setProperty("look", "choice")
            button.clicked.connect(partial(self._press, place))
            self._column.insertWidget(place, button)
            self.buttons.append(button)
        for button, choice in zip(self.buttons, choices, strict=False):
            button.show()
            button.setAccessibleName(choice.label)
            button.setToolTip(plain_tip("\n".join(filter(None, (choice.sentence, choice.text)))))
        gone = self.buttons[len(choices) :]
        del self.buttons[len(choices) :]
        self._wrap()
        return gone

    def _wrap(self) -> None:
        """Break the words of the buttons into lines that fit."""
        room = self.width() - theme.Metrics.of(self.font()).line * 3
        pairs = zip(self.buttons, self._choices, strict=False)
        for place, (button, choice) in enumerate(pairs, start=self._in_form):
            key = f"{place + 1}  " if place < _NUMBERED else ""
            measure = QFontMetrics(button.font())
            button.setText(escaped(wrapped(f"{key}{choice.label}", measure, room)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    @property
    def _in_form(self) -> int:
        """The number of buttons of the form, which have the first number keys."""
        form = self.forms.shown
        return 0 if form is None else len(form.buttons)

    def _press_key(self, place: int) -> None:
        form = self.forms.shown
        if form is not None and place < len(form.buttons):
            form.buttons[place].click()
        elif self.amount.isVisible():
            self.amount.take(place + 1)
        else:
            self._press(place - self._in_form)

    def _press(self, place: int, _checked: bool = False) -> None:
        if place < len(self._choices) and not self._is_late(place):
            self.chosen.emit(self._choices[place])

    def _pass(self) -> None:
        if self._passing is not None and not self._is_late(self.pass_button):
            self.chosen.emit(self._passing)

    def _choose_amount(self, choice: Choice) -> None:
        if not self._is_late(self.amount):
            self.chosen.emit(choice)

    def _answer(self, options: tuple[Option, ...]) -> None:
        if not self._is_late(self.forms):
            self.answered.emit(options)
