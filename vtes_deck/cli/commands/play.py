"""``vtes-deck play``: a whole game between decks."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

import cardbase
from vtes_deck.app import table
from vtes_deck.app.hands import new_seed
from vtes_deck.cli.decks import ARCHIVE, PIPE, UnreadableDeckError, read_deck, ready_to_write
from vtes_deck.cli.exit_status import ILLEGAL
from vtes_deck.cli.game_output import LAST_SEED, print_log, print_result
from vtes_deck.cli.output import heading, print_json, say
from vtes_deck.kernel.words import Count
from vtes_deck.rulesets import CURRENT, EDITIONS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vtes_deck.app.table import Coverage, Result
    from vtes_deck.engine import Game
    from vtes_deck.engine.agents import Agent

_MOST_GAPS = 15
"""Cards that are named; --json names all."""


@click.command("play")
@click.argument("decks", nargs=-1, required=True, type=click.Path(), metavar="FILE|twd:ID ...")
@click.option("--seed", type=click.IntRange(0, LAST_SEED), help="Seed, to repeat a game.")
@click.option(
    "--ruleset",
    type=click.Choice(tuple(EDITIONS)),
    default=CURRENT,
    show_default=True,
    help="Edition of the rules.",
)
@click.option(
    "--players",
    "--agents",
    "agents",
    default="steady",
    show_default=True,
    metavar="NAME,...",
    help="Who plays, clockwise: thoughtful, quick, steady, random or FILE.py:CLASS.",
)
@click.option("--save", "target", type=click.Path(), help="Save the game to this file for replay.")
@click.option("-f", "--force", is_flag=True, help="Replace the file if it exists.")
@click.option(
    "--most",
    type=click.IntRange(min=1),
    default=20_000,
    show_default=True,
    help="Stop after this many decisions.",
)
@click.option("-q", "--quiet", is_flag=True, help="Print only the result, not the log.")
@click.option("--json", "as_json", is_flag=True, help="Print result, log and coverage as JSON.")
@click.pass_context
def COMMAND(  # noqa: N802, PLR0913 - every command module has a COMMAND
    context: click.Context,
    decks: tuple[str, ...],
    *,
    seed: int | None,
    ruleset: str,
    agents: str,
    target: str | None,
    most: int,
    force: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Play a whole game between DECKS, two to six, each the predator of the next.

    \b
    Examples:
        vtes-deck play mine.txt theirs.txt
        vtes-deck play mine.txt twd:13568 twd:13557 --seed 7 --save game.json
        vtes-deck play a.txt b.txt c.txt --players steady,random --ruleset jyhad-1994 --quiet

    It prints what happened, the victory points, the seed that plays the same game again, and the
    cards of the decks that the engine does not play wholly. Of a card whose text it does not have
    only the printed facts act: type, cost, requirements, capacity, Disciplines, title.

    The exit status is 0 when the game was played to its end, 1 when it was given up (--most), 2
    when there is no game. Interrupted, nothing is saved.
    """  # noqa: D301 - click wants the character itself
    if PIPE in decks:
        raise click.UsageError("A deck must come from a file or the archive (twd:ID).")
    if target is not None:
        ready_to_write(Path(target), force=force)
    cards = cardbase.load()
    read = [read_deck(source, cards).deck for source in decks]
    names = table.seat_names(
        deck.name or _short(source) for source, deck in zip(decks, read, strict=True)
    )
    chosen = new_seed() if seed is None else seed
    kinds = [kind.strip() for kind in agents.split(",")]
    try:
        players = table.seat_agents(kinds, len(read), chosen)
        game = table.start(read, names, ruleset, chosen)
    except table.TableError as error:
        raise click.UsageError(str(error)) from None
    for name, deck in zip(names, read, strict=True):
        for doubt in table.doubts(deck, ruleset, len(read)):
            say(f"{name}: {doubt}", err=True)
    seconds = _let_play(game, players, most)
    if target is not None:
        _save(game, target)
    result, coverage = table.result(game), table.coverage(read)
    lines = [] if quiet else table.narrate(game)
    if as_json:
        print_json(
            {
                "decks": decks,
                "agents": [kinds[seat % len(kinds)] for seat in range(len(decks))],
                "seconds": seconds,
                "result": result,
                "coverage": coverage,
                "log": [line.text for line in lines],
            }
        )
    else:
        print_log(lines)
        print_result(result)
        _tell(result, seconds)
        _print_coverage(coverage)
    if not result.over:
        say(f"Stopped after {result.decisions} decisions; use --most to allow more.", err=True)
        context.exit(ILLEGAL)


def _let_play(game: Game, players: Sequence[Agent], most: int) -> float:
    """Plays the game; says how many seconds it took."""
    begun = time.perf_counter()
    try:
        table.let_play(game, players, most)
    except KeyboardInterrupt:
        say(
            f"Left after {len(game.inputs)} decisions; --seed {game.seed} plays it again.", err=True
        )
        raise click.Abort from None
    return time.perf_counter() - begun


def _short(source: str) -> str:
    """What to call a deck that has no name."""
    return source.removeprefix(ARCHIVE) if source.startswith(ARCHIVE) else Path(source).stem


def _save(game: Game, target: str) -> None:
    try:
        table.save(game, Path(target))
    except OSError as error:
        reason = error.strerror or error
        raise UnreadableDeckError(f"{target} cannot be written: {reason}") from None


def _tell(result: Result, seconds: float) -> None:
    say(
        f"{Count(result.turns):turn}, {Count(result.decisions):decision}, "
        f"{Count(len(result.oustings)):ousting}, {seconds:.1f} seconds."
    )
    say(
        f"Seed {result.seed}: the same decks in the same order, players and edition "
        f"({result.ruleset}) play this game again."
    )


def _print_coverage(found: Coverage) -> None:
    say()
    heading("What the engine plays of these decks")
    say(
        f"Wholly: {found.library_whole} of {found.library} library cards, "
        f"{found.crypt_whole} of {found.crypt} crypt cards."
    )
    partly = [gap for gap in found.gaps if gap.reason]
    printed = [gap for gap in found.gaps if not gap.reason]
    for gap in partly:
        say(f"  partly: {gap.count} {gap.name}. {gap.reason}")
    if printed:
        named = ", ".join(f"{gap.count} {gap.name}" for gap in printed[:_MOST_GAPS])
        more = len(printed) - _MOST_GAPS
        say(f"  printed facts only: {named}" + (f" and {more} more." if more > 0 else "."))
