"""``compare --sweep``: the same deck with more and with fewer cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vtes_deck.app.goldfish import gaps, play_many
from vtes_deck.app.goldfish_words import margin, signed, told, written
from vtes_deck.cli.compare_options import Comparison, goal_in_words, interval
from vtes_deck.cli.goldfish_options import follow, print_missing
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.sim.measure import Better
from vtes_deck.sim.measures import jammed, measure_named, prey_gone

if TYPE_CHECKING:
    from vtes_deck.sim.measure import Measure
    from vtes_deck.sim.summary import Study
    from vtes_deck.sim.sweep import Step
    from vtes_deck.sim.whatif import Goal

_SWEPT = (prey_gone.MEASURE, jammed.MEASURE)
"""Measures that a sweep shows in addition to its goal."""


def play_steps(asked: Comparison, what: str, steps: Sequence[Step], goal: Goal) -> bool:
    """Play all steps; says whether it was interrupted."""
    names = tuple(dict.fromkeys((goal.name, *(measure.name for measure in _SWEPT))))
    setups = [step.setup for step in steps]
    news, interrupted = follow(
        play_many(setups, games=asked.games, processes=asked.processes, measures=names)
    )
    missing = gaps(setups, asked.cards)
    if asked.as_json:
        print_json(
            {
                "setup": asked.setup,
                "goal": goal,
                "games": news.study.games,
                "interrupted": interrupted,
                "steps": [
                    _step_json(step, place, news.study, goal) for place, step in enumerate(steps)
                ],
                "missing": missing,
            }
        )
        return interrupted
    _print_sweep(asked, what, steps, news.study, goal)
    print_missing(missing)
    return interrupted


def _print_sweep(
    asked: Comparison, what: str, steps: Sequence[Step], study: Study, goal: Goal
) -> None:
    measure = measure_named(goal.name)
    heading(f"{what}: {study.games:,} games of each on the same shuffles")
    say(told(asked.setup))
    say(f"Judged by {goal_in_words(goal)}. {measure.how}")
    together = 1 - 0.05 / max(len(steps) - 1, 1)
    columns = (
        Column("Cards", "right"),
        Column("Mean", "right"),
        Column("Against now", "right"),
        Column("95 %", "right"),
        Column("What it says"),
        *(Column(one.column, "right") for one in _SWEPT),
    )
    rows: list[tuple[object, ...]] = []
    for place, step in sorted(enumerate(steps), key=_by_value):
        summary = study.summaries[place]
        told_of: tuple[str, ...] = ("", "", "as it is")
        tally = study.differences[place].at(goal.name, goal.row)
        if not step.own and tally.counts:
            difference, sure = tally.difference(), tally.difference(together)
            better = (difference.value > 0) is (measure.better is not Better.LESS)
            word = "no clear difference"
            if sure.clear:
                word = "clearly better" if better else "clearly worse"
            share = measure.share
            told_of = (
                signed(difference.value, share=share),
                margin(difference, share=share),
                word,
            )
        mean = summary.at(goal.name, goal.row).mean()
        rows.append(
            (
                step.value,
                written(mean, share=measure.share),
                *told_of,
                *(_swept(asked, study, place, one) for one in _SWEPT),
            )
        )
    say()
    print_table(columns, rows)
    say(
        "Clear: all steps taken together. Ousted: the share of the games in which the prey falls. "
        "Jammed: cards in hand in the last turn that could not be played in it."
    )


def _swept(asked: Comparison, study: Study, place: int, measure: Measure) -> str:
    row = asked.setup.turns if measure.rows.value == "turn" else 0
    tally = study.summaries[place].at(measure.name, row)
    return written(tally.mean(), share=measure.share) if tally.counts else "-"


def _by_value(step: tuple[int, Step]) -> int:
    return step[1].value


def _step_json(step: Step, place: int, study: Study, goal: Goal) -> dict[str, object]:
    tally = study.summaries[place].at(goal.name, goal.row)
    found: dict[str, object] = {"value": step.value, "own": step.own, "mean": tally.mean().value}
    if not step.own:
        difference = study.differences[place].at(goal.name, goal.row).difference()
        found["difference"] = difference.value
        found["interval"] = interval(difference.low, difference.high)
    return found
