"""The options that ``goldfish`` and ``compare`` share: the conditions of the games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict, Unpack

import click
import msgspec

from vtes_deck.app.games import doubts
from vtes_deck.app.goldfish import check, setup_of
from vtes_deck.app.goldfish_errors import explained
from vtes_deck.app.input_files import read_source
from vtes_deck.cli.output import say
from vtes_deck.cli.shared_options import add_options, processes_option
from vtes_deck.rulesets import CURRENT, EDITIONS
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.named_tables import TableName, opponents_at
from vtes_deck.sim.policy.errors import PolicyError
from vtes_deck.sim.record import Opponents, Setup

if TYPE_CHECKING:
    from cardbase import CardBase
    from vtes_deck.deck.model import Deck

_SEATS = 5
"""The seats at the table of a goldfish game."""

_MAX_POLICY_BYTES = 200_000
"""The maximum bytes of a table of priorities."""


class ConditionOptions(TypedDict):
    """Options for the conditions of a goldfish run."""

    turns: int
    seat: int
    seed: int
    table: str | None
    pool: int | None
    blockers: int | None
    intercept: int | None
    bleed: int | None
    ruleset: str
    policy: str | None


_OPTIONS = (
    click.option(
        "--turns",
        type=click.IntRange(1, 50),
        default=10,
        show_default=True,
        help="Number of your turns.",
    ),
    click.option(
        "--seat",
        type=click.IntRange(1, 5),
        default=1,
        show_default=True,
        help="Your seat at a table of five; it decides your first transfers.",
    ),
    click.option(
        "--seed",
        type=click.IntRange(min=0),
        default=0,
        show_default=True,
        help="Seed; the same seed plays the same games.",
    ),
    click.option(
        "--table",
        type=click.Choice([name.value for name in TableName]),
        help="What prey and predator do: block and bleed as often as players do, nothing, or block "
        "every action without stealth and bleed for 2.  [default: ordinary]",
    ),
    click.option(
        "--pool",
        type=click.IntRange(1, 99),
        help="Your prey's pool at the start.  [default: that of the table]",
    ),
    click.option(
        "--blockers",
        type=click.IntRange(0, 10),
        help="Number of blockers of your prey, and of your predator, instead of --table.",
    ),
    click.option(
        "--intercept",
        type=click.IntRange(0, 20),
        help="Intercept of each blocker, instead of --table.",
    ),
    click.option(
        "--bleed",
        type=click.IntRange(0, 30),
        help="Pool your predator bleeds from you each round, from the second round, instead of "
        "--table.",
    ),
    click.option(
        "--ruleset",
        type=click.Choice(tuple(EDITIONS)),
        default=CURRENT,
        show_default=True,
        help="Edition of the rules.",
    ),
    click.option(
        "--policy",
        type=click.Path(dir_okay=False),
        metavar="FILE",
        help="File with a table of priorities that overrides the computer player.",
    ),
)

_RUN_OPTIONS = (
    processes_option,
    click.option("--json", "as_json", is_flag=True, help="Print everything as JSON."),
)


def run_options[F: Callable[..., object]](command: F) -> F:
    """Give a command the options of every goldfish run."""
    return add_options(command, (*_OPTIONS, *_RUN_OPTIONS))


def conditions(**options: Unpack[ConditionOptions]) -> Setup:
    """The options of a command as a setup without cards.

    Raises:
        click.UsageError: the table of priorities is not text, or opponents are given twice.
    """
    return Setup(
        crypt=(),
        library=(),
        ruleset=options["ruleset"],
        seat=options["seat"],
        turns=options["turns"],
        seed=options["seed"],
        opponents=_opponents(options),
        policy=_policy(options["policy"]),
    )


def _opponents(options: ConditionOptions) -> Opponents:
    """A table by its name, or opponents set by hand.

    Raises:
        click.UsageError: both.
    """
    asked = {
        "pool": options["pool"],
        "blockers": options["blockers"],
        "intercept": options["intercept"],
        "bleed": options["bleed"],
    }
    given = {name: number for name, number in asked.items() if number is not None}
    by_hand = bool(given.keys() - {"pool"})
    if by_hand and options["table"] is not None:
        raise click.UsageError("Use --table without --blockers, --intercept and --bleed.")
    usual = TableName.EMPTY if by_hand else TableName.ORDINARY
    return msgspec.structs.replace(opponents_at(TableName(options["table"] or usual)), **given)


def names_table(options: ConditionOptions) -> bool:
    """Whether the user chose a table."""
    given = (
        options["table"],
        options["pool"],
        options["blockers"],
        options["intercept"],
        options["bleed"],
    )
    return any(one is not None for one in given)


def _policy(path: str | None) -> str:
    if path is None:
        return ""
    try:
        text = read_source(Path(path), _MAX_POLICY_BYTES).decode("utf-8-sig")
    except OSError as error:
        raise click.UsageError(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise click.UsageError(f"{path} is not UTF-8 text. Save it as UTF-8.") from None
    if len(text) > _MAX_POLICY_BYTES:
        raise click.UsageError(f"{path} is too large for a table of priorities.")
    return text


def setup_for(deck: Deck, like: Setup, cards: CardBase) -> Setup:
    """The setup of a deck, checked.

    Raises:
        click.UsageError: it cannot be played.
    """
    setup = setup_of(deck, like)
    try:
        check(setup, cards)
    except PolicyError as error:
        raise click.UsageError(str(error)) from None
    except GoldfishError as error:
        raise click.UsageError(explained(error)) from None
    for doubt in doubts(deck, like.ruleset, _SEATS):
        say(f"{deck.name or 'The deck'}: {doubt}", err=True)
    return setup
