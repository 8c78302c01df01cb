"""The starting point of a game without decks, stored with its answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from cardbase.datafile import Int64
from vtes_deck.app.game_table.position import Position
from vtes_deck.engine import Game
from vtes_deck.engine.record import MAX_INPUTS, RecordProblem, SavedGameError
from vtes_deck.sim.record import Setup

type _Key = Annotated[str, msgspec.Meta(max_length=200)]
type Keys = Annotated[tuple[_Key, ...], msgspec.Meta(max_length=MAX_INPUTS)]
"""Answers, by the keys of their options."""


class FromGoldfish(msgspec.Struct, frozen=True, tag="goldfish"):
    """A deck alone against passive opponents; see :mod:`vtes_deck.app.game_table.goldfish_game`.

    Attributes:
        setup: the deck and the conditions.
        number: the number of the game.
        inputs: the answers that were kept.
        all_asked: each opponent was asked whether she withdraws, and ``inputs`` has her answers;
            a file without this value was written when this was so.
    """

    setup: Setup
    number: Int64
    inputs: Keys = ()
    all_asked: bool = True

    @classmethod
    def new(cls, setup: Setup, number: int, inputs: Keys = ()) -> FromGoldfish:
        """A game that begins now; the opponents are not asked."""
        return cls(setup, number, inputs, all_asked=False)


class FromPosition(msgspec.Struct, frozen=True, tag="position"):
    """A position laid out by hand; see :mod:`vtes_deck.app.game_table.position_use`.

    Attributes:
        position: the position.
        inputs: the answers that were kept.
    """

    position: Position
    inputs: Keys = ()


type Origin = FromGoldfish | FromPosition


def answer(game: Game, keys: Keys) -> None:
    """Apply the kept answers to a game that has just started.

    Raises:
        SavedGameError: one is not legal.
    """
    for count, key in enumerate(keys, start=1):
        options = game.decision.options if game.decision else ()
        option = next((one for one in options if one.key() == key), None)
        if option is None:
            raise SavedGameError(RecordProblem.ILLEGAL, number=count, key=repr(key))
        game.apply(option)
