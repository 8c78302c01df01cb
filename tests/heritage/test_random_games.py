"""Random games of the demonstration set end, and all invariants hold."""

import random

import pytest
from heritage_play import demonstration, violations

from vtes_deck.heritage import record
from vtes_deck.heritage.battlegrounds.registry import of_era
from vtes_deck.heritage.dataset.gaps import gaps
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.determinization import determinize
from vtes_deck.heritage.game import Game
from vtes_deck.heritage.narrator import log_sentences
from vtes_deck.heritage.setting import Player, Setting


def setting(count, era, missions=5):
    players = tuple(Player(f"Player {n + 1}") for n in range(count))
    return Setting(players, of_era(era), basic_missions=missions)


def play(game, seed, after=lambda game: None):
    chance = random.Random(seed)
    while game.decision:
        game.apply(chance.choice(game.decision.options))
        after(game)
    return game


def test_the_demonstration_set_is_complete():
    assert list(gaps(demonstration())) == []
    assert demonstration().about.demonstration


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("era", range(1, 8))
def test_random_games_keep_all_components(count, era):
    for seed in range(2):
        game = Game.start(demonstration(), setting(count, era), seed)
        play(game, seed, lambda game: check(game.table))
        assert [seat.recruits for seat in game.table.seats] == [game.table.rounds] * count
        assert sorted(game.result.ranking) == list(range(count))
        assert all(log_sentences(game.table, 0))


def check(table):
    assert violations(table) == []


@pytest.mark.parametrize("era", [1, 3, 7])
def test_undo_fork_and_saved_games_continue_in_the_same_way(era):
    game = Game.start(demonstration(), setting(4, era), 5)
    chance = random.Random(5)
    texts = [record.save(game)]
    while game.decision:
        number = len(game.inputs)
        if number % 40 == 17:
            twin = game.fork()
            before = record.save(game)
            game.undo(9)
            for option in twin.inputs[number - 9 :]:
                game.apply(option)
            assert record.save(game) == before
            assert twin.table.copy() == game.table.copy()
            texts.append(before)
        game.apply(chance.choice(game.decision.options))
    for text in texts[::3]:
        again = record.load(text, demonstration())
        rest = game.inputs[len(again.inputs) :]
        for option in rest:
            again.apply(option)
        assert again.result == game.result
        assert record.log_fingerprint(again) == record.log_fingerprint(game)


def test_the_same_seed_plays_the_same_game():
    one, two = (play(Game.start(demonstration(), setting(3, 2), 8), 1) for _ in range(2))
    other = play(Game.start(demonstration(), setting(3, 2), 9), 1)
    assert one.log == two.log != other.log


def test_an_observation_hides_secrets():
    game = Game.start(demonstration(), setting(3, 7), 3)
    chance = random.Random(2)
    while game.decision:
        for seat in range(3):
            seen = game.observation(seat)
            assert seen.decision is None or seen.decision.seat == seat
            others = [one for one in game.table.seats if one.number != seat]
            hidden = {card for one in others for card in one.hand} | {
                card for one in game.table.seats for card in one.deck
            }
            if seen.decision is None:
                assert not hidden & set(seen.cards)
                assert not set(game.table.deck) & set(seen.cards)
            assert all(one.hand is None for one in seen.seats if one.number != seat)
            assert all(event.only in {NONE, seat} or event.card == NONE for event in seen.log)
            war = seen.battlegrounds.get("I", {})
            assert all(
                set(token) == {"side", "value"}
                for place in war.get("regions", {}).values()
                for token in place
            )
        for _ in range(12):
            if game.decision:
                game.apply(chance.choice(game.decision.options))


@pytest.mark.parametrize("era", [2, 7])
def test_an_imagined_game_looks_the_same_to_its_player_but_differs(era):
    game = Game.start(demonstration(), setting(3, era), 4)
    chance = random.Random(3)
    for _ in range(60):
        game.apply(chance.choice(game.decision.options))
    seat = game.decision.seat
    before = record.save(game)
    others = [determinize(game, seat, seed) for seed in range(6)]
    for other in others:
        assert other.observation(seat) == game.observation(seat)
        assert violations(other.table) == []
        play(other, 1)
        assert other.result
    assert record.save(game) == before
    hidden = {
        tuple(card for one in determinize(game, seat, seed).table.seats for card in one.hand)
        for seed in range(6)
    }
    assert len(hidden) > 1
    with pytest.raises(ValueError, match="who is asked"):
        determinize(game, (seat + 1) % 3, 1)
