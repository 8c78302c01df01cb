"""The cards of the decks found: how often, in how many copies, by year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from cardbase.archive import ArchiveDeck
from cardbase.terms import CardKind
from vtes_deck.app.archive_usage import CardUse, play_among, years_of
from vtes_deck.app.natural_order import natural
from vtes_deck.graphics import theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.rows import TableColumn, TableRow
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.bar_chart import Bar, Columns
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.rows_view import RowsView
from vtes_deck.language import mark, number, percent, plural, tr

_JOB = "archive played"
_EVERY = 5
"""Years between two labels under the chart."""

_COLUMNS = (
    (TableColumn(mark("Card")), 10.0),
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
        TableColumn(mark("Of all"), mark("Share of the whole archive that plays it"), number=True),
        4.4,
    ),
)


class _Choice(NamedTuple):
    title: str
    kind: CardKind | None


_CHOICES = (
    _Choice(mark("All cards"), None),
    _Choice(mark("Crypt"), CardKind.CRYPT),
    _Choice(mark("Library"), CardKind.LIBRARY),
)


class CardUsageView(QWidget):
    """The table, a sentence about the selected card, and its chart."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._decks: Sequence[ArchiveDeck] = ()
        self._counted: Sequence[ArchiveDeck] | None = None
        self._played: tuple[CardUse, ...] = ()
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
        self.said = PlainLabel(self)
        self.said.setWordWrap(True)
        self.said.setMinimumHeight(metrics.line * 2)
        self.span = PlainLabel(self)
        self.span.setProperty("look", "muted")
        self.chart = Columns(tr("Share of the decks that play the card, by year"), self)
        self.chart.set_axes(tr("Year"), tr("Share of the year's winning decks"))
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.gap)
        top.addWidget(self.state, 1)
        top.addWidget(self.kind)
        below = QVBoxLayout()
        below.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        below.addWidget(self.said)
        below.addWidget(self.span)
        below.addWidget(self.chart)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addLayout(below)

    def show_decks(self, decks: Sequence[ArchiveDeck]) -> None:
        """Count in these decks: now if the page is shown, otherwise when it is shown."""
        self._decks = decks
        if self.isVisible():
            self.count()

    def count(self) -> None:
        """Count in the background if necessary."""
        if self._counted is self._decks:
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
        self._show()

    def _show(self) -> None:
        kind = _CHOICES[self.kind.currentIndex()].kind
        rows = [_row(each) for each in self._played if kind is None or each.card.kind is kind]
        self.table.show_rows(rows, again=True)  # the player asked for other decks or cards
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
            self.said.setText(
                tr("Select a card to see how it is played. Enter adds one to the deck.")
            )
            self.span.clear()
            self.chart.show_bars(())
            return
        self.said.setText(self._sentence(played))
        years = years_of(played.card.id, self._decks)
        self.span.setText(
            tr(
                "Share of each year's decks, {first} to {last}",
                first=str(years[0].year),
                last=str(years[-1].year),
            )
            if years
            else ""
        )
        self.chart.show_bars(
            [
                Bar(
                    f"{each.year % 100:02}" if each.year % _EVERY == 0 else "",
                    each.share,
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
            ]
        )
        if self.table.hasFocus():
            self._context.session.select(played.card, origin="archive")

    def _sentence(self, played: CardUse) -> str:
        have = self._context.session.deck.count(played.card)
        said = tr(
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
        return f"{said} {yours}"

    def deck_changed(self) -> None:
        """Update the sentence about the copies in the open deck."""
        row = self.table.current
        if row is not None and isinstance(row.stands_for, CardUse):
            self.said.setText(self._sentence(row.stands_for))

    def _step(self, row: TableRow, by: int) -> None:
        if isinstance(row.stands_for, CardUse):
            self._context.session.add(row.stands_for.card, by, origin="archive")


def _row(played: CardUse) -> TableRow:
    card = played.card
    cells = (
        str(card),
        number(played.decks),
        percent(played.share),
        number(played.copies, 1),
        percent(played.everywhere),
    )
    keys = (natural(str(card)), played.decks, played.share, played.copies, played.everywhere)
    spoken = plural(
        "{card}: {n} decks, {share}, {copies} copies; {everywhere} of all decks",
        "{card}: {n} deck, {share}, {copies} copies; {everywhere} of all decks",
        played.decks,
        card=card,
        share=cells[2],
        copies=cells[3],
        everywhere=cells[4],
    )
    return TableRow(cells, keys, played, spoken, spoken)
