"""``vtes-deck compare``: which version of a deck runs better, and whether that is luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Unpack

import click

import cardbase
from vtes_deck.app.goldfish import gaps, play_many
from vtes_deck.app.goldfish_words import doubt, margin, row_name, signed, timing, told, written
from vtes_deck.cli.compare_options import (
    Comparison,
    goal_called,
    interval,
    steps_called,
    titled,
    with_swaps,
)
from vtes_deck.cli.completion.cards import card_names
from vtes_deck.cli.decks import deck_option, read_deck
from vtes_deck.cli.exit_status import INTERRUPTED
from vtes_deck.cli.goldfish_options import (
    ConditionOptions,
    conditions,
    follow,
    names_table,
    print_missing,
    processes_of,
    run_options,
    setup_for,
)
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.swaps import try_all
from vtes_deck.cli.sweeps import play_steps
from vtes_deck.deck.diff import diff
from vtes_deck.sim.compare import lines, paired
from vtes_deck.sim.measures import all_measures, prey_falls, wait_for
from vtes_deck.sim.panel import OTHERS
from vtes_deck.stats.means import CLEAR_GAMES

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.app.goldfish_words import Timing
    from vtes_deck.deck.model import Deck
    from vtes_deck.sim.compare import Line
    from vtes_deck.sim.summary import Study


def _headline_names() -> tuple[str, ...]:
    """Measures of the first table; those by turn at the last one."""
    return tuple(measure.name for measure in all_measures() if measure.headline)


def _by_turn() -> dict[str, str]:
    """Measures of the second table with their headings."""
    return {measure.name: measure.column for measure in all_measures() if measure.compared}


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
    help="Compare with changed cards instead of a second file: "
    '"Blood Doll=Villein", "2 Govern=Conditioning", '
    '"-Minion Tap", "+Dreams of the Sphinx". May be given more than once.',
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
def COMMAND(  # noqa: N802, PLR0913 - every command module has a COMMAND
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
    giver: str | None,
    goal: str | None,
    limit: int,
    processes: int | None,
    as_json: bool,
    **options: Unpack[ConditionOptions],
) -> None:
    """Compare the deck in FILE with another version of it by playing both alone.

    Both versions play the same games: what they share is shuffled alike, and a card that was
    swapped lies where the other one lay. So luck falls out of the difference, and far fewer games
    show it. Each difference comes with the range that holds the true one in 95 of 100 runs; it is
    called clear only if it stands out when all that are shown are taken together.

    --what-if and --sweep call a change clear only if it is so at three tables: the ordinary one,
    one where nobody blocks or bleeds, and one with blockers. --table and the options that set
    opponents by hand use one table instead.

    \b
    Examples:
        vtes-deck compare old.txt new.txt --seat 3
        vtes-deck compare deck.txt --swap "Blood Doll=Villein" --games 1000
        vtes-deck compare deck.txt --what-if --in Villein --in "Dreams of the Sphinx"
        vtes-deck compare deck.txt --sweep size=60..90/10
        vtes-deck compare deck.txt --sweep "Villein=2..5" --for "Blood Doll" --goal vampires@4
    """  # noqa: D301 - click wants the character itself
    ways = [bool(other), bool(swaps), what_if, sweep is not None]
    if sum(ways) != 1:
        raise click.UsageError("Name a second file, or use --swap, --what-if or --sweep.")
    if (into or out) and not what_if:
        raise click.UsageError("Use --in and --out only with --what-if.")
    cards = cardbase.load()
    deck = read_deck(file, cards).deck
    setup = setup_for(deck, conditions(**options), cards)
    asked = Comparison(
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
    elif sweep is not None:
        what, steps = steps_called(sweep, giver, deck, setup, cards)
        interrupted = play_steps(asked, what, steps, goal_called(goal, setup.turns))
    else:
        changed = with_swaps(deck, swaps, cards) if other is None else read_deck(other, cards).deck
        interrupted = _versions(asked, changed)
    if interrupted:
        context.exit(INTERRUPTED)


def _versions(asked: Comparison, changed: Deck) -> bool:
    """Compare with another version; says whether it was interrupted."""
    setups = paired(asked.setup, setup_for(changed, asked.setup, asked.cards))
    names = (
        ()
        if asked.as_json
        else (*dict.fromkeys((prey_falls.MEASURE.name, *_headline_names(), *_by_turn())),)
    )
    news, interrupted = follow(
        play_many(setups, games=asked.games, processes=asked.processes, measures=names)
    )
    missing = gaps(setups, asked.cards)
    if asked.as_json:
        print_json(
            {
                "setups": setups,
                "games": news.study.games,
                "interrupted": interrupted,
                "confidence": 0.95,
                "lines": [_line_json(line, asked.cards) for line in lines(news.study)],
                "moments": list(_moments_json(asked, news.study)),
                "missing": missing,
            }
        )
        return interrupted
    heading(f"Two versions, {news.study.games:,} games of each on the same shuffles")
    say(told(asked.setup))
    _changes(asked, changed)
    _headlines(asked, news.study)
    _turns(asked, news.study)
    print_missing(missing)
    return interrupted


def _changes(asked: Comparison, changed: Deck) -> None:
    changes = [f"{c.delta:+d} {c.card}" for c in diff(asked.deck, changed).cards if c.delta]
    say(f"The second version: {', '.join(changes) or 'the same cards'}.")


def _headlines(asked: Comparison, study: Study) -> None:
    shown = [line for line in lines(study, names=_headline_names()) if _last(asked, line)]
    columns = (
        Column("On average", wrap=True),
        Column("First", "right"),
        Column("Second", "right"),
        Column("Difference", "right"),
        Column("95 %", "right"),
        Column("What it says", wrap=True),
    )
    rows = [
        (
            titled(line.measure, line.row),
            written(line.first, share=line.measure.share),
            written(line.second, share=line.measure.share),
            signed(line.difference.value, share=line.measure.share),
            margin(line.difference, share=line.measure.share),
            _verdict(line),
        )
        for line in shown
    ]
    say()
    print_table(columns, rows)
    warning = doubt(asked.setup.opponents)
    if warning:
        say(warning, bold=True)
    _half(asked, study)
    best = max((line.gain for line in shown if line.gain is not None), default=None)
    if best is not None:
        say(f"The same shuffles for both are worth up to {best:.1f} times as many games.")
    _lead(shown)


def _half(asked: Comparison, study: Study) -> None:
    """By which turn the prey falls in half of the games, and what the prey lasts means."""
    found = [
        timing(summary.at(prey_falls.MEASURE.name), asked.setup) for summary in study.summaries
    ]
    first, second = (
        f"by turn {one.median}" if one.median else f"not within {one.turns} turns" for one in found
    )
    say(
        f"In half of the games the prey has fallen: first {first}, second {second}. It lasts the "
        f"turns that end with it in play, {asked.setup.turns} where it does not fall."
    )


def _lead(shown: Sequence[Line]) -> None:
    """Games behind the first difference."""
    for line in shown:
        games = [
            f"{what} in game {game}"
            for what, game in (("lowest", line.lowest), ("highest", line.highest))
            if game is not None
        ]
        if games:
            say(
                f"{line.measure.title}: the difference is {' and '.join(games)} "
                f"({line.differing} of {line.difference.of} games differ); goldfish --game "
                "tells them."
            )
            return


def _last(asked: Comparison, line: Line) -> bool:
    return line.row in {0, asked.setup.turns}


def _turns(asked: Comparison, study: Study) -> None:
    heads = _by_turn()
    found = {(line.measure.name, line.row): line for line in lines(study, names=tuple(heads))}
    columns = (Column("Turn", "right"), *(Column(head, "right") for head in heads.values()))
    rows = [
        (turn, *(_short(found.get((name, turn))) for name in heads))
        for turn in range(1, asked.setup.turns + 1)
    ]
    say()
    heading("Second less first at the end of each turn")
    print_table(columns, rows)
    say("* clear, even with all numbers of this table taken together; the others may be chance.")


def _verdict(line: Line) -> str:
    if line.better is not None:
        return f"the second is clearly {'better' if line.better else 'worse'}"
    if line.clear:
        return "clearly different"
    if not line.differing:
        return "no game differs"
    return _doubt(line)


def _doubt(line: Line) -> str:
    """Why a difference is not clear, and what would make it so."""
    if line.difference.of < CLEAR_GAMES:
        return f"fewer than {CLEAR_GAMES} games are too few"
    if line.difference.clear:
        return "clear on its own, but may be chance among all these numbers"
    if line.needed is None:
        return "no difference seen"
    return f"may be chance; if real, about {_rounded(line.needed)} games would show it"


def _rounded(number: int) -> str:
    """A number of games with two digits that mean something."""
    zeros = max(0, len(str(number)) - 2)
    return f"{round(number, -zeros):,}".replace(",", " ")


def _short(line: Line | None) -> str:
    if line is None:
        return "-"
    return signed(line.difference.value, share=line.measure.share) + ("*" if line.clear else "")


def _moments_json(asked: Comparison, study: Study) -> Iterator[dict[str, object]]:
    """How early things happen in both versions. What does not always happen has no mean turn."""
    first, second = study.summaries
    for measure in all_measures():
        wait = wait_for(measure)
        if wait is None:
            continue
        for row, tally in first.rows(measure.name):
            other = second.at(measure.name, row)
            if other.counts:
                yield {
                    "measure": measure.name,
                    "by": measure.rows,
                    "row": row,
                    "name": row_name(measure, row, asked.cards),
                    "difference_in": wait.name,
                    "first": _timing_json(timing(tally, asked.setup)),
                    "second": _timing_json(timing(other, asked.setup)),
                }


def _timing_json(one: Timing) -> dict[str, object]:
    return {
        "turns": one.turns,
        "within": float(one.within),
        "interval": one.within.interval,
        "median": one.median,
    }


def _line_json(line: Line, cards: CardBase) -> dict[str, object]:
    return {
        "measure": line.measure.name,
        "by": line.measure.rows,
        "row": line.row,
        "name": row_name(line.measure, line.row, cards),
        "first": line.first.value,
        "second": line.second.value,
        "difference": line.difference.value,
        "interval": interval(line.difference.low, line.difference.high),
        "interval_of_all": interval(line.sure.low, line.sure.high),
        "games": line.difference.of,
        "differing": line.differing,
        "clear": line.clear,
        "better": line.better,
        "games_needed": line.needed,
        "least_seen": line.least,
        "gain": line.gain,
        "lowest_in": line.lowest,
        "highest_in": line.highest,
    }
