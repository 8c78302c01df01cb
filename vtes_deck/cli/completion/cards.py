"""Completion of card names and card queries."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

import cardbase
from cardbase.search import complete
from vtes_deck.cli.completion.item import MAX_ITEMS, item


def card_names(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """Card names that begin with ``start``."""
    return [item(card.full_name) for card in cardbase.load().complete(start, limit=MAX_ITEMS)]


def queries(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """Possible continuations of a card query."""
    found = complete(start, len(start), cardbase.load())
    return [item(start[: one.start] + one.insert, one.about) for one in found[:MAX_ITEMS]]
