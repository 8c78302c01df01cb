"""The archive as a metagame: tiles of archetypes, clans and Disciplines, their shares by year."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from cardbase.disciplines import DISCIPLINES
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.metagame import OTHER, SINCE, Metagame, Tile, Usual, Years, survey
from vtes_deck.app.natural_order import natural
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.chart_menu import offer_saving
from vtes_deck.gui.widgets.curves import Curves, Point, Series
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.language import mark, number, percent, plural, tr

_JOB = "archive metagame"
_KEY = int(Qt.ItemDataRole.UserRole)
_CURVES = 3
"""Curves while nothing is chosen."""

_LEAST = 0.15
"""Cards in fewer decks of an archetype are not listed."""

_ARCHETYPES, _CLANS, _DISCIPLINES = range(3)
_KINDS = (mark("Archetypes"), mark("Clans"), mark("Disciplines"))
_NOTE = mark(
    "Winning decks since {year}. The archive holds winners only: these are shares of wins, and "
    "there are no win rates."
)
_HOW = (
    mark("{decks} decks up to {day}. Choose a tile to see its share by year."),
    mark("{decks} decks up to {day}. A deck counts for each clan of a third of its crypt."),
    mark("{decks} decks up to {day}. A deck counts for each Discipline of half of its crypt."),
)
_COLUMNS = (
    (TableColumn(mark("Card")), 11.0),
    (TableColumn(mark("Decks"), mark("Share of these decks that play it"), number=True), 4.4),
    (
        TableColumn(mark("Copies"), mark("The usual number: the median"), number=True),
        4.4,
    ),
)


class MetagameView(QWidget):
    """Tiles above; below them the curve by year, the usual cards, and what can be opened."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._game: Metagame | None = None
        self._asked = False
        metrics = theme.Metrics.of(self.font())
        self.note = PlainLabel(tr(_NOTE, year=str(SINCE)), self)
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self.kind = QComboBox(self)
        self.kind.setAccessibleName(tr("What the tiles show"))
        for title in _KINDS:
            self.kind.addItem(tr(title))
        self.tiles = QListWidget(self)
        self.tiles.setAccessibleName(tr("Archetypes, clans or Disciplines"))
        self.tiles.setFlow(QListView.Flow.LeftToRight)
        self.tiles.setWrapping(True)
        self.tiles.setResizeMode(QListView.ResizeMode.Adjust)
        self.tiles.setUniformItemSizes(True)
        self.tiles.setSpacing(metrics.gap)
        self.tiles.setWordWrap(True)
        self.tiles.setIconSize(QSize(metrics.line * 2, metrics.line * 2))
        self.said = PlainLabel(tr("Counting …"), self)
        self.said.setWordWrap(True)
        self.chart = Curves(tr("Share of each year's winning decks, in percent"), self)
        self.chart.set_axes(tr("Year"), tr("Share of the year's winning decks"))
        offer_saving((self.chart,), context.jobs)
        self.cards = RowsView(tr("Usual cards of the archetype"), _COLUMNS, self, wide=0)
        self.open_reference = QPushButton(
            icons.icon("ui/open"), tr("Open the reference deck"), self
        )
        self.open_reference.setToolTip(tr("The deck that is most like all of the archetype"))
        self.open_average = QPushButton(tr("Open the averaged list"), self)
        self.open_average.setToolTip(tr("A new deck of the usual cards in their usual numbers"))
        self._lay_out(metrics)
        self.kind.activated.connect(self._show)
        self.tiles.currentItemChanged.connect(lambda *_: self._look())
        self.tiles.itemActivated.connect(lambda _item: self._open_reference())
        self.cards.looked.connect(self._look_at_card)
        ViewHover(self.cards, self.cards.card_at, context.preview_card)
        self.cards.taken.connect(lambda row: self._step(row, 1))
        self.cards.stepped.connect(self._step)
        self.open_reference.clicked.connect(self._open_reference)
        self.open_average.clicked.connect(self._open_average)
        self._look()

    def _lay_out(self, metrics: theme.Metrics) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        top.addWidget(self.note, 1)
        top.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignTop)
        below = QWidget(self)
        inner = QVBoxLayout(below)
        inner.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        inner.setSpacing(metrics.gap)
        inner.addWidget(self.said)
        inner.addWidget(self.chart)
        inner.addWidget(self.cards, 1)
        doing = QHBoxLayout()
        doing.addStretch(1)
        doing.addWidget(self.open_average)
        doing.addWidget(self.open_reference)
        inner.addLayout(doing)
        inner.addStretch(0)
        halves = QSplitter(Qt.Orientation.Vertical, self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self.tiles)
        halves.addWidget(below)
        halves.setStretchFactor(0, 2)
        halves.setStretchFactor(1, 3)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(halves, 1)
        order = (self.kind, self.tiles, self.cards, self.open_average, self.open_reference)
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    def tell_search(self, text: str) -> None:
        """Say that a search for decks changes nothing here, if there is one."""
        words = [tr(_NOTE, year=str(SINCE))]
        if text.strip():
            words.append(tr("The search above does not limit them."))
        self.note.setText(" ".join(words))

    # ------------------------------------------------------------------------------------ counting

    def showEvent(self, event: QShowEvent) -> None:
        """Count when the page is first shown."""
        super().showEvent(event)
        self.count()

    def forget(self) -> None:
        """Another card base is in force: count again."""
        self._game, self._asked = None, False
        if self.isVisible():
            self.count()

    def count(self) -> None:
        """Put the decks into archetypes, in the background."""
        if self._asked:
            return
        self._asked = True
        cards = self._context.cards

        def work(task: Task) -> Metagame:
            return survey(cards, task.check)

        self._context.jobs.run(
            tr("Counting archetypes"),
            work,
            done=self._arrived,
            failed=self._failed,
            owner=self,
            key=_JOB,
        )

    def _failed(self, error: Exception) -> None:
        self.said.setText(tr("The archetypes can't be counted: {error}", error=error))

    def _arrived(self, game: Metagame) -> None:
        self._game = game
        self._show()

    # ------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        """Show the tiles of the kind that is asked for."""
        self.tiles.clear()
        if self._game is None:
            return
        line = theme.Metrics.of(self.font()).line
        for key, title, icon, text in self._tiles(self._game):
            item = QListWidgetItem(icon, f"{title}\n{text}")
            item.setData(_KEY, key)
            item.setSizeHint(QSize(line * 15, round(line * 3.4)))
            self.tiles.addItem(item)
        self._look()

    def _tiles(self, game: Metagame) -> list[tuple[str, str, QIcon, str]]:
        """Key, title, picture and numbers of each tile."""
        if self.kind.currentIndex() == _ARCHETYPES:
            return [
                (tile.key, _title(tile), _icon_of(tile), _numbers(tile)) for tile in game.archetypes
            ]
        clans = self.kind.currentIndex() == _CLANS
        found = []
        for key, years in self._years(game).items():
            known = DISCIPLINES.get(key.lower())
            title = key if clans or known is None else known.name
            icon = icons.clan_icon_name(key) if clans else f"discipline/{key.lower()}"
            drawn = icon in icons.icon_names() and icon != icons.PLACEHOLDER
            picture = icons.icon(icon if drawn else "ui/deck")
            now = tr("{share} in {year}", share=percent(years[max(years)], 1), year=str(max(years)))
            found.append((key, title, picture, now))
        return found

    def _years(self, game: Metagame) -> Mapping[str, Years]:
        kind = self.kind.currentIndex()
        if kind == _CLANS:
            return game.clans_by_year
        return game.disciplines_by_year if kind == _DISCIPLINES else game.archetypes_by_year

    @property
    def chosen(self) -> str:
        """The key of the chosen tile, or empty."""
        row = self.tiles.currentRow()
        return str(self.tiles.item(row).data(_KEY)) if row >= 0 else ""

    @property
    def tile(self) -> Tile | None:
        """The chosen archetype."""
        if self._game is None or self.kind.currentIndex() != _ARCHETYPES:
            return None
        return next((each for each in self._game.archetypes if each.key == self.chosen), None)

    def _look(self) -> None:
        tile, game = self.tile, self._game
        some = tile is not None and bool(tile.decks)
        for button in (self.open_reference, self.open_average):
            button.setEnabled(some)
            button.setVisible(self.kind.currentIndex() == _ARCHETYPES)
        self.cards.setVisible(self.kind.currentIndex() == _ARCHETYPES)
        if game is None:
            return
        shown = [self.chosen] if self.chosen else list(self._years(game))[:_CURVES]
        titles = {str(self.tiles.item(row).data(_KEY)): row for row in range(self.tiles.count())}
        self.chart.show_series(
            [
                _series(self.tiles.item(titles[key]).text().split("\n")[0], years)
                for key in shown
                if (years := self._years(game).get(key)) is not None and key in titles
            ]
        )
        how = tr(_HOW[self.kind.currentIndex()], decks=number(game.decks), day=str(game.newest))
        self.said.setText(_sentence(tile, game) if tile is not None else how)
        rows = tile.average(self._context.cards) if tile is not None else ()
        self.cards.show_rows(
            [
                TableRow(
                    (str(row.card), percent(row.share), number(row.copies)),
                    (natural(str(row.card)), row.share, row.copies),
                    row,
                    tr(
                        "{card}: in {share} of the decks, usually {copies}",
                        card=row.card,
                        share=percent(row.share),
                        copies=row.copies,
                    ),
                    name=row.card.id,
                )
                for row in rows
                if row.share >= _LEAST
            ],
            again=True,
        )

    def _look_at_card(self, row: TableRow | None) -> None:
        usual = row.stands_for if row is not None else None
        if isinstance(usual, Usual) and self.cards.hasFocus():
            self._context.session.select(usual.card, origin="archive")

    def _step(self, row: TableRow, by: int) -> None:
        if isinstance(row.stands_for, Usual):
            self._context.session.add(row.stands_for.card, by, origin="archive")

    # ------------------------------------------------------------------------------------- opening

    def _open_reference(self) -> None:
        if self.tile is not None and self.tile.decks:
            cards = self._context.cards
            self._context.session.open_archive(self.tile.reference(cards), cards)

    def _open_average(self) -> None:
        if self.tile is not None and self.tile.decks:
            deck = self.tile.average_deck(self._context.cards)
            self._context.session.open(deck, Document(Origin.NEW, deck))


def _title(tile: Tile) -> str:
    return tr("Other") if tile.key == OTHER else tile.name


def _numbers(tile: Tile) -> str:
    """Decks and trend, short enough for a tile."""
    points = round(100 * tile.trend, 1)
    sign = "+" if points > 0 else "\N{MINUS SIGN}" if points else "\N{PLUS-MINUS SIGN}"
    return tr(
        "{share} now, {trend}",
        share=percent(tile.recent, 1),
        trend=f"{sign}{number(abs(points), 1)}",
    )


def _icon_of(tile: Tile) -> QIcon:
    """The clan that its name begins with, or a deck."""
    name = icons.clan_icon_name(tile.name.partition(":")[0])
    return icons.icon("ui/deck" if name == icons.PLACEHOLDER else name)


def _series(name: str, years: Years) -> Series:
    points = []
    for year, share in years.items():
        value = 100 * share
        said = tr("{name}, {year}: {share}", name=name, year=str(year), share=percent(share, 1))
        points.append(Point(str(year), value, value, value, number(value, 1), said))
    return Series(name, tuple(points))


def _sentence(tile: Tile, game: Metagame) -> str:
    """The text of the tile, in full."""
    told = plural(
        "{n} decks, {share} of all. {recent} of the {all} decks of the last 180 days of data, "
        "{before} in the two years before.",
        "{n} deck, {share} of all. {recent} of the {all} decks of the last 180 days of data, "
        "{before} in the two years before.",
        len(tile.decks),
        share=percent(tile.share, 1),
        recent=percent(tile.recent, 1),
        all=number(game.recent),
        before=percent(tile.before, 1),
    )
    plan = f"{tile.plan}." if tile.plan else tr("Decks that fit no rule.")
    return f"{plan} {told}"
