"""``vtes-deck arena``: which of two computer players wins more."""

from __future__ import annotations

from math import isinf
from operator import attrgetter
from typing import TYPE_CHECKING, Unpack

import click
import msgspec

import cardbase
from vtes_deck.app.arena import (
    ArenaError,
    arena_deck,
    cards_as_read,
    check,
    controls,
    hold,
    panel,
    random_decks,
    result,
)
from vtes_deck.cli.decks import read_deck
from vtes_deck.cli.exit_status import INTERRUPTED
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.runs import last_score, processes_of
from vtes_deck.cli.table_options import TableOptions, table_options
from vtes_deck.language import plural
from vtes_deck.sim.arena.plan import ArenaPlan

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vtes_deck.app.arena import ArenaResult, PlayerResult
    from vtes_deck.stats.means import Mean

_MAX_NAMED = 12
"""The maximum number of cards that are named; --json names all."""


@click.command("arena")
@click.argument("player")
@click.option(
    "--against", default="steady", show_default=True, metavar="PLAYER", help="The reference."
)
@click.option(
    "--field",
    metavar="PLAYER,...",
    help="Who plays the other seats, clockwise.  [default: the reference]",
)
@click.option(
    "--deals",
    type=click.IntRange(1, 100_000),
    default=20,
    show_default=True,
    help="Number of deals; in each, every seat is played once by both.",
)
@click.option(
    "--deck",
    "decks",
    multiple=True,
    metavar="FILE|twd:ID",
    help="A deck to deal from. May be repeated.  [default: twelve decks of different kinds]",
)
@click.option(
    "--random",
    "extra",
    type=click.IntRange(0, 1000),
    default=0,
    show_default=True,
    help="Number of random decks of the archive to add.",
)
@click.option(
    "--controls",
    "with_controls",
    is_flag=True,
    help="Also play the reference against itself, and a random player.",
)
@table_options
@click.pass_context
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    context: click.Context,
    player: str,
    *,
    against: str,
    field: str | None,
    deals: int,
    decks: tuple[str, ...],
    extra: int,
    with_controls: bool,
    as_json: bool,
    **tables: Unpack[TableOptions],
) -> None:
    """Compare PLAYER with another computer player on the same deals.

    A player is a name (thoughtful, quick, steady, random) or a Python class of your own, as
    FILE.py:CLASS or MODULE:CLASS; its code runs with all your permissions.

    \b
    Examples:
        vtes-deck arena quick --deals 40
        vtes-deck arena mine.py:MyPlayer --against quick --random 20
        vtes-deck arena mine.py:MyPlayer --deck a.txt --deck b.txt --seats 2 --json

    In each deal both players play every seat once, with the same decks, shuffles and opponents. The
    difference is in victory points a game, with its 95 % confidence interval. Confirm a result with
    a new seed: a player that was tuned on some deals does better on those.
    """  # noqa: D301 - click wants the character itself
    cards = cardbase.load()
    chosen = [arena_deck(name, read_deck(name, cards).deck) for name in decks] or panel(cards)
    seed = tables["seed"]
    plan = ArenaPlan(
        candidate=player,
        reference=against,
        field=tuple(name.strip() for name in (field or against).split(",")),
        decks=(*chosen, *random_decks(cards, extra, seed)),
        edition=tables["ruleset"],
        seats=tables["seats"],
        rounds=tables["rounds"],
        seed=seed,
    )
    plans = {"": plan} | (controls(plan) if with_controls else {})
    try:
        for one in plans.values():
            check(one)
    except ArenaError as error:
        raise click.UsageError(str(error)) from None
    found: dict[str, ArenaResult] = {}
    interrupted = False
    for name, one in plans.items():
        if not interrupted:
            scores, interrupted = _held(one, deals, tables)
            if scores is not None:
                found[name] = scores
    if not found:
        raise click.Abort
    read = cards_as_read(plan, cards)
    if as_json:
        main = msgspec.to_builtins(found.pop("")) | {"interrupted": interrupted, "read": read}
        print_json(main | ({"controls": found} if with_controls else {}))
    else:
        _print(found)
        _print_read(read)
    if interrupted:
        context.exit(INTERRUPTED)


def _held(plan: ArenaPlan, deals: int, tables: TableOptions) -> tuple[ArenaResult | None, bool]:
    """Play an arena; return the result so far, and whether it was interrupted."""
    processes = processes_of(tables["processes"], deals * plan.seats)
    scores = hold(plan, deals, processes=processes, cluster=tables["cluster"])
    score, interrupted = last_score(scores, deals, "deals", attrgetter("deals"))
    return None if score is None else result(plan, score), interrupted


def _print(found: dict[str, ArenaResult]) -> None:
    main = found[""]
    deals = plural("{n} deals", "{n} deal", main.deals)
    heading(f"{main.candidate.player} and {main.reference.player}: {deals}")
    say(
        f"{main.games:,} games of {main.seats}, edition {main.edition}, seed {main.seed}; "
        f"{main.decided:.0%} were decided within {main.rounds} rounds."
    )
    say()
    say(f"Difference: {_mean(main.difference, signed=True)} victory points a game, paired.")
    for name, one in found.items():
        if name:
            say(
                f"{name.capitalize()} control, {one.candidate.player}: "
                f"{_mean(one.difference, signed=True)}."
            )
    say()
    columns = (
        Column("Player"),
        Column("Games", "right"),
        Column("Victory points"),
        Column("Game wins", "right"),
        Column("Ousted", "right"),
        Column("Choices", "right"),
        Column("Time a choice: mean, 95 %, longest"),
    )
    roles = (("", main.candidate), ("reference ", main.reference), ("field ", main.field))
    print_table(columns, [_row(role, one) for role, one in roles])
    say()
    heading("Blunders per 100 games")
    rules = sorted({rule for _, one in roles for rule in one.blunders})
    rows = [(rule, *(f"{one.blunders.get(rule, 0):.1f}" for _, one in roles)) for rule in rules]
    heads = [f"{role}{one.player}" for role, one in roles]
    print_table((Column("Rule"), *(Column(head, "right") for head in heads)), rows)
    say()
    aimed = "; ".join(f"{role}{one.player} {_mean(one.crossed)}" for role, one in roles)
    say(f"Aimed at across the table, times a game: {aimed}.")
    say()
    heading("Victory points a game, by deck")
    shown = [Column(head, "right") for head in heads[:2]]
    print_table(
        (Column("Deck"), Column("Games", "right"), *shown),
        [(d.deck, d.games, f"{d.candidate:.2f}", f"{d.reference:.2f}") for d in main.decks],
    )


def _print_read(read: Sequence[str]) -> None:
    if read:
        more = f" and {len(read) - _MAX_NAMED} more" if len(read) > _MAX_NAMED else ""
        named = "; ".join(read[:_MAX_NAMED])
        say()
        say(f"Cards that act as the program read them, unchecked: {named}{more}.")


def _row(role: str, one: PlayerResult) -> tuple[object, ...]:
    mean, most, longest = one.microseconds
    return (
        f"{role}{one.player}",
        one.games,
        _mean(one.points),
        f"{one.game_wins:.0%}",
        f"{one.ousted:.0%}",
        f"{one.choices:.0f}",
        f"{mean / 1000:.2f} ms, {most / 1000:.2f} ms, {longest / 1000:.0f} ms",
    )


def _mean(mean: Mean, *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    if isinf(mean.high):  # a single deal
        return f"{mean.value:{sign}.2f} [unknown]"
    return f"{mean.value:{sign}.2f} [{mean.low:{sign}.2f}, {mean.high:{sign}.2f}]"
