"""What must hold at every moment of games between real decks whose cards have their texts."""

import random

import pytest
from table_decks import archive_decks
from table_play import counters_add_up, misplaced, overfull

from vtes_deck.effects.registry import script_of
from vtes_deck.engine.game import Game
from vtes_deck.engine.narrator import option_sentence, story
from vtes_deck.rulesets import EDITIONS
from vtes_deck.rulesets.vekn import VEKN

MOST = 2500


def new_game(cb, seed, rules=VEKN):
    decks = archive_decks(cb, 12)
    chosen = [decks[(seed + i) % 12] for i in range(2 + seed % 4)]
    return Game.start(rules, chosen, seed, scripts=script_of)


@pytest.mark.parametrize("seed", range(12))
def test_cards_and_counters_are_never_lost(cb, seed):
    rules = list(EDITIONS.values())[seed % len(EDITIONS)]
    game = new_game(cb, seed, rules)
    chance = random.Random(seed)
    while game.decision and len(game.inputs) < MOST:
        game.apply(chance.choice(game.decision.options))
        if len(game.inputs) % 10 == 0:
            assert counters_add_up(game.table)
            assert not misplaced(game.table)
            assert not overfull(game.table)
    assert story(game.table, whole=True)


@pytest.mark.parametrize("seed", range(4))
def test_going_back_and_forking_change_nothing(cb, seed):
    game = new_game(cb, seed)
    chance = random.Random(seed)
    for _ in range(300):
        if game.decision is None:
            break
        option = chance.choice(game.decision.options)
        twin = game.fork()
        game.apply(option)
        twin.apply(option)
        assert twin.decision == game.decision
        assert twin.log == game.log
        game.undo()
        assert option in game.decision.options
        game.apply(option)
        assert game.table.decision == twin.table.decision


def test_every_option_has_a_sentence(cb):
    game = new_game(cb, 3)
    chance = random.Random(3)
    for _ in range(600):
        if game.decision is None:
            break
        sentences = [option_sentence(game.table, option) for option in game.decision.options]
        assert all(one.endswith((".", "!")) for one in sentences)
        game.apply(chance.choice(game.decision.options))
