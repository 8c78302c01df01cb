"""The error about a format that does not exist, whether of files or of tournaments."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

import click


def unknown_format(name: str, known: Iterable[str], listing: str) -> click.UsageError:
    """The error for a name: similar names, and the option that lists all formats.

    Args:
        name: the typed name.
        known: the names of all formats.
        listing: the option that lists them, such as ``--list``.
    """
    near = difflib.get_close_matches(name.strip().lower(), list(known), n=2)
    perhaps = f" Perhaps: {', '.join(near)}." if near else ""
    return click.UsageError(f"There is no format {name!r}.{perhaps} See {listing}.")
