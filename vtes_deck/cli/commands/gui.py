"""``vtes-deck gui``: open the window."""

from __future__ import annotations

import click

from vtes_deck.app.window_start import open_window


@click.command("gui")
@click.argument("file", required=False, type=click.Path())
@click.pass_context
def COMMAND(context: click.Context, file: str | None) -> None:
    """Open the window, with the deck in FILE if one is given."""
    context.exit(open_window([file] if file else []))
