"""The output of commands: tables for people, JSON for programs."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import click
import msgspec

from cardbase.control_characters import CONTROLS, visible
from cardbase.message import Message
from vtes_deck.language import number

#: Wide enough that no text is cut off in a file or another program.
_PIPE_WIDTH = 400


class Column(msgspec.Struct, frozen=True):
    """A column: its heading, its alignment, and whether it may be wrapped."""

    title: str
    align: Literal["left", "right"] = "left"
    wrap: bool = False


def say(
    text: object = "",
    *,
    err: bool = False,
    nl: bool = True,
    bold: bool | None = None,
    fg: str | None = None,
) -> None:
    """Print a text for people. Control sequences are made visible.

    Args:
        text: our own or foreign text: the name of a card, a deck or a file, the answer of a server.
        err: whether to print on standard error.
        nl: end the line.
        bold: whether to use bold type, if the output is a terminal.
        fg: its colour there.
    """
    shown = visible(str(text))
    click.echo(click.style(shown, bold=bold, fg=fg) if bold or fg else shown, err=err, nl=nl)


def overwrite_line(text: str) -> None:
    """Print a line on standard error over the line before it."""
    click.echo(f"\r{visible(text)}", nl=False, err=True)


def hand_on(content: str | bytes) -> None:
    """Print the content of a file, unchanged for another program and readable for people.

    Control sequences in text are made visible if the output is a terminal.
    """
    if isinstance(content, str) and sys.stdout.isatty():
        content = visible(content)
    click.echo(content, nl=False)


def print_table(columns: Sequence[Column], rows: Iterable[Sequence[object]]) -> None:
    """Print rows under headings, as wide as the terminal or as the longest row in a pipe."""
    from vtes_deck.cli import terminal_drawing

    width = None if sys.stdout.isatty() else _PIPE_WIDTH
    terminal_drawing.print_table(
        columns, ([visible(_cell(cell)) for cell in row] for row in rows), width
    )


def _cell(value: object) -> str:
    return number(value) if isinstance(value, int) else str(value)


def print_json(value: Any) -> None:  # noqa: ANN401 - whatever msgspec can encode
    """Print a value as indented JSON, with escapes for control characters."""
    try:
        text = msgspec.json.format(msgspec.json.encode(value, enc_hook=_builtin), indent=2).decode()
    except UnicodeEncodeError:  # half a character, as in the name of a file that is not text
        text = json.dumps(msgspec.to_builtins(value, str_keys=True, enc_hook=_builtin), indent=2)
    click.echo(CONTROLS.sub(_json_escape, text))


def _builtin(value: object) -> str:
    if isinstance(value, Message):
        return str(value)
    raise NotImplementedError(type(value))


def _json_escape(found: re.Match[str]) -> str:
    return json.dumps(found[0])[1:-1] if found[0] != "\x7f" else "\\u007f"


def heading(text: str) -> None:
    """Print a heading."""
    say(text, bold=True)
