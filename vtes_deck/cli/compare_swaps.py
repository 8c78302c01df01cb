"""``compare --what-if``: every swap of one card, ranked."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from vtes_deck.app.goldfish import candidates, gaps, try_swaps
from vtes_deck.app.goldfish_words import margin, setup_text, signed, written
from vtes_deck.cli.compare_options import CompareOptions, card_called, goal_in_words, interval
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
from vtes_deck.sim.measures import measure_named
from vtes_deck.sim.named_tables import TableName
from vtes_deck.sim.swaps import MAX_SWAPS, WhatIfQuestion, swapped, swaps
from vtes_deck.sim.table_agreement import AtTable, agreed
from vtes_deck.stats.means import CLEAR_GAMES

if TYPE_CHECKING:
    from vtes_deck.sim.swaps import Goal, Swap, SwapRanking, Tried


def try_all(asked: CompareOptions, out: Sequence[str], into: Sequence[str], goal: Goal) -> bool:
    """Try every swap. Return whether it was interrupted."""
    going = [card_called(name, asked.deck, asked.cards).id for name in out]
    coming = [card_called(name, asked.deck, asked.cards).id for name in into]
    if not coming:
        found = candidates(asked.deck, asked.cards, on=datetime.date.today())
        coming = [idea.card.id for idea in found]
    tries = swaps(asked.setup, going or (*asked.setup.library, *asked.setup.crypt), coming)
    if not tries:
        raise click.UsageError("There is no card to swap. Name cards with --in and --out.")
    if len(tries) > MAX_SWAPS:
        raise click.UsageError(f"{len(tries)} swaps are too many; name cards with --out.")
    question = WhatIfQuestion(asked.setup, tries, goal, asked.games)
    standing, interrupted = follow(try_swaps(question, processes=asked.processes))
    more = goal.sign > 0
    tables = {
        one.swap: [AtTable(TableName.ORDINARY, one.difference, one.sure, more)]
        for one in standing.tried
    }
    if asked.others and not interrupted:
        interrupted = _at_tables(asked, standing, tables)
    missing = gaps((asked.setup, *(swapped(asked.setup, swap) for swap in tries)), asked.cards)
    if asked.as_json:
        print_json(
            _standing_json(asked, standing, tables, interrupted=interrupted) | {"missing": missing}
        )
        return interrupted
    blank = {gap.id for gap in missing}
    _print_standing(asked, standing, tables, blank)
    print_unenforced(gap for gap in missing)
    return interrupted


def _at_tables(
    asked: CompareOptions, standing: SwapRanking, tables: dict[Swap, list[AtTable]]
) -> bool:
    """Try the best swaps at the other tables. Return whether it was interrupted."""
    going = [one.swap for one in standing.tried if one.going]
    changed = [swapped(asked.setup, swap) for swap in going]
    found, interrupted = at_others(asked, changed, standing.goal, standing.together)
    for swap, others in zip(going, found, strict=True):
        tables[swap] += others
    return interrupted


def _print_standing(
    asked: CompareOptions,
    standing: SwapRanking,
    tables: dict[Swap, list[AtTable]],
    blank: set[int],
) -> None:
    measure = measure_named(standing.goal.name)
    heading(f"{len(standing.tried)} swaps of one card, by {goal_in_words(standing.goal)}")
    say(measure.how)
    say(setup_text(asked.setup))
    if standing.base is not None:
        share = measure.share
        mean = f"{written(standing.base, share=share)} {margin(standing.base, share=share)}"
        say(f"The deck as it is: {mean}.")
    columns = (
        Column("Out", wrap=True),
        Column("In", wrap=True),
        Column("Difference", "right"),
        Column("95 %", "right"),
        Column("Games", "right"),
        *(Column(head, "right") for head in (HEADS.values() if asked.others else ())),
        Column("What it says", wrap=bool(asked.others)),
    )
    rows = [
        (
            _marked(asked, one.swap.out, blank),
            _marked(asked, one.swap.into, blank),
            signed(one.difference.value, share=measure.share),
            margin(one.difference, share=measure.share),
            one.games,
            *(differences(tables[one.swap], standing.goal) if asked.others else ()),
            _effect(one, tables[one.swap], len(asked.others)),
        )
        for one in standing.tried[: asked.limit]
    ]
    say()
    print_table(columns, rows)
    left = len(standing.tried) - asked.limit
    if left > 0:
        say(f"{left} more; use -n to show them.")
    if asked.others:
        say(EXPLAINED)
    clear = sum(_is_clear(tables[one.swap], len(asked.others)) for one in standing.tried)
    wide = max((one.sure.half for one in standing.tried if one.going), default=0.0)
    say(
        f"{clear} of {len(standing.tried)} swaps do something beyond doubt, all swaps taken "
        f"together (ranges widened to about ±{wide:.2g} for that). The order of the others "
        "may be chance: among so many, some look good by chance."
    )
    if blank:
        say("† not fully played by the engine; the card may be better than it looks.")


def _marked(asked: CompareOptions, card: int, blank: set[int]) -> str:
    return f"{asked.cards[card]}{' †' if card in blank else ''}"


def _standing_json(
    asked: CompareOptions,
    standing: SwapRanking,
    tables: dict[Swap, list[AtTable]],
    *,
    interrupted: bool,
) -> dict[str, object]:
    return {
        "setup": asked.setup,
        "goal": standing.goal,
        "base": standing.base,
        "games": standing.done,
        "interrupted": interrupted,
        "swaps": [
            {
                "out": {"id": one.swap.out, "name": str(asked.cards[one.swap.out])},
                "in": {"id": one.swap.into, "name": str(asked.cards[one.swap.into])},
                "games": one.games,
                "difference": one.difference.value,
                "interval": interval(one.difference.low, one.difference.high),
                "interval_of_all": interval(one.sure.low, one.sure.high),
                "clear": _is_clear(tables[one.swap], len(asked.others)),
                "tables": tables_json(tables[one.swap] if asked.others else ()),
            }
            for one in standing.tried
        ],
    }


def _is_clear(found: Sequence[AtTable], others: int) -> bool:
    """Whether a swap has a clear effect at all requested tables."""
    return len(found) > others and agreed(found) is not None


def _effect(one: Tried, found: Sequence[AtTable], others: int) -> str:
    """The effect of a swap, in words."""
    doubt = "may be chance" if one.difference.value else "no difference"
    if one.games < CLEAR_GAMES:
        doubt = "dropped early" if not one.going else "too few games"
    return verdict(found, doubt, missing=len(found) <= others)
