"""Import of text, with the reading shown while the text is edited."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import override

import msgspec
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_deck import deckio
from vtes_deck.app import deck_files
from vtes_deck.app.deck_edits import DeckWork
from vtes_deck.app.decklist import lay_out
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import ReadProblem, ReadResult, Severity, UnreadableError
from vtes_deck.deckio.registry import by_name
from vtes_deck.deckio.words import describe, explain
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.numbered_text import NumberedText
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.shown_deck import ShownDeck
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, plural, tr

PAUSE = 120
"""Milliseconds without typing before the text is read."""

PASTED = mark("the pasted text")
"""The source of a pasted deck; stored in English, shown in the player's language."""

_WHOLE_CRYPT, _WHOLE_LIBRARY = 12, 40
"""Minimum cards of crypt and library in casual play."""

_MAX_SUGGESTIONS = 5
_COUNT = re.compile(r"^\W*(\d{1,2})\s*[x×*]?\s|[x×*(]\s*(\d{1,2})\)?\s*$", re.IGNORECASE)  # noqa: RUF001 - people write the sign
_LOOKS = {Severity.ERROR: "danger", Severity.WARNING: "warning", Severity.NOTE: "info"}
_ICONS = {Severity.ERROR: "ui/error", Severity.WARNING: "ui/warning", Severity.NOTE: "ui/info"}

_MAX_PROPOSED_LENGTH = 20_000
"""Characters of a text that may be proposed."""


class ImportDialog(QDialog):
    """Text on the left; on the right the deck that was read and the lines to check.

    Signals:
        opened: the player wants the deck opened (:class:`~vtes_deck.app.deck_files.Opened`).
        several: the player wants every deck of the text opened; carries a tuple of them.
    """

    opened = Signal(object)
    several = Signal(object)

    def __init__(
        self,
        context: Context,
        text: str = "",
        parent: QWidget | None = None,
        *,
        adding: bool = False,
    ) -> None:
        """Make the dialog.

        Args:
            context: the context of the window.
            text: the initial text.
            parent: the window.
            adding: whether a list that is not a whole deck is added to the open deck by default.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import text"))
        self._context = context
        self._result: ReadResult | None = None
        self._read_text = ""
        self.text = NumberedText(self)
        self.text.setAccessibleName(tr("Text of the deck"))
        self.text.setPlaceholderText(
            tr(
                "Paste a deck list here: from a mail, a forum, the tournament archive, VDB, "
                "Amaranth, Lackey, JOL, ARDB …"
            )
        )
        self.summary = PlainLabel(self)
        self.summary.setProperty("look", "heading")
        self.summary.setWordWrap(True)
        self.problems = QListWidget(self)
        self.problems.setAccessibleName(tr("Lines to check"))
        self.problems.setWordWrap(True)
        icon = theme.Metrics.of(self.font()).icon
        self.problems.setIconSize(QSize(icon, icon))
        self.problems.currentItemChanged.connect(self._on_problem)
        self.offers = QWidget(self)
        self._offers = QHBoxLayout(self.offers)
        self._offers.setContentsMargins(0, 0, 0, 0)
        self.view = ShownDeck(tr("Result"), context.preview_card, self)
        self._adding = adding
        self._lay_out()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._read)
        self.text.textChanged.connect(self._timer.start)
        self.text.setPlainText(text)
        self._timer.stop()
        self._read()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.summary)
        column.addWidget(self.problems, 2)
        column.addWidget(self.offers)
        column.addWidget(self.view, 3)
        halves = QSplitter(self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.text)
        halves.addWidget(right)
        halves.setSizes([1000, 1000])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.open_button = owned_button(buttons, tr("Open as a &new deck"), role)
        self.all_button = owned_button(buttons, tr("Open a&ll decks"), role)
        self.all_button.clicked.connect(self._open_all)
        self.add_button = owned_button(buttons, tr("&Add to the open deck"), role)
        self.open_button.clicked.connect(self._open)
        self.add_button.clicked.connect(self._add)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(halves, 1)
        layout.addWidget(buttons)
        self.resize(metrics.line * 60, metrics.line * 38)

    # ------------------------------------------------------------------------------------- reading

    @property
    def reading(self) -> bool:
        """Whether the text was changed and has not been read yet."""
        return self._timer.isActive()

    def _read(self) -> None:
        text = self.text.toPlainText()
        cards = self._context.cards

        def work(_task: Task) -> ReadResult | UnreadableError:
            try:
                return deckio.read(text, cards)
            except UnreadableError as error:
                return error

        def done(result: ReadResult | UnreadableError) -> None:
            self._show(text, result)

        self._context.jobs.run(tr("Reading the text"), work, done=done, owner=self, key="import")

    def propose(self, text: str) -> None:
        """Begin with a text, such as that of the clipboard, if it is a whole deck."""
        if not text.strip() or len(text) > _MAX_PROPOSED_LENGTH:
            return
        cards = self._context.cards

        def work(_task: Task) -> bool:
            try:
                return _is_whole(deckio.read(text, cards).deck)
            except UnreadableError:
                return False

        def done(whole: bool) -> None:
            if whole and not self.text.toPlainText():
                self.text.setPlainText(text)
                self.text.selectAll()  # so that typing or pasting replaces it

        self._context.jobs.run(
            tr("Reading the text"), work, done=done, owner=self, key="clipboard", quiet=True
        )

    def _show(self, text: str, result: ReadResult | UnreadableError) -> None:
        self._read_text = text
        readable = isinstance(result, ReadResult)
        self._result = result if isinstance(result, ReadResult) else None
        deck = result.deck if isinstance(result, ReadResult) else Deck()
        problems = tuple(_located(result.problems, text)) if isinstance(result, ReadResult) else ()
        if isinstance(result, UnreadableError):
            reason = tr("No deck in this text: {reason}.", reason=explain(result))
            self.summary.setText(reason if text.strip() else tr("Nothing to read yet."))
        else:
            self.summary.setText(_summary(result))
        self.open_button.setEnabled(readable)
        self.add_button.setEnabled(readable)
        self._propose(deck)
        self.view.show_blocks(lay_out(deck))
        self.view.setEnabled(readable)
        line = self._current_line()
        self.problems.clear()
        for problem in problems:
            where = f"{problem.line}: " if problem.line else ""
            icon = icons.icon(_ICONS[problem.severity], _LOOKS[problem.severity])
            item = QListWidgetItem(icon, where + describe(problem))
            item.setData(Qt.ItemDataRole.UserRole, problem)
            self.problems.addItem(item)
            if problem.line == line:
                self.problems.setCurrentItem(item)
        self.problems.setVisible(bool(problems))
        self.text.mark({p.line: _LOOKS[p.severity] for p in problems if p.line})
        if self.problems.currentItem() is None:
            self._offer(None)
        if readable and not problems and not self.text.document().isModified():
            # There is nothing to correct: Enter opens or adds the deck.
            buttons = (self.all_button, self.open_button, self.add_button)
            next(button for button in buttons if button.isDefault()).setFocus()

    def _propose(self, deck: Deck) -> None:
        """Make the likelier button the default: a whole deck is never added to another one."""
        several = self._result is not None and bool(self._result.others)
        self.all_button.setVisible(several)
        adding = self._adding and not _is_whole(deck)
        buttons = (
            (self.all_button, several),
            (self.open_button, not adding and not several),
            (self.add_button, adding and not several),
        )
        for button, first in buttons:
            set_look(button, "primary" if first else "")
            button.setDefault(first)

    def _current_line(self) -> int:
        item: QListWidgetItem | None = self.problems.currentItem()
        return item.data(Qt.ItemDataRole.UserRole).line if item is not None else 0

    # ---------------------------------------------------------------------------------- corrections

    def _on_problem(self, item: QListWidgetItem | None) -> None:
        problem = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        self._offer(problem)
        if problem is not None and problem.line:
            self.text.go_to_line(problem.line)

    def _offer(self, problem: ReadProblem | None) -> None:
        """Buttons for the cards that a line may mean."""
        while self._offers.count():
            old = self._offers.takeAt(0)
            widget = old.widget() if old is not None else None
            if widget is not None:
                widget.deleteLater()
        correctable = problem is not None and problem.line
        names = problem.suggestions[:_MAX_SUGGESTIONS] if problem and correctable else ()
        for name in names:
            button = QPushButton(escaped(name), self.offers)
            if problem:
                button.setToolTip(
                    plain_tip(tr("Write {card} into line {line}", card=name, line=problem.line))
                )
            button.clicked.connect(lambda _checked=False, name=name: self._correct(problem, name))
            self._offers.addWidget(button)
        self._offers.addStretch(1)
        self.offers.setVisible(bool(names))

    def _correct(self, problem: ReadProblem | None, name: str) -> None:
        if problem is None or not problem.line:
            return
        found = _COUNT.search(self.text.line_text(problem.line))
        count = (found[1] or found[2]) if found else "1"
        self.text.replace_line(problem.line, f"{count}x {name}")
        self._timer.stop()
        self._read()

    # ------------------------------------------------------------------------------------ closing

    def _open(self) -> None:
        if self._result is not None:
            self.opened.emit(deck_files.opened_text(self._result, PASTED, self._read_text))
            self.accept()

    def _open_all(self) -> None:
        if self._result is not None:
            opened = deck_files.opened_text(self._result, PASTED, self._read_text)
            self.several.emit((opened, *opened.others))
            self.accept()

    def _add(self) -> None:
        if self._result is None:
            return
        DeckWork(self._context.session).merge(self._result.deck)
        self.accept()

    @override
    def done(self, result: int) -> None:
        self._timer.stop()
        self._context.jobs.cancel("import")
        super().done(result)


def _located(problems: Iterable[ReadProblem], text: str) -> Iterator[ReadProblem]:
    """Problems with their lines in the text shown here; 0 if the line is unknown.

    A reader that removes the headers of a mail counts lines from there. The wrong line must be
    neither marked nor corrected.
    """
    lines = [" ".join(line.split()).casefold() for line in text.split("\n")]
    for problem in problems:
        wording = " ".join(problem.text.split()).casefold()
        number = problem.line
        if wording and not (0 < number <= len(lines) and wording in lines[number - 1]):
            found = [n for n, line in enumerate(lines, start=1) if wording in line]
            # Headers are removed at the beginning, so the line is further down.
            number = next((n for n in found if n > problem.line), 0)
        yield msgspec.structs.replace(problem, line=number)


def _is_whole(deck: Deck) -> bool:
    """Whether a list is a deck rather than some cards for one."""
    crypt, library = deck.crypt_count, deck.library_count
    if library >= _WHOLE_LIBRARY:
        return True
    return bool(crypt and library) and bool(deck.name or deck.author or crypt >= _WHOLE_CRYPT)


def _summary(result: ReadResult) -> str:
    deck = result.deck
    words = [
        tr("Crypt {crypt}, library {library}", crypt=deck.crypt_count, library=deck.library_count)
    ]
    if deck.unknown:
        words.append(
            plural("{n} lines not recognised", "{n} line not recognised", len(deck.unknown))
        )
    if result.others:
        words.append(tr("the first of {n} decks", n=len(result.decks)))
    words.append(tr("read as {format}", format=tr(by_name(result.format).title)))
    what = ", ".join(words)
    return tr("“{name}”: {what}", name=deck.name, what=what) if deck.name else what
