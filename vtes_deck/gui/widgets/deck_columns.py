"""The column widths of the deck list."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtGui import QFontMetrics

from cardbase.model import CryptCard
from vtes_deck.app.decklist import Block
from vtes_deck.deck.model import Slot
from vtes_deck.graphics import theme
from vtes_deck.gui.models.card_columns import discipline_codes
from vtes_deck.gui.models.deck_cells import DeckColumn, remark
from vtes_deck.gui.widgets.card_tile import tile_size

_MAX_DISCIPLINES = 8
_MIN_WIDTHS = (
    (DeckColumn.COMMENT, 1),
    (DeckColumn.CLAN, 2),
    (DeckColumn.COPIES, 4),
    (DeckColumn.NAME, 9),
    (DeckColumn.DISCIPLINES, 6),
    (DeckColumn.NAME, 6),
)
"""The columns that shrink in a small window, in this order, and their minimum characters."""


_GROWING = (
    (DeckColumn.NAME, 4),
    (DeckColumn.SIZE, 1),
    (DeckColumn.DISCIPLINES, 2),
    (DeckColumn.CLAN, 3),
    (DeckColumn.COMMENT, 4),
)
"""The columns that share the remaining space in a large window, and their parts of it."""


def wanted_widths(
    blocks: Iterable[Block], measure: QFontMetrics, metrics: theme.Metrics
) -> dict[DeckColumn, int]:
    """The widths that the columns need for their content, in pixels."""
    wide = measure.horizontalAdvance
    em = wide("m")
    rows = [row for block in blocks for row in block.rows]
    cards = [row.card for row in rows if isinstance(row, Slot)]
    titles = [card.title or "" for card in cards if isinstance(card, CryptCard)]
    codes = max((len(discipline_codes(card)) for card in cards), default=3)
    remarks = max((wide(remark(row)) for row in rows), default=0)
    return {
        DeckColumn.COPIES: 2 * (metrics.line + metrics.pad) + 2 * em,
        DeckColumn.NAME: max((wide(card.listed_name) for card in cards), default=10 * em)
        + em
        + tile_size(metrics.line + metrics.pad)[0],
        DeckColumn.SIZE: metrics.icon + 2 * em,
        DeckColumn.DISCIPLINES: min(_MAX_DISCIPLINES, codes) * (metrics.icon + 3) + metrics.gap,
        DeckColumn.CLAN: metrics.icon + metrics.pad + max(map(wide, titles), default=0) + em,
        DeckColumn.GROUP: 2 * em,
        DeckColumn.COMMENT: min(remarks + 2 * em, 16 * em) if remarks else 0,
    }


def fitted(wanted: Mapping[DeckColumn, int], room: int, em: int) -> dict[DeckColumn, int]:
    """Widths for this space, without the last column, which gets the rest."""
    widths = dict(wanted)
    short = sum(widths.values()) - room
    # Without remarks the last column has no width.
    growing = [(column, parts) for column, parts in _GROWING if widths.get(column)]
    for column, parts in growing:
        widths[column] += max(-short, 0) * parts // sum(parts for _, parts in growing)
    for column, letters in _MIN_WIDTHS:
        if column in widths:
            cut = min(max(short, 0), max(widths[column] - letters * em, 0))
            widths[column] -= cut
            short -= cut
    widths.pop(DeckColumn.COMMENT, None)
    return widths
