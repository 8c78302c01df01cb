"""``vtes-deck show``: a deck as players write it, with its figures."""

from __future__ import annotations

import click
import msgspec

import cardbase
from vtes_deck import deckio
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.output import heading, print_json, say
from vtes_deck.stats.composition import composition


@click.command("show")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option("--json", "as_json", is_flag=True, help="Print the composition as JSON.")
def COMMAND(file: str, *, as_json: bool) -> None:
    """Show the deck in FILE, from a pipe (-) or from the archive (twd:ID)."""
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    made_of = composition(deck)
    if as_json:
        groups = {str(group or "ANY"): count for group, count in made_of.crypt.groups.items()}
        crypt_figures = msgspec.structs.asdict(made_of.crypt) | {"groups": groups}
        figures = msgspec.structs.asdict(made_of) | {"crypt": crypt_figures}
        print_json({"name": deck.name, "author": deck.author, "composition": figures})
        return
    say(deckio.write(deck, "text", cards).rstrip())
    say()
    heading("Composition")
    crypt, library = made_of.crypt, made_of.library
    if crypt.count:
        say(
            f"Capacity: {crypt.mean:.2f} on average; an opening of four has {crypt.lowest} to "
            f"{crypt.highest}, {crypt.opening:.1f} on average"
        )
    say(f"Cost of all cards: {library.blood} blood, {library.pool} pool")
    if crypt.votes:
        titles = ", ".join(f"{count} {title}" for title, count in crypt.titles.items())
        say(f"Titles: {titles} ({crypt.votes} votes)")
    for density, functions in library.by_density().items():
        words = ", ".join(
            f"{name} {n} ({library.share(name):.0%})" for name, n in functions.items()
        )
        say(f"Functions of {density} of the library: {words}")
    asked = [row for row in made_of.disciplines if row.needed]
    for row in asked:
        say(
            f"{cards.disciplines[row.code].name}: {row.needed} cards ask for it; "
            f"{row.superior} vampires have it at superior, {row.inferior} at inferior"
        )
