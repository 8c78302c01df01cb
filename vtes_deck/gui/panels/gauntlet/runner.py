"""A gauntlet in the background, with intermediate results."""

from __future__ import annotations

import time
from contextlib import closing

import msgspec

from cardbase import CardBase
from cardbase.search import QueryError
from vtes_deck.app.gauntlet import check, field_of, hold
from vtes_deck.app.gauntlet_result import GauntletError, GauntletResult, Shares, result, shares_of
from vtes_deck.app.goldfish_errors import explained
from vtes_deck.gui.background_run import OFTEN, asks
from vtes_deck.gui.jobs import Task
from vtes_deck.language import number, tr
from vtes_deck.rulesets import CURRENT
from vtes_deck.sim.arena.plan import ArenaDeck
from vtes_deck.sim.errors import ProblemError
from vtes_deck.sim.gauntlet.plan import GauntletPlan
from vtes_deck.sim.gauntlet.score import GauntletScore


class Wanted(msgspec.Struct, frozen=True):
    """The parameters of a run.

    Attributes:
        versions: the deck, or two versions of it.
        field: a query for winning decks, or a folder.
        tables: the number of tables.
        player: the name of the computer player in every seat.
        seed: the seed of the tables.
    """

    versions: tuple[ArenaDeck, ...]
    field: str
    tables: int
    player: str
    seed: int


class GauntletOutcome(msgspec.Struct, frozen=True):
    """The result of a run.

    Attributes:
        plan: the decks and tables of the run.
        found: the results so far.
        total: the number of requested tables.
    """

    plan: GauntletPlan
    found: GauntletResult
    total: int


def play(task: Task, wanted: Wanted, cards: CardBase, processes: int) -> GauntletOutcome:
    """Play the tables and show the results.

    Raises:
        GauntletError: it cannot be run.
        QueryError: the field cannot be read.
    """
    field = field_of(cards, wanted.field)
    plan = GauntletPlan(
        versions=wanted.versions,
        field=tuple(one.deck for one in field),
        player=wanted.player,
        edition=CURRENT,
        seed=wanted.seed,
    )
    check(plan)
    archetypes = [one.archetype for one in field]
    shares = shares_of(GauntletScore.of(plan), cards)
    shown = time.monotonic()
    score: GauntletScore | None = None
    scores = hold(plan, wanted.tables, processes=processes, cancelled=asks(task))
    # Always close the iterator: that ends the processes.
    with closing(scores):
        for score in scores:
            task.progress(
                score.tables,
                wanted.tables,
                tr("{done} of {all} tables", done=number(score.tables), all=number(wanted.tables)),
            )
            if time.monotonic() - shown > OFTEN:
                shown = time.monotonic()
                task.show(_outcome(score, archetypes, shares, wanted.tables))
    task.check()
    if score is None:
        raise GauntletError(tr("No table was played."))
    return _outcome(score, archetypes, shares, wanted.tables)


def _outcome(
    score: GauntletScore, archetypes: list[str], shares: Shares, tables: int
) -> GauntletOutcome:
    return GauntletOutcome(score.plan, result(score, archetypes, shares), tables)


def explain(error: Exception) -> str:
    """The reason why a gauntlet failed, as a sentence."""
    if isinstance(error, QueryError):
        return tr("The search for opponents is not valid. {why}", why=error)
    if isinstance(error, ProblemError):
        return explained(error)
    if isinstance(error, GauntletError):
        return str(error)
    raise error
