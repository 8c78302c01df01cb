"""Sets of options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def add_options[F: Callable[..., object]](command: F, options: Sequence[Callable[[F], F]]) -> F:
    """Give a command several options; its help lists them in this order."""
    for option in reversed(options):
        command = option(command)
    return command
