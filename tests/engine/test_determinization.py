"""Imagined games: known cards stay, and all others are dealt again."""

import random

import pytest
from table_decks import archive_decks

from vtes_deck.engine.determinization import determinize, redeal
from vtes_deck.engine.game import Game
from vtes_deck.rulesets.vekn import VEKN


@pytest.fixture
def game(cb):
    game = Game.start(VEKN, archive_decks(cb, 12)[:4], 11)
    chance = random.Random(11)
    for _ in range(80):
        game.apply(chance.choice(game.decision.options))
    return game


def ids(table, cards):
    return [table.cards[card].id for card in cards]


@pytest.mark.rule("GEN-15")
def test_the_imagined_game_looks_the_same_to_the_seat(game):
    seat = game.decision.seat
    assert determinize(game, seat, 5).observation(seat) == game.observation(seat)
    with pytest.raises(ValueError, match="deciding"):
        determinize(game, (seat + 1) % 4, 5)


def test_hidden_cards_are_dealt_again(game):
    asked = game.decision.seat
    real, other = game.table, determinize(game, asked, 5).table
    for number in range(4):
        before, after = real.seats[number], other.seats[number]
        assert sorted(ids(real, before.library + before.hand)) == sorted(
            ids(other, after.library + after.hand)
        )
        assert ids(real, before.library) != ids(other, after.library)
        assert (ids(real, before.hand) == ids(other, after.hand)) == (number == asked)
    assert real.random != other.random


def test_the_seed_determines_the_game(game):
    asked = game.decision.seat
    tables = [determinize(game, asked, seed).table for seed in (1, 1, 2)]
    assert tables[0] == tables[1]
    assert tables[0] != tables[2]


def test_an_imagined_game_can_be_played_to_the_end(game):
    imagined = determinize(game, game.decision.seat, 3)
    before = game.table.copy()
    chance = random.Random(3)
    while imagined.decision and len(imagined.inputs) < 5000:
        imagined.apply(chance.choice(imagined.decision.options))
    assert imagined.over
    assert game.table == before


def test_the_imagined_game_does_not_depend_on_hidden_cards(game):
    """After the real game is dealt again, the game imagined with a seed is the same."""
    asked = game.decision.seat
    other = game.fork()
    redeal(other.table, asked, 99)
    assert ids(other.table, other.table.seats[asked].library) != ids(
        game.table, game.table.seats[asked].library
    )
    tables = [determinize(one, asked, 5).table for one in (game, other)]
    assert tables[0].seats == tables[1].seats
    assert tables[0].random == tables[1].random
