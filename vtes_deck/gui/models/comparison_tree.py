"""A comparison of two decks as a tree: sections, and a row for each card or figure in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QApplication, QTreeWidget, QTreeWidgetItem

from cardbase.model import AnyCard
from vtes_deck.app.deck_comparison import DeckComparison, Figure, Section, card_line
from vtes_deck.deck.diff import CardChange
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.language import number, tr

_ROW = 1.4
"""Height of a row in lines."""

WHAT, BEFORE, AFTER, CHANGE, HOW = range(5)
NOTE = Qt.ItemDataRole.UserRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


class CardRow(NamedTuple):
    """The card that a row shows."""

    card: AnyCard
    before: int
    after: int


type TileOf = Callable[[AnyCard], QIcon]
"""The picture in front of the name of a card."""


def fill(
    tree: QTreeWidget,
    found: DeckComparison,
    more: Sequence[Section],
    tile_of: TileOf,
    *,
    every: bool,
) -> None:
    """Show another comparison; collapsed sections stay collapsed."""
    closed = {
        item.data(WHAT, NOTE) for item in _tops(tree) if not item.isExpanded() and item.childCount()
    }
    at = tree.verticalScrollBar().value()
    cursor = _cursor(tree)
    tree.clear()
    tree.setHeaderLabels(["", found.before, found.after, tr("Change"), tr("Method")])
    # The other columns have numbers and are right-aligned, titles included.
    tree.headerItem().setTextAlignment(
        HOW, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    )
    for key, title, changes in (
        ("only before", tr("Only in {deck}", deck=found.before), found.only_before),
        ("only after", tr("Only in {deck}", deck=found.after), found.only_after),
        ("counts", tr("In different numbers"), found.counts),
    ):
        if changes:
            _section(tree, key, f"{title} ({number(len(changes))})", _card_items(changes, tile_of))
    for section in (*found.sections, *more):
        figures = section.figures if every else section.changed
        if figures:
            _section(tree, section.title, section.title, map(_figure_item, figures))
    for item in _tops(tree):
        item.setExpanded(item.data(WHAT, NOTE) not in closed)
    _restore(tree, cursor)
    tree.verticalScrollBar().setValue(at)


class _Cursor(NamedTuple):
    """The position of the cursor: section, card and row."""

    section: object
    text: str
    place: int


def _cursor(tree: QTreeWidget) -> _Cursor | None:
    item: QTreeWidgetItem | None = tree.currentItem()
    if item is None:
        return None
    top: QTreeWidgetItem | None = item.parent()
    if top is None:
        return _Cursor(item.data(WHAT, NOTE), "", -1)
    return _Cursor(top.data(WHAT, NOTE), item.text(WHAT), top.indexOfChild(item))


def _restore(tree: QTreeWidget, cursor: _Cursor | None) -> None:
    """Restore the cursor; if its row is gone, put it on the row that is there now."""
    if cursor is None:
        return
    top = next((item for item in _tops(tree) if item.data(WHAT, NOTE) == cursor.section), None)
    if top is None:
        return
    rows = [row for n in range(top.childCount()) if (row := top.child(n)) is not None]
    same = next((row for row in rows if row.text(WHAT) == cursor.text), None)
    if same is None and cursor.place >= 0 and rows:
        same = rows[min(cursor.place, len(rows) - 1)]
    tree.setCurrentItem(same if same is not None else top)


def card_row(item: QTreeWidgetItem | None) -> CardRow | None:
    """The card that a row represents, if any."""
    row = item.data(BEFORE, NOTE) if item is not None else None
    return row if isinstance(row, CardRow) else None


def _tops(tree: QTreeWidget) -> list[QTreeWidgetItem]:
    return [
        item
        for number in range(tree.topLevelItemCount())
        if (item := tree.topLevelItem(number)) is not None
    ]


def _section(tree: QTreeWidget, key: str, title: str, items: Iterable[QTreeWidgetItem]) -> None:
    top = QTreeWidgetItem([title])
    font = QFont(tree.font())
    font.setBold(True)
    top.setFont(WHAT, font)
    _align(top)
    top.setData(WHAT, NOTE, key)
    top.setFirstColumnSpanned(True)
    top.addChildren(list(items))
    tree.addTopLevelItem(top)
    top.setFirstColumnSpanned(True)


def _card_items(changes: Iterable[CardChange], tile_of: TileOf) -> Iterator[QTreeWidgetItem]:
    for change in changes:
        item = _card_item(change)
        item.setIcon(WHAT, tile_of(change.card))
        yield item


def _card_item(change: CardChange) -> QTreeWidgetItem:
    sign = "+" if change.delta > 0 else "\N{MINUS SIGN}"
    cells = [str(change.card), _count(change.before), _count(change.after)]
    item = QTreeWidgetItem([*cells, f"{sign}{number(abs(change.delta))}", ""])
    color = theme.tokens().color("success" if change.delta > 0 else "danger")
    item.setForeground(CHANGE, color)
    item.setData(BEFORE, NOTE, CardRow(change.card, change.before, change.after))
    item.setData(WHAT, SPOKEN, card_line(change))
    _align(item)
    return item


def _count(copies: int) -> str:
    return number(copies) if copies else "\N{EN DASH}"


def _figure_item(figure: Figure) -> QTreeWidgetItem:
    item = QTreeWidgetItem(
        [figure.title, figure.before, figure.after, figure.change or tr("same"), figure.note]
    )
    text = tr(
        "{title}: {before}, then {after}",
        title=figure.title,
        before=figure.before,
        after=figure.after,
    )
    item.setData(WHAT, SPOKEN, ", ".join(filter(None, (text, figure.change, figure.note))))
    for column in range(HOW + 1):
        item.setToolTip(column, plain_tip(item.text(column)))
    _align(item)
    return item


def _align(item: QTreeWidgetItem) -> None:
    line = theme.Metrics.of(QApplication.font()).line
    item.setSizeHint(WHAT, QSize(0, round(line * _ROW)))
    for column in (BEFORE, AFTER, CHANGE):
        item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
