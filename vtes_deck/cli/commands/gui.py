"""``vtes-deck gui``: open the window."""

from __future__ import annotations

import click


@click.command("gui", short_help="Open the program's window.")
@click.argument("file", required=False, type=click.Path())
@click.pass_context
def COMMAND(context: click.Context, file: str | None) -> None:  # noqa: N802 - see search
    """Open the window, with the deck in FILE if one is given."""
    from vtes_deck.app.start import open_window

    context.exit(open_window([file] if file else []))
