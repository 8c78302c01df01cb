"""``vtes-deck convert``: write a deck in another file format."""

from __future__ import annotations

from pathlib import Path

import click

import cardbase
from vtes_deck import deckio
from vtes_deck.app.deck_files import DEFAULT_FORMAT, joined, losses, save_file
from vtes_deck.cli.completion.formats import file_formats
from vtes_deck.cli.decks import PIPE, UnreadableDeckError, deck_option, read_deck, ready_to_write
from vtes_deck.cli.output import Column, hand_on, print_table, say
from vtes_deck.cli.unknown_formats import unknown_format
from vtes_deck.deckio.base import FileFormat, UnreadableError
from vtes_deck.deckio.registry import by_name, for_writing, formats


@click.command("convert")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option("--to", "target", shell_complete=file_formats, help="Format; see --list.")
@click.option(
    "-o", "--output", type=click.Path(), help="File to write; its extension selects the format."
)
@click.option("-f", "--force", is_flag=True, help="Replace the output file if it exists.")
@click.option(
    "--list",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=lambda context, _parameter, value: _list(context) if value else None,
    help="List the file formats and exit.",
)
def COMMAND(file: str, target: str | None, output: str | None, *, force: bool) -> None:
    """Convert the deck in FILE (any format, "-" for standard input, twd:ID for the archive).

    Without --output the deck goes to standard output. A message lists what the format cannot store.
    """
    try:
        chosen = by_name(target) if target else _by_extension(output) or by_name(DEFAULT_FORMAT)
    except UnreadableError:
        raise unknown_format(str(target), formats(), "--list") from None
    if not chosen.can_write:
        raise click.UsageError(f"{chosen.title} can only be read.")
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    lost = losses(deck, chosen)
    if lost:
        say(f"{chosen.title} cannot store {joined(lost)}.", err=True)
    if output in {None, PIPE}:
        hand_on(deckio.write(deck, chosen.name, cards))
        return
    path = Path(str(output))
    ready_to_write(path, force=force)
    try:
        save_file(path, deck, chosen.name, cards)
    except OSError as error:
        raise UnreadableDeckError(f"{path} cannot be written: {error.strerror or error}") from None


def _by_extension(output: str | None) -> FileFormat | None:
    """The format for a file of this name; ``None`` for the default, if it has no extension."""
    if output in {None, PIPE}:
        return None
    path = Path(str(output))
    chosen = for_writing(path.name)
    if chosen is None and path.suffix:
        message = f"No format has the extension {path.suffix}. Choose one with --to; see --list."
        raise click.UsageError(message)
    return chosen


def _list(context: click.Context) -> None:
    print_table(
        (
            Column("Format"),
            Column("What it is"),
            Column("Files"),
            Column("Reads"),
            Column("Writes"),
        ),
        [
            (
                one.name,
                one.title,
                " ".join(one.suffixes),
                "yes" if one.can_read else "",
                "yes" if one.can_write else "",
            )
            for one in formats().values()
        ],
    )
    context.exit(0)
