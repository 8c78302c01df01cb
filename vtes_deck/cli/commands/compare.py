"""``vtes-deck compare``: which version of a deck runs better, and whether that is luck."""

from __future__ import annotations

from typing import Unpack

import click

import cardbase
from vtes_deck.cli.compare_options import (
    CompareOptions,
    early_called,
    goal_called,
    steps_called,
    with_swaps,
)
from vtes_deck.cli.compare_swaps import try_all
from vtes_deck.cli.compare_sweeps import play_steps
from vtes_deck.cli.compare_versions import compare_early, compare_versions
from vtes_deck.cli.completion.cards import card_names
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.exit_status import INTERRUPTED
from vtes_deck.cli.goldfish_options import (
    ConditionOptions,
    conditions,
    names_table,
    run_options,
    setup_for,
)
from vtes_deck.cli.runs import processes_of
from vtes_deck.sim.table_agreement import OTHERS


@click.command("compare")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.argument("other", type=click.Path(), required=False, metavar="[OTHER]")
@click.option(
    "--games",
    type=click.IntRange(2, 1_000_000),
    default=300,
    show_default=True,
    help="Games of each version; of the best swaps with --what-if.",
)
@click.option(
    "--swap",
    "swaps",
    multiple=True,
    metavar="OUT=IN",
    help='Compare with changed cards instead of a second file: "Blood Doll=Villein", "2 '
    'Govern=Conditioning", "-Minion Tap", "+Dreams of the Sphinx". May be repeated.',
)
@click.option("--what-if", is_flag=True, help="Try every swap of one card and rank the swaps.")
@click.option(
    "--in",
    "into",
    multiple=True,
    shell_complete=card_names,
    metavar="CARD",
    help="A card to add with --what-if.  [default: cards that winning decks like it play more of]",
)
@click.option(
    "--out",
    multiple=True,
    shell_complete=card_names,
    metavar="CARD",
    help="A card to remove with --what-if.  [default: every library card]",
)
@click.option(
    "--sweep",
    metavar="RANGE",
    help="Vary the size (size=60..90/10) or the copies of a card (CARD=2..5).",
)
@click.option(
    "--early",
    shell_complete=card_names,
    metavar="CARD[@N]",
    help="Compare games with CARD among the first N cards and games without.  [default: N is 7 in "
    "the library, 4 in the crypt]",
)
@click.option("--for", "giver", metavar="CARD", help="The card that --sweep replaces.")
@click.option(
    "--goal",
    metavar="MEASURE[@TURN]",
    help="The measure that ranks swaps and sweeps (see goldfish --help).  [default: prey_sum]",
)
@click.option(
    "-n",
    "--limit",
    type=click.IntRange(min=1),
    default=15,
    show_default=True,
    help="Number of swaps to show; --json prints all.",
)
@run_options
@click.pass_context
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    context: click.Context,
    file: str,
    other: str | None,
    *,
    games: int,
    swaps: tuple[str, ...],
    what_if: bool,
    into: tuple[str, ...],
    out: tuple[str, ...],
    sweep: str | None,
    early: str | None,
    giver: str | None,
    goal: str | None,
    limit: int,
    processes: int | None,
    as_json: bool,
    **options: Unpack[ConditionOptions],
) -> None:
    """Compare the deck in FILE with another version of it by playing both alone.

    Both versions play the same games: shared cards are shuffled alike, and a swapped card takes the
    place of the one it replaces. This removes most of the luck, so far fewer games show a
    difference. Each difference has a 95 % confidence interval. It is called clear only if it stands
    out among all differences shown.

    --what-if and --sweep call a change clear only if it is clear at three tables: the ordinary one,
    one without blocks and bleeds, and one with blockers. --table and the options that set opponents
    by hand use one table instead.

    --early plays every deal twice: with CARD among the first cards, and without. Where needed, a
    copy changes places with another card. The difference is the effect of seeing the card early.

    \b
    Examples:
        vtes-deck compare old.txt new.txt --seat 3
        vtes-deck compare deck.txt --swap "Blood Doll=Villein" --games 1000
        vtes-deck compare deck.txt --what-if --in Villein --in "Dreams of the Sphinx"
        vtes-deck compare deck.txt --sweep size=60..90/10
        vtes-deck compare deck.txt --sweep "Villein=2..5" --for "Blood Doll" --goal vampires@4
        vtes-deck compare deck.txt --early "Dreams of the Sphinx" --games 1000
    """  # noqa: D301 - click wants the character itself
    ways = [bool(other), bool(swaps), what_if, sweep is not None, early is not None]
    if sum(ways) != 1:
        raise click.UsageError("Name a second file, or use --swap, --what-if, --sweep or --early.")
    if (into or out) and not what_if:
        raise click.UsageError("Use --in and --out only with --what-if.")
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    setup = setup_for(deck, conditions(**options), cards)
    asked = CompareOptions(
        cards=cards,
        deck=deck,
        setup=setup,
        games=games,
        processes=processes_of(processes, games),
        limit=limit,
        as_json=as_json,
        others=() if names_table(options) else OTHERS,
    )
    if what_if:
        interrupted = try_all(asked, out, into, goal_called(goal, setup.turns))
    elif early is not None:
        interrupted = compare_early(asked, *early_called(early, deck, cards))
    elif sweep is not None:
        what, steps = steps_called(sweep, giver, deck, setup, cards)
        interrupted = play_steps(asked, what, steps, goal_called(goal, setup.turns))
    else:
        changed = with_swaps(deck, swaps, cards) if other is None else read_deck(other, cards).deck
        interrupted = compare_versions(asked, changed)
    if interrupted:
        context.exit(INTERRUPTED)
