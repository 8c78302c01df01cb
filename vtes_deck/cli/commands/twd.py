"""``vtes-deck twd``: the archive of tournament winning decks."""

from __future__ import annotations

import datetime

import click
import msgspec

import cardbase
from cardbase.archive import ArchiveDeck
from cardbase.archive_affinity import affinities_of
from cardbase.archive_search import (
    CONDITIONS,
    from_words,
    index_of_archive,
    parse_decks,
    search_decks,
)
from cardbase.archive_similarity import similarity_of
from cardbase.database import CardBase
from cardbase.errors import UnknownCardError
from cardbase.model import AnyCard
from cardbase.search import QueryError
from cardbase.search.query import quoted
from vtes_deck import deckio
from vtes_deck.app.metagame import FIRST_YEAR, Metagame, metagame_of
from vtes_deck.app.search_suggestions import near_cards
from vtes_deck.app.similar_decks import IdeaKind, think
from vtes_deck.app.winner_titles import title_of
from vtes_deck.cli.completion.archive import deck_queries
from vtes_deck.cli.completion.cards import card_names
from vtes_deck.cli.decks import ARCHIVE, deck_option, read_deck
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.query_command import QueryCommand
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.language import number, plural

_RARE = 0.15
"""Cards in fewer decks of an archetype are not listed."""


@click.group("twd")
def COMMAND() -> None:
    """Search and show the archive of tournament winning decks."""


@COMMAND.command("search", cls=QueryCommand)
@click.argument("query", nargs=-1, shell_complete=deck_queries)
@click.option(
    "--card",
    "names",
    multiple=True,
    shell_complete=card_names,
    help="Decks that play this card. May be repeated.",
)
@click.option(
    "--since",
    type=click.DateTime(["%Y-%m-%d", "%Y"]),
    metavar="DATE",
    help="From this date or year.",
)
@click.option("--until", type=click.DateTime(["%Y-%m-%d"]), metavar="DATE", help="Up to this date.")
@click.option("--players", type=click.IntRange(min=0), default=0, help="Minimum number of players.")
@click.option("--limit", type=click.IntRange(min=1), default=20, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the decks as JSON.")
@click.option("--filters", is_flag=True, help="List the filters of the query language.")
@click.pass_context
def search(  # noqa: PLR0913, PLR0917 - one argument for each option
    context: click.Context,
    query: tuple[str, ...],
    names: tuple[str, ...],
    since: datetime.datetime | None,
    until: datetime.datetime | None,
    players: int,
    limit: int,
    *,
    as_json: bool,
    filters: bool,
) -> None:
    """Find winning decks with a QUERY, newest first.

    \b
    Examples:
        vtes-deck twd search 2+ Arika and Govern
        vtes-deck twd search clan:ventrue dis:DOM 'avg>=7' 'date>=2015'
        vtes-deck twd search 'has:4+ is:bounce' country:spain -is:online

    A single word is searched in the deck's name, player, event and place, and in the names of its
    cards. --filters lists all filters. The exit status is 1 if no deck matches.
    """  # noqa: D301 - click wants the character itself
    if filters:
        _print_filters()
        return
    base = cardbase.load()
    parts = [from_words(query), *(f"card:{quoted(_card(base, name).full_name)}" for name in names)]
    parts += [f"date>={since:%Y-%m-%d}"] if since else []
    parts += [f"date<={until:%Y-%m-%d}"] if until else []
    parts += [f"players>={players}"] if players else []
    text = " ".join(filter(None, parts))
    try:
        decks = search_decks(text, index_of_archive(base))
    except QueryError as error:
        raise click.UsageError(f"The query is not valid.\n{error.pointed(text)}") from None
    if as_json:
        print_json([_facts(base, deck) for deck in decks[:limit]])
    elif decks:
        columns = (
            Column("Id"),
            Column("Date"),
            Column("Deck"),
            Column("Player"),
            Column("Event"),
            Column("Players", "right"),
        )
        print_table(columns, [_row(deck) for deck in decks[:limit]])
    elif text:
        _print_near_names(base, text)
    say(plural("{n} decks.", "{n} deck.", len(decks)), err=True)
    context.exit(0 if decks else 1)


def _print_near_names(base: CardBase, text: str) -> None:
    """Suggest cards if no deck was found."""
    for card in near_cards(base, parse_decks(text, index_of_archive(base))):
        say(f"Did you mean {card.full_name}?", err=True)


@COMMAND.command("show")
@click.argument("deck_id")
@click.option("--json", "as_json", is_flag=True, help="Print the deck as JSON.")
def show(deck_id: str, *, as_json: bool) -> None:
    """Show the winning deck DECK_ID as the archive writes it."""
    base = cardbase.load()
    try:
        found = base.archive[deck_id]
    except KeyError:
        raise click.UsageError(f"The archive has no deck {deck_id!r}.") from None
    if as_json:
        print_json(_facts(base, found))
        return
    heading(f"{found.event.name}, {found.event.date or 'undated'}, {found.event.place}")
    say(f"{found.event.players} players, won by {found.player}")
    say()
    say(deckio.write(from_archive(found, base.get), "text"))


@COMMAND.command("played")
@click.argument("names", nargs=-1, required=True, shell_complete=card_names)
@click.option("-n", "--limit", type=click.IntRange(min=1), default=20, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print the counts as JSON.")
def played(names: tuple[str, ...], limit: int, *, as_json: bool) -> None:
    """Show how often decks play the cards NAMES, year by year, and which cards they play with them.

    Quote each name that has several words.
    """
    base = cardbase.load()
    cards = [_card(base, name) for name in names]
    companions = base.archive.played_with(*(card.id for card in cards), limit=limit)
    if as_json:
        print_json(
            {
                "cards": [
                    {"id": c.id, "name": c.full_name, "years": base.archive.play_by_year(c.id)}
                    for c in cards
                ],
                "with": [
                    {"name": base[c.id].full_name} | msgspec.structs.asdict(c) for c in companions
                ],
            }
        )
        return
    for card in cards:
        play = base.archive.play(card.id)
        heading(
            f"{card.full_name}: {number(play.decks)} of {number(len(base.archive))} decks, "
            f"{play.mean:.1f} each"
        )
        columns = (Column("Year", "right"), Column("Decks", "right"), Column("Copies", "right"))
        years = base.archive.play_by_year(card.id)
        print_table(columns, [(str(year), p.decks, p.copies) for year, p in years.items()])
    heading("Played with")
    print_table(
        (
            Column("Card"),
            Column("Decks", "right"),
            Column("Share", "right"),
            Column("Lift", "right"),
        ),
        [(base[c.id].full_name, c.decks, f"{c.share:.0%}", f"{c.lift:.1f}") for c in companions],
    )


@COMMAND.command("like")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option("--limit", type=click.IntRange(min=1), default=10, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="Print decks and ideas as JSON.")
@click.pass_context
def like(context: click.Context, file: str, limit: int, *, as_json: bool) -> None:
    """Find the winning decks like the one in FILE, and ideas for it with the reason.

    Similarity is a weighted Jaccard index: the copies that both decks play, divided by the copies
    that either plays. Rare cards weigh more; crypt and library weigh the same. The ideas come from
    a model of the whole archive, which is computed once in some seconds. The exit status is 1 when
    no deck is like it.
    """
    base = cardbase.load()
    deck = read_deck(file, base).deck
    thoughts = think(
        deck,
        base,
        similarity_of(base),
        on=datetime.date.today(),
        archive_id=file.removeprefix(ARCHIVE) if file.startswith(ARCHIVE) else "",
        limit=limit,
        model=affinities_of(base),
    )
    if as_json:
        print_json(
            {
                "alike": [
                    {"id": a.deck.id, "name": a.deck.name, "player": a.deck.player}
                    | {"likeness": a.value, "crypt": a.crypt, "library": a.library}
                    for a in thoughts.alike[:limit]
                ],
                "ideas": [
                    {"kind": i.kind, "id": i.card.id, "name": i.card.full_name, "reason": i.reason}
                    | {"decks": i.decks, "of": i.of, "copies": i.copies, "have": i.have}
                    | {"callers": [card.full_name for card in i.callers]}
                    | {"replaces": i.replaces.full_name if i.replaces is not None else None}
                    for i in thoughts.ideas
                ],
            }
        )
    elif thoughts.alike:
        heading(f"{len(thoughts.alike)} winning decks like this one")
        columns = (Column("Like", "right"), Column("Id"), Column("Deck"), Column("Player"))
        rows = [
            (f"{a.value:.0%}", a.deck.id, title_of(a.deck), a.deck.player)
            for a in thoughts.alike[:limit]
        ]
        print_table(columns, rows)
        titles = {
            IdeaKind.USUAL: "Usual here",
            IdeaKind.APART: "Sets this deck apart",
            IdeaKind.MORE: "More copies",
            IdeaKind.CUT: "Cards to cut",
            IdeaKind.FEWER: "Fewer copies",
        }
        for kind, title in titles.items():
            if ideas := thoughts.of_kind(kind):
                heading(title)
                print_table(
                    (Column("Card"), Column("Why")), [(str(i.card), i.reason) for i in ideas]
                )
    else:
        say("No winning deck resembles this one.", err=True)
    context.exit(0 if thoughts.alike else 1)


@COMMAND.command("archetypes")
@click.argument("key", required=False)
@click.option("--by", type=click.Choice(["archetype", "clan", "discipline"]), default="archetype")
@click.option("--years", is_flag=True, help="Show the share of each year's decks.")
@click.option("--json", "as_json", is_flag=True, help="Print the counts as JSON.")
def archetypes(key: str | None, by: str, *, years: bool, as_json: bool) -> None:
    """Show what kinds of decks have won since 2015, or the archetype KEY with its usual cards.

    The archive holds winners only: these are shares of wins, not win rates.
    """
    base = cardbase.load()
    game = metagame_of(base)
    if key is not None:
        _print_archetype(game, key, base, as_json=as_json)
        return
    kinds = {"archetype": game.archetypes, "clan": game.clans, "discipline": game.disciplines}
    shown_by = {tile.key: tile.years for tile in kinds[by]}
    if as_json:
        tiles = [
            {"key": t.key, "name": t.name, "decks": len(t.decks), "share": t.share}
            | {"recent": t.recent, "before": t.before}
            for t in game.archetypes
        ]
        print_json({"newest": game.newest, "archetypes": tiles, "by": by, "years": shown_by})
        return
    heading(f"{number(game.decks)} winning decks since {FIRST_YEAR}, up to {game.newest}")
    if years or by != "archetype":
        shown = range(FIRST_YEAR, game.newest.year + 1)
        columns = (Column(by.capitalize()), *(Column(f"{y % 100:02}", "right") for y in shown))
        print_table(
            columns,
            [
                (name, *(f"{shares.get(year, 0.0):.0%}" for year in shown))
                for name, shares in shown_by.items()
            ],
        )
    else:
        print_table(
            (
                *(Column("Key"), Column("Archetype"), Column("Decks", "right")),
                *(Column("Share", "right"), Column("180 days", "right"), Column("Trend", "right")),
            ),
            [
                (
                    *(t.key, t.name or "Other", len(t.decks)),
                    *(f"{t.share:.1%}", f"{t.recent:.1%}", f"{t.trend:+.1f}"),
                )
                for t in game.archetypes
            ],
        )
    say("Winners only: shares of wins, no win rates.", err=True)


def _print_archetype(game: Metagame, key: str, base: CardBase, *, as_json: bool) -> None:
    """An archetype with its reference deck and its averaged list."""
    tile = next((each for each in game.archetypes if each.key == key), None)
    if tile is None or not tile.decks:
        keys = ", ".join(each.key for each in game.archetypes)
        raise click.UsageError(f"There is no archetype {key!r}; there are {keys}.")
    reference = tile.reference(base)
    rows = [row for row in tile.average(base) if row.share >= _RARE]
    if as_json:
        cards = [{"name": r.card.full_name, "share": r.share, "copies": r.copies} for r in rows]
        print_json({"key": key, "name": tile.name, "reference": reference.id, "cards": cards})
        return
    heading(
        f"{tile.name or 'Other'}: {number(len(tile.decks))} decks, {tile.plan or 'no rule fits'}"
    )
    say(f"Reference: {reference.id}, {title_of(reference)} by {reference.player}")
    print_table(
        (Column("Card"), Column("Decks", "right"), Column("Usual copies", "right")),
        [(str(row.card), f"{row.share:.0%}", row.copies) for row in rows],
    )


def _print_filters() -> None:
    print_table(
        (Column("Filter"), Column("Finds", wrap=True), Column("Example")),
        [(c.key, c.help, c.examples[0]) for c in CONDITIONS],
    )


def _card(base: CardBase, name: str) -> AnyCard:
    try:
        return base[name]
    except UnknownCardError as error:
        raise click.UsageError(str(error)) from None


def _facts(base: CardBase, deck: ArchiveDeck) -> dict[str, object]:
    """A winning deck for programs: the facts in the archive, its cards with their names."""
    cards = [
        {
            "id": entry.id,
            "name": card.full_name if (card := base.get(entry.id)) else None,
            "count": entry.count,
            "comment": entry.comment,
        }
        for entry in deck.cards
    ]
    return msgspec.structs.asdict(deck) | {"cards": cards}


def _row(deck: ArchiveDeck) -> tuple[object, ...]:
    return (
        deck.id,
        deck.event.date or "",
        title_of(deck),
        deck.player,
        deck.event.name,
        deck.event.players or "",
    )
