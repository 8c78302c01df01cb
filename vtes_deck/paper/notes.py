"""Notes in Markdown on paper: headings, lists, quotations and tables as lines of runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vtes_deck.deck.notes import MAX_LENGTH, tokens_of
from vtes_deck.paper import typography
from vtes_deck.paper.composer import BODY
from vtes_deck.paper.pages import Block, Mark, StraightLine, Text, space
from vtes_deck.paper.typography import ASCENT, LEADING, Style

if TYPE_CHECKING:
    from markdown_it.token import Token

_STEP = 40.0
"""The indentation of a list or a quotation."""

_LABEL_GAP = 12.0
"""The space between a number or a bullet and its text."""

_COLUMN_GAP = 30.0
"""The space between columns of a table."""

_MIN_COLUMN_WIDTH = 150.0
"""The width that each column of a table needs. With less room, rows are set as text."""

_AIR = space(BODY * 0.5)

type _Run = tuple[str, Style]
"""Some letters in one style."""

type _Word = list[_Run]
"""Runs without a space between them."""

type _Cell = list[_Run]
"""The runs of a cell of a table; its lines are joined."""


def note_blocks(text: str, width: float) -> list[Block]:
    """The notes as lines that can go to different pages; a text that is too long is cut off."""
    layout = _Layout(width)
    for token in tokens_of(_printable(text[:MAX_LENGTH])):
        layout.take(token)
    blocks = layout.blocks
    while blocks and not blocks[-1].marks:
        blocks.pop()
    return blocks


@dataclass
class _Layout:
    """Turns tokens into blocks, one after the other."""

    width: float
    blocks: list[Block] = field(default_factory=list)
    _lists: list[int | None] = field(default_factory=list)
    _quotes: int = 0
    _label: str = ""
    _heading: bool = False
    _rows: list[list[_Cell]] | None = None

    def take(self, token: Token) -> None:  # noqa: C901, PLR0912 - a case for each kind of token
        """Process a token."""
        match token.type:
            case "bullet_list_open":
                self._lists.append(None)
            case "ordered_list_open":
                self._lists.append(int(token.attrs.get("start", 1)))
            case "bullet_list_close" | "ordered_list_close":
                self._lists.pop()
                self._end(blank=not self._lists)
            case "list_item_open":
                self._begin_item()
            case "blockquote_open" | "blockquote_close":
                self._quotes += token.nesting
            case "heading_open" | "heading_close":
                self._heading = token.nesting > 0
                self._end(blank=True)
            case "paragraph_close":
                self._end(blank=not token.hidden)
            case "table_open":
                self._rows = []
            case "tr_open" if self._rows is not None:
                self._rows.append([])
            case "thead_open" | "thead_close":
                self._heading = token.nesting > 0
            case "table_close":
                self._set_table(self._rows or [])
                self._rows = None
                self._end(blank=True)
            case "hr":
                line = StraightLine(
                    self._indent, BODY * 0.3, self.width - self._indent, 0, ink="light"
                )
                self.blocks.append(Block(BODY * 0.8, (line,)))
            case "fence" | "code_block":
                for code in token.content.splitlines():
                    self._set([(code.replace(" ", "\N{NO-BREAK SPACE}"), Style.MONO)])
                self._end(blank=True)
            case "inline":
                self._take_line(token.children or ())

    @property
    def _indent(self) -> float:
        return min(_STEP * (len(self._lists) + self._quotes), self.width / 2)

    def _begin_item(self) -> None:
        number = self._lists[-1] if self._lists else None
        self._label = "•" if number is None else f"{number}."
        if number is not None:
            self._lists[-1] = number + 1

    def _end(self, *, blank: bool) -> None:
        if blank and self.blocks and self.blocks[-1] is not _AIR:
            self.blocks.append(_AIR)

    def _take_line(self, children: Sequence[Token]) -> None:
        usual = Style.BOLD if self._heading else Style.ITALIC if self._quotes else Style.PLAIN
        lines = list(_lines(children, usual))
        if self._rows:
            self._rows[-1].append([run for line in lines for run in line])
            return
        for line in lines:
            self._set(line)

    def _set(self, runs: Iterable[_Run]) -> None:
        """Set runs as a paragraph."""
        step = BODY * LEADING
        for words in _wrapped(runs, self.width - self._indent):
            marks: list[Mark] = []
            if self._label:
                marks.append(self._labelled())
            marks += _placed(words, self._indent)
            self.blocks.append(Block(step, tuple(marks), keep=self._heading))

    def _labelled(self) -> Text:
        """The number or bullet of a line, which ends before its text."""
        label, self._label = self._label, ""
        wide = typography.width(label, Style.PLAIN, BODY)
        return Text(max(0.0, self._indent - _LABEL_GAP - wide), BODY * ASCENT, label, BODY)

    def _set_table(self, rows: Sequence[Sequence[_Cell]]) -> None:
        """Set a table: columns side by side, and a line below the first row."""
        room = self.width - self._indent
        if max((len(row) for row in rows), default=0) * _MIN_COLUMN_WIDTH > room:
            for row in rows:
                self._set([run for cell in row for run in (*cell, (" · ", Style.PLAIN))][:-1])
            return
        widths = _column_widths(rows, room)
        for number, row in enumerate(rows):
            cells = [list(_wrapped(cell, room)) for cell, room in zip(row, widths, strict=False)]
            height = max((len(cell) for cell in cells), default=0)
            for line in range(height):
                marks: list[Mark] = []
                x = self._indent
                for cell, room in zip(cells, widths, strict=False):
                    marks += _placed(cell[line] if line < len(cell) else (), x)
                    x += room + _COLUMN_GAP
                self.blocks.append(Block(BODY * LEADING, tuple(marks), keep=number == 0))
            if number == 0 and height:
                wide = sum(widths) + _COLUMN_GAP * (len(widths) - 1)
                rule = StraightLine(self._indent, BODY * 0.1, wide, 0, ink="light")
                self.blocks.append(Block(BODY * 0.3, (rule,), keep=True))


def _placed(runs: Iterable[_Run], x: float) -> Iterator[Text]:
    """The runs of a line, from a position to the right."""
    for text, style in runs:
        yield Text(x, BODY * ASCENT, text, BODY, style)
        x += typography.width(text, style, BODY)


def _column_widths(rows: Sequence[Sequence[_Cell]], room: float) -> list[float]:
    """Widths of the columns of a table. Narrow columns get what they need, wide ones share."""
    count = max((len(row) for row in rows), default=0)
    natural = [
        max(
            sum(typography.width(text, style, BODY) for text, style in row[column])
            for row in rows
            if column < len(row)
        )
        for column in range(count)
    ]
    left = max(0.0, room - _COLUMN_GAP * (count - 1))
    widths = [0.0] * count
    for done, column in enumerate(sorted(range(count), key=natural.__getitem__)):
        widths[column] = min(natural[column], left / (count - done))
        left -= widths[column]
    return widths


def _lines(children: Iterable[Token], usual: Style) -> Iterator[list[_Run]]:
    """The runs of each line; a link to the web is followed by its address."""
    line: list[_Run] = []
    bold = italic = 0
    address, named = "", ""
    for token in children:
        match token.type:
            case "strong_open" | "strong_close":
                bold += token.nesting
            case "em_open" | "em_close":
                italic += token.nesting
            case "link_open":
                address, named = str(token.attrs.get("href", "")), ""
            case "link_close":
                if address and named != address:
                    line.append((f" ({address})", usual))
                address = ""
            case "softbreak" | "hardbreak":
                yield line
                line = []
            case "text" | "code_inline":
                named += token.content
                style = Style.BOLD if bold else Style.ITALIC if italic else usual
                line.append((token.content, Style.MONO if token.type == "code_inline" else style))
    yield line


def _wrapped(runs: Iterable[_Run], room: float) -> Iterator[list[_Run]]:
    """Runs in lines; a word that is wider than a line is broken."""
    line: list[_Run] = []
    used = 0.0
    for word in _words(runs, room):
        wide = sum(typography.width(text, style, BODY) for text, style in word)
        blank = typography.width(" ", word[0][1], BODY) if line else 0.0
        if line and used + blank + wide > room:
            yield _joined(line)
            line, used, blank = [], 0.0, 0.0
        line += [*([(" ", word[0][1])] if line else []), *word]
        used += blank + wide
    if line:
        yield _joined(line)


def _words(runs: Iterable[_Run], room: float) -> Iterator[_Word]:
    word: _Word = []
    for text, style in runs:
        for number, part in enumerate(text.split(" ")):
            if number and word:
                yield word
                word = []
            pieces = typography.pieces(part, style, BODY, room) if part else []
            for piece in pieces[:-1]:
                yield [*word, (piece, style)]
                word = []
            word += [(piece, style) for piece in pieces[-1:]]
    if word:
        yield word


def _joined(line: Iterable[_Run]) -> list[_Run]:
    """Join adjacent runs of one style, so that they are painted as they were measured."""
    joined: list[_Run] = []
    for text, style in line:
        if joined and joined[-1][1] is style:
            joined[-1] = (joined[-1][0] + text, style)
        else:
            joined.append((text, style))
    return joined


def _printable(text: str) -> str:
    return "".join(
        sign if sign.isprintable() or sign == "\n" else " "
        for sign in text.replace("\r\n", "\n").replace("\r", "\n")
    )
