"""A chronicle to read: players and standings, bloodlines of the chapters, and its files."""

from __future__ import annotations

import json
import textwrap

import msgspec
from PySide6.QtWidgets import (
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.export import (
    as_json,
    as_markdown,
    chapter_title,
    family,
    mark_lines,
    sheet_lines,
    table_of_standings,
)
from vtes_deck.app.heritage.keeper import Keeper
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage.family import FamilyView
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.language import code, tr
from vtes_deck.paper.export import export_chronicle

LETTERS = 34
"""Maximum characters in a line of the book, which is narrow."""


def fill_book(book: QTreeWidget, keeper: Keeper) -> None:
    """Standings, players, stickers, schemes and notes."""
    names = Names(keeper.data, keeper.state)
    standings = [
        (tr("{n}. {players}", n=one.place, players=one.player), str(one.points))
        for one in table_of_standings(keeper.state)
    ]
    parts = [(tr("Standings"), standings)]
    parts += [
        (sheet.name, sheet_lines(keeper, number))
        for number, sheet in enumerate(keeper.state.players)
    ]
    parts += [
        (tr("Stickers"), mark_lines(keeper)),
        (tr("Unlocked schemes"), [(names.of(one), "") for one in keeper.state.unlocked]),
        (
            tr("Notes"),
            [(tr("Chapter {n}", n=n), text) for n, text in keeper.state.notes],
        ),
    ]
    font = book.font()
    font.setBold(True)
    for title, rows in parts:
        if rows:
            top = QTreeWidgetItem(book, [title])
            top.setFirstColumnSpanned(True)
            top.setFont(0, font)
            for row in rows:
                item = QTreeWidgetItem(top, [row[0], textwrap.fill(row[1], LETTERS)])
                item.setToolTip(1, plain_tip(row[1]))
            top.setExpanded(True)


def chapter_trees(keeper: Keeper, parent: QWidget) -> QWidget:
    """The bloodlines of the chapters, the latest first."""
    ground = QWidget(parent)
    column = QVBoxLayout(ground)
    names = Names(keeper.data, keeper.state)
    for past in reversed(keeper.state.outcomes):
        title = PlainLabel(chapter_title(keeper, past), ground)
        title.setProperty("look", "heading")
        column.addWidget(title)
        for place, one in enumerate(past.places, start=1):
            player = names.player(one.player)
            text = tr("{place}. {player}", place=place, player=player)
            column.addWidget(PlainLabel(f"{text} ({one.points})", ground))
            column.addWidget(FamilyView(family(keeper, one), player, one.player, ground))
    column.addStretch(1)
    return ground


def written(keeper: Keeper, suffix: str) -> bytes:
    """The chronicle as Markdown, JSON or PDF.

    Args:
        keeper: the chronicle.
        suffix: ``md``, ``json`` or ``pdf``.

    Raises:
        CannotPrintError: the PDF cannot be made.
    """
    if suffix == "pdf":
        return export_chronicle(keeper, SettingsStore().value.paper, code()).data
    if suffix == "json":
        plain = msgspec.to_builtins(as_json(keeper), str_keys=True)
        return json.dumps(plain, indent=1, ensure_ascii=False).encode()
    return as_markdown(keeper).encode()
