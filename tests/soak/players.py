"""Computer players in whole games: ``python tests/soak/players.py [games] [seed]``.

Random decks of the archive, two to six seats, every edition and style, quick and thoughtful
players. An option that is not offered raises an error. At every choice of every game the hidden
cards are dealt again, and the player must choose the same.
"""

import random
import sys
import time

import cardbase
from vtes_deck.app.arena import random_decks
from vtes_deck.app.hands import new_seed
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.determinization import redeal
from vtes_deck.engine.game import Game
from vtes_deck.players.quick import in_style
from vtes_deck.players.style import STYLES
from vtes_deck.players.thoughtful import Budget, ThoughtfulPlayer
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.arena.match import plain_deck

MAX_DECISIONS = 3_000
"""Decisions in a game."""

THOUGHTFUL = 20
"""The interval of games with thoughtful players, who have a small budget."""

SMALL = Budget(options=2, worlds=1, decisions=8, total=8)


def scrambled(game, seat, chance):
    """Return the game with other hidden cards."""
    other = game.fork()
    redeal(other.table, seat, chance.randrange(1 << 60))
    return other


def play(decks, seed):
    """Play a game and return the number of choices and of decisions."""
    chance = random.Random(seed)
    edition = list(EDITIONS)[seed % len(EDITIONS)]
    seats = 2 + seed % 5
    style = list(STYLES)[seed % len(STYLES)]
    chosen = chance.sample(decks, seats)
    game = Game.start(EDITIONS[edition], chosen, seed, scripts=script_of, undoable=False)
    thoughtful = seed % THOUGHTFUL == 0

    def player(number):
        return ThoughtfulPlayer(number, budget=SMALL) if thoughtful else in_style(style)(number)

    choices = 0
    while (decision := game.decision) is not None and len(game.inputs) < MAX_DECISIONS:
        option = decision.options[0]
        if len(decision.options) > 1:
            choices += 1
            seat, number = decision.seat, len(game.inputs)
            option = player(number).choose(decision, Sight(game, seat))
            other = scrambled(game, seat, chance)
            if player(number).choose(decision, Sight(other, seat)) != option:
                raise SystemExit(f"seed {seed}, input {number}: hidden cards change the choice")
        game.apply(option)
    return choices, len(game.inputs)


def main(games=60, seed=None):
    seed = new_seed() if seed is None else seed
    print(f"{games} games from seed {seed}")
    cb = cardbase.load()
    decks = [plain_deck(deck.crypt, deck.library, cb) for deck in random_decks(cb, 60, seed)]
    begun = time.process_time()
    choices = decisions = 0
    for number in range(games):
        made, all_of_them = play(decks, seed + number)
        choices += made
        decisions += all_of_them
    spent = time.process_time() - begun
    print(f"{choices:,} choices compared, {decisions:,} decisions, {spent:.0f} s, none illegal")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
