"""The speed of the rules engine: ``python tests/benchmarks/engine.py [games]``.

Five decks of the archive at a table, one core: random players from an empty table, random players
with everyone's first vampires in play, and steady players. Processor time is counted, so other
work of the machine does not count.
"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helpers"))

from table_decks import archive_decks

import cardbase
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.agents import SteadyAgent
from vtes_deck.engine.game import Game
from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.status import control
from vtes_deck.engine.turn.main_loop import run
from vtes_deck.rulesets.vekn import VEKN

MAX_DECISIONS = 20_000
KNOWN = {}
"""The printed cards that have been read: a caller with many games shares them."""


def percentiles(name, values):
    ordered = sorted(values)
    p50, p95, p99 = (ordered[int(len(ordered) * share)] * 1e6 for share in (0.5, 0.95, 0.99))
    print(f"  {name}: p50 {p50:,.0f} us, p95 {p95:,.0f} us, p99 {p99:,.0f} us")


def start(decks, seed, *, crowded):
    chosen = [decks[(seed * 5 + i) % len(decks)] for i in range(5)]
    game = Game.start(VEKN, chosen, seed, scripts=script_of, known=KNOWN)
    if crowded:
        table = game.table
        table.stack[-1].go_to(type(table.stack[-1]).offer)  # asks again when they have arrived
        table.decision = None
        for seat in table.seats:
            for card in list(seat.uncontrolled):
                bank.add_to_uncontrolled(table, card, table.cards[card].capacity)
                control.arrive(table, card, seat.number)
        run(table)
    return game


class Chance:
    """A random player inside the benchmark, which measures the engine, not the player."""

    def __init__(self, seed):
        self.choice = random.Random(seed).choice

    def choose(self, decision, look):
        del look
        return self.choice(decision.options)


def measure(name, decks, games, make, *, crowded=False):
    times, forks, looks, undos = [], [], [], []
    finished = turns = 0
    spent = time.thread_time()
    for seed in range(games):
        players = [make(seed * 10 + seat) for seat in range(5)]
        game = start(decks, seed, crowded=crowded)
        while game.decision and len(game.inputs) < MAX_DECISIONS:
            seat = game.decision.seat
            option = players[seat].choose(game.decision, lambda: game.observation(seat))  # noqa: B023
            before = time.thread_time()
            game.apply(option)
            times.append(time.thread_time() - before)
        finished += game.over
        turns += game.table.turn
    spent = time.thread_time() - spent
    for seed in range(min(games, 5)):
        players = [make(seed * 10 + seat) for seat in range(5)]
        game = start(decks, seed, crowded=crowded)
        while game.decision and len(game.inputs) < MAX_DECISIONS:
            seat = game.decision.seat
            if len(game.inputs) % 10 == 0:
                for work, taken in ((game.fork, forks), (lambda: game.observation(seat), looks)):  # noqa: B023
                    before = time.thread_time()
                    work()
                    taken.append(time.thread_time() - before)
            game.apply(players[seat].choose(game.decision, lambda: game.observation(seat)))  # noqa: B023
        for _ in range(20):
            before = time.thread_time()
            game.undo()
            undos.append(time.thread_time() - before)
    print(f"{name}: {games} games of five, {finished} finished")
    print(f"  {len(times) / games:.0f} decisions and {turns / games:.0f} turns a game")
    print(f"  {games / spent:.1f} games/s, {len(times) / spent:,.0f} decisions/s")
    percentiles("apply and enumerate", times)
    percentiles("fork", forks)
    percentiles("observation", looks)
    percentiles("undo", undos)


def main(games):
    cb = cardbase.load()
    decks = archive_decks(cb, 60)
    measure("random players", decks, games, Chance)
    measure("random players, crowded table", decks, games, Chance, crowded=True)
    measure("steady players", decks, games, SteadyAgent)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
