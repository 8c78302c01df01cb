"""``vtes-deck paper``: a deck as a PDF for a tournament or the printer."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import cardbase
from vtes_deck.app.check_report import player_of
from vtes_deck.app.output_files import is_stream, write_output
from vtes_deck.app.paper import Entrant, Which
from vtes_deck.app.settings import SettingsStore
from vtes_deck.cli.completion.formats import tournament_formats
from vtes_deck.cli.decks import PIPE, UnreadableDeckError, deck_option, read_deck, ready_to_write
from vtes_deck.cli.output import hand_on, overwrite_line, say
from vtes_deck.cli.unknown_formats import unknown_format
from vtes_deck.legality.format import UnknownFormatError, find_format
from vtes_deck.paper.export import export_deck
from vtes_deck.paper.request import CannotPrintError, PaperKind, PrintRequest

_KINDS = ("registration", "decklist", "proxies", "report")
_MANY = 2
"""Minimum number of pages for a progress report."""

_LANGUAGES = ("en", "fr", "es")


@click.command("paper")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option(
    "--kind",
    type=click.Choice(_KINDS),
    default="registration",
    show_default=True,
    help="What to print.",
)
@click.option(
    "--paper",
    "size",
    type=click.Choice(("a4", "letter")),
    help="Size of the paper.  [default: as in the window's settings]",
)
@click.option(
    "-o",
    "--output",
    required=True,
    type=click.Path(),
    help='PDF to write; "-" for standard output.',
)
@click.option("-f", "--force", is_flag=True, help="Replace the output file if it exists.")
@click.option(
    "--language",
    type=click.Choice(_LANGUAGES),
    default="en",
    show_default=True,
    help="Language of the paper, and of the cards' texts on proxies.",
)
@click.option("--player", help="Player on a registration sheet.  [default: yours, or the author]")
@click.option(
    "--vekn", help="The player's V:EKN number.  [default: yours, if the settings know it]"
)
@click.option("--event", default="", help="The tournament.")
@click.option("--date", default="", help="The date, in any format.")
@click.option(
    "--format",
    "format_name",
    shell_complete=tournament_formats,
    help="The tournament format.  [default: yours]",
)
@click.option("--bare", is_flag=True, help="Decklist: without comments and description.")
@click.option(
    "--of",
    "which",
    type=click.Choice(("deck", "crypt", "library")),
    default="deck",
    show_default=True,
    help="Proxies: which cards.",
)
@click.option("--once", is_flag=True, help="Proxies: one of each card.")
@click.option("--gap", is_flag=True, help="Proxies: space between the cards.")
@click.option(
    "--pictures/--drawn",
    default=False,
    help="Proxies: use downloaded pictures, or draw the cards.",
)
def COMMAND(  # noqa: PLR0913 - one for each choice
    file: str,
    *,
    kind: str,
    size: str | None,
    output: str,
    language: str,
    player: str | None,
    vekn: str | None,
    event: str,
    date: str,
    format_name: str | None,
    which: str,
    force: bool,
    bare: bool,
    once: bool,
    gap: bool,
    pictures: bool,
) -> None:
    """Write the deck in FILE as a PDF, the same as the window prints (File, Print and PDF).

    \b
    Examples:
        vtes-deck paper my-deck.txt --event "Paris" --date 2026-03-14 -o sheet.pdf
        vtes-deck paper my-deck.txt --kind decklist --paper letter -o list.pdf
        vtes-deck paper my-deck.txt --kind proxies --of library --once -o proxies.pdf
        vtes-deck paper twd:13568 --kind report --language fr -o report.pdf

    The command needs Qt but no screen. If Qt cannot start, a message names what is missing. The
    file is written only when it is complete.
    """  # noqa: D301 - click wants the character itself
    if output != PIPE:
        ready_to_write(Path(output), force=force)
    store = SettingsStore()
    if store.read.aside is not None:
        say(f"The settings were damaged and have been moved to {store.read.aside}.", err=True)
    settings = store.value
    words = _format(format_name or settings.tournament_format)
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    request = PrintRequest(
        kind=PaperKind(kind),
        size=size or settings.paper,
        language=language,
        entrant=Entrant(
            player=settings.author or player_of(deck) if player is None else player,
            vekn=settings.vekn if vekn is None else vekn,
            event=event,
            date=date,
            deck=deck.name,
            format=words,
        ),
        comments=not bare,
        description=not bare,
        which=Which(which),
        each_once=once,
        gap=gap,
        pictures=pictures,
    )
    try:
        printed = export_deck(deck, cards, request, _advance)
    except CannotPrintError as error:
        raise UnreadableDeckError(f"The PDF cannot be made: {error}") from None
    if printed.drawn:
        say(f"{printed.drawn} cards have no picture on this machine: drawn.", err=True)
    if output == PIPE:
        hand_on(printed.data)
        return
    try:
        write_output(Path(output), printed.data)
    except OSError as error:
        message = f"{output} cannot be written: {error.strerror or error}"
        raise UnreadableDeckError(message) from None
    pages = f"{printed.pages} page{'s' if printed.pages > 1 else ''}"
    say(f"{output}: {pages}", err=is_stream(Path(output)))


def _advance(done: int, of: int) -> None:
    """Report how many pages are done."""
    if of > _MANY and sys.stderr.isatty():
        overwrite_line(f"page {done} of {of} " + "\n" * (done == of))


def _format(name: str) -> str:
    """The title of a tournament format."""
    try:
        return find_format(name).title
    except UnknownFormatError as error:
        raise unknown_format(name, error.known, "vtes-deck check --list-formats") from None
