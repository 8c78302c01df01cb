"""The start page of an empty deck, with ways to begin."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import override

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cardbase.search import Value
from vtes_deck.app.clan_choice import clans_to_begin
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.mime import has_cards
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.card_tile import clan_tile, tile_size
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.language import mark, tr

_WAYS = (
    ("import", mark("Paste a list"), "ui/paste"),
    ("open", mark("Open a file"), "ui/open"),
    ("archive", mark("A winning deck"), "ui/trophy"),
    ("precons", mark("A preconstructed deck"), "ui/stacks"),
)
"""For each way to begin: an action of the menus or a panel, its label and its icon."""

_TILE_WIDE, _TILE_TALL = 6.2, 4.4
"""Size of a tile in lines."""

_LONG = 11
"""Minimum characters of a clan's name that is written in two lines."""

_RECENT = 5
_MAX_NAME_LENGTH = 40


class EmptyDeck(QWidget):
    """Buttons for the ways to begin, recent files, and a tile for each clan.

    Signals:
        dropped: cards were dropped here (``QMimeData``).
        pasted: the keys for pasting were pressed.

    Attributes:
        ways: the buttons, by their action.
        recent: a button for each recent file.
        clans: the tiles, by clan.
    """

    dropped = Signal(object)
    pasted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._clan = ""
        self.setAcceptDrops(True)
        self.ways: dict[str, QPushButton] = {}
        self.recent: list[QToolButton] = []
        self.clans: dict[str, QToolButton] = {}
        metrics = theme.Metrics.of(self.font())
        inside = QWidget(self)
        self._lines = QVBoxLayout(inside)
        self._lines.setContentsMargins(metrics.wide, metrics.wide, metrics.wide, metrics.wide)
        self._lines.setSpacing(metrics.pad)
        self._add_words()
        self._lines.addLayout(self._flow(self._make_ways()))
        self._recent_heading = self._heading(tr("Recent files"))
        self._recent = self._flow(())
        self._lines.addLayout(self._recent)
        in_print, others = clans_to_begin(context.cards)
        for heading, clans in (
            (tr("Begin with a clan in print"), in_print),
            (tr("Begin with another clan"), others),
        ):
            if clans:
                self._heading(heading)
                self._lines.addLayout(self._flow(self._make_clans(clans), even=True))
        self._lines.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._area = scrolled(inside, tr("Ways to begin a deck"), self)
        layout.addWidget(self._area)
        self._show_clan("")
        self.show_recent()

    def _add_words(self) -> None:
        self._title = PlainLabel(self)
        self._title.setProperty("look", "title")
        self._lines.addWidget(self._title)
        self._words = PlainLabel(self)
        self._words.setProperty("look", "muted")
        self._words.setWordWrap(True)
        self._lines.addWidget(self._words)

    def _heading(self, words: str) -> PlainLabel:
        heading = PlainLabel(words, self)
        heading.setProperty("look", "heading")
        self._lines.addSpacing(theme.Metrics.of(self.font()).pad)
        self._lines.addWidget(heading)
        return heading

    def _flow(self, widgets: Iterable[QWidget], *, even: bool = False) -> FlowLayout:
        flow = FlowLayout(theme.Metrics.of(self.font()).gap, even=even)
        for widget in widgets:
            flow.addWidget(widget)
        return flow

    def _make_ways(self) -> Iterable[QPushButton]:
        for key, label, icon in _WAYS:
            button = QPushButton(icons.icon(icon), tr(label), self)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._begin, key))
            self.ways[key] = button
            yield button

    def _begin(self, key: str) -> None:
        targets = {"archive": _named(self._clan) if self._clan else "", "precons": self._clan}
        if key in targets:
            self._context.show_in(key, targets[key])
        else:
            self._context.carry_out(key)

    def _make_clans(self, clans: Iterable[str]) -> Iterable[QToolButton]:
        line = theme.Metrics.of(self.font()).line
        large = round(line * 1.4)
        for clan in clans:
            tile = self._tool(clan, partial(self._begin_with, clan))
            tile.setAccessibleName(clan)
            tile.setText(two_lines(clan))
            tile.setProperty("look", "tile")
            tile.setIcon(clan_tile(clan, large))
            tile.setIconSize(QSize(*tile_size(round(large * 1.3))))
            tile.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            tile.setMinimumWidth(round(line * _TILE_WIDE))
            tile.setFixedHeight(round(line * _TILE_TALL))
            self.clans[clan] = tile
            yield tile

    def _begin_with(self, clan: str) -> None:
        """Search the cards of a clan, most played ones first, and show how to continue."""
        self._context.search_cards(f"{_named(clan)} sort:-twd")
        self._show_clan(clan)
        self._area.verticalScrollBar().setValue(0)

    def _show_clan(self, clan: str) -> None:
        """Offer complete decks of a clan; of any clan for an empty name."""
        self._clan = clan
        if not clan:
            self._title.setText(tr("Begin a deck"))
            self._words.setText(
                tr("Type a card above, drag cards here from the list, or choose a way to begin.")
            )
            for key, label, _icon in _WAYS:
                self.ways[key].setText(tr(label))
            return
        self._title.setText(tr("Begin with {clan}", clan=clan))
        self._words.setText(
            tr(
                "The list starts with the cards that most winning decks play. A "
                "double-click or Enter adds a card. You can also begin with a complete "
                "deck."
            )
        )
        self.ways["archive"].setText(escaped(tr("Winning decks with {clan}", clan=clan)))
        self.ways["precons"].setText(escaped(tr("Precons with {clan}", clan=clan)))

    def _tool(self, words: str, act: Callable[[], object]) -> QToolButton:
        tool = QToolButton(self)
        tool.setText(words.replace("&", "&&"))
        tool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        tool.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        tool.clicked.connect(lambda _checked=False: act())
        return tool

    def follow(self, widget: QWidget) -> None:
        """Put the buttons after a widget in the order of the Tab key."""
        for one, following in pairwise((widget, *self.ways.values(), *self.clans.values())):
            self.setTabOrder(one, following)

    def show_recent(self) -> None:
        """Offer the files that were opened last."""
        for old in self.recent:
            self._recent.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.recent = []
        for name in self._context.settings.value.recent[:_RECENT]:
            path = Path(name)
            shown = path.name
            if len(shown) > _MAX_NAME_LENGTH:
                shown = f"{shown[: _MAX_NAME_LENGTH - 1]}…"
            tool = self._tool(shown, partial(self._context.open_path, path))
            tool.setToolTip(plain_tip(name))
            tool.setIcon(icons.icon("ui/recent"))
            tool.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            tool.setProperty("look", "tile")
            self._recent.addWidget(tool)
            self.recent.append(tool)
        self._recent_heading.setVisible(bool(self.recent))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._show_clan("")  # for another deck

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.pasted.emit()
        else:
            super().keyPressEvent(event)

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if has_cards(event.mimeData()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        mime: QMimeData = event.mimeData()
        if has_cards(mime):
            self.dropped.emit(mime)
            event.acceptProposedAction()


def _named(clan: str) -> str:
    """The query for a clan."""
    return f"clan:{Value(clan.casefold())}"


def two_lines(name: str) -> str:
    """A name of several words in two lines of about the same length."""
    gaps = [at for at, letter in enumerate(name) if letter == " "]
    if len(name) < _LONG or not gaps:
        return name
    at = min(gaps, key=lambda gap: abs(gap - len(name) / 2))
    return f"{name[:at]}\n{name[at + 1 :]}"
