"""``vtes-deck cards own``: the cards that the player has written."""

from __future__ import annotations

from pathlib import Path

import click

import cardbase
from cardbase import CardBase
from cardbase.own_cards.model import OwnCard
from vtes_deck.app import own_cards
from vtes_deck.app.output_files import write_output
from vtes_deck.app.own_card_text import Extent, TextReading, understanding
from vtes_deck.app.own_cards import OwnCardError
from vtes_deck.app.own_cards_file import ReadFile, Written, text_of
from vtes_deck.cli.output import Column, hand_on, print_json, print_table, say

_FILE = click.Path(path_type=Path)
_UNREADABLE = 2
_SHORT = {
    Extent.PLAIN: "facts only",
    Extent.NO_TEXT: "no text",
    Extent.READ: "read whole",
    Extent.NOT_READ: "not read",
}


@click.group("own")
def own() -> None:
    """Write your own cards, or official cards before their release.

    A card is a table of a TOML file. Own cards are found by search (is:own) and used in decks,
    proxies, odds and games; they are never legal. The rules engine plays their text if it
    understands all of it. An official card of the same name replaces an own card.

    \b
    Example of a file:
        [[card]]
        name = "Night Raid"
        type = "Action Modifier"
        discipline = "dom"
        blood = 1
        text = \"\"\"
        Only usable during a bleed action.
        [dom] +1 bleed (limited).
        [DOM] +2 bleed (limited).
        \"\"\"
        [[card]]
        name = "Vera Night"
        type = "Vampire"
        clan = "Toreador"
        group = 7
        capacity = 5
        discipline = "aus CEL PRE"
        text = "Camarilla: +1 bleed."

    Other fields: path, conviction and pool (costs), burn_option, advanced, title, flavor, artist,
    source, picture (a JPEG or PNG file next to it), former (other names).
    """  # noqa: D301 - click wants the sign itself


@own.command("list")
@click.option("--json", "as_json", is_flag=True, help="Print the list as JSON.")
@click.pass_context
def list_cards(context: click.Context, *, as_json: bool) -> None:
    """List your own cards, and how much of each the rules engine understands."""
    base = cardbase.load()
    with _errors(context):
        found = own_cards.listed(base)
    if as_json:
        print_json([_as_data(one.own, base) | {"replaced": one.replaced} for one in found])
        return
    if not found:
        say("There are no cards of your own.")
        return
    rows = [
        (
            one.own.full_name,
            one.own.type,
            "replaced by the official card"
            if one.replaced
            else _SHORT[understanding(one.card).extent],
            one.own.source,
        )
        for one in found
    ]
    print_table((Column("Name"), Column("Type"), Column("Engine"), Column("From")), rows)


@own.command("show")
@click.argument("name")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON.")
@click.pass_context
def show(context: click.Context, name: str, *, as_json: bool) -> None:
    """Show one of your own cards, and what the rules engine understands."""
    base = cardbase.load()
    with _errors(context):
        card = own_cards.find_own(name)
    if as_json:
        print_json(_as_data(card, base))
        return
    say(text_of([Written(card)]))
    _print(card, base)


@own.command("check")
@click.argument("file", type=_FILE)
@click.pass_context
def check(context: click.Context, file: Path) -> None:
    """List the problems of a file, and what the rules engine understands of its cards."""
    base = cardbase.load()
    with _errors(context):
        found = own_cards.read_file(file)
    refused = False
    for one in found.cards:
        say(one.card.full_name, bold=True)
        refusal = own_cards.refusal(one.card, base)
        if refusal is not None:
            refused = True
            say(f"  {refusal[0]}: {refusal[1]}")
        _print(one.card, base)
    _complain(file, found)
    if refused or found.problems:
        context.exit(1)


@own.command("add")
@click.argument("file", type=_FILE)
@click.pass_context
def add(context: click.Context, file: Path) -> None:
    """Add the cards of a file; they replace own cards of the same name.

    If the file has problems, nothing is added.
    """
    base = cardbase.load()
    with _errors(context):
        found = own_cards.read_file(file)
        if found.problems:
            _complain(file, found)
            say("Nothing was added.", err=True)
            context.exit(1)
        own_cards.add(base, found.cards)
    for one in found.cards:
        say(f"Added: {one.card.full_name}", bold=True)
        _print(one.card, base)
    if not found.cards:
        say("The file has no cards.")


@own.command("remove")
@click.argument("names", nargs=-1, required=True)
@click.pass_context
def remove(context: click.Context, names: tuple[str, ...]) -> None:
    """Remove own cards. Decks keep them as unknown cards."""
    with _errors(context):
        cards = [own_cards.find_own(name) for name in names]
        own_cards.remove(cards)
    for card in cards:
        say(f"Removed: {card.full_name}")


@own.command("export")
@click.argument("names", nargs=-1)
@click.option("-o", "--output", type=_FILE, help="Write to this file instead of the screen.")
@click.pass_context
def export(context: click.Context, names: tuple[str, ...], output: Path | None) -> None:
    """Write own cards as a file for friends, with their pictures; without names all of them."""
    with _errors(context):
        cards = [own_cards.find_own(name) for name in names] or own_cards.own_cards()
        text = text_of(own_cards.written(card) for card in cards)
    if output is None:
        hand_on(text)
        return
    try:
        write_output(output, text.encode())
    except OSError as error:
        say(f"{output} cannot be written: {error.strerror or error}.", err=True)
        context.exit(_UNREADABLE)


class _errors:  # noqa: N801 - reads as the statement it is
    """Ends the command with a message if own cards cannot be used."""

    def __init__(self, context: click.Context) -> None:
        self._context = context

    def __enter__(self) -> None:
        """Do nothing."""

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, OwnCardError):
            say(str(error), err=True)
            self._context.exit(_UNREADABLE)


def _complain(file: Path, found: ReadFile) -> None:
    for problem in found.problems:
        say(f"{file.name}: {problem}", err=True)


def _print(card: OwnCard, base: CardBase) -> None:
    """Print how the engine reads a card, and possible errors."""
    found = _understood(card, base)
    say(f"  {found.words}")
    if found.extent is Extent.NOT_READ:
        say(f"  Sentence: {found.sentence}")
    for note in own_cards.notes(card, base):
        say(f"  Note: {note}")


def _understood(card: OwnCard, base: CardBase) -> TextReading:
    return understanding(own_cards.card_of(card, base))


def _as_data(card: OwnCard, base: CardBase) -> dict[str, object]:
    found = _understood(card, base)
    engine = {
        "extent": found.extent.name.lower(),
        "sentence": found.sentence,
        "phrase": found.phrase,
        "why": found.reason or "",
    }
    return {"id": card.id, "card": card, "engine": engine}
