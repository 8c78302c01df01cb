"""The archive's decks as rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, override

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from cardbase.archive import ArchiveDeck
from cardbase.model import AnyCard, CryptCard
from vtes_deck.app.natural_order import natural
from vtes_deck.app.winner_titles import title_of
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.models.row_order import follow_rows, in_place
from vtes_deck.gui.models.rows import CLAN as CLAN_OF_DECK
from vtes_deck.language import mark, plural, tr

type Index = QModelIndex | QPersistentModelIndex

_NOWHERE = QModelIndex()
COLUMNS = (
    mark("Date"),
    mark("Deck"),
    mark("Clan"),
    mark("Winner"),
    mark("Event"),
    mark("Players"),
    mark("Place"),
)
DATE, DECK, CLAN, WINNER, EVENT, PLAYERS, PLACE = range(len(COLUMNS))


class ArchiveTable(QAbstractTableModel):
    """Winning decks, initially newest first; sorting reorders the rows.

    Attributes:
        clans_of: returns the main clans of a deck; empty until the cards are loaded.
    """

    def __init__(self, parent: Any = None) -> None:  # noqa: ANN401 - whatever Qt takes
        super().__init__(parent)
        self._decks: tuple[ArchiveDeck, ...] = ()
        self._given: tuple[ArchiveDeck, ...] = ()
        self.clans_of: Callable[[ArchiveDeck], str] | None = None
        self._sorted_by = (DATE, Qt.SortOrder.DescendingOrder)

    def show_decks(self, decks: Sequence[ArchiveDeck], *, stay: bool = False) -> None:
        """Replace the shown decks.

        Args:
            decks: newest first.
            stay: decks that are already shown keep their rows; new decks are added below.
        """
        self.beginResetModel()
        self._given = tuple(decks)
        if stay:
            self._decks = in_place(self._decks, self._given, lambda deck: deck.id)
        else:
            self._sort()
        self.endResetModel()

    def settle(self) -> None:
        """Sort the decks."""
        self.sort(*self._sorted_by)

    def deck(self, row: int) -> ArchiveDeck | None:
        """The deck in a row, if there is such a row."""
        return self._decks[row] if 0 <= row < len(self._decks) else None

    def row_of(self, deck_id: str) -> int:
        """The row of a deck, -1 if it is not shown."""
        return next((row for row, deck in enumerate(self._decks) if deck.id == deck_id), -1)

    @override
    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._decks)

    @override
    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(COLUMNS[section])
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return None

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(self._decks[index.row()], index.column())
        if role == CLAN_OF_DECK and index.column() == DECK:
            return self._cell(self._decks[index.row()], CLAN).partition(", ")[0]
        if role == Qt.ItemDataRole.ToolTipRole:
            deck, column = self._decks[index.row()], index.column()
            text = self._about(deck) if column == DECK else self._cell(deck, column)
            return plain_tip(text) or None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None

    @override
    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = self._decks
        self._sorted_by = (column, order)
        self._sort()
        follow_rows(self, before, self._decks, lambda deck: deck.id)
        self.layoutChanged.emit()

    def _sort(self) -> None:
        column, order = self._sorted_by
        down = order is Qt.SortOrder.DescendingOrder
        if column == DATE and down:
            self._decks = self._given  # in the order of the archive
            return
        self._decks = tuple(
            sorted(self._given, key=lambda deck: self._key(deck, column), reverse=down)
        )

    def _about(self, deck: ArchiveDeck) -> str:
        """All facts of a deck, one per line, because columns may be hidden."""
        event = deck.event
        place = ", ".join(filter(None, (event.name, event.place)))
        players = plural("{n} players", "{n} player", event.players) if event.players else ""
        return "\n".join(filter(None, (title_of(deck), deck.player, place, players)))

    def _cell(self, deck: ArchiveDeck, column: int) -> str:
        event = deck.event
        if column == CLAN:
            return self.clans_of(deck) if self.clans_of is not None else ""
        return {
            DATE: event.date.isoformat() if event.date else tr("undated"),
            DECK: title_of(deck),
            WINNER: deck.player,
            EVENT: event.name,
            PLAYERS: str(event.players) if event.players else "",
            PLACE: event.place,
        }[column]

    def _key(self, deck: ArchiveDeck, column: int) -> tuple[object, ...]:
        """Sort key; unknown values count as the oldest or smallest."""
        if column == PLAYERS:
            return (deck.event.players,)
        if column == DATE:
            return (deck.event.date is not None, self._cell(deck, DATE))
        return (natural(self._cell(deck, column)),)


def main_clans(deck: ArchiveDeck, get: Callable[[int], AnyCard | None]) -> str:
    """The clans with at least a third of the crypt, the largest first."""
    clans: Counter[str] = Counter()
    for entry in deck.cards:
        card = get(entry.id)
        if isinstance(card, CryptCard):
            clans[card.clan] += entry.count
    size = sum(clans.values())
    return ", ".join(clan for clan, copies in clans.most_common(3) if 3 * copies >= size)


def _alignment(column: int) -> Qt.AlignmentFlag:
    """The alignment of a column's title and cells."""
    side = Qt.AlignmentFlag.AlignRight if column == PLAYERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
