"""The command palette: finds any command by a few letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import override

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardbase.names import normalize
from vtes_deck.app.session import DeckSession
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import delayed
from vtes_deck.gui.actions import plain
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.card_tile import icon_size, tile_icon
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr

_MAX_CARDS = 8
_MAX_RULES = 6
_MAX_SHOWN = 40
_MIN_LETTERS_FOR_CARDS = 2
"""Minimum number of letters for which cards are offered too."""

_MIN_LETTERS_FOR_RULES = 3
"""Minimum number of letters for which rules are offered too."""

_MOVING = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


@dataclass(frozen=True)
class Command:
    """A command of the palette.

    Attributes:
        text: its name.
        kind: its kind, or the menu that contains it.
        act: executes it.
        keys: its shortcuts.
        icon: its icon; may be empty.
    """

    text: str
    kind: str
    act: Callable[[], object]
    keys: str = ""
    icon: QIcon | None = None


def commands_of(actions: Iterable[QAction], kind: str) -> Iterator[Command]:
    """The enabled actions, as commands."""
    native = QKeySequence.SequenceFormat.NativeText
    for action in actions:
        if action.isEnabled() and action.text() and action.menu() is None:
            keys = action.shortcut().toString(native)
            text = plain(action.text().split("\t")[0])
            yield Command(text, kind, action.trigger, keys, action.icon())


def decks_of(session: DeckSession) -> Iterator[Command]:
    """The other open decks, and the closed ones."""
    for place, open_deck in enumerate(session.open_decks):
        if open_deck is not session.open_deck:
            yield Command(open_deck.title, tr("Open deck"), partial(session.switch, place))
    for open_deck in reversed(session.closed):
        yield Command(open_deck.title, tr("Closed deck"), partial(session.reopen, open_deck))


def files_of(recent: Iterable[str], open_path: Callable[[Path], object]) -> Iterator[Command]:
    """The files that were opened last."""
    for name in recent:
        yield Command(Path(name).name, tr("Recent file"), partial(open_path, Path(name)))


def matching(commands: Iterable[Command], text: str) -> list[Command]:
    """The commands that contain every word of ``text``, best first.

    First come commands that begin with the text, then those in which a word begins with each of its
    words. Otherwise the order stays.
    """
    words = normalize(text).split()
    found: list[tuple[int, int, Command]] = []
    for number, command in enumerate(commands):
        name = normalize(command.text)
        whole = f"{name} {normalize(command.kind)}"
        if not all(word in whole for word in words):
            continue
        begins = name.startswith(" ".join(words))
        each = all(any(part.startswith(word) for part in whole.split()) for word in words)
        found.append((0 if begins else 1 if each else 2, number, command))
    found.sort(key=lambda one: one[:2])
    return [command for _, _, command in found]


class PaletteDialog(QDialog):
    """The command palette.

    Args of the constructor:
        commands: the possible commands, most likely first.
        context: the context, for cards; ``None`` while the cards are being read.
    """

    def __init__(
        self,
        commands: Iterable[Command],
        context: Context | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Command palette"))
        self._commands = tuple(commands)
        self._context = context
        self._shown: list[Command] = []
        self._has_rules = False
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(
            tr("A command, a panel, an open deck, a recent file, a card, a rule …")
        )
        self.search.setAccessibleName(tr("Command or search text"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.search.installEventFilter(self)
        self.list = QTreeWidget(self)
        self.list.setAccessibleName(tr("Matches"))
        self.list.setColumnCount(3)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        line = theme.Metrics.of(self.font()).line
        self.list.setIconSize(icon_size(line))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        head = self.list.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._do)
        self.list.itemClicked.connect(self._do)
        self.nothing = PlainLabel(tr("No matches."), self)
        self.nothing.setProperty("look", "empty")
        self.nothing.hide()
        layout = QVBoxLayout(self)
        layout.addWidget(self.search)
        layout.addWidget(self.nothing)
        layout.addWidget(self.list, 1)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 36, metrics.line * 24)
        self._fill("")
        self.search.setFocus()
        if context is not None:
            context.jobs.run(
                tr("Reading the rules"),
                lambda _task: delayed.reference.read(),
                done=lambda _nothing: self._add_rules(),
                owner=self,
                key="rules of the palette",
                quiet=True,
            )

    def _add_rules(self) -> None:
        self._has_rules = True
        place = self.list.currentIndex().row()
        self._fill(self.search.text())
        self._go_to(max(0, place))

    def _fill(self, text: str) -> None:
        found = matching(self._commands, text)[:_MAX_SHOWN]
        self._shown = [*found, *self._cards(text), *self._rules(text)]
        self.list.clear()
        row = round(theme.Metrics.of(self.font()).line * 1.4)
        for command in self._shown:
            item = QTreeWidgetItem(self.list, [command.text, command.kind, command.keys])
            item.setToolTip(0, plain_tip(command.text))
            item.setSizeHint(0, QSize(0, row))
            if command.icon is not None:
                item.setIcon(0, command.icon)
            item.setForeground(1, self.palette().placeholderText())
        self._go_to(0)
        self.nothing.setVisible(not self._shown)

    def _cards(self, text: str) -> Iterator[Command]:
        """Cards with a matching name; the command shows the card."""
        if self._context is None or len(text.strip()) < _MIN_LETTERS_FOR_CARDS:
            return
        session = self._context.session
        for card in self._context.cards.complete(text.strip(), limit=_MAX_CARDS):
            icon = tile_icon(card, theme.Metrics.of(self.font()).line)
            act = partial(session.select, card)
            yield Command(card.unique_name, tr("Card"), act, icon=icon)

    def _rules(self, text: str) -> Iterator[Command]:
        """Rules that answer the text; the command shows the rule."""
        if (
            self._context is None
            or not self._has_rules
            or len(text.strip()) < _MIN_LETTERS_FOR_RULES
        ):
            return
        for item in delayed.reference.search(text)[:_MAX_RULES]:
            kind = tr("Rule {number}", number=item.number)
            act = partial(self._context.show_rule, item.number)
            yield Command(item.text, kind, act, icon=icons.icon("ui/rulings"))

    def _do(self, item: QTreeWidgetItem | None) -> None:
        place = self.list.indexOfTopLevelItem(item) if item is not None else -1
        if place < 0:
            return
        command = self._shown[place]
        # The window gets the focus back before the command runs.
        self.accept()
        command.act()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keys of the list work while you type."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in _MOVING:
                self._move(key)
                return True
            if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self._do(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def _move(self, key: Qt.Key) -> None:
        count = self.list.topLevelItemCount()
        if not count:
            return
        item = self.list.currentItem()
        place = self.list.indexOfTopLevelItem(item) if item is not None else 0
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key, 0)
        if step:
            place = (place + step) % count
        else:
            place = min(max(place + (10 if key == Qt.Key.Key_PageDown else -10), 0), count - 1)
        self._go_to(place)

    def _go_to(self, place: int) -> None:
        item: QTreeWidgetItem | None = self.list.topLevelItem(place)
        if item is not None:
            self.list.setCurrentItem(item)
