"""What the shell offers when somebody presses Tab."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from cardbase.controls import visible

_MOST = 30


def card_names(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """Names of cards that begin with what was typed."""
    from cardbase import load

    return [CompletionItem(visible(card.full_name)) for card in load().complete(start, limit=_MOST)]


def tournament_formats(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """Names of tournament formats."""
    from vtes_deck.legality.format import all_formats

    return [
        CompletionItem(one.name, help=one.title)
        for one in all_formats()
        if one.name.startswith(start)
    ]


def file_formats(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """Names of the file formats that decks can be written in."""
    from vtes_deck.deckio.registry import writable

    return [
        CompletionItem(one.name, help=one.title) for one in writable() if one.name.startswith(start)
    ]


def queries(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """How a condition of a query may go on."""
    from cardbase import load
    from cardbase.search import complete

    offered = complete(start, len(start), load())
    return [_item(start[: one.start] + one.insert, one.help) for one in offered[:_MOST]]


def deck_queries(
    _context: click.Context, _parameter: click.Parameter, start: str
) -> list[CompletionItem]:
    """How a condition on winning decks may go on."""
    from cardbase import load
    from cardbase.archive_search import complete_decks, index_of_archive

    offered = complete_decks(start, len(start), index_of_archive(load()))
    return [_item(start[: one.start] + one.insert, one.help) for one in offered[:_MOST]]


def _item(text: str, what: str) -> CompletionItem:
    return CompletionItem(visible(text), help=visible(what))
