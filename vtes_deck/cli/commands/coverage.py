"""``vtes-deck coverage``: the part of decks that the rules engine plays."""

from __future__ import annotations

import datetime
import sys
from collections import Counter
from collections.abc import Container, Iterator, Mapping
from typing import TYPE_CHECKING

import click

import cardbase
from cardbase.search import QueryError
from cardbase.search import search as find
from vtes_deck.cli.card_texts import show_texts
from vtes_deck.cli.completion.cards import card_names, queries
from vtes_deck.cli.completion.formats import tournament_formats
from vtes_deck.cli.decks import read_deck
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.unknown_formats import unknown_format
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.effects.coverage import measure
from vtes_deck.effects.declaration_order import next_cards
from vtes_deck.legality.format import UnknownFormatError, find_format
from vtes_deck.legality.judge import judge

if TYPE_CHECKING:
    from cardbase import CardBase
    from cardbase.archive import ArchiveDeck
    from cardbase.model import AnyCard
    from vtes_deck.effects.coverage import Coverage


@click.command("coverage")
@click.argument("decks", nargs=-1, metavar="DECK|twd:ID|- ...")
@click.option("--archive", is_flag=True, help="All tournament winning decks.")
@click.option("--by-year", is_flag=True, help="The archive year by year.")
@click.option("--since", type=int, metavar="YEAR", help="The archive from this year on.")
@click.option(
    "--format",
    "format_name",
    shell_complete=tournament_formats,
    help="Decks of the archive legal in this format today.",
)
@click.option(
    "--text",
    "text_of",
    is_flag=False,
    flag_value="",
    metavar="CARD",
    shell_complete=card_names,
    help="The text of a card as the engine understands it, next to the official text; without a "
    "card, the cards whose texts differ.",
)
@click.option("--all", "all_texts", is_flag=True, help="With --text: the cards whose texts differ.")
@click.option(
    "--next",
    "following",
    type=click.IntRange(min=1),
    metavar="N",
    help="The N cards that should be declared next to make the decks whole.",
)
@click.option(
    "--query",
    shell_complete=queries,
    help="With --next: only cards that match, such as 'type:reaction'.",
)
@click.option("-n", "--limit", type=click.IntRange(min=0), default=30, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the numbers as JSON.")
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    decks: tuple[str, ...],
    *,
    archive: bool,
    by_year: bool,
    since: int | None,
    format_name: str | None,
    text_of: str | None,
    all_texts: bool,
    following: int | None,
    query: str | None,
    limit: int,
    as_json: bool,
) -> None:
    """Show how many library and crypt cards of decks the rules engine plays, and list the others.

    A card is full, read, partial (a sentence names the rest) or none. Vampires without special text
    count as full. A card without a definition is read if the program reads its whole text with
    exactly one meaning; it acts, but no person has checked it. The last column counts read cards
    separately: further decks that are complete with them, and their shares of library and crypt.
    "vtes-deck --without-read ..." turns them off.

    --next prints the order in which cards should be declared: first those that many decks with few
    other missing cards contain. It counts the whole archive if you name no decks.
    """
    base = cardbase.load()
    if text_of is not None or all_texts:
        show_texts(base, "" if all_texts else text_of or "", as_json=as_json)
        return
    if query and not following:
        raise click.UsageError("--query chooses among the cards of --next N.")
    groups: dict[str, list[Mapping[AnyCard, int]]] = {}
    if archive or by_year or since or format_name or (following and not decks):
        for deck in _archive(base, since, format_name):
            date = deck.event.date
            label = (str(date.year) if date else "undated") if by_year else "archive"
            groups.setdefault(label, []).append(_archived(deck, base))
    groups.update((source, [_counts(source, base)]) for source in decks)
    if not groups:
        raise click.UsageError("No deck matches. Name a deck, or use --archive.")
    if following:
        every = [deck for group in groups.values() for deck in group]
        _show_order(every, following, _found(base, query), as_json=as_json)
        return
    results = {label: measure(group) for label, group in groups.items()}
    if as_json:
        print_json({label: _as_data(one) for label, one in results.items()})
        return
    _show(results, limit)


def _archive(base: CardBase, since: int | None, format_name: str | None) -> Iterator[ArchiveDeck]:
    """Decks of the archive, with progress on standard error if it is a terminal."""
    with click.progressbar(
        base.archive.decks,
        label="Reading the archive",
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as bar:
        for deck in bar:
            date = deck.event.date
            if since and (date is None or date.year < since):
                continue
            if not format_name or _of_format(deck, base, format_name):
                yield deck


def _counts(source: str, base: CardBase) -> Counter[AnyCard]:
    deck = read_deck(source, base).deck
    counts: Counter[AnyCard] = Counter()
    for slot in (*deck.crypt, *deck.library):
        counts[slot.card] += slot.count
    return counts


def _found(base: CardBase, query: str | None) -> Container[AnyCard] | None:
    if query is None:
        return None
    try:
        return frozenset(find(base, query))
    except QueryError as error:
        raise click.UsageError(f"The query is not valid.\n{error.pointed(query)}") from None


def _of_format(deck: ArchiveDeck, base: CardBase, name: str) -> bool:
    """Whether a deck would be legal in a tournament format today."""
    try:
        wanted = find_format(name)
    except UnknownFormatError as error:
        raise unknown_format(name, error.known, "vtes-deck check --list-formats") from None
    return judge(from_archive(deck, base.get), wanted, datetime.date.today()).legal


def _archived(deck: ArchiveDeck, base: CardBase) -> Mapping[AnyCard, int]:
    counts: Counter[AnyCard] = Counter()
    for entry in deck.cards:
        card = base.get(entry.id)
        if card is not None:
            counts[card] += entry.count
    return counts


def _as_data(one: Coverage) -> dict[str, object]:
    return {
        "decks": one.decks,
        "fully played decks": one.whole,
        "decks with read cards": one.whole_read,
        "library share": round(one.library_share, 4),
        "crypt share": round(one.crypt_share, 4),
        "library share read": round(one.library_read_share, 4),
        "crypt share read": round(one.crypt_read_share, 4),
        "missing": one.missing,
    }


def _show(results: Mapping[str, Coverage], limit: int) -> None:
    columns = (
        Column("Decks of"),
        Column("Decks", "right"),
        Column("Played whole", "right"),
        Column("Library", "right"),
        Column("Crypt", "right"),
        Column("As read", "right"),
    )
    print_table(
        columns,
        [
            (
                label,
                one.decks,
                one.whole,
                f"{one.library_share:.1%}",
                f"{one.crypt_share:.1%}",
                f"+{one.whole_read}, {one.library_read_share:.1%}, {one.crypt_read_share:.1%}",
            )
            for label, one in results.items()
        ],
    )
    if len(results) > 1:
        return
    for one in results.values():
        if one.missing and limit:
            heading("Not declared in full")
            print_table(
                (
                    Column("Copies", "right"),
                    Column("Card"),
                    Column("How much"),
                    Column("Not enforced"),
                ),
                [(m.copies, m.name, m.level, m.why) for m in one.missing[:limit]],
            )


def _show_order(
    decks: list[Mapping[AnyCard, int]],
    most: int,
    among: Container[AnyCard] | None,
    *,
    as_json: bool,
) -> None:
    order = next_cards(decks, most, among)
    if as_json:
        print_json(order)
        return
    if not order:
        say("No card of these decks is missing.")
        return
    columns = (
        Column("", "right"),
        Column("Card"),
        Column("How much"),
        Column("Decks", "right"),
        Column("Whole by then", "right"),
        Column("Library", "right"),
        Column("Crypt", "right"),
    )
    rows = [
        (
            number,
            one.name,
            one.level,
            one.decks,
            one.whole,
            f"{one.library_share:.1%}",
            f"{one.crypt_share:.1%}",
        )
        for number, one in enumerate(order, 1)
    ]
    print_table(columns, rows)
