"""``vtes-deck gauntlet``: a deck against tables drawn from a field of decks."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import click
import msgspec

import cardbase
from cardbase.search import QueryError
from vtes_deck.app.arena import arena_deck
from vtes_deck.app.games import save
from vtes_deck.app.gauntlet import (
    FIELD,
    PLAYER,
    FieldDeck,
    check,
    field_of,
    hold,
    replay_of,
    title_of,
)
from vtes_deck.app.gauntlet_result import FEW, GauntletError, result, shares_of
from vtes_deck.cli.decks import read_deck, ready_to_write
from vtes_deck.cli.exit_status import INTERRUPTED
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.runs import last_score, processes_of
from vtes_deck.cli.table_options import TableOptions, table_options
from vtes_deck.sim.gauntlet.plan import GauntletPlan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardbase import CardBase
    from vtes_deck.app.gauntlet_result import GameGroup, GauntletResult, Share, VersionResult
    from vtes_deck.stats.means import Mean

_SHOWN = 12  # archetypes in a table


@click.command("gauntlet")
@click.argument("decks", nargs=-1, required=True, metavar="DECK [DECK2]")
@click.option(
    "--field",
    default=FIELD,
    show_default=True,
    metavar="QUERY|FOLDER",
    help="The opponents: a query for tournament winning decks, or a folder of deck lists.",
)
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=50,
    show_default=True,
    help="Number of tables; with two versions of a deck each table is played twice.",
)
@click.option(
    "--player",
    default=PLAYER,
    show_default=True,
    help="The computer player in every seat.",
)
@click.option(
    "--save-table",
    type=(click.IntRange(1), click.Path()),
    metavar="N FILE",
    help="Play only table N and save its game to FILE, for replay and for the game table.",
)
@click.option("-f", "--force", is_flag=True, help="Replace the file if it exists.")
@table_options
@click.pass_context
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    context: click.Context,
    decks: tuple[str, ...],
    *,
    field: str,
    games: int,
    player: str,
    save_table: tuple[int, str] | None,
    force: bool,
    as_json: bool,
    **tables: Unpack[TableOptions],
) -> None:
    """Play DECK against tables of other decks, and count victory points.

    Each table is drawn from the field, and the deck takes the next seat at each table. Two versions
    of a deck play at the same tables with the same shuffles, so fewer tables show a difference.

    \b
    Examples:
        vtes-deck gauntlet my-deck.txt --games 200
        vtes-deck gauntlet before.txt after.txt --games 500
        vtes-deck gauntlet twd:10169 --field 'clan:ventrue date>=2018' --json
        vtes-deck gauntlet my-deck.txt --seed 5 --save-table 12 game.json

    The opponents are programs, and the archive contains winning decks only. Compare decks and
    versions with these numbers; they do not predict results of tournaments.
    """  # noqa: D301 - click wants the character itself
    if len(decks) > 2:
        raise click.UsageError("Name one deck, or two versions of a deck.")
    cards = cardbase.load()
    read = [(name, read_deck(name, cards).deck) for name in decks]
    versions = tuple(arena_deck(name, deck) for name, deck in read)
    opponents = _field(field, cards)
    plan = GauntletPlan(
        versions=versions,
        field=tuple(one.deck for one in opponents),
        player=player,
        edition=tables["ruleset"],
        seats=tables["seats"],
        rounds=tables["rounds"],
        seed=tables["seed"],
    )
    try:
        check(plan)
    except GauntletError as error:
        raise click.UsageError(str(error)) from None
    if save_table is not None:
        titles = [title_of(deck, name) for name, deck in read]
        _save_table(plan, titles, *save_table, cards, force=force)
        return
    processes = processes_of(tables["processes"], games)
    scores = hold(plan, games, processes=processes, cluster=tables["cluster"])
    score, interrupted = last_score(scores, games, "tables", attrgetter("tables"))
    if score is None:
        raise click.Abort
    archetypes = [one.archetype for one in opponents]
    found = result(score, archetypes, shares_of(score, cards))
    if as_json:
        print_json(msgspec.to_builtins(found) | {"interrupted": interrupted})
    else:
        _print(found)
    if interrupted:
        context.exit(INTERRUPTED)


def _save_table(
    plan: GauntletPlan,
    titles: Sequence[str],
    number: int,
    target: str,
    cards: CardBase,
    *,
    force: bool,
) -> None:
    """Save the game of a table, of the second version too under a name of its own."""
    path = Path(target)
    for version in range(len(plan.versions)):
        file = path.with_stem(f"{path.stem}-{version + 1}") if version else path
        ready_to_write(file, force=force)
        game = replay_of(plan, number - 1, version, cards, titles)
        try:
            save(game, file)
        except OSError as error:
            raise click.ClickException(f"{file}: {error.strerror or error}") from None
        say(f"{file}: table {number}, seed {plan.seed}, {len(game.inputs):,} decisions.")


def _field(text: str, cards: CardBase) -> list[FieldDeck]:
    """The decks of a folder, or the winning decks that fit a query."""
    try:
        return field_of(cards, text)
    except GauntletError as error:
        raise click.UsageError(str(error)) from None
    except QueryError as error:
        raise click.UsageError(f"The query is not valid.\n{error.pointed(text)}") from None


def _print(found: GauntletResult) -> None:
    for version in found.versions:
        heading(version.name)
        _print_version(version)
        say()
    if found.difference is not None:
        _print_difference(found)
        say()
    say(
        f"{found.tables:,} tables of {found.seats}, drawn from {found.field:,} decks; all seats "
        f"played by {found.player}. Edition {found.edition}, seed {found.seed}. "
        f"{found.decided:.0%} of the games were decided within {found.rounds} rounds. "
        f"--seed {found.seed} --save-table N FILE saves a table for replay."
    )
    whole = ", ".join(f"{one.played_whole:.0%} of {one.name}" for one in found.versions)
    say(
        f"The engine plays the texts of {whole} and of {found.field_played_whole:.0%} of the field "
        "whole. All seats are played by programs; a field of the archive has winning decks only."
    )
    if found.field_played_as_read or any(one.played_as_read for one in found.versions):
        read = ", ".join(f"{one.played_as_read:.1%} of {one.name}" for one in found.versions)
        say(
            f"Another {read} and {found.field_played_as_read:.1%} of the field act as the program "
            "read them; no person has checked these."
        )


def _print_version(version: VersionResult) -> None:
    share, middle = version.first_point
    first = f"; the first one in round {middle} of the game, at the median" if middle else ""
    say(f"Victory points a game: {_mean(version.all.points)}.")
    say(
        f"Game wins: {_share(version.all.wins)}. Survived: {_share(version.all.survived)}. "
        f"Ousted a prey: {_share(share)}{first}."
    )
    for title, parts in (
        ("Seat", version.by_seat),
        ("Prey", version.by_prey),
        ("Predator", version.by_predator),
    ):
        say()
        columns = (
            Column(title),
            Column("Games", "right"),
            Column("Victory points"),
            Column("Game wins", "right"),
            Column("Survived", "right"),
        )
        print_table(columns, [_row(part) for part in parts[:_SHOWN]])


def _print_difference(found: GauntletResult) -> None:
    difference = found.difference
    if difference is None:
        return
    verdict = "clear" if difference.clear else "may be luck"
    first, second = found.versions
    say(
        f"{first.name} against {second.name}: {_mean(difference, signed=True)} "
        f"victory points a game at the same tables: {verdict}."
    )
    if not difference.clear and found.tables_needed is not None:
        say(f"A true difference of this size shows after about {found.tables_needed:,} tables.")


def _row(part: GameGroup) -> tuple[object, ...]:
    return (
        part.name,
        part.games,
        _mean(part.points),
        f"{part.wins.value:.0%}",
        f"{part.survived.value:.0%}",
    )


def _mean(mean: Mean, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    if mean.of < FEW or mean.low == mean.high:  # all alike: its precision is not known
        return f"{mean.value:{sign}.2f}"
    return f"{mean.value:{sign}.2f} [{mean.low:{sign}.2f}, {mean.high:{sign}.2f}]"


def _share(share: Share) -> str:
    return f"{share.value:.0%} [{share.low:.0%}, {share.high:.0%}]"
