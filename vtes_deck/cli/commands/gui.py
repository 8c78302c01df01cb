"""``vtes-deck gui``: open the window."""

from __future__ import annotations

import click


@click.command("gui", short_help="Open the program's window.")
@click.argument("files", nargs=-1, type=click.Path())
@click.pass_context
def COMMAND(context: click.Context, files: tuple[str, ...]) -> None:  # noqa: N802 - see search
    """Open the window, with the deck in FILES if one is given."""
    from vtes_deck.app.start import open_window

    context.exit(open_window(files))
