"""A list of the collection on paper: missing cards, wishes, trades."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtWidgets import QWidget

from cardbase.model import CryptCard
from vtes_deck.app.collection_rows import CollectionRow, CollectionView, where_used
from vtes_deck.app.paper import plain
from vtes_deck.collection.usage import Usage
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.collection.words import cards_of, number_of
from vtes_deck.gui.paper.dialog import PaperDialog
from vtes_deck.language import mark, number, tr
from vtes_deck.paper.composer import BODY, TITLE, Composer, heading
from vtes_deck.paper.pages import Block, Document, PaperSize, Text, text_block
from vtes_deck.paper.tables import PaperColumn, table
from vtes_deck.paper.typography import ASCENT, LEADING, Style, fitted

_TITLES = {
    CollectionView.DECK: mark("Missing for {deck}"),
    CollectionView.SHORT: mark("Missing for all built decks"),
    CollectionView.WISHES: mark("Wish list"),
    CollectionView.TRADES: mark("Trade list"),
}
_COLUMNS = (
    PaperColumn(mark("Copies"), 1.0, right=True, bold=True),
    PaperColumn(mark("Card"), 5.0),
    PaperColumn(mark("Have"), 0.8, right=True),
    PaperColumn(mark("Need"), 0.8, right=True),
    PaperColumn(mark("In other decks"), 4.0),
)
_LISTED = (*_COLUMNS[:3], PaperColumn(mark("In decks"), 4.0))


class ListPaper(PaperDialog):
    """The list with a preview."""

    def __init__(
        self,
        context: Context,
        view: CollectionView,
        rows: Sequence[CollectionRow],
        usage: Usage,
        parent: QWidget | None = None,
    ) -> None:
        """Make the dialog.

        Args:
            context: the context of the window.
            view: the list to print.
            rows: its cards.
            usage: their use in decks.
            parent: the panel.
        """
        self._title = tr(_TITLES[view], deck=context.session.title)
        self._view = view
        self._rows = [row for row in rows if number_of(view, row)]
        self._usage = usage
        self._path = str(context.session.path or "") if view is CollectionView.DECK else ""
        super().__init__(context, self._title, Path.home(), parent)
        self.show_document()

    @property
    def file_name(self) -> str:
        """The title of the list."""
        kept = "".join(c if c.isalnum() or c in " -_" else " " for c in self._title)
        return " ".join(kept.split())[:80] or tr("list")

    def make(self, size: PaperSize) -> Document | None:
        """The list for a size of paper."""
        if not self._rows:
            return None
        title = plain(self._title)
        composer = Composer(size, title, tr("Lists by VTES Deck"))
        text, large = fitted(title, Style.BOLD, TITLE, composer.width)
        total = sum(number_of(self._view, row) for row in self._rows)
        words = cards_of(total, len(self._rows))
        composer.flow(
            [
                Block(TITLE * LEADING, (Text(0, TITLE * ASCENT, text, large, Style.BOLD),)),
                text_block(words, composer.width, size=BODY),
            ]
        )
        for part, in_crypt in ((tr("Crypt"), True), (tr("Library"), False)):
            found = [row for row in self._rows if isinstance(row.card, CryptCard) is in_crypt]
            if found:
                composer.flow(self._part(part, found, composer.width))
        return composer.finish()

    def _part(self, title: str, rows: Sequence[CollectionRow], width: float) -> list[Block]:
        """Crypt or library."""
        copies = sum(number_of(self._view, row) for row in rows)
        marked = _COLUMNS if self._view is CollectionView.DECK else _LISTED
        columns = [replace(column, title=tr(column.title)) for column in marked]
        cells = [self._cells(row) for row in rows]
        return [
            heading(f"{title} ({number(copies)})", width),
            *table(columns, cells, width, size=BODY),
        ]

    def _cells(self, row: CollectionRow) -> tuple[str, ...]:
        copies = number(number_of(self._view, row))
        where = plain(where_used(self._usage, row.id, self._path).rstrip("."))
        if self._view is CollectionView.DECK:
            have = number(row.need - row.missing)
            return (copies, plain(row.name), have, number(row.need), where)
        return (copies, plain(row.name), number(row.have), where)
