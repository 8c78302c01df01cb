"""``vtes-deck goldfish``: a deck plays alone, many times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

import click

import cardbase
from vtes_deck.app.goldfish import gaps, narrate_game, play_many
from vtes_deck.app.goldfish_words import setup_text
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.exit_status import INTERRUPTED
from vtes_deck.cli.goldfish_options import (
    ConditionOptions,
    conditions,
    run_options,
    setup_for,
)
from vtes_deck.cli.goldfish_report import GoldfishReport
from vtes_deck.cli.output import heading, print_json, say
from vtes_deck.cli.runs import follow, processes_of
from vtes_deck.cli.unenforced_cards import print_unenforced
from vtes_deck.sim.measures import all_measures, measure_named
from vtes_deck.sim.policy.player import built_in_text

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.sim.record import Setup


def _print_priorities(context: click.Context, _: click.Parameter, value: bool) -> None:  # noqa: FBT001
    """Print the built-in table of priorities in the format of --policy."""
    if value and not context.resilient_parsing:
        say(built_in_text().rstrip())
        context.exit()


@click.command("goldfish")
@click.argument("file", type=click.Path(), metavar="FILE|-|twd:ID")
@deck_option
@click.option(
    "--games",
    type=click.IntRange(1, 1_000_000),
    default=200,
    show_default=True,
    help="Number of games.",
)
@click.option(
    "--measure",
    "measures",
    type=click.Choice([measure.name for measure in all_measures()]),
    multiple=True,
    metavar="NAME",
    help="Show the whole distribution of this measure. May be repeated.",
)
@click.option(
    "--cards", "all_cards", is_flag=True, help="Show all library cards instead of the worst."
)
@click.option(
    "--game", "number", type=click.IntRange(min=0), help="Show this game step by step instead."
)
@click.option("--csv", "as_csv", is_flag=True, help="Print all distributions as CSV.")
@click.option(
    "--priorities",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_priorities,
    help="Print the built-in table of priorities, to edit and use with --policy.",
)
@run_options
@click.pass_context
def COMMAND(  # noqa: PLR0913 - every command module has a COMMAND
    context: click.Context,
    file: str,
    *,
    games: int,
    measures: tuple[str, ...],
    all_cards: bool,
    number: int | None,
    as_csv: bool,
    processes: int | None,
    as_json: bool,
    **options: Unpack[ConditionOptions],
) -> None:
    """Let the deck in FILE play alone under the full rules, many times, and count what happens.

    The deck sits at a table of five. Its opponents play no cards; they block and bleed as --table
    says. The computer player "quick-cycler" plays the deck; lines of --policy override it. Each
    mean comes from a sample and is followed by its 95 % confidence interval. Cards that the engine
    does not play completely are listed.

    \b
    Examples:
        vtes-deck goldfish deck.txt --games 500 --seat 4
        vtes-deck goldfish twd:13568 --table wall
        vtes-deck goldfish deck.txt --measure prey_falls --measure jam_by_card
        vtes-deck goldfish deck.txt --game 17
        vtes-deck goldfish --priorities > mine.txt
        vtes-deck goldfish deck.txt --policy mine.txt

    \b
    Measures (a number each game, each turn, or each card):
    """  # noqa: D301 - click wants the character itself
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    setup = setup_for(deck, conditions(**options), cards)
    if number is not None:
        _print_game(setup, number, cards, as_json=as_json)
        return
    news, interrupted = follow(
        play_many((setup,), games=games, processes=processes_of(processes, games))
    )
    summary = news.study.summaries[0]
    missing = gaps((setup,), cards)
    shown = GoldfishReport(setup, summary, cards)
    if as_json:
        print_json(shown.json(interrupted=interrupted) | {"missing": missing})
    elif as_csv:
        shown.csv()
    else:
        heading(f"{deck.name or 'The deck'} plays alone: {summary.games:,} games")
        say(setup_text(setup))
        if measures:
            for name in measures:
                shown.distribution(measure_named(name))
        else:
            shown.overview(all_cards=all_cards)
        print_unenforced(missing)
    if interrupted:
        context.exit(INTERRUPTED)


def _explained() -> str:
    return "\n".join(
        f"    {measure.name:<18}{measure.title} ({measure.rows})" for measure in all_measures()
    )


COMMAND.help = (COMMAND.help or "").rstrip() + "\n" + _explained()


def _print_game(setup: Setup, number: int, cards: CardBase, *, as_json: bool) -> None:
    game = narrate_game(setup, number, cards)
    if as_json:
        print_json({"setup": setup, "record": game.record, "log": game.lines})
        return
    heading(f"Game {number}")
    say(setup_text(setup))
    for line in game.lines:
        if line.turn:
            say()
            heading(line.text)
        else:
            say(line.text)
