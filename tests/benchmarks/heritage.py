"""The speed of Heritage: ``python tests/benchmarks/heritage.py [games]``.

Random players of the demonstration set on one core, over all battlegrounds that can meet. Processor
time is counted, so other work of the machine does not count.
"""

import random
import sys
import time

from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.heritage import Game, Player, Setting, of_era


def start(data, seed, *, undoable):
    players = tuple(Player(f"Player {n}") for n in range(2 + seed % 3))
    setting = Setting(players, of_era(1 + seed // 3 % 7), basic_missions=5)
    return Game.start(data, setting, seed, undoable=undoable)


def measure(data, games, *, undoable):
    decisions = 0
    spent = time.thread_time()
    for seed in range(games):
        choose = random.Random(seed).choice
        game = start(data, seed, undoable=undoable)
        while game.decision:
            game.apply(choose(game.decision.options))
        decisions += len(game.inputs)
    spent = time.thread_time() - spent
    way = "with the way back" if undoable else "without the way back"
    print(f"random players, {way}: {games} games, {decisions / games:.0f} decisions a game")
    print(f"  {games / spent:.1f} games/s, {decisions / spent:,.0f} decisions/s")


def main(games):
    data = demonstration()
    for undoable in (True, False):
        measure(data, games, undoable=undoable)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 84)
