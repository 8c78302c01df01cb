"""``vtes-deck card``: everything about a card."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

import click

from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.names import How
from vtes_deck.cli.commands.search import cost
from vtes_deck.cli.completion import card_names
from vtes_deck.cli.output import heading, print_json

_WIDTH = 96


@click.command("card", short_help="Show a card: facts, text, rulings, printings.")
@click.argument("name", nargs=-1, required=True, shell_complete=card_names)
@click.option("--lang", type=click.Choice(["en", "fr", "es"]), default="en", help="Text language.")
@click.option("--rulings/--no-rulings", default=True, help="With or without rulings.")
@click.option("--json", "as_json", is_flag=True, help="Print all facts as JSON.")
def COMMAND(  # noqa: N802 - every command module has a COMMAND
    name: tuple[str, ...], lang: str, *, rulings: bool, as_json: bool
) -> None:
    """Show the card called NAME, or with that id.

    Any spelling will do: old names, "Baron, The", without accents, in French or Spanish. Several
    vampires of one name are all shown; add "(G2)" or "(ADV)" to mean one of them.
    """
    from cardbase import load

    base = load()
    cards = _find(base, " ".join(name))
    if as_json:
        print_json(cards)
        return
    for number, card in enumerate(cards):
        if number:
            click.echo()
        _show(base, card, lang, rulings=rulings)


def _find(base: CardBase, name: str) -> tuple[AnyCard, ...]:
    if name.isdigit() and (by_id := base.get(int(name))) is not None:
        return (by_id,)
    match = base.find(name)
    if match.how is How.NEAR and match.card is not None:
        click.echo(f"There is no {name}; this is {match.card.full_name}.", err=True)
    if match.candidates:
        return match.candidates
    hints = ", ".join(card.full_name for card in match.suggestions)
    raise click.UsageError(f"There is no card {name!r}." + (f" Perhaps: {hints}." if hints else ""))


def _show(base: CardBase, card: AnyCard, lang: str, *, rulings: bool) -> None:
    translation = card.translations.get(lang)
    heading(card.full_name)
    if translation is not None:
        click.echo(translation.name)
    click.echo(" · ".join(_facts(card)))
    click.echo()
    _paragraphs(translation.text if translation else card.text)
    if card.flavor:
        click.echo()
        _paragraphs(translation.flavor if translation and translation.flavor else card.flavor)
    click.echo()
    for label, value in _details(base, card):
        click.echo(f"{label}: {value}")
    if rulings and card.rulings:
        click.echo()
        heading("Rulings")
        for ruling in card.rulings:
            _paragraphs(ruling.text, bullet="- ")


def _facts(card: AnyCard) -> Iterator[str]:
    yield "/".join(card.types)
    if isinstance(card, CryptCard):
        yield card.clan
        if card.path:
            yield card.path
        if card.sect is not None:
            yield card.sect
        if card.title is not None:
            yield f"{card.title} of {card.city}" if card.city else card.title
        yield f"capacity {card.capacity}"
        yield f"group {'ANY' if card.group is None else card.group}"
        if card.disciplines:
            yield " ".join(card.disciplines)
        return
    yield from _requirements(card)
    if cost(card):
        yield cost(card)
    if card.trifle:
        yield "trifle"
    if card.burn_option:
        yield "burn option"


def _requirements(card: LibraryCard) -> Iterator[str]:
    need = card.requirement
    if need.disciplines:
        yield (" and " if need.combo else " or ").join(need.disciplines)
    for values in (need.clans, need.paths, need.sects, need.titles):
        if values:
            yield " or ".join(values)


def _details(base: CardBase, card: AnyCard) -> Iterator[tuple[str, object]]:
    printings = [
        f"{base.sets[p.set].name}{f' ({p.rarity})' if p.rarity else ''}" for p in card.printings
    ]
    yield "Printed in", ", ".join(dict.fromkeys(printings))
    yield "Artist", ", ".join(card.artists)
    yield "Legal from", card.legal_from or "unknown"
    if card.banned_from:
        yield "Banned from", card.banned_from
    play = base.archive.play(card.id)
    yield "Winning decks", f"{play.decks} with {play.copies} copies"
    yield "Id", card.id


def _paragraphs(text: str, *, bullet: str = "") -> None:
    for line in text.splitlines():
        click.echo(
            textwrap.fill(line, _WIDTH, initial_indent=bullet, subsequent_indent=" " * len(bullet))
        )
