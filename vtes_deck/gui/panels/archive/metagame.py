"""The archive as a metagame: tiles of archetypes, clans and Disciplines, their shares by year."""

from __future__ import annotations

import datetime
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.metagame import FIRST_YEAR, Metagame, Tile, Usual, metagame_of
from vtes_deck.app.natural_order import natural
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.archive.metagame_tiles import TileGrid, doubt_of, title_of, trend_of
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.choices import Choices
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.line_chart import LineChart, Point, Series
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.language import mark, number, percent, plural, tr

_JOB = "archive metagame"
_CURVES = 5
"""Maximum tiles whose curves are compared."""

_WIDE = 46
"""Minimum width, in lines, to show the narrow tiles to the left of the other parts."""

_MIN_SHARE = 0.15
"""Minimum decks of a tile that play a card for the card to be listed."""

_NO_DECKS = mark(
    "These card data contain no winning decks since {year}. Choose File ▸ Card data … to update "
    "them."
)
_KINDS = (mark("Archetypes"), mark("Clans"), mark("Disciplines"))
_PARTS = (mark("Usual cards"), mark("By year"))
_NOTE = mark(
    "Winners only, so no win rates. Tiles: share of the last 180 days and its change in two years, "
    "with a triangle if that is more than chance."
)
_PLANS = (
    mark("Decks that fit no rule."),
    mark("Decks with at least a third of the crypt from this clan."),
    mark("Decks with this Discipline on at least half of the crypt."),
)
"""The common feature of the decks of a tile without a plan, by kind of tile."""

_COLUMNS = (
    (TableColumn(mark("Card"), card=True), 11.0),
    (
        TableColumn(
            mark("Decks"), mark("Share of these decks that play it"), number=True, share=True
        ),
        9.0,
    ),
    (
        TableColumn(mark("Copies"), mark("The usual number: the median"), number=True),
        4.4,
    ),
    (
        TableColumn(mark("Yours"), mark("Copies in the open deck"), number=True),
        4.0,
    ),
)


class MetagameView(QWidget):
    """Tiles, and for the chosen one its curve by year, its usual cards, and its decks."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._game: Metagame | None = None
        self._usual: tuple[Usual, ...] = ()
        self._asked = False
        metrics = theme.Metrics.of(self.font())
        self.note = PlainLabel(tr(_NOTE), self)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self.kind = Choices(tr("Kind of tiles"), tuple(map(tr, _KINDS)), self)
        self.tiles = TileGrid(self)
        self.tiles.setAccessibleName(tr("Archetypes, clans or Disciplines"))
        self.message = PlainLabel(tr("Counting …"), self)
        self.message.setWordWrap(True)
        self.again = QPushButton(tr("Try again"), self)
        self.again.hide()
        self.most = PlainLabel(self)
        self.most.setWordWrap(True)
        self.most.setProperty("look", "info")
        self.most.hide()
        self.part = Choices(tr("View of these decks"), tuple(map(tr, _PARTS)), self)
        self.chart = LineChart(tr("Share of each year's winning decks, in percent"), self)
        self.chart.set_axes(tr("Year"), tr("Share of the year's winning decks, %"))
        offer_saving((self.chart,), context.jobs)
        self.cards = RowsView(tr("Usual cards of these decks"), _COLUMNS, self, wide=0)
        self.open_reference = QPushButton(
            icons.icon("ui/open"), tr("Open the reference deck"), self
        )
        self.open_reference.setToolTip(tr("The most typical of these decks"))
        self.open_average = QPushButton(tr("Open the averaged list"), self)
        self.open_average.setToolTip(tr("A new deck of the usual cards in their usual numbers"))
        self._lay_out(metrics)
        self.kind.chosen.connect(self._show)
        self.part.chosen.connect(self._turn)
        self.again.clicked.connect(self.count)
        self.tiles.currentItemChanged.connect(lambda *_: self._look())
        self.tiles.itemSelectionChanged.connect(self._show_curves)
        self.tiles.itemActivated.connect(lambda _item: self._open_reference())
        self.cards.looked.connect(self._look_at_card)
        ViewHover(self.cards, self.cards.card_at, context.preview_card)
        self.cards.taken.connect(lambda row: self._step(row, 1))
        self.cards.stepped.connect(self._step)
        self.open_reference.clicked.connect(self._open_reference)
        self.open_average.clicked.connect(self._open_average)
        self._turn()
        self._look()

    def _lay_out(self, metrics: theme.Metrics) -> None:
        top = QVBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        top.setSpacing(metrics.gap)
        top.addWidget(self.kind)
        top.addWidget(self.note)
        below = QWidget(self)
        inner = QVBoxLayout(below)
        inner.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        inner.setSpacing(metrics.gap)
        inner.addWidget(self.message)
        inner.addWidget(self.again, 0, Qt.AlignmentFlag.AlignLeft)
        inner.addWidget(self.part)
        inner.addWidget(self.most)
        inner.addWidget(self.chart)
        inner.addWidget(self.cards, 1)
        doing = QHBoxLayout()
        doing.addStretch(1)
        doing.addWidget(self.open_average)
        doing.addWidget(self.open_reference)
        inner.addLayout(doing)
        self.halves = TurningSplitter(self, vertical=(2, 3), horizontal=(2, 3), wide=_WIDE)
        self.halves.turned.connect(self._turn)
        self.halves.addWidget(self.tiles)
        self.halves.addWidget(below)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.halves, 1)
        order = (
            *(*self.kind.buttons, self.tiles, self.again, *self.part.buttons),
            *(self.cards, self.open_average, self.open_reference),
        )
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    def show_search(self, text: str) -> None:
        """Show the note that a search for decks does not limit the tiles."""
        words = [tr(_NOTE)]
        if text.strip():
            words.append(tr("The search above does not limit them."))
        self.note.setText(" ".join(words))

    def _turn(self) -> None:
        """Show both cards and curve, but only one of them in a narrow place."""
        roomy = self.halves.orientation() is Qt.Orientation.Horizontal
        curve = bool(self.part.current)
        self.chart.large = roomy or None
        self.chart.updateGeometry()
        self.part.setHidden(roomy)
        self.chart.setVisible(roomy or curve)
        self.cards.setVisible(roomy or not curve)

    # ------------------------------------------------------------------------------------ counting

    def showEvent(self, event: QShowEvent) -> None:
        """Count when the page is first shown."""
        super().showEvent(event)
        self.count()
        self._show_cards(again=False)

    def forget(self) -> None:
        """Count again: another card base is in use."""
        self._game, self._asked = None, False
        if self.isVisible():
            self.count()

    def count(self) -> None:
        """Sort the decks into archetypes, in the background."""
        if self._asked:
            return
        self._asked = True
        self.again.hide()
        self.message.setText(tr("Counting …"))
        cards = self._context.cards

        def work(task: Task) -> Metagame:
            return metagame_of(cards, task.check)

        self._context.jobs.run(
            tr("Counting archetypes"),
            work,
            done=self._arrived,
            failed=self._failed,
            owner=self,
            key=_JOB,
        )

    def _failed(self, error: Exception) -> None:
        self._asked = False
        self.again.show()
        self.message.setText(tr("The archetypes can't be counted: {error}", error=error))

    def _arrived(self, game: Metagame) -> None:
        self._game = game
        self._show()

    # ------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        """Show the tiles of the chosen kind."""
        game = self._game
        if game is not None:
            self.chart.set_axes(_years(game.newest), tr("Share of the year's winning decks, %"))
            kinds = game.archetypes, game.clans, game.disciplines
            self.tiles.show_tiles(kinds[self.kind.current])
        self._look()

    def _show_curves(self) -> None:
        """Compare the selected tiles, or the first of them if there are many."""
        chosen = self.tiles.chosen
        self.chart.show_series([_series(tile) for tile in chosen[:_CURVES]])
        self.most.setText(
            tr("By year for the first {n} of the {all} selected.", n=_CURVES, all=len(chosen))
        )
        self.most.setVisible(len(chosen) > _CURVES)

    def _look(self) -> None:
        tile, game = self.tiles.tile, self._game
        some = tile is not None and bool(tile.decks)
        for button in (self.open_reference, self.open_average):
            button.setEnabled(some)
        if game is None:
            return
        if tile is None:
            self.message.setText(tr(_NO_DECKS, year=str(FIRST_YEAR)))
            self._show_curves()
            self._usual = ()
            self._show_cards(again=True)
            return
        self._show_curves()
        self.message.setText(self._sentence(tile, game))
        self._usual = tuple(
            row for row in tile.average(self._context.cards) if row.share >= _MIN_SHARE
        )
        self._show_cards(again=True)

    def _show_cards(self, *, again: bool) -> None:
        deck = self._context.session.deck
        rows = [_row(usual, deck.count(usual.card)) for usual in self._usual]
        self.cards.show_rows(rows, again=again)

    def deck_changed(self) -> None:
        """Update the copies in the open deck."""
        if self.isVisible():
            self._show_cards(again=False)

    def _look_at_card(self, row: TableRow | None) -> None:
        usual = row.stands_for if row is not None else None
        if isinstance(usual, Usual) and self.cards.hasFocus():
            self._context.session.select(usual.card, origin="archive")

    def _step(self, row: TableRow, by: int) -> None:
        if isinstance(row.stands_for, Usual):
            self._context.session.add(row.stands_for.card, by, origin="archive")

    # ------------------------------------------------------------------------------------- opening

    def _open_reference(self) -> None:
        tile = self.tiles.tile
        if tile is not None and tile.decks:
            cards = self._context.cards
            self._context.session.open_archive(tile.reference(cards), cards)

    def _open_average(self) -> None:
        tile = self.tiles.tile
        if tile is not None and tile.decks:
            deck = tile.average_deck(self._context.cards)
            self._context.session.open(deck, Document(Origin.NEW, deck))

    def _sentence(self, tile: Tile, game: Metagame) -> str:
        """A sentence on the common feature of a tile's decks, and on its numbers."""
        text = plural(
            "{n} decks, {share} of all. {recent} of the {all} decks of the last 180 days of data, "
            "{before} in the two years before: {trend}.",
            "{n} deck, {share} of all. {recent} of the {all} decks of the last 180 days of data, "
            "{before} in the two years before: {trend}.",
            len(tile.decks),
            share=percent(tile.share, 1),
            recent=percent(tile.recent, 1),
            all=number(game.recent),
            before=percent(tile.before, 1),
            trend=f"{trend_of(tile)} {doubt_of(tile)}",
        )
        plan = f"{tr(tile.plan)}." if tile.plan else tr(_PLANS[self.kind.current])
        return f"{plan} {text}"


def _years(newest: datetime.date) -> str:
    """The title of the axis, with the date of the newest deck if its year is incomplete."""
    if (newest.month, newest.day) == (12, 31):
        return tr("Year")
    day = newest.isoformat()
    return tr("Year; the decks of {year} until {day}", year=str(newest.year), day=day)


def _row(usual: Usual, have: int) -> TableRow:
    cells = str(usual.card), percent(usual.share), number(usual.copies), number(have)
    keys = natural(cells[0]), usual.share, usual.copies, have
    spoken = tr(
        "{card}: in {share} of the decks, usually {copies}; you play {have}",
        card=cells[0],
        share=cells[1],
        copies=usual.copies,
        have=have,
    )
    return TableRow(cells, keys, usual, spoken, name=usual.card.id)


def _series(tile: Tile) -> Series:
    name, points = title_of(tile), []
    for year, share in tile.years.items():
        low, high = (100 * bound for bound in tile.year_range(year))
        text = tr(
            "{name}, {year}: {share} of {decks} decks ({low} to {high} %)",
            name=name,
            year=str(year),
            share=percent(share, 1),
            decks=number(tile.years_of[year]),
            low=number(low, 1),
            high=number(high, 1),
        )
        points.append(Point(str(year), 100 * share, low, high, number(100 * share, 1), text))
    return Series(name, tuple(points))
