"""``vtes-deck search``: find cards."""

from __future__ import annotations

import datetime
from collections import Counter

import click

import cardbase
from cardbase.database import CardBase
from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.search import Context, QueryError, filters, from_arguments, parse
from cardbase.search import search as find
from vtes_deck.app.allowed_cards import card_pools
from vtes_deck.app.card_functions import card_functions
from vtes_deck.app.search_suggestions import ways_out
from vtes_deck.cli.completion.cards import queries
from vtes_deck.cli.decks import read_deck
from vtes_deck.cli.output import Column, print_json, print_table, say
from vtes_deck.cli.query_command import QueryCommand
from vtes_deck.language import number, plural

_COLUMNS = (
    Column("Card"),
    Column("Type"),
    Column("Clan or requirement"),
    Column("Cap/Cost", "right"),
    Column("Disciplines"),
    Column("Group", "right"),
)


@click.command("search", cls=QueryCommand)
@click.argument("query", nargs=-1, shell_complete=queries)
@click.option(
    "--deck",
    "source",
    metavar="FILE|-|twd:ID",
    help='The deck for "deck:" and "playable:crypt".',
)
@click.option("--limit", type=click.IntRange(min=1), help="Show at most this many.")
@click.option("--json", "as_json", is_flag=True, help="Print the cards as JSON.")
@click.option("--filters", is_flag=True, help="List the filters of the query language.")
@click.pass_context
def COMMAND(
    context: click.Context,
    query: tuple[str, ...],
    source: str | None,
    limit: int | None,
    *,
    as_json: bool,
    filters: bool,
) -> None:
    """Find cards with a QUERY.

    \b
    Examples:
        vtes-deck search clan:ventrue 'cap>=7' dis:DOM title:prince
        vtes-deck search type:action -text:"burn 1 pool"
        vtes-deck search '(is:wake or is:bounce) type:reaction dis:aus'
        vtes-deck search --deck my-deck.txt deck:0 is:wake playable:crypt

    Quote characters that your shell interprets (> < ( ) *) and phrases.
    --filters lists all filters. The exit status is 1 if no card matches.
    """  # noqa: D301 - click wants the character itself
    if filters:
        _print_filters()
        return
    text = from_arguments(query)
    base = cardbase.load()
    asked = _context(base, source)
    try:
        cards = find(base, text, asked)
    except QueryError as error:
        raise click.UsageError(f"The query is not valid.\n{error.pointed(text)}") from None
    shown = cards[:limit]
    if as_json:
        print_json([summary(card) for card in shown])
    elif shown:
        print_table(_COLUMNS, [_row(card) for card in shown])
    elif text.strip():
        _print_ways_out(base, text, asked)
    rest = len(cards) - len(shown)
    say(
        plural("{n} cards", "{n} card", len(cards))
        + (f", the first {number(len(shown))} shown." if rest else "."),
        err=True,
    )
    context.exit(0 if cards else 1)


def _context(base: CardBase, source: str | None) -> Context:
    """The context of a query: pools of formats, and a deck."""
    pools = card_pools(base, datetime.date.today())
    if source is None:
        return Context(pools=pools, functions=lambda: card_functions(base))
    deck = read_deck(source, base).deck
    copies: Counter[int] = Counter()
    for slot in deck.slots:
        copies[slot.card.id] += slot.count
    return Context(
        crypt=tuple(card for card, _ in deck.vampires),
        deck=copies,
        pools=pools,
        functions=lambda: card_functions(base),
    )


def _print_ways_out(base: CardBase, text: str, context: Context) -> None:
    """Suggest alternatives if nothing was found."""
    for way in ways_out(base, parse(text, base), context):
        say(str(way), err=True)


def _print_filters() -> None:
    print_table(
        (Column("Filter"), Column("Finds", wrap=True), Column("Example")),
        [(f.keyword, f.help, f.example) for f in filters()],
    )


def _row(card: AnyCard) -> tuple[object, ...]:
    if isinstance(card, CryptCard):
        return (
            card.full_name,
            card.title or card.types[0],
            card.clan,
            card.capacity,
            " ".join(card.disciplines),
            "ANY" if card.group is None else card.group,
        )
    required = (*card.requirement.clans, *card.requirement.sects, *card.requirement.titles)
    return (
        card.name,
        "/".join(card.types),
        "/".join(required),
        cost(card),
        ("+" if card.requirement.combo else "/").join(card.requirement.disciplines),
        "",
    )


def cost(card: LibraryCard) -> str:
    """The printed cost in words: ``"2 blood"``."""
    costs = (
        (card.pool_cost, "pool"),
        (card.blood_cost, "blood"),
        (card.conviction_cost, "conviction"),
    )
    return ", ".join(f"{amount} {what}" for amount, what in costs if amount != 0)


def summary(card: AnyCard) -> dict[str, object]:
    """A card in a few facts, for programs."""
    facts: dict[str, object] = {
        "id": card.id,
        "name": card.full_name,
        "kind": card.kind,
        "types": card.types,
        "legal_from": card.legal_from,
        "banned_from": card.banned_from,
        "sets": tuple(dict.fromkeys(p.set for p in card.printings)),
    }
    if isinstance(card, CryptCard):
        return facts | {
            "clan": card.clan,
            "path": card.path,
            "sect": card.sect,
            "title": card.title,
            "group": card.group,
            "capacity": card.capacity,
            "advanced": card.advanced,
            "disciplines": card.disciplines,
        }
    return facts | {
        "pool_cost": card.pool_cost,
        "blood_cost": card.blood_cost,
        "conviction_cost": card.conviction_cost,
        "requirement": card.requirement,
        "burn_option": card.burn_option,
        "trifle": card.trifle,
    }
