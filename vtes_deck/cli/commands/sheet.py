"""``vtes-deck sheet``: a deck as a list for a tournament, with its checksum."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

import cardbase
from vtes_deck.app.paper import sheet_of
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.output import heading, print_json, say
from vtes_deck.deck.checksum import same_checksum
from vtes_deck.language import plural

if TYPE_CHECKING:
    from vtes_deck.app.paper import DeckSheet


@click.command("sheet")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option("--checksum", "only", is_flag=True, help="Print only the checksum.")
@click.option("--verify", metavar="CHECKSUM", help="Compare the list with the checksum of a sheet.")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
@click.pass_context
def COMMAND(
    context: click.Context, file: str, *, only: bool, verify: str | None, as_json: bool
) -> None:
    """Show the list of the deck in FILE as on a registration sheet, with its checksum.

    \b
    Examples:
        vtes-deck sheet my-deck.txt
        vtes-deck sheet my-deck.txt --checksum
        vtes-deck sheet my-deck.txt --verify 3f9a-02bc-77d1-e0f4-a9b3

    The same cards always have the same checksum, in any file and order; name,
    author and comments do not count. It is the first twenty hexadecimal digits of the SHA-256 of
    this text: a line "COPIES ID" for each card, by the ids of the official card lists, each
    ended by a line feed. An unknown name follows as "COPIES ?name" in small letters.

    The sheet itself, as a PDF: vtes-deck paper. The exit status is 1 when --verify finds another
    checksum.
    """  # noqa: D301 - click wants the character itself
    if sum((only, verify is not None, as_json)) > 1:
        raise click.UsageError("Use only one of --checksum, --verify and --json.")
    sheet = sheet_of(read_deck(file, cardbase.load(), quiet=only).deck)
    if verify is not None:
        same = same_checksum(sheet.checksum, verify)
        say("The same list." if same else f"A different list: its checksum is {sheet.checksum}.")
        context.exit(0 if same else ILLEGAL)
    if only:
        say(sheet.checksum)
    elif as_json:
        print_json(sheet)
    else:
        _print(sheet)


def _print(sheet: DeckSheet) -> None:
    groups = "/".join(map(str, sheet.groups))
    word = plural("groups", "group", len(sheet.groups))
    of_groups = f", {word} {groups}" if groups else ""
    heading(f"Crypt ({sheet.crypt_count}{of_groups})")
    for card in sheet.crypt:
        say(f"{card.count:3} {card.name} (G{card.group}), {card.capacity} {card.clan}")
    say()
    heading(f"Library ({sheet.library_count})")
    for part in sheet.library:
        heading(f"{part.title} ({part.count})")
        for line in part.lines:
            say(f"{line.count:3} {line.name}")
    if sheet.unknown:
        say()
        heading(f"Not identified ({sheet.unknown_count})")
        for line in sheet.unknown:
            say(f"{line.count:3} {line.name}")
    say()
    say(f"Checksum {sheet.checksum}")
