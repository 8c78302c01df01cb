"""``vtes-deck card``: everything about a card."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

import click

import cardbase
from cardbase.card_numbers import is_own
from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard, LibraryCard, Merged, Printing
from cardbase.names import How
from cardbase.search.fold import plain
from cardbase.terms import Type
from vtes_deck.cli.commands.search import cost
from vtes_deck.cli.completion.cards import card_names
from vtes_deck.cli.output import heading, print_json, say

_WIDTH = 96
_LANGUAGES = {"fr": "French", "es": "Spanish"}
_RARITIES = {"C": "common", "U": "uncommon", "R": "rare", "V": "vampire"}


@click.command("card")
@click.argument("name", nargs=-1, required=True, shell_complete=card_names)
@click.option("--lang", type=click.Choice(["en", "fr", "es"]), default="en", help="Text language.")
@click.option("--rulings/--no-rulings", default=True, help="Show or hide rulings.")
@click.option("--json", "as_json", is_flag=True, help="Print all facts as JSON.")
def COMMAND(name: tuple[str, ...], lang: str, *, rulings: bool, as_json: bool) -> None:
    """Show the card with this NAME or id.

    NAME may be an old name, "Baron, The", unaccented, French or Spanish. If several vampires
    share a name, all are shown; add "(G2)" or "(ADV)" to choose one.
    """
    base = cardbase.load()
    cards = _find(base, " ".join(name))
    if as_json:
        print_json(cards)
        return
    for number, card in enumerate(cards):
        if number:
            say()
        _show(base, card, lang, rulings=rulings)


def _find(base: CardBase, name: str) -> tuple[AnyCard, ...]:
    if name.isdigit() and (by_id := base.get(int(name))) is not None:
        return (by_id,)
    match = base.find(name)
    if match.how is How.NEAR and match.card is not None:
        say(f"There is no {name}; this is {match.card.full_name}.", err=True)
    if match.candidates:
        return match.candidates
    hints = ", ".join(card.full_name for card in match.suggestions)
    raise click.UsageError(f"There is no card {name!r}." + (f" Perhaps: {hints}." if hints else ""))


def _show(base: CardBase, card: AnyCard, lang: str, *, rulings: bool) -> None:
    translation = card.translations.get(lang)
    heading(card.full_name)
    if translation is not None:
        say(translation.name)
    say(" · ".join(_facts(card)))
    say()
    _paragraphs(plain(translation.text if translation else card.text))
    if card.flavor:
        say()
        _paragraphs(translation.flavor if translation and translation.flavor else card.flavor)
    say()
    for label, value in _details(base, card):
        say(f"{label}: {value}")
    say()
    heading("Printings")
    for printing in card.printings:
        say(f"- {_printing(base, printing)}")
    if rulings and card.rulings:
        say()
        heading("Rulings")
        for ruling in card.rulings:
            _paragraphs(plain(ruling.text), bullet="- ")


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
        yield f"{'life' if Type.IMBUED in card.types else 'capacity'} {card.capacity}"
        yield f"group {'ANY' if card.group is None else card.group}"
        if card.disciplines:
            yield " ".join(card.disciplines)
        return
    yield from _requirements(card)
    if cost(card):
        yield cost(card)
    if card.life is not None:
        yield f"{card.life} life"
    if card.trifle:
        yield "trifle"
    if card.burn_option:
        yield "burn option"


def _requirements(card: LibraryCard) -> Iterator[str]:
    need = card.requirement
    if need.disciplines:
        yield (" and " if need.combo else " or ").join(need.disciplines)
    for values in (need.clans, need.paths, need.sects, need.titles, need.traits):
        if values:
            yield " or ".join(values)
    if need.titled and not need.titles:
        yield "titled"
    if need.untitled:
        yield "untitled"
    for value in (*need.not_sects, *need.not_traits):
        yield f"non-{value}"
    if need.min_capacity is not None:
        yield f"capacity {need.min_capacity} or more"
    if need.max_capacity is not None:
        yield f"capacity {need.max_capacity} or less"


def _details(base: CardBase, card: AnyCard) -> Iterator[tuple[str, object]]:
    if isinstance(card, CryptCard) and card.merged is not None:
        yield "Merged", _merged(card.merged)
    yield "Artist", ", ".join(card.artists)
    if card.aliases:
        yield "Also called", ", ".join(card.aliases)
    if card.traits:
        yield "Traits", ", ".join(card.traits)
    if card.bonuses:
        yield "Raises", ", ".join(card.bonuses)
    if card.functions:
        yield "Functions", ", ".join(card.functions)
    for code, translation in card.translations.items():
        yield f"In {_LANGUAGES[code]}", translation.name
    never = "never: one of your own cards" if is_own(card.id) else "unknown"
    yield "Legal from", card.legal_from or never
    if card.banned_from:
        yield "Banned from", card.banned_from
    if card.formats:
        yield "Formats", ", ".join(card.formats)
    play = base.archive.play(card.id)
    yield "Winning decks", f"{play.decks:,} with {play.copies:,} copies"
    yield "Id", card.id


def _merged(merged: Merged) -> str:
    title = f"{merged.title} of {merged.city}" if merged.title and merged.city else merged.title
    bonuses = (f"{amount:+} {bonus}" for bonus, amount in merged.permanent.items())
    return ", ".join(filter(None, (merged.sect, title, *bonuses)))


def _printing(base: CardBase, printing: Printing) -> str:
    """One printing in words: ``Fifth Edition, Ventrue (2020-11-30)``."""
    card_set = base.sets[printing.set]
    bundle = next((b for b in card_set.bundles if b.code == printing.precon), None)
    text = card_set.name
    if printing.rarity:
        text += f", {_RARITIES.get(printing.rarity, printing.rarity)}"
    if bundle is not None and bundle.name and bundle.name != card_set.name:
        text += f", {bundle.name}"
    if printing.copies > 1:
        text += f" \N{MULTIPLICATION SIGN}{printing.copies}"
    return f"{text} ({printing.date})" if printing.date else text


def _paragraphs(text: str, *, bullet: str = "") -> None:
    for line in text.splitlines():
        say(textwrap.fill(line, _WIDTH, initial_indent=bullet, subsequent_indent=" " * len(bullet)))
