"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import click

MAX_PROCESSES = 64

processes_option = click.option(
    "--processes",
    type=click.IntRange(1, MAX_PROCESSES),
    metavar="N",
    help="Number of processes; it does not change the results.  [default: one per processor]",
)


def add_options[F: Callable[..., object]](command: F, options: Sequence[Callable[[F], F]]) -> F:
    """Give a command several options; its help lists them in this order."""
    for option in reversed(options):
        command = option(command)
    return command
