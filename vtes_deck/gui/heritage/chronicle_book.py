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
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage.family import FamilyView
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.language import code, tr
from vtes_deck.paper.export import export_chronicle

LETTERS = 34
"""Maximum characters in a line of the book, which is narrow."""


def fill_book(book: QTreeWidget, open_chronicle: OpenChronicle) -> None:
    """Standings, players, stickers, schemes and notes."""
    names = Names(open_chronicle.data, open_chronicle.state)
    standings = [
        (tr("{n}. {players}", n=one.place, players=one.player), str(one.points))
        for one in table_of_standings(open_chronicle.state)
    ]
    parts = [(tr("Standings"), standings)]
    parts += [
        (sheet.name, sheet_lines(open_chronicle, number))
        for number, sheet in enumerate(open_chronicle.state.players)
    ]
    parts += [
        (tr("Stickers"), mark_lines(open_chronicle)),
        (tr("Unlocked schemes"), [(names.of(one), "") for one in open_chronicle.state.unlocked]),
        (
            tr("Notes"),
            [(tr("Chapter {n}", n=n), text) for n, text in open_chronicle.state.notes],
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


def chapter_trees(open_chronicle: OpenChronicle, parent: QWidget) -> QWidget:
    """The bloodlines of the chapters, the latest first."""
    ground = QWidget(parent)
    column = QVBoxLayout(ground)
    names = Names(open_chronicle.data, open_chronicle.state)
    for past in reversed(open_chronicle.state.outcomes):
        title = PlainLabel(chapter_title(open_chronicle, past), ground)
        title.setProperty("look", "heading")
        column.addWidget(title)
        for place, one in enumerate(past.places, start=1):
            player = names.player(one.player)
            text = tr("{place}. {player}", place=place, player=player)
            column.addWidget(PlainLabel(f"{text} ({one.points})", ground))
            column.addWidget(FamilyView(family(open_chronicle, one), player, one.player, ground))
    column.addStretch(1)
    return ground


def written(open_chronicle: OpenChronicle, suffix: str) -> bytes:
    """The chronicle as Markdown, JSON or PDF.

    Args:
        open_chronicle: the chronicle.
        suffix: ``md``, ``json`` or ``pdf``.

    Raises:
        CannotPrintError: the PDF cannot be made.
    """
    if suffix == "pdf":
        return export_chronicle(open_chronicle, SettingsStore().value.paper, code()).data
    if suffix == "json":
        plain = msgspec.to_builtins(as_json(open_chronicle), str_keys=True)
        return json.dumps(plain, indent=1, ensure_ascii=False).encode()
    return as_markdown(open_chronicle).encode()
