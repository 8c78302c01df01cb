"""What stands in the cells of the deck list: words, keys and spoken text of a row."""

from __future__ import annotations

import enum

from PySide6.QtCore import Qt

from cardbase.model import AnyCard, CryptCard, Kind, LibraryCard
from vtes_deck.app.decklist import Block, Row
from vtes_deck.deck.model import Slot, UnknownLine


class Column(enum.IntEnum):
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
    Column.COPIES: "Copies",
    Column.NAME: "Card",
    Column.SIZE: "Capacity or cost",
    Column.DISCIPLINES: "Disciplines",
    Column.CLAN: "Clan",
    Column.GROUP: "Group",
    Column.COMMENT: "Comment",
}


class Role(enum.IntEnum):
    """What the model tells besides Qt's own roles."""

    ROW = Qt.ItemDataRole.UserRole + 1
    """The :class:`Slot` or :class:`UnknownLine`; ``None`` for a block."""
    BLOCK = Qt.ItemDataRole.UserRole + 2
    """The :class:`Block`; ``None`` for a row."""
    SUGGESTIONS = Qt.ItemDataRole.UserRole + 3
    """Cards that an unidentified line may mean, best first."""


def row_key(row: Row) -> object:
    """What makes a row the same row before and after a change."""
    if isinstance(row, Slot):
        return row.card.id
    return (row.name, row.line, row.crypt, row.comment)


def cell_text(row: Row, column: Column) -> str:
    """What stands in a cell, in words."""
    if column is Column.COPIES:
        return str(row.count)
    if column is Column.COMMENT:
        return row.comment
    if isinstance(row, UnknownLine):
        return row.name if column is Column.NAME else ""
    card = row.card
    if column is Column.NAME:
        return card_name(card)
    if isinstance(card, CryptCard):
        return _crypt_text(card, column)
    return _library_text(card, column)


def card_name(card: AnyCard) -> str:
    """The name as a list shows it: the group has a column of its own."""
    if isinstance(card, CryptCard) and card.advanced:
        return f"{card.name} (ADV)"
    return card.name


def discipline_codes(card: AnyCard) -> tuple[str, ...]:
    """Disciplines in the order in which they are shown: superior ones first, as printed."""
    if isinstance(card, CryptCard):
        return tuple(sorted(card.disciplines, key=lambda code: (code.islower(), code)))
    return card.requirement.disciplines


def remark(row: Row) -> str:
    """What stands at the end of a row: the comment, or where an unidentified line came from."""
    if isinstance(row, UnknownLine) and row.line and not row.comment:
        return f"line {row.line}"
    return row.comment


def _crypt_text(card: CryptCard, column: Column) -> str:
    if column is Column.SIZE:
        return str(card.capacity)
    if column is Column.DISCIPLINES:
        return " ".join(card.disciplines)
    if column is Column.CLAN:
        return f"{card.clan}, {card.title}" if card.title else card.clan
    return "ANY" if card.group is None else str(card.group)


def _library_text(card: LibraryCard, column: Column) -> str:
    if column is Column.SIZE:
        costs = ((card.pool_cost, "pool"), (card.blood_cost, "blood"))
        words = [f"{cost} {what}" for cost, what in costs if cost]
        if card.conviction_cost:
            words.append(f"{card.conviction_cost} conviction")
        return ", ".join(words)
    need = card.requirement
    if column is Column.DISCIPLINES:
        return (" & " if need.combo else " / ").join(need.disciplines)
    if column is Column.CLAN:
        return " / ".join([*need.clans, *need.paths])
    return ""


def block_data(block: Block, column: int, role: int) -> object:
    """What a heading tells for a role."""
    if role == Role.BLOCK:
        return block
    words = f"{block.title} ({block.count})" + (f", {block.detail}" if block.detail else "")
    if column == Column.NAME and role == Qt.ItemDataRole.DisplayRole:
        return block.title
    if column in {Column.COPIES, Column.NAME} and role == Qt.ItemDataRole.AccessibleTextRole:
        return words
    if column == Column.COPIES and role == Qt.ItemDataRole.DisplayRole:
        return str(block.count)
    return None


def itself(row: Row, _column: Column) -> Row:
    """The row itself."""
    return row


def comment_of(row: Row, _column: Column) -> str:
    """The comment, for an editor."""
    return row.comment


def spoken(row: Row, column: Column) -> str:
    """What a screen reader says of a cell."""
    text = cell_text(row, column)
    if column is not Column.NAME:
        return text
    copies = "1 copy" if row.count == 1 else f"{row.count} copies"
    unknown = "not recognised: " if isinstance(row, UnknownLine) else ""
    return f"{unknown}{text}, {copies}"


def tip(row: Row, column: Column) -> str | None:
    """The tooltip of a cell."""
    if isinstance(row, UnknownLine):
        where = f" (line {row.line} of the file)" if row.line else ""
        return f"This name is no card we know{where}. Press Enter to say which card it is."
    if column is Column.COMMENT:
        return row.comment or "F2: write a comment beside this card"
    if column is Column.NAME:
        kind = "crypt" if row.card.kind is Kind.CRYPT else "library"
        return f"{row.card.full_name}: {kind} card {row.card.id}"
    return cell_text(row, column) or None
