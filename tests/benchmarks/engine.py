"""How fast the rules engine is: ``python tests/benchmarks/engine.py [games]``.

Random players with five decks of the archive, one core.
"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helpers"))

from table_decks import archive_decks

import cardbase
from vtes_deck.engine.game import Game
from vtes_deck.engine.observation import observe
from vtes_deck.rulesets import VEKN


def percentile(values, share):
    return sorted(values)[int(len(values) * share)]


def main(games):
    cb = cardbase.load()
    decks = archive_decks(cb, 60)
    times, forks, looks, undos, lengths = [], [], [], [], []
    started = time.perf_counter()
    finished = 0
    for seed in range(games):
        chance = random.Random(seed)
        game = Game.start(VEKN, [decks[(seed * 5 + i) % 60] for i in range(5)], seed)
        while game.decision and len(game.inputs) < 20_000:
            option = chance.choice(game.decision.options)
            before = time.perf_counter()
            game.apply(option)
            times.append(time.perf_counter() - before)
        finished += game.over
        lengths.append(len(game.inputs))
    whole = time.perf_counter() - started
    for seed in range(games):
        chance = random.Random(seed)
        game = Game.start(VEKN, [decks[(seed * 5 + i) % 60] for i in range(5)], seed)
        while game.decision and len(game.inputs) < 20_000:
            if len(game.inputs) % 10 == 0:
                before = time.perf_counter()
                game.fork()
                forks.append(time.perf_counter() - before)
                before = time.perf_counter()
                observe(game.table, game.decision.seat)
                looks.append(time.perf_counter() - before)
            game.apply(chance.choice(game.decision.options))
        before = time.perf_counter()
        game.undo()
        undos.append(time.perf_counter() - before)
    print(f"{games} games of five, {finished} finished, {sum(lengths) / games:.0f} decisions each")
    print(f"{games / whole:.1f} games/s, {len(times) / whole:,.0f} decisions/s")
    for name, values in (
        ("apply and enumerate", times),
        ("fork", forks),
        ("observation", looks),
        ("undo", undos),
    ):
        p50, p95 = (percentile(values, share) * 1e6 for share in (0.5, 0.95))
        print(f"{name}: p50 {p50:,.0f} us, p95 {p95:,.0f} us")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
