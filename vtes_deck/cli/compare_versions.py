"""``compare`` with two versions: their numbers, the differences, and how certain these are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from vtes_deck.app.goldfish import gaps, play_many
from vtes_deck.app.goldfish_words import (
    doubt,
    margin,
    row_name,
    setup_text,
    signed,
    timing,
    written,
)
from vtes_deck.cli.compare_options import CompareOptions, interval, titled
from vtes_deck.cli.goldfish_options import setup_for
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.runs import follow
from vtes_deck.cli.unenforced_cards import print_unenforced
from vtes_deck.deck.diff import diff
from vtes_deck.sim.comparison import lines, paired
from vtes_deck.sim.early_card import chance, halves, part_of
from vtes_deck.sim.measures import all_measures, prey_falls, wait_for
from vtes_deck.stats.means import CLEAR_GAMES

if TYPE_CHECKING:
    from cardbase import CardBase
    from cardbase.model import AnyCard
    from vtes_deck.app.goldfish_words import Timing
    from vtes_deck.deck.model import Deck
    from vtes_deck.sim.comparison import NumberDifference
    from vtes_deck.sim.record import Setup
    from vtes_deck.sim.summary import Study


def _headline_names() -> tuple[str, ...]:
    """Measures of the first table; those by turn at the last one."""
    return tuple(measure.name for measure in all_measures() if measure.headline)


def _by_turn() -> dict[str, str]:
    """Measures of the second table with their headings."""
    return {measure.name: measure.column for measure in all_measures() if measure.compared}


def compare_versions(asked: CompareOptions, changed: Deck) -> bool:
    """Compare with another version. Return whether it was interrupted."""
    changes = [f"{c.delta:+d} {c.card}" for c in diff(asked.deck, changed).cards if c.delta]
    return _compared(
        asked,
        paired(asked.setup, setup_for(changed, asked.setup, asked.cards)),
        "Two versions",
        (f"The second version: {', '.join(changes) or 'the same cards'}.",),
        as_dealt=True,
    )


def compare_early(asked: CompareOptions, card: AnyCard, within: int) -> bool:
    """Compare games with and without an early card. Return whether it was interrupted.

    Raises:
        click.UsageError: the deck has no copy, or too many to keep them all out of the first cards.
    """
    cards = part_of(asked.setup, card.id)
    copies = cards.count(card.id)
    try:
        setups = halves(asked.setup, card.id, within)
    except ValueError:
        raise click.UsageError(
            f"The deck has {copies} {card} in {len(cards)} cards. For --early it needs at least "
            f"one, and {within} other cards."
        ) from None
    part = "library" if cards is asked.setup.library else "crypt"
    share = chance(asked.setup, card.id, within)
    return _compared(
        asked,
        setups,
        f"{card} early or not",
        (
            (
                f"First: no copy among the first {within} cards of the {part}. "
                f"Second: at least one. Dealt as usual, that is so in {share:.1%} of games."
            ),
            (
                "Both play the same deals. Where needed, a copy changes places with another card "
                f"of the {part}. So the difference is what {card} does early instead of another "
                "card, which then comes later. It is not how good the card is, and it says little "
                "about a second copy."
            ),
        ),
    )


def _compared(
    asked: CompareOptions,
    setups: tuple[Setup, Setup],
    title: str,
    introduction: Sequence[str],
    *,
    as_dealt: bool = False,
) -> bool:
    """Play two setups and print their differences. Return whether it was interrupted.

    Args:
        asked: the options.
        setups: the first and the second.
        title: the compared cards or decks.
        introduction: a description of both, in sentences.
        as_dealt: ``goldfish`` plays the same games under the same numbers, so example games are
            named.
    """
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
    heading(f"{title}, {news.study.games:,} games of each on the same shuffles")
    say(setup_text(asked.setup))
    for sentence in introduction:
        say(sentence)
    _headlines(asked, news.study, as_dealt=as_dealt)
    _turns(asked, news.study)
    print_unenforced(missing)
    return interrupted


def _headlines(asked: CompareOptions, study: Study, *, as_dealt: bool) -> None:
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
    if as_dealt:
        _lead(shown)


def _half(asked: CompareOptions, study: Study) -> None:
    """Print the turn by which the prey falls in half of the games, and explain its duration."""
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


def _lead(shown: Sequence[NumberDifference]) -> None:
    """Name the games from which the first difference comes."""
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


def _last(asked: CompareOptions, line: NumberDifference) -> bool:
    return line.row in {0, asked.setup.turns}


def _turns(asked: CompareOptions, study: Study) -> None:
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


def _verdict(line: NumberDifference) -> str:
    if line.better is not None:
        return f"the second is clearly {'better' if line.better else 'worse'}"
    if line.clear:
        return "clearly different"
    if not line.differing:
        return "no game differs"
    return _doubt(line)


def _doubt(line: NumberDifference) -> str:
    """The reason why a difference is not clear, and what would make it clear."""
    if line.difference.of < CLEAR_GAMES:
        return f"fewer than {CLEAR_GAMES} games are too few"
    if line.difference.clear:
        return "clear on its own, but may be chance among all these numbers"
    if line.needed is None:
        return "no difference seen"
    return f"may be chance; if real, about {_rounded(line.needed)} games would show it"


def _rounded(number: int) -> str:
    """A number of games with two significant digits."""
    zeros = max(0, len(str(number)) - 2)
    return f"{round(number, -zeros):,}".replace(",", " ")


def _short(line: NumberDifference | None) -> str:
    if line is None:
        return "-"
    return signed(line.difference.value, share=line.measure.share) + ("*" if line.clear else "")


def _moments_json(asked: CompareOptions, study: Study) -> Iterator[dict[str, object]]:
    """The timing of moments in both versions.

    A moment that does not always occur has no mean turn.
    """
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


def _line_json(line: NumberDifference, cards: CardBase) -> dict[str, object]:
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
