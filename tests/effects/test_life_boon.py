"""Life Boon: a Methuselah without pool is kept in the game."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics import bank
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.turn import game_end, last_chance

BOON = "Life Boon"


@pytest.fixture
def play(cb):
    play = CardPlay(cb)
    play.hand("Cleo", BOON)
    return play


def bled(play, pool=1):
    """Ada's vampire bleeds Ben, who has this much pool, for 3."""
    ada = play.vampire("Ada", "DOM")
    play.pool("Ben", pool)
    play.hand("Ada", "Govern the Unaligned")
    play.acts("Ada").plays("Govern the Unaligned", "dom", minion=ada)
    play.until("Cleo", BOON)
    return ada


def kept(play, n=5, pool=3):
    """Cleo has given Ben this much pool."""
    bled(play, pool)
    play.plays(BOON, seat="Ben", n=n)
    return play


def points(play):
    return [seat.victory_points for seat in play.table.seats]


def loses(play, name):
    """Burn all pool of a Methuselah."""
    bank.burn_pool(play.table, play.names.index(name), play.pool_of(name))
    last_chance.check_pools(play.table)


def test_life_boon__keeps_a_methuselah_in_the_game(play):
    kept(play)
    assert (play.pool_of("Ben"), play.pool_of("Cleo"), play.pool_of("Ada")) == (5, 25, 30)
    assert not play.seat("Ben").ousted
    assert play.zone(BOON) is Zone.IN_PLAY
    assert play.table.edge == 0


def test_life_boon__replaces_exactly_the_missing_pool(play):
    bled(play, pool=1)
    assert min(one.n for one in play.ways(BOON)) == 3
    play.plays(BOON, seat="Ben", n=4)
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (2, 26)


def test_life_boon__no_second_chance_after_declining(play):
    bled(play)
    play.choose(PASS)
    assert play.seat("Ben").ousted
    assert play.table.seats[0].victory_points == 1


def test_life_boon__not_in_your_own_turn(play):
    cleo = play.vampire("Cleo", "DOM")
    play.pool("Dora", 1)
    play.hand("Cleo", "Govern the Unaligned")
    play.acts("Cleo").plays("Govern the Unaligned", "dom", minion=cleo)
    while not play.seat("Dora").ousted:
        assert not play.can(BOON)
        play.choose(PASS)


def test_life_boon__takes_the_next_point_only(play):
    kept(play)
    game_end.award(play.table, play.seat("Ben"), 1)
    assert points(play) == [0, 0, 1, 0]
    assert play.zone(BOON) is Zone.ASH_HEAP
    game_end.award(play.table, play.seat("Ben"), 1)
    assert points(play) == [0, 1, 1, 0]


def test_life_boon__a_second_one_takes_the_second_point(play):
    kept(play)
    play.pool("Ben", 0)
    play.hand("Dora", BOON)
    play.table.pools_to_check = play.table.unsettled = True
    play.table.decision = None
    play.again()
    play.until("Dora", BOON).plays(BOON, seat="Ben", n=2)
    for expected in ([0, 0, 1, 0], [0, 0, 1, 1], [0, 1, 1, 1]):
        game_end.award(play.table, play.seat("Ben"), 1)
        assert points(play) == expected


def test_life_boon__half_a_point_leaves_half(play):
    kept(play)
    game_end.award(play.table, play.seat("Ben"), 0.5)
    game_end.award(play.table, play.seat("Ben"), 1)
    assert points(play) == [0, 0.5, 1, 0]
    assert play.zone(BOON) is Zone.ASH_HEAP


def test_life_boon__not_the_point_for_its_own_ousting(play):
    kept(play)
    loses(play, "Cleo")
    assert points(play) == [0, 1, 0, 0]


def test_life_boon__steals_1_pool_in_each_of_their_unlock_phases_only(play):
    kept(play)
    play.turn("Dora")
    assert not play.can(BOON)
    play.turn("Ben").until("Cleo", BOON).plays(BOON)
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (4, 26)
    assert not play.can(BOON)
