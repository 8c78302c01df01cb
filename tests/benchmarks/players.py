"""The strength of the computer players: ``python tests/benchmarks/players.py [deals [seed]]``.

Each player against a weaker one, on fresh deals: twelve decks of different kinds and as many
random decks of the archive, each player once in every seat of a deal. The first control must show
no difference, the second a clear one. The time of choices is processor time.
"""

import sys

import cardbase
from vtes_deck.app.arena import controls, hold, panel, random_decks, result
from vtes_deck.app.hands import new_seed
from vtes_deck.rulesets import CURRENT
from vtes_deck.sim.arena.plan import ArenaPlan

LADDER = (
    ("steady", "random"),
    ("quick", "steady"),
    ("quick-sharp", "steady"),
    ("thoughtful", "quick"),
)
"""Pairs of player and reference; the reference plays the other seats."""

DEALS = 30


def interval(mean):
    return f"{mean.value:+.2f} [{mean.low:+.2f}, {mean.high:+.2f}]"


def measure(name, plan, deals):
    *_, score = hold(plan, deals)
    found = result(plan, score)
    print(f"{name}: {interval(found.difference)} VP a game, {found.games} games")
    for one in (found.candidate, found.reference):
        mean, most, longest = (time / 1000 for time in one.microseconds)
        print(
            f"  {one.player}: {one.points.value:.2f} VP, {one.game_wins:.0%} game wins, "
            f"{one.choices:.0f} choices, {mean:.2f} ms (95 %: {most:.2f}, longest {longest:.0f})"
        )
        print(f"    blunders per 100 games: {one.blunders}")


def main(deals=DEALS, seed=None):
    seed = new_seed() if seed is None else seed
    cb = cardbase.load()
    decks = (*panel(cb), *random_decks(cb, 12, seed))
    print(f"seed {seed}, {deals} deals of five seats")
    for player, reference in LADDER:
        plan = ArenaPlan(player, reference, (reference,), decks, CURRENT, seed=seed)
        measure(f"{player} against {reference}", plan, deals)
        for name, control in controls(plan).items():
            measure(f"  {name} control, {control.candidate}", control, max(deals // 3, 2))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
