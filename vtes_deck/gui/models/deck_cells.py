"""The cells of the deck list: words, keys and spoken text of a row."""

from __future__ import annotations

import enum

from PySide6.QtCore import Qt

from cardbase.model import CryptCard, LibraryCard
from vtes_deck.app.decklist import Block, Row
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.deck.order import type_words
from vtes_deck.gui.models.card_columns import cost_words
from vtes_deck.language import mark, number, plural, tr


class DeckColumn(enum.IntEnum):
    """Columns of the deck list."""

    COPIES = 0
    NAME = 1
    SIZE = 2
    """Capacity, or cost."""
    DISCIPLINES = 3
    """Disciplines, or those required."""
    CLAN = 4
    """Clan and title, or clan required."""
    GROUP = 5
    COMMENT = 6


HEADINGS = {
    DeckColumn.COPIES: mark("Copies"),
    DeckColumn.NAME: mark("Card"),
    DeckColumn.SIZE: mark("Capacity or cost"),
    DeckColumn.DISCIPLINES: mark("Disciplines"),
    DeckColumn.CLAN: mark("Clan"),
    DeckColumn.GROUP: mark("Group"),
    DeckColumn.COMMENT: mark("Comment"),
}


class DeckRole(enum.IntEnum):
    """The data roles that the model adds to those of Qt."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The :class:`Slot` or :class:`UnknownLine`; ``None`` for a block."""
    BLOCK = Qt.ItemDataRole.UserRole + 2
    """The :class:`Block`; ``None`` for a row."""
    SUGGESTIONS = Qt.ItemDataRole.UserRole + 3
    """Cards that an unidentified line may mean, best first."""


def row_key(row: Row) -> object:
    """The key of a row, the same before and after a change."""
    if isinstance(row, Slot):
        return row.card.id
    return (row.name, row.line, row.crypt, row.comment)


def cell_text(row: Row, column: DeckColumn) -> str:
    """The text of a cell."""
    if column is DeckColumn.COPIES:
        return number(row.count)
    if column is DeckColumn.COMMENT:
        return row.comment
    if isinstance(row, UnknownLine):
        return row.name if column is DeckColumn.NAME else ""
    card = row.card
    if column is DeckColumn.NAME:
        return card.listed_name
    if isinstance(card, CryptCard):
        return _crypt_text(card, column)
    return _library_text(card, column)


def remark(row: Row) -> str:
    """The end of a row: the comment, or the source of an unidentified line."""
    if isinstance(row, UnknownLine) and row.line and not row.comment:
        return tr("line {line}", line=row.line)
    return row.comment


def _crypt_text(card: CryptCard, column: DeckColumn) -> str:
    if column is DeckColumn.SIZE:
        return str(card.capacity)
    if column is DeckColumn.DISCIPLINES:
        return " ".join(card.disciplines)
    if column is DeckColumn.CLAN:
        return f"{card.clan}, {card.title}" if card.title else card.clan
    return "ANY" if card.group is None else str(card.group)


def _library_text(card: LibraryCard, column: DeckColumn) -> str:
    if column is DeckColumn.SIZE:
        return cost_words(card)
    need = card.requirement
    if column is DeckColumn.DISCIPLINES:
        return (" & " if need.combo else " / ").join(need.disciplines)
    if column is DeckColumn.CLAN:
        return " / ".join([*need.clans, *need.paths])
    return ""


def block_data(block: Block, column: int, role: int) -> object:
    """The data of a heading for a role."""
    if role == DeckRole.BLOCK:
        return block
    words = f"{type_words(block.title)} ({number(block.count)})" + (
        f", {block.detail}" if block.detail else ""
    )
    if column == DeckColumn.NAME and role == Qt.ItemDataRole.DisplayRole:
        return type_words(block.title)
    if (
        column in {DeckColumn.COPIES, DeckColumn.NAME}
        and role == Qt.ItemDataRole.AccessibleTextRole
    ):
        return words
    if column == DeckColumn.COPIES and role == Qt.ItemDataRole.DisplayRole:
        return number(block.count)
    return None


def itself(row: Row, _column: DeckColumn) -> Row:
    """The row itself."""
    return row


def comment_of(row: Row, _column: DeckColumn) -> str:
    """The comment, for an editor."""
    return row.comment


def spoken(row: Row, column: DeckColumn) -> str:
    """The text of a cell for screen readers."""
    text = cell_text(row, column)
    if column is not DeckColumn.NAME:
        return text
    if isinstance(row, UnknownLine):
        return plural(
            "not recognised: {text}, {n} copies",
            "not recognised: {text}, {n} copy",
            row.count,
            text=text,
        )
    return plural("{text}, {n} copies", "{text}, {n} copy", row.count, text=text)


def tip(row: Row, column: DeckColumn) -> str | None:
    """The tooltip of a cell."""
    if isinstance(row, UnknownLine):
        if not row.line:
            return tr("Unknown card name. Press Enter to choose the card.")
        return tr(
            "Unknown card name (line {line} of the file). Press Enter to choose the card.",
            line=row.line,
        )
    if column is DeckColumn.COMMENT:
        return row.comment or tr("F2: comment on this card")
    if column is DeckColumn.NAME:
        return row.card.full_name
    return cell_text(row, column) or None
