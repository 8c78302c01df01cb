"""``vtes-deck hand``: deal an opening."""

from __future__ import annotations

import click

import cardbase
from vtes_deck.app.hands import OPENING_HAND, deal, new_seed
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.output import heading, print_json, say


@click.command("hand")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option("--seed", type=click.IntRange(min=0), help="Seed, to repeat a deal.")
@click.option(
    "--draw", type=click.IntRange(min=0), default=0, help="Also show this many next cards."
)
@click.option("--json", "as_json", is_flag=True, help="Print the deal as JSON.")
def COMMAND(file: str, seed: int | None, draw: int, *, as_json: bool) -> None:
    """Deal an opening from the deck in FILE: four crypt cards and seven library cards.

    The same deck and seed give the same cards on every machine.
    """
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    dealt = deal(deck, new_seed() if seed is None else seed)
    nexts = dealt.library[OPENING_HAND : OPENING_HAND + draw]
    if as_json:
        parts = (("crypt", dealt.uncontrolled), ("hand", dealt.hand), ("next", nexts))
        print_json(
            {"seed": dealt.seed}
            | {part: [{"id": c.id, "name": str(c)} for c in group] for part, group in parts}
        )
        return
    for title, group in (
        ("Opening crypt", dealt.uncontrolled),
        ("Opening hand", dealt.hand),
        ("Next cards", nexts),
    ):
        if group:
            heading(title)
            for card in group:
                say(f"  {card}")
    say(f"Seed {dealt.seed}")
