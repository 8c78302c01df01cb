"""What the commands print: tables for people, JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import click
import msgspec

#: Wide enough that nothing is cut when the output goes to a file or another program.
_PIPE_WIDTH = 400


class Column(msgspec.Struct, frozen=True):
    """A column: its heading, on which side it stands, and whether it may be wrapped."""

    title: str
    align: Literal["left", "right"] = "left"
    wrap: bool = False


def print_table(columns: Sequence[Column], rows: Iterable[Sequence[object]]) -> None:
    """Print rows under headings, as wide as the terminal or as the longest row in a pipe."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for column in columns:
        table.add_column(
            column.title,
            justify=column.align,
            no_wrap=not column.wrap,
            overflow="fold" if column.wrap else "ellipsis",
        )
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    tty = sys.stdout.isatty()
    Console(width=None if tty else _PIPE_WIDTH, highlight=False).print(table)


def print_json(value: Any) -> None:  # noqa: ANN401 - whatever msgspec can encode
    """Print a value as indented JSON."""
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


def heading(text: str) -> None:
    """Print a heading."""
    click.secho(text, bold=True)
