import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics.stats import hand_size
from vtes_deck.engine.turn import game_end

STORY = "The Bitter and Sweet Story"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def full(play, name):
    """Give her seven cards in hand and more in her library."""
    play.hand(name, *["Blood Doll"] * 7)
    play.library(name, *["Blood Doll"] * 7)


def ousts(play, name):
    """Her predator bleeds for her last pool."""
    play.pool(name, 1)
    predator = play.names[play.table.predator(play.names.index(name))]
    play.bleeds(play.vampire(predator)).finish()
    return predator


def test_the_bitter_and_sweet_story__two_cards_for_each_victory_point_of_anyone(play):
    play.in_play("Cleo", STORY)
    full(play, "Ada")
    full(play, "Dora")
    assert ousts(play, "Ben") == "Ada"
    assert [hand_size(play.table, seat) for seat in (0, 2, 3)] == [9, 7, 7]
    assert len(play.seat("Ada").hand) == 9, "she draws immediately"
    assert len(play.seat("Dora").hand) == 7


def test_the_bitter_and_sweet_story__no_cards_for_ousting_its_controller(play):
    play.in_play("Ben", STORY)
    full(play, "Ada")
    ousts(play, "Ben")
    assert play.seat("Ada").victory_points == 1
    assert len(play.seat("Ada").hand) == 7


def test_the_bitter_and_sweet_story__not_for_half_a_point(play):
    play.in_play("Cleo", STORY)
    game_end.award(play.table, play.seat("Ada"), 0.5)
    assert hand_size(play.table, 0) == 7
    game_end.award(play.table, play.seat("Ada"), 2)
    assert hand_size(play.table, 0) == 11
