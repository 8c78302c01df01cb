"""The output of ``vtes-deck coverage --text``: rendered and official card texts side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from cardbase.names import How
from vtes_deck.app.card_functions import in_words
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.effects.card_functions import functions_of
from vtes_deck.effects.coverage import level_of, why_of
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.registry import definition_of
from vtes_deck.effects.text.comparison import compare

if TYPE_CHECKING:
    from cardbase import CardBase
    from cardbase.model import AnyCard
    from vtes_deck.effects.vocab.definition import Definition

EQUAL, DIFFERENT = "=", "\N{NOT EQUAL TO}"


def show_texts(base: CardBase, name: str, *, as_json: bool) -> None:
    """Print the texts of a card side by side; without a name, the cards whose texts differ."""
    if not name:
        _show_all(base, as_json=as_json)
        return
    known = [
        (card, definition)
        for card in _cards(base, name)
        if (definition := definition_of(card)) is not None
    ]
    if not known:
        raise click.UsageError(f"The engine has no definition of {name!r}.")
    for card, definition in known:
        _show_one(card, definition, as_json=as_json)


def _cards(base: CardBase, name: str) -> tuple[AnyCard, ...]:
    match = base.find(name)
    if match.candidates and match.how is not How.NEAR:
        return match.candidates
    hints = ", ".join(card.full_name for card in match.candidates or match.suggestions)
    raise click.UsageError(f"There is no card {name!r}." + (f" Perhaps: {hints}." if hints else ""))


def _show_one(card: AnyCard, definition: Definition, *, as_json: bool) -> None:
    found = compare(definition, card)
    if as_json:
        data = {"name": card.full_name, "exception": definition.exception, "text": found}
        print_json(data | {"does": functions_of(card)})
        return
    heading(f"{card.full_name} ({level_of(card)})")
    rows = [
        (row.level, row.official, EQUAL if row.equal else DIFFERENT, row.rendered)
        for row in found.rows
    ]
    columns = (
        Column("Level"),
        Column("Official text", wrap=True),
        Column(""),
        Column("As the engine understands it", wrap=True),
    )
    print_table(columns, rows)
    if functions_of(card):
        say(f"Does: {in_words(functions_of(card))}")
    if found.equal:
        say("Both texts say the same.")
    elif definition.exception:
        say(definition.exception)
    if found.lost:
        lost = ", ".join(f"{word} ({n})" for word, n in found.lost)
        say(f"Words of the official text that are not rendered: {lost}")
    if why_of(card):
        say(f"Not enforced: {why_of(card)}")


def _show_all(base: CardBase, *, as_json: bool) -> None:
    different, exceptions, equal = [], [], 0
    for definition in definitions().values():
        card = base.get(definition.id)
        if card is None:
            continue
        found = compare(definition, card)
        if found.equal:
            equal += 1
        elif definition.exception:
            exceptions.append((card.full_name, definition.exception))
        else:
            lost = ", ".join(f"{word} ({n})" for word, n in found.lost)
            different.append((card.full_name, lost))
    if as_json:
        print_json({"equal": equal, "exceptions": exceptions, "different": different})
        return
    count = len(definitions())
    say(
        f"{equal} of {count} definitions say the official text; {len(exceptions)} have an "
        f"exception, {len(different)} differ."
    )
    if exceptions:
        heading("Exceptions")
        print_table((Column("Card"), Column("Why", wrap=True)), sorted(exceptions))
    if different:
        heading("Different")
        print_table((Column("Card"), Column("Words not rendered", wrap=True)), sorted(different))
