"""Many tables of a gauntlet on several processes, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

import msgspec

import cardbase
from cardbase import CardBase
from vtes_deck.effects import undeclared
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.agents import Agent, Look
from vtes_deck.engine.game import Game
from vtes_deck.engine.state.decisions import Decision, Option
from vtes_deck.engine.state.printed import Printed
from vtes_deck.players import roster
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.arena.match import GameReport, plain_deck, play_out
from vtes_deck.sim.arena.plan import Deal
from vtes_deck.sim.arena.workers import in_order
from vtes_deck.sim.gauntlet.plan import GauntletPlan, deal_at
from vtes_deck.sim.gauntlet.score import GauntletScore


class TableReport(msgspec.Struct, frozen=True):
    """The games at one table, one for each version of the deck."""

    games: tuple[GameReport, ...]


class _NotedPlayer:
    """A player whose reasons are noted."""

    def __init__(self, player: Agent, game: Game, reasons: dict[int, str]) -> None:
        self._player, self._game, self._reasons = player, game, reasons

    def choose(self, decision: Decision, look: Look) -> Option:
        """The choice of the player; its reason is noted under the number of the decision."""
        option = self._player.choose(decision, look)
        reason = getattr(self._player, "reason", "")
        if reason:
            self._reasons[len(self._game.inputs)] = reason
        return option


class Tables:
    """Plays the tables of a plan; it reads decks, players and printed cards once.

    Args:
        plan: the plan.
        cards: the card base.

    Raises:
        PlayerError: the player cannot be found.
        LookupError: a deck names a card that the card base does not have.
    """

    def __init__(self, plan: GauntletPlan, cards: CardBase) -> None:
        self.plan = plan
        self._make = roster.find(plan.player)
        decks = (*plan.versions, *plan.field)
        self._decks = [plain_deck(deck.crypt, deck.library, cards) for deck in decks]
        self._known: dict[int, Printed] = {}

    def play(self, number: int) -> TableReport:
        """Play the games of a table."""
        versions = range(len(self.plan.versions))
        return TableReport(tuple(self._game(number, version) for version in versions))

    def replay(
        self,
        number: int,
        version: int,
        names: Sequence[str] = (),
        reasons: dict[int, str] | None = None,
    ) -> Game:
        """The game of a table with its log, played to its end. The result is always the same.

        Args:
            number: the number of the table.
            version: the version of the deck at this table.
            names: the names of the Methuselahs; see ``Game.start``.
            reasons: receives the reasons for the choices, by the number of the decision. Forced
                choices have none, and neither have those of players that give no reason.
        """
        plan, deal = self.plan, deal_at(self.plan, number, version)
        decks = [self._decks[index] for index in deal.decks]
        rules = EDITIONS[plan.edition]
        game = Game.start(
            rules,
            decks,
            deal.seed,
            names=names,
            scripts=script_of,
            known=self._known,
            turn_limit=plan.rounds,
        )
        self._play_out(game, deal, reasons)
        return game

    def _game(self, number: int, version: int) -> GameReport:
        deal = deal_at(self.plan, number, version)
        game = Game.start(
            EDITIONS[self.plan.edition],
            [self._decks[index] for index in deal.decks],
            deal.seed,
            scripts=script_of,
            known=self._known,
            undoable=False,
            logged=frozenset(),
            turn_limit=self.plan.rounds,
        )
        return self._play_out(game, deal)

    def _play_out(
        self, game: Game, deal: Deal, reasons: dict[int, str] | None = None
    ) -> GameReport:
        plan = self.plan
        agents = [self._make(seed) for seed in deal.players]
        if reasons is not None:
            agents = [_NotedPlayer(one, game, reasons) for one in agents]
        return play_out(game, agents, [plan.player] * plan.seats, deal)


def run(
    plan: GauntletPlan,
    tables: int,
    *,
    processes: int = 0,
    cluster: str = "",
    cancelled: Callable[[], bool] = lambda: False,
) -> Generator[GauntletScore]:
    """Play tables and report after each.

    Args:
        plan: the plan.
        tables: the number of tables.
        processes: the number of processes that play; 0 plays in this process.
        cluster: the address of a Dask scheduler whose workers play instead.
        cancelled: called a few times a second; once it returns true, no further tables are counted.

    Yields:
        The score so far; the same object grows during the run.

    Raises:
        PlayerError: the player cannot be found.
        WorkerDiedError: a process has ended unexpectedly.
        ClusterError: the cluster cannot play.
    """
    score = GauntletScore.of(plan)
    if not processes and not cluster:
        here = Tables(plan, cardbase.load())
        for number in range(tables):
            if cancelled():
                return
            score.add(number, here.play(number).games)
            yield score
        return
    encoded = msgspec.msgpack.encode(plan)
    for data in in_order(
        _begin, encoded, _work, range(tables), processes, cancelled, cluster=cluster
    ):
        report = _REPORTS.decode(data)
        score.add(report.games[0].deal, report.games)
        yield score


_REPORTS: msgspec.msgpack.Decoder[TableReport] = msgspec.msgpack.Decoder(TableReport)
_tables: list[Tables] = []


def _begin(plan: bytes) -> None:
    """Prepare a worker process."""
    decoded = msgspec.msgpack.decode(plan, type=GauntletPlan)
    undeclared.let_act(wanted=decoded.read_cards)
    _tables[:] = [Tables(decoded, cardbase.load())]


def _work(number: int) -> bytes:
    return msgspec.msgpack.encode(_tables[0].play(number))
