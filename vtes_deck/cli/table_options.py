"""The options that ``arena`` and ``gauntlet`` share: tables of computer players."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict

import click

from vtes_deck.app.hands import new_seed
from vtes_deck.cli.shared_options import add_options, processes_option
from vtes_deck.rulesets import CURRENT, EDITIONS
from vtes_deck.sim.arena.plan import LAST_SEED, ROUNDS


class TableOptions(TypedDict):
    """Options for how and where tables are played."""

    seats: int
    rounds: int
    ruleset: str
    seed: int
    processes: int | None
    cluster: str


def _seed(_context: click.Context, _option: click.Parameter, value: int | None) -> int:
    """The seed of the user, or a new one."""
    return new_seed() if value is None else value


_OPTIONS = (
    click.option(
        "--seats", type=click.IntRange(2, 6), default=5, show_default=True, help="Seats at a table."
    ),
    click.option(
        "--rounds",
        type=click.IntRange(1, 500),
        default=ROUNDS,
        show_default=True,
        help="Rounds until time is up; each Methuselah left then gets half a victory point.",
    ),
    click.option(
        "--ruleset",
        type=click.Choice(tuple(EDITIONS)),
        default=CURRENT,
        show_default=True,
        help="Edition of the rules.",
    ),
    click.option(
        "--seed",
        type=click.IntRange(0, LAST_SEED),
        callback=_seed,
        help="Seed, to repeat the same tables.",
    ),
    processes_option,
    click.option(
        "--cluster",
        default="",
        metavar="ADDRESS",
        help="Play on the workers of a Dask scheduler, such as tcp://host:8786.",
    ),
    click.option("--json", "as_json", is_flag=True, help="Print everything as JSON."),
)


def table_options[F: Callable[..., object]](command: F) -> F:
    """Give a command the options of tables."""
    return add_options(command, _OPTIONS)
