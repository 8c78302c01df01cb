"""Completion of queries for tournament winning decks."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

import cardbase
from cardbase.archive_search import complete_decks, index_of_archive
from vtes_deck.cli.completion.item import MAX_ITEMS, item


def deck_queries(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """Possible continuations of a deck query."""
    found = complete_decks(start, len(start), index_of_archive(cardbase.load()))
    return [item(start[: one.start] + one.insert, one.about) for one in found[:MAX_ITEMS]]
