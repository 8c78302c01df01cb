"""A game: ask, apply, take back."""

from __future__ import annotations

import importlib
from typing import Self, override

from vtes_deck.heritage.dataset.model import DataSet
from vtes_deck.heritage.decisions import NONE, Decision, Option
from vtes_deck.heritage.events import Event
from vtes_deck.heritage.game_end import GameEnd
from vtes_deck.heritage.observation import Observation, observe
from vtes_deck.heritage.setting import Setting
from vtes_deck.heritage.setup import SetUp, lay_out
from vtes_deck.heritage.table import Result, Table
from vtes_deck.heritage.turn import Rounds
from vtes_deck.kernel.playthrough import IllegalOptionError, Playthrough
from vtes_deck.kernel.procedure import Procedure

__all__ = ["Game", "IllegalOptionError"]

for _name in (
    "verb_effects",
    *(f"clans.{clan}" for clan in ("brujah", "lasombra", "malkavian", "nosferatu")),
    *(f"clans.{clan}" for clan in ("toreador", "tremere", "tzimisce", "ventrue")),
):
    importlib.import_module(f"vtes_deck.heritage.{_name}")  # they register the functions of effects


class After(Procedure):
    """The end of a game from a position."""

    def end(self, table: Table) -> None:
        """Score missions and points."""
        table.push(GameEnd())

    steps = (end,)


class Game(Playthrough[Table, Option]):
    """A current game.

    A game is defined by its data set, setting, seed and inputs.

    Attributes:
        setting, seed: the start of the game; ``setting`` is ``None`` for a game from a position.
    """

    __slots__ = ("seed", "setting")

    def __init__(self, table: Table, setting: Setting | None, seed: int) -> None:
        super().__init__(table)
        self.setting = setting
        self.seed = seed

    @classmethod
    def start(
        cls, data: DataSet, setting: Setting, seed: int = 0, *, undoable: bool = True
    ) -> Self:
        """A new game at its first decision.

        Args:
            data: the data set.
            setting: players, battlegrounds, missions.
            seed: the seed of all random events.
            undoable: whether undo is possible, which takes time.

        Raises:
            SettingError: it cannot be played; the error has the rule or the missing data.
        """
        game = cls(lay_out(data, setting, seed), setting, seed)
        game.undoable = undoable
        game.table.stack.append(SetUp(setting=setting))
        game.table.run()
        return game

    @classmethod
    def at(cls, table: Table, seat: int = NONE, *, until_end: bool = False) -> Self:
        """A game that continues from a position with a turn, or with the end of the game.

        Args:
            table: the result of :func:`position.table_of`.
            seat: the player whose turn begins; the following seats have their turns in this round.
                ``NONE`` means the first player.
            until_end: only missions and points remain (for the referee).
        """
        game = cls(table, None, 0)
        if until_end:
            table.stack.append(GameEnd())
        else:
            order = table.clockwise(table.first)
            start = order.index(seat) if seat != NONE else 0
            rounds = Rounds(order=order[start:])
            rounds.go_to(Rounds.turns)
            table.stack += [After(), rounds]
        table.run()
        return game

    @override
    def play_on(self) -> None:
        self.table.run()

    @override
    def fork(self) -> Self:
        twin = super().fork()
        twin.setting, twin.seed = self.setting, self.seed
        return twin

    @property
    def decision(self) -> Decision | None:
        """The decision to make now; ``None`` when the game is over."""
        return self.table.decision

    @property
    def log(self) -> list[Event]:
        """The events so far."""
        return self.table.log

    @property
    def over(self) -> bool:
        """H-TRN-01."""
        return self.table.result is not None

    @property
    def result(self) -> Result | None:
        """The result of the game."""
        return self.table.result

    def observation(self, seat: int) -> Observation:
        """The view of a player, without hidden facts."""
        return observe(self.table, seat)
