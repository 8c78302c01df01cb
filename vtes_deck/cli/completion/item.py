"""A value that the shell offers."""

from __future__ import annotations

from click.shell_completion import CompletionItem

from cardbase.control_characters import visible

MAX_ITEMS = 30
"""Values offered at once."""


def item(value: str, explanation: str = "") -> CompletionItem:
    """A value for the shell, without control characters."""
    return CompletionItem(visible(value), help=visible(explanation) or None)
