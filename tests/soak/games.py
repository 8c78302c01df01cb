"""Many games between decks of the archive: ``python tests/soak/games.py [games] [first] [seats]``.

The invariants are checked after every step (helpers/invariants.py). Half of the games are played
by random players, half by the simple players; every edition takes its turn. The decks are those
that the engine plays best: complete ones first, then those with the fewest missing cards.
"""

import random
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "helpers"))

from invariants import violations

import cardbase
from vtes_deck.app import games
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.rulesets import EDITIONS

BEST = 250
"""Decks to choose from."""
KINDS = ("random", "steady")

TURNS = 500
"""Maximum decisions: with empty libraries and a steady gain of pool, some games would never end."""


def best_decks(cards):
    """Return the archive decks with the fewest missing cards, newest first among equals."""
    ranked = []
    for place, archived in enumerate(cards.archive.decks):
        deck = from_archive(archived, cards.get)
        if not deck.unknown:
            used = [slot.card for slot in (*deck.crypt, *deck.library)]
            missing = sum(level_of(card) is not CoverageLevel.FULL for card in used)
            ranked.append((missing, place, archived.id, deck))
    ranked.sort(key=lambda one: one[:2])
    return ranked[:BEST]


def play(number, decks, seats):
    """Play a game to its end and return the number of decisions."""
    chance = random.Random(f"soak {number}")
    edition = list(EDITIONS)[number % len(EDITIONS)]
    chosen = chance.sample(decks, seats)
    names = games.seat_names(one[2] for one in chosen)
    game = games.start([one[3] for one in chosen], names, edition, number)
    kind = KINDS[number // len(EDITIONS) % 2]
    players = games.seat_agents([kind] * seats, seats, number)
    while not game.over and game.table.turn < TURNS:
        taken = games.let_play(game, players, 1)
        wrong = list(violations(game.table))
        assert not wrong, f"{edition}, {kind}, input {len(game.inputs)}: {wrong}"
        assert taken or game.over, "no decision is open and the game is not over"
        assert len(game.inputs) <= games.MAX_DECISIONS, "the game does not end"
    return len(game.inputs)


def main(games, first, seats):
    """Play all games and report each failure and their number."""
    decks = best_decks(cardbase.load())
    whole = sum(missing == 0 for missing, *_ in decks)
    print(f"{len(decks)} decks, {whole} whole, the last lacks {decks[-1][0]} cards")
    begun, decisions, failed = time.monotonic(), 0, 0
    for number in range(first, first + games):
        try:
            decisions += play(number, decks, seats)
        except Exception as error:  # noqa: BLE001 - every failure of the engine is reported
            failed += 1
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"game {number}: {error!r:.400} in {where.filename}:{where.lineno}")
    seconds = time.monotonic() - begun
    print(f"{games} games, {decisions} decisions, {failed} failures, {seconds:.0f} s")
    if failed:
        raise SystemExit(1)


if __name__ == "__main__":
    numbers = [int(one) for one in sys.argv[1:4]]
    main(*(numbers + [60, 0, 5][len(numbers) :]))
