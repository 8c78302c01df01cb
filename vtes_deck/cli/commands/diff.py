"""``vtes-deck diff``: what changes from one deck to another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click
import msgspec

import cardbase
from vtes_deck.app.deck_comparison import compare, influence
from vtes_deck.cli.decks import read_deck
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.deck.diff import diff

if TYPE_CHECKING:
    from vtes_deck.app.deck_comparison import Section
    from vtes_deck.deck.diff import CardChange, Diff
    from vtes_deck.deck.model import Deck


@click.command("diff")
@click.argument("before", type=click.Path())
@click.argument("after", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print the changes as JSON.")
@click.option(
    "--figures", is_flag=True, help="Also show changes in counts, cost, odds and influence."
)
@click.pass_context
def COMMAND(
    context: click.Context, before: str, after: str, *, as_json: bool, figures: bool
) -> None:
    """Show what changes from the deck BEFORE to the deck AFTER (files or twd:ID).

    The exit status is 0 when the decks are the same and 1 when they differ.
    """
    cards = cardbase.load()
    old, new = read_deck(before, cards).deck, read_deck(after, cards).deck
    found = diff(old, new)
    sections = _sections(old, new) if figures else ()
    if as_json:
        print_json(_summary(found) | ({"figures": sections} if figures else {}))
    elif found:
        _print(found)
        for section in sections:
            _print_figures(section)
    else:
        say("The decks are the same.")
    context.exit(1 if found else 0)


def _print(found: Diff) -> None:
    for title, changes in (("Crypt", found.crypt), ("Library", found.library)):
        if not changes:
            continue
        heading(title)
        for change in changes:
            if change.delta:
                colour = "green" if change.delta > 0 else "red"
                say("  ", nl=False)
                say(f"{change.delta:+d}", fg=colour, nl=False)
                say(f" {change.card} ({change.before} to {change.after})")
            if change.comment_before != change.comment_after:
                say(f"     {change.card}: {change.comment_after or '(no comment)'}")
    for text in found.texts:
        say(f"{text.field.capitalize()}: {text.before!r} to {text.after!r}")
    for sign, lines in (("-", found.unknown_gone), ("+", found.unknown_new)):
        for line in lines:
            say(f"  {sign}{line.count} {line.name} (unidentified)")
    say(f"{found.added} in, {found.removed} out.")


def _sections(old: Deck, new: Deck) -> tuple[Section, ...]:
    return (*compare(old, new).sections, influence(old, new))


def _print_figures(section: Section) -> None:
    if section.changed:
        heading(section.title)
        columns = (Column("", wrap=True), *(Column(t) for t in ("Before", "After", "Change", "")))
        print_table(columns, [msgspec.structs.astuple(figure) for figure in section.changed])


def _summary(found: Diff) -> dict[str, object]:
    return {
        "crypt": _rows(found.crypt),
        "library": _rows(found.library),
        "texts": found.texts,
        "unknown_gone": found.unknown_gone,
        "unknown_new": found.unknown_new,
        "added": found.added,
        "removed": found.removed,
    }


def _rows(changes: Iterable[CardChange]) -> list[dict[str, object]]:
    return [
        {
            "id": change.card.id,
            "name": str(change.card),
            "before": change.before,
            "after": change.after,
            "comment": change.comment_after,
        }
        for change in changes
    ]
