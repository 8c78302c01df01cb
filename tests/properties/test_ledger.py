"""The log determines the pool of every Methuselah and the blood of every minion.

    VTES_DECK_GAMES=500 python -m pytest tests/properties/test_ledger.py -k many -s

plays more games, from number VTES_DECK_FIRST_GAME on.
"""

import os
import random
from itertools import product

import pytest
from ledger import Ledger

from vtes_deck.app import games
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.rulesets import EDITIONS

MANY = int(os.environ.get("VTES_DECK_GAMES", "0"))
FIRST = int(os.environ.get("VTES_DECK_FIRST_GAME", "0"))
CASES = list(product(EDITIONS, ("steady", "random")))


def played(cb, number, edition, kind):
    """Play a game of archived decks, and compare log and table after every decision."""
    chance = random.Random(f"ledger {number}")
    seats = chance.choice((2, 3, 4, 5))
    edition = edition or chance.choice(list(EDITIONS))
    chosen = chance.sample(cb.archive.decks, seats)
    decks = [from_archive(deck, cb.get) for deck in chosen]
    names = games.seat_names(deck.id for deck in chosen)
    game = games.start(decks, names, edition, number)
    kinds = [kind or chance.choice(("steady", "random")) for _ in range(seats)]
    players = games.seat_agents(kinds, seats, number)
    ledger = Ledger()
    while not game.over:
        read = len(game.log)
        games.let_play(game, players, 1)
        ledger.follow(game.table)
        wrong = ledger.differences(game.table)
        reported = [event.what.name for event in game.log[read:]]
        assert not wrong, f"game {number}, {edition}: {wrong} after {reported}"
    return game


@pytest.mark.parametrize(("edition", "kind"), CASES)
def test_every_change_of_pool_blood_and_life_has_a_line(cb, edition, kind):
    first = 1000 + 2 * CASES.index((edition, kind))
    for number in (first, first + 1):
        assert played(cb, number, edition, kind).over


def test_a_change_without_a_line_is_found(cb):
    game = played(cb, 3, "vekn", "steady")
    ledger = Ledger()
    changes = [event for event in game.log if event.what.name == "bled"]
    game.table.log.remove(changes[0])
    with pytest.raises(
        AssertionError, match="has"
    ):  # the head of the next turn shows another amount
        ledger.follow(game.table)


if MANY:

    def test_logs_of_many_games(cb):
        for number in range(FIRST, FIRST + MANY):
            played(cb, number, None, None)
