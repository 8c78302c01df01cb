"""Tables and progress bars of a terminal, drawn by rich.

The commands import this module when they draw; most runs do not need rich.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, TextColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from cardbase.control_characters import visible

if TYPE_CHECKING:
    from cardbase.updates import Progress, UpdateStep
    from vtes_deck.cli.output import Column


def print_table(
    columns: Sequence[Column], rows: Iterable[Sequence[str]], width: int | None
) -> None:
    """Print rows under headings.

    Args:
        columns: the headings.
        rows: texts without control characters.
        width: the width in characters; ``None`` for that of the terminal.
    """
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
    for column in columns:
        table.add_column(
            Text(visible(column.title)),
            justify=column.align,
            no_wrap=not column.wrap,
            overflow="fold" if column.wrap else "ellipsis",
        )
    for row in rows:
        table.add_row(*map(Text, row))
    Console(width=width, highlight=False).print(table)


@contextlib.contextmanager
def update_progress(
    verbs: Mapping[UpdateStep, str],
) -> Iterator[Callable[[Progress], None]]:
    """A progress bar on standard error; ``verbs`` name the steps of the update."""
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[size]}"))
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:

        def report(far: Progress) -> None:
            title = escape(visible(f"{verbs[far.step]} {far.what}"))
            if not bar.tasks or bar.tasks[-1].description != title:
                for old in bar.task_ids:
                    bar.remove_task(old)
                bar.add_task(title, total=None, size="")
            bar.update(
                bar.task_ids[-1],
                completed=far.done,
                total=far.total,
                size=_size(far.done, far.total),
            )

        yield report


def _size(done: int, total: int | None) -> str:
    if not done:
        return ""
    return f"{done / 1e6:.1f}" + (f" of {total / 1e6:.1f} MB" if total else " MB")
