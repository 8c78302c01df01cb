"""``compare --sweep``: the same deck with more and with fewer cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from vtes_deck.app.goldfish import gaps, play_many
from vtes_deck.app.goldfish_words import margin, setup_text, signed, written
from vtes_deck.cli.compare_options import CompareOptions, goal_in_words, interval
from vtes_deck.cli.compare_tables import (
    EXPLAINED,
    HEADS,
    at_others,
    differences,
    tables_json,
    verdict,
)
from vtes_deck.cli.output import Column, heading, print_json, print_table, say
from vtes_deck.cli.runs import follow
from vtes_deck.cli.unenforced_cards import print_unenforced
from vtes_deck.sim.measures import jammed, measure_named, prey_gone
from vtes_deck.sim.named_tables import TableName
from vtes_deck.sim.table_agreement import AtTable, at_table

if TYPE_CHECKING:
    from vtes_deck.sim.measure import Measure
    from vtes_deck.sim.summary import Study
    from vtes_deck.sim.swaps import Goal
    from vtes_deck.sim.sweep import SweepStep

_SWEPT = (prey_gone.MEASURE, jammed.MEASURE)
"""Measures that a sweep shows in addition to its goal."""


def play_steps(asked: CompareOptions, what: str, steps: Sequence[SweepStep], goal: Goal) -> bool:
    """Play all steps. Return whether it was interrupted."""
    names = tuple(dict.fromkeys((goal.name, *(measure.name for measure in _SWEPT))))
    setups = [step.setup for step in steps]
    news, interrupted = follow(
        play_many(setups, games=asked.games, processes=asked.processes, measures=names)
    )
    together = 1 - 0.05 / max(len(steps) - 1, 1)
    tables = [
        [one] if (one := at_table(news.study, place, goal, TableName.ORDINARY, together)) else []
        for place in range(len(steps))
    ]
    if asked.others and not interrupted:
        others, interrupted = at_others(asked, setups[1:], goal, together)
        tables = [[], *(known + more for known, more in zip(tables[1:], others, strict=True))]
    missing = gaps(setups, asked.cards)
    if asked.as_json:
        print_json(
            {
                "setup": asked.setup,
                "goal": goal,
                "games": news.study.games,
                "interrupted": interrupted,
                "steps": [
                    _step_json(step, place, news.study, goal)
                    | {"tables": tables_json(tables[place] if asked.others else ())}
                    for place, step in enumerate(steps)
                ],
                "missing": missing,
            }
        )
        return interrupted
    _print_sweep(asked, what, steps, news.study, goal, tables)
    print_unenforced(missing)
    return interrupted


def _print_sweep(
    asked: CompareOptions,
    what: str,
    steps: Sequence[SweepStep],
    study: Study,
    goal: Goal,
    tables: Sequence[Sequence[AtTable]],
) -> None:
    measure = measure_named(goal.name)
    heading(f"{what}: {study.games:,} games of each on the same shuffles")
    say(setup_text(asked.setup))
    say(f"Judged by {goal_in_words(goal)}. {measure.how}")
    columns = (
        Column("Cards", "right"),
        Column("Mean", "right"),
        Column("Against now", "right"),
        Column("95 %", "right"),
        *(Column(head, "right") for head in (HEADS.values() if asked.others else ())),
        Column("What it says", wrap=bool(asked.others)),
        *(Column(one.column, "right") for one in _SWEPT),
    )
    rows: list[tuple[object, ...]] = []
    for place, step in sorted(enumerate(steps), key=_by_value):
        summary = study.summaries[place]
        there = tables[place]
        others = differences(there, goal) if asked.others else ()
        shown = ("", "", *others, "as it is")
        if not step.own and there:
            difference, share = there[0].difference, measure.share
            shown = (
                signed(difference.value, share=share),
                margin(difference, share=share),
                *others,
                verdict(there, "no clear difference", missing=len(there) <= len(asked.others)),
            )
        mean = summary.at(goal.name, goal.row).mean()
        rows.append(
            (
                step.value,
                written(mean, share=measure.share),
                *shown,
                *(_swept(asked, study, place, one) for one in _SWEPT),
            )
        )
    say()
    print_table(columns, rows)
    say(
        "Clear: all steps taken together. Ousted: the share of the games in which the prey falls. "
        "Jammed: cards in hand in the last turn that could not be played in it."
    )
    if asked.others:
        say(EXPLAINED)


def _swept(asked: CompareOptions, study: Study, place: int, measure: Measure) -> str:
    row = asked.setup.turns if measure.rows.value == "turn" else 0
    tally = study.summaries[place].at(measure.name, row)
    return written(tally.mean(), share=measure.share) if tally.counts else "-"


def _by_value(step: tuple[int, SweepStep]) -> int:
    return step[1].value


def _step_json(step: SweepStep, place: int, study: Study, goal: Goal) -> dict[str, object]:
    tally = study.summaries[place].at(goal.name, goal.row)
    found: dict[str, object] = {"value": step.value, "own": step.own, "mean": tally.mean().value}
    if not step.own:
        difference = study.differences[place].at(goal.name, goal.row).difference()
        found["difference"] = difference.value
        found["interval"] = interval(difference.low, difference.high)
    return found
