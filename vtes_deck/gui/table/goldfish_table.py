"""A deck alone at the table: a goldfish game played by hand, or replayed."""

from __future__ import annotations

import msgspec
from PySide6.QtWidgets import QInputDialog, QWidget

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.goldfish_game import goldfish_replay, play_alone
from vtes_deck.app.game_table.origin import FromGoldfish
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.goldfish_errors import explained
from vtes_deck.app.hands import new_seed
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.language import tr
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.game import GameSource
from vtes_deck.sim.policy.errors import PolicyError
from vtes_deck.sim.record import Setup

_LAST_SEED = 2**31 - 1
_OPENING = "game alone"
"""Key of the job that opens a game; a later request replaces it."""


class GoldfishTable(GameTable):
    """A table with one deck that is played.

    Attributes:
        setup: the current setup; ``None`` before the first deal.

    Args of the constructor:
        context: the context of the main window.
        parent: the main window.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self.setup: Setup | None = None
        self.menu.addSeparator()
        self.another = self._add(tr("&Another deal"), self._deal_again)
        self.with_seed = self._add(tr("Deal with &seed …"), self._ask_seed)

    def deal(self, setup: Setup, number: int) -> None:
        """Play a game of a setup; the same setup and number deal the same cards."""
        self.setup = setup
        cards = self.context.cards

        def work(_task: Task) -> GameSession:
            return play_alone(FromGoldfish.new(setup, number), GameSource(cards))

        self.context.jobs.run(
            tr("Dealing the cards"),
            work,
            done=self.show_session,
            failed=self._fail,
            owner=self,
            key=_OPENING,
        )

    def replay(self, setup: Setup, number: int) -> None:
        """Replay a game that the table of priorities has played."""
        self.setup = setup
        cards = self.context.cards

        def work(_task: Task) -> Replay:
            return goldfish_replay(setup, number, cards)

        self.context.jobs.run(
            tr("Replaying the game"),
            work,
            done=lambda replay: self.show_replay(replay, setup.seat - 1),
            failed=self._fail,
            owner=self,
            key=_OPENING,
        )

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, GoldfishError | PolicyError):
            raise error
        self.game.show_message(
            error.render(tr) if isinstance(error, PolicyError) else explained(error)
        )

    def _deal_again(self) -> None:
        self.deal_seed(new_seed() % _LAST_SEED)

    def _ask_seed(self) -> None:
        now = self.setup.seed % _LAST_SEED if self.setup is not None else 0
        text = tr("The same deck and seed deal the same cards on every computer.")
        seed, sure = QInputDialog.getInt(self, tr("Seed"), text, now, 0, _LAST_SEED)
        if sure:
            self.deal_seed(seed)

    def deal_seed(self, seed: int) -> None:
        """Play the first game of a seed."""
        if self.setup is not None:
            self.deal(msgspec.structs.replace(self.setup, seed=seed), 0)


def open_goldfish_game(context: Context, setup: Setup, number: int, parent: QWidget | None) -> None:
    """Play a goldfish game by hand in a separate window."""
    _open(context, parent).deal(setup, number)


def open_goldfish_replay(
    context: Context, setup: Setup, number: int, parent: QWidget | None
) -> None:
    """Replay a goldfish game in a separate window."""
    _open(context, parent).replay(setup, number)


def _open(context: Context, parent: QWidget | None) -> GoldfishTable:
    window = GoldfishTable(context, parent)
    window.show_game()
    window.show()
    return window
