"""``vtes-deck picture``: a deck as one picture to share."""

from __future__ import annotations

from pathlib import Path

import click

import cardbase
from vtes_deck.app.output_files import is_stream, write_output
from vtes_deck.cli.decks import PIPE, UnreadableDeckError, deck_option, read_deck, ready_to_write
from vtes_deck.cli.output import hand_on, say
from vtes_deck.paper.export import export_picture
from vtes_deck.paper.request import CannotPrintError, Contents, PictureRequest

_LANGUAGES = ("en", "fr", "es")


@click.command("picture")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(),
    help='PNG file to write; "-" for standard output.',
)
@click.option("-f", "--force", is_flag=True, help="Replace the output file if it exists.")
@click.option("--list", "as_list", is_flag=True, help="Show the list instead of the cards.")
@click.option("--code/--no-code", default=True, help="Show a QR code that opens the deck in VDB.")
@click.option(
    "--language",
    type=click.Choice(_LANGUAGES),
    default="en",
    show_default=True,
    help="Language of the words and of the cards' texts.",
)
@click.option(
    "--pictures/--drawn",
    default=False,
    help="Use downloaded pictures, or draw the cards.",
)
def COMMAND(  # noqa: PLR0913 - one for each choice
    file: str,
    *,
    output: str,
    force: bool,
    as_list: bool,
    code: bool,
    language: str,
    pictures: bool,
) -> None:
    """Paint the deck in FILE as one picture, the same as File, Share the deck as a picture.

    \b
    Examples:
        vtes-deck picture my-deck.txt -o my-deck.png
        vtes-deck picture twd:13568 --list --no-code -o list.png

    The command needs Qt but no screen. If Qt cannot start, a message names what is missing. The
    file is written only when it is complete.
    """  # noqa: D301 - click wants the character itself
    if output != PIPE:
        ready_to_write(Path(output), force=force)
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    request = PictureRequest(
        contents=Contents.LIST if as_list else Contents.CARDS,
        code=code,
        language=language,
        pictures=pictures,
    )
    try:
        painted = export_picture(deck, cards, request)
    except CannotPrintError as error:
        raise UnreadableDeckError(f"The picture cannot be made: {error}") from None
    if output == PIPE:
        hand_on(painted)
        return
    try:
        write_output(Path(output), painted)
    except OSError as error:
        message = f"{output} cannot be written: {error.strerror or error}"
        raise UnreadableDeckError(message) from None
    say(f"{output}: written", err=is_stream(Path(output)))
