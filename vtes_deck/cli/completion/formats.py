"""Completion of the names of tournament formats and file formats."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from vtes_deck.cli.completion.item import item
from vtes_deck.deckio.registry import writable
from vtes_deck.legality.format import all_formats


def tournament_formats(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """Tournament formats whose name begins with ``start``."""
    return [item(one.name, one.title) for one in all_formats() if one.name.startswith(start)]


def file_formats(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """File formats that decks can be written in, by the start of their name."""
    return [item(one.name, one.title) for one in writable() if one.name.startswith(start)]
