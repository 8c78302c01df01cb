"""Count executed bytecodes, which do not depend on the machine or its load.

    python tests/benchmarks/bytecodes.py

The tasks are a decision of random players at tables of five archive decks with the texts of cards,
and a goldfish game of ten turns, played by its player and by the built-in table of priorities,
which was the former player. ``run.py bytecodes`` runs this file on the current tree and on the
commit before the redesign of cards, and prints the ratio; ``before.py`` measures the time of the
same tasks. Renamed modules are given with their earlier names.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path.cwd() / "tests" / "helpers"))

from table_decks import archive_decks

import cardbase
from vtes_deck.app.goldfish import setup_of
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.game import Game
from vtes_deck.engine.state.printed import ScriptOf
from vtes_deck.rulesets.vekn import VEKN
from vtes_deck.sim.record import Setup

TABLES = 4
DECISIONS = 400
GAMES = 6
DECK = "2010wineandcheese"
BUILT_IN = "built-in"
"""The table of priorities that plays a goldfish alone."""


def present(*names: str) -> Any:
    """The first of these modules that the tree has."""
    return importlib.import_module(next(name for name in names if find_spec(name)))


from_archive = present("vtes_deck.deck.winning_decks", "vtes_deck.deck.winners").from_archive
goldfish_game = present("vtes_deck.sim.game")


def counted(work: Callable[[], int]) -> float:
    """The executed bytecodes of a function, divided by its result."""
    monitoring = sys.monitoring
    tool, total = monitoring.PROFILER_ID, 0

    def instruction(code: object, offset: int) -> None:
        nonlocal total
        del code, offset
        total += 1

    monitoring.use_tool_id(tool, "bytecodes")
    monitoring.register_callback(tool, monitoring.events.INSTRUCTION, instruction)
    monitoring.set_events(tool, monitoring.events.INSTRUCTION)
    try:
        parts = work()
    finally:
        monitoring.set_events(tool, 0)
        monitoring.free_tool_id(tool)
    return total / parts


def tables(cards: cardbase.CardBase, scripts: ScriptOf = script_of) -> list[Game]:
    """Games of five decks each, at their first decisions."""
    decks, known = archive_decks(cards, 20), {}
    return [
        Game.start(
            VEKN, [decks[(seed * 5 + i) % 20] for i in range(5)], seed, scripts=scripts, known=known
        )
        for seed in range(TABLES)
    ]


def decisions(games: list[Game]) -> Callable[[], int]:
    """Random players at several tables; returns the number of decisions."""

    def work() -> int:
        made = 0
        for seed, game in enumerate(games):
            chance = random.Random(seed)
            for _ in range(DECISIONS):
                if game.decision is None:
                    break
                game.apply(chance.choice(game.decision.options))
                made += 1
        return made

    return work


def goldfish(cards: cardbase.CardBase, policy: str = "") -> Callable[[], int]:
    """Goldfish games of one deck; returns the number of games."""
    conditions = Setup(crypt=(), library=(), turns=10, policy=policy)
    setup = setup_of(from_archive(cards.archive[DECK], cards.get), conditions)
    earlier = not hasattr(goldfish_game, "GameSource")
    source = (goldfish_game.Shelf if earlier else goldfish_game.GameSource)(cards)
    play = goldfish_game.play
    play(setup, 0, source)

    def work() -> int:
        for number in range(GAMES):
            play(setup, number, source)
        return GAMES

    return work


def main() -> None:
    """Print bytecodes per decision, and per goldfish game of both players."""
    cards = cardbase.load()
    works = decisions(tables(cards)), goldfish(cards), goldfish(cards, BUILT_IN)
    print(*(f"{counted(work):.0f}" for work in works))


if __name__ == "__main__":
    main()
