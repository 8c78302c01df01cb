"""A chronicle of Heritage on paper: standings, sheets, stickers, chapters with their bloodlines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vtes_deck.app.heritage.export import (
    Branch,
    after_chapter,
    chapter_rows,
    chapter_title,
    data_set_line,
    family,
    mark_lines,
    sheet_lines,
    stage_line,
    table_of_standings,
)
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.app.paper import plain
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.chronicle.state import ChapterOutcome
from vtes_deck.heritage.names import clan_name
from vtes_deck.language import tr
from vtes_deck.paper import typography
from vtes_deck.paper.composer import BODY, SMALL, TITLE, Composer, heading
from vtes_deck.paper.pages import (
    Block,
    Box,
    Document,
    Ink,
    Mark,
    PaperSize,
    StraightLine,
    Text,
    paragraph,
    space,
    text_block,
)
from vtes_deck.paper.tables import PaperColumn, table
from vtes_deck.paper.typography import ASCENT, LEADING, Style

MAX_ACROSS = 9
"""Maximum fledglings next to each other; a wider family is drawn vertically."""

_BOX = 58.0
"""Height of the box of a vampire."""

_STEP = 100.0
"""The vertical distance from a vampire to its childer."""

_MAX_WIDTH = 330.0
_AIR = 16.0
_INDENT = 60.0


def chronicle(open_chronicle: OpenChronicle, size: PaperSize) -> Document:
    """The document of a chronicle."""
    title = plain(open_chronicle.name)
    composer = Composer(size, title, plain(data_set_line(open_chronicle)))
    width = composer.width
    text, letters = typography.fitted(title, Style.BOLD, TITLE, width)
    composer.flow([Block(TITLE * LEADING, (Text(0, TITLE * ASCENT, text, letters, Style.BOLD),))])
    composer.flow(paragraph(stage_line(open_chronicle.state), width, size=BODY, ink="grey"))
    composer.flow([heading(tr("Standings"), width), *_standings(open_chronicle, width)])
    for number, sheet in enumerate(open_chronicle.state.players):
        composer.flow([heading(plain(sheet.name), width), *_sheet(open_chronicle, number, width)])
    stickers = mark_lines(open_chronicle)
    if stickers:
        columns = [PaperColumn(tr("Character"), 1.0), PaperColumn(tr("Stickers"), 2.0)]
        rows = [(plain(name), plain(words)) for name, words in stickers]
        composer.flow([heading(tr("Stickers on characters"), width), *table(columns, rows, width)])
    for outcome in open_chronicle.state.outcomes:
        composer.flow(list(_chapter(open_chronicle, outcome, width)))
    if open_chronicle.state.notes:
        composer.flow([heading(tr("Notes"), width)])
        for chapter, note in open_chronicle.state.notes:
            words = plain(after_chapter(chapter, note))
            composer.flow([*paragraph(words, width, size=BODY), space(10)])
    return composer.finish()


def _standings(open_chronicle: OpenChronicle, width: float) -> list[Block]:
    columns = [
        PaperColumn(tr("Place", "rank"), 1.0, right=True),
        PaperColumn(tr("Player"), 4.0, bold=True),
        PaperColumn(tr("Chronicle points"), 2.0, right=True),
    ]
    rows = [
        (str(one.place), plain(one.player), str(one.points))
        for one in table_of_standings(open_chronicle.state)
    ]
    return table(columns, rows, width)


def _sheet(open_chronicle: OpenChronicle, player: int, width: float) -> list[Block]:
    lines = sheet_lines(open_chronicle, player)
    if not lines:
        return paragraph(tr("The prologue is not entered."), width, size=BODY, ink="grey")
    rows = [(label, plain(text)) for label, text in lines]
    _head, *made = table([PaperColumn("", 1.0), PaperColumn("", 4.0)], rows, width)
    return [replace(row, again=None) for row in made]


def _chapter(
    open_chronicle: OpenChronicle, outcome: ChapterOutcome, width: float
) -> Iterator[Block]:
    names = Names(open_chronicle.data, open_chronicle.state)
    yield heading(plain(chapter_title(open_chronicle, outcome)), width)
    columns = [
        PaperColumn(tr("Place", "rank"), 1.0, right=True),
        PaperColumn(tr("Player"), 3.0, bold=True),
        PaperColumn(tr("Clan"), 2.0),
        PaperColumn(tr("Victory points"), 1.5, right=True),
    ]
    rows = [tuple(map(plain, row)) for row in chapter_rows(names, outcome)]
    *above, lowest = table(columns, rows, width)
    yield from (replace(row, keep=True) for row in above)  # a chapter has at most four such rows
    yield lowest
    for mission, player in outcome.claims.items():
        words = tr(
            "{player} claimed {mission}.", player=names.player(player), mission=names.of(mission)
        )
        yield from paragraph(plain(words), width, size=SMALL * 1.1, ink="grey")
    for one in outcome.places:
        if one.bloodline:
            words = tr(
                "Bloodline of {player}, {clan}",
                player=names.player(one.player),
                clan=clan_name(one.clan),
            )
            yield space(18)
            yield text_block(plain(words), width, size=BODY, style=Style.BOLD, below=10, keep=True)
            yield from tree(family(open_chronicle, one), width)


# -------------------------------------------------------------------------------------------- trees


def tree(top: Branch, width: float) -> list[Block]:
    """A family tree: sires above their childer, or a row for each vampire if it is too wide."""
    if _leaves(top) > MAX_ACROSS:
        return list(_rows(top, width, ()))
    unit = min(_MAX_WIDTH, width / _leaves(top))
    marks: list[Mark] = []
    _across(top, 0, 0, unit, marks)
    return [Block(_depth(top) * _STEP, tuple(marks))]


def _leaves(branch: Branch) -> int:
    return sum(map(_leaves, branch.childer)) or 1


def _depth(branch: Branch) -> int:
    return 1 + max(map(_depth, branch.childer), default=0)


def _across(branch: Branch, x: float, y: float, unit: float, marks: list[Mark]) -> float:
    """Draw a vampire above its childer, from ``x`` on. Return the middle of its box."""
    middles = []
    left = x
    for one in branch.childer:
        middles.append(_across(one, left, y + _STEP, unit, marks))
        left += _leaves(one) * unit
    middle = (middles[0] + middles[-1]) / 2 if middles else x + unit / 2
    joined = [at for at, one in zip(middles, branch.childer, strict=True) if not one.loose]
    if joined:
        bend = y + (_BOX + _STEP) / 2
        first, last = min(middle, *joined), max(middle, *joined)
        marks.append(StraightLine(middle, y + _BOX, 0, bend - y - _BOX, ink="light"))
        marks.append(StraightLine(first, bend, last - first, 0, ink="light"))
        marks += (StraightLine(one, bend, 0, y + _STEP - bend, ink="light") for one in joined)
    marks += _box(branch, middle - (unit - _AIR) / 2, y, unit - _AIR)
    return middle


def _rows(branch: Branch, width: float, last: Sequence[bool]) -> Iterator[Block]:
    """A row for each vampire, below its sire and indented."""
    step = min(_INDENT, width / 2 / max(1, len(last)))
    x = len(last) * step
    marks: list[Mark] = [
        StraightLine((level + 0.5) * step, 0, 0, _BOX * 1.2, ink="light")
        for level, ended in enumerate(last[:-1])
        if not ended
    ]
    if last and not branch.loose:
        stem = (len(last) - 0.5) * step
        marks.append(StraightLine(stem, 0, 0, _BOX * (0.5 if last[-1] else 1.2), ink="light"))
        marks.append(StraightLine(stem, _BOX / 2, step / 2, 0, ink="light"))
    marks += _box(branch, x, 0, min(_MAX_WIDTH * 1.5, width - x))
    yield Block(_BOX * 1.2, tuple(marks))
    for number, one in enumerate(branch.childer, start=1):
        yield from _rows(one, width, (*last, number == len(branch.childer)))


def _box(branch: Branch, x: float, y: float, width: float) -> list[Mark]:
    """The box of a vampire; grey and without a background if it was in torpor."""
    ink: Ink = "grey" if branch.torpor else "black"
    text, size = typography.fitted(plain(branch.name), Style.PLAIN, BODY, width - 16, SMALL * 0.7)
    room = typography.width(text, Style.PLAIN, size)
    return [
        Box(x, y, width, _BOX, "light", None if branch.torpor else "pale", 1.5),
        Text(x + (width - room) / 2, y + _BOX / 2 + size * 0.35, text, size, ink=ink),
    ]
