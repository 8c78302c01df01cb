"""How often and in how many copies the found decks play each card, by year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, override

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from cardbase.archive import ArchiveDeck
from cardbase.model import AnyCard
from cardbase.terms import CardKind
from vtes_deck.app.archive_usage import CardUse, play_among, years_of
from vtes_deck.app.natural_order import natural
from vtes_deck.graphics import theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.bar_chart import Bar
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.column_chart import Columns
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.language import mark, number, percent, plural, tr

_JOB = "archive played"
_WIDE = 46
"""Minimum width, in lines, to show the chart to the right of the table."""

_ALL_COLUMNS = 38
"""Minimum width of the table, in lines, for all columns."""

_COLUMNS = (
    (TableColumn(mark("Card"), card=True), 10.0),
    (
        TableColumn(mark("Decks"), mark("Decks found that play it"), number=True),
        4.0,
    ),
    (
        TableColumn(mark("Share"), mark("Share of the decks found"), number=True, share=True),
        8.0,
    ),
    (
        TableColumn(
            mark("Copies"), mark("Copies in each deck that plays it, on average"), number=True
        ),
        4.4,
    ),
    (
        TableColumn(mark("Yours"), mark("Copies in the open deck"), number=True),
        4.0,
    ),
    (
        TableColumn(mark("Of all"), mark("Share of the whole archive that plays it"), number=True),
        4.4,
    ),
)


class _Choice(NamedTuple):
    title: str
    kind: CardKind | None = None
    missing: bool = False


_CHOICES = (
    _Choice(mark("All cards")),
    _Choice(mark("Crypt"), CardKind.CRYPT),
    _Choice(mark("Library"), CardKind.LIBRARY),
    _Choice(mark("Not in your deck"), missing=True),
)


class CardUsageView(QWidget):
    """The table, a sentence about the selected card, and its chart."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._decks: Sequence[ArchiveDeck] = ()
        self._counted: Sequence[ArchiveDeck] | None = None
        self._played: tuple[CardUse, ...] = ()
        self._charted: tuple[AnyCard, Sequence[ArchiveDeck]] | None = None
        """The card and the decks of the chart."""
        self._made: dict[int, tuple[int, TableRow]] = {}
        """The rows by card, each with the copies in the open deck that it shows."""
        metrics = theme.Metrics.of(self.font())
        self.kind = QComboBox(self)
        self.kind.setAccessibleName(tr("Cards to count"))
        for choice in _CHOICES:
            self.kind.addItem(tr(choice.title))
        self.kind.activated.connect(self._show)
        self.state = PlainLabel(self)
        self.state.setProperty("look", "muted")
        self.table = RowsView(tr("Cards in these decks"), _COLUMNS, self)
        self.table.looked.connect(self._look)
        ViewHover(self.table, self.table.card_at, context.preview_card)
        self.table.taken.connect(lambda row: self._step(row, 1))
        self.table.stepped.connect(self._step)
        self.message = PlainLabel(self)
        self.message.setWordWrap(True)
        self.message.setMinimumHeight(metrics.line * 2)
        self.chart = Columns(tr("Share of the decks that play the card, by year"), self)
        self.chart.set_axes(tr("Year"), tr("Share of the year's winning decks"))
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        top.addWidget(self.state, 1)
        top.addWidget(self.kind)
        right = QWidget(self)
        below = QVBoxLayout(right)
        below.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        below.addWidget(self.message)
        below.addWidget(self.chart)
        below.addStretch(1)
        self.halves = TurningSplitter(self, vertical=(3, 2), horizontal=(11, 9), wide=_WIDE)
        self.halves.turned.connect(self._turn)
        self.table.installEventFilter(self)
        self.halves.addWidget(self.table)
        self.halves.addWidget(right)
        self._turn()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.halves, 1)

    def _turn(self) -> None:
        """Draw the chart large to the right of the table, and small below it."""
        self.chart.large = self.halves.orientation() is Qt.Orientation.Horizontal
        self.chart.updateGeometry()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave the names of the cards enough space; the sentence also contains what is hidden."""
        if watched is self.table and event.type() == QEvent.Type.Resize:
            narrow = self.table.width() < theme.Metrics.of(self.font()).line * _ALL_COLUMNS
            self.table.setColumnHidden(len(_COLUMNS) - 1, narrow)
        return super().eventFilter(watched, event)

    def show_decks(self, decks: Sequence[ArchiveDeck]) -> None:
        """Count the cards in these decks, as soon as the page is shown."""
        self._decks = decks
        if self.isVisible():
            self.count()

    def count(self) -> None:
        """Count in the background if necessary."""
        if self._counted is self._decks:
            self.deck_changed()
            return
        decks, cards = self._decks, self._context.cards
        self._counted = decks
        self.state.setText(tr("Counting …"))

        def work(task: Task) -> tuple[CardUse, ...]:
            return play_among(decks, cards, task.check)

        self._context.jobs.run(
            tr("Counting the cards"), work, done=self._arrived, owner=self, key=_JOB, quiet=True
        )

    def forget(self) -> None:
        """Count again: another card base is in use."""
        self._counted = None

    def _arrived(self, played: tuple[CardUse, ...]) -> None:
        self._played = played
        self._made.clear()
        self._show()

    def _show(self) -> None:
        self._show_rows(again=True)  # the player asked for other decks or cards

    def _show_rows(self, *, again: bool) -> None:
        choice = _CHOICES[self.kind.currentIndex()]
        held = {slot.card.id: slot.count for slot in self._context.session.deck.slots}
        rows = []
        for each in self._played:
            have = held.get(each.card.id, 0)
            if choice.kind not in (None, each.card.kind) or (have and choice.missing):
                continue
            made = self._made.get(each.card.id)
            if made is None or made[0] != have:
                made = self._made[each.card.id] = have, _row(each, have)
            rows.append(made[1])
        self.table.show_rows(rows, again=again)
        if self.table.current is None and rows:
            self.table.setCurrentIndex(self.table.rows.index(0, 0))
        decks = len(self._decks)
        self.state.setText(
            plural(
                "{cards} cards in {n} decks",
                "{cards} cards in {n} deck",
                decks,
                cards=number(len(rows)),
            )
            if rows
            else tr("No winning deck matches.")
        )

    def _look(self, row: TableRow | None) -> None:
        played = row.stands_for if row is not None else None
        if not isinstance(played, CardUse):
            self.message.setText(
                tr("Select a card to see how it is played. Enter adds one to the deck.")
            )
            self._charted = None
            self.chart.show_bars(())
            return
        self.message.setText(self._sentence(played))
        if (
            self._charted is None
            or self._charted[0] != played.card
            or self._charted[1] is not self._decks
        ):  # an edit of the deck changes no year
            self._charted = played.card, self._decks
            self._show_years(played)
        if self.table.hasFocus():
            self._context.session.select(played.card, origin="archive")

    def _show_years(self, played: CardUse) -> None:
        years = years_of(played.card.id, self._decks)
        self.chart.show_bars(
            [
                Bar(
                    str(each.year),
                    each.share,
                    text=percent(each.share),
                    hint=tr(
                        "{year}: {decks} of {of} decks, {share}, {copies} copies each",
                        year=str(each.year),
                        decks=number(each.decks),
                        of=number(each.of),
                        share=percent(each.share),
                        copies=number(each.mean, 1),
                    ),
                )
                for each in years
            ],
            shares=True,
        )

    def _sentence(self, played: CardUse) -> str:
        have = self._context.session.deck.count(played.card)
        text = tr(
            "{card}: in {decks} of {of} decks ({share}), {copies} copies each; "
            "{everywhere} of all winning decks.",
            card=played.card,
            decks=number(played.decks),
            of=number(played.of),
            share=percent(played.share),
            copies=number(played.copies, 1),
            everywhere=percent(played.everywhere),
        )
        yours = tr("You play {copies}.", copies=have) if have else tr("You do not play it.")
        return f"{text} {yours}"

    def deck_changed(self) -> None:
        """Update the sentence about the copies in the open deck."""
        if not self._played or not self.isVisible():
            return
        self._show_rows(again=False)
        row = self.table.current
        if row is not None and isinstance(row.stands_for, CardUse):
            self.message.setText(self._sentence(row.stands_for))

    def _step(self, row: TableRow, by: int) -> None:
        if isinstance(row.stands_for, CardUse):
            self._context.session.add(row.stands_for.card, by, origin="archive")


def _row(played: CardUse, have: int) -> TableRow:
    card = played.card
    cells = (
        str(card),
        number(played.decks),
        percent(played.share),
        number(played.copies, 1),
        number(have),
        percent(played.everywhere),
    )
    keys = (natural(str(card)), played.decks, played.share, played.copies, have, played.everywhere)
    spoken = plural(
        "{card}: {n} decks, {share}, {copies} copies; {everywhere} of all decks",
        "{card}: {n} deck, {share}, {copies} copies; {everywhere} of all decks",
        played.decks,
        card=card,
        share=cells[2],
        copies=cells[3],
        everywhere=cells[5],
    )
    return TableRow(cells, keys, played, spoken, spoken)
