"""The Rising: pool gained in the Methuselah's own turn."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics import ledger, zones
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.turn.discard import PLAY_EVENT
from vtes_deck.engine.turn.influence import TAKE_BACK
from vtes_deck.engine.turn.unlock import EDGE_POOL

RISING, KINDRED = "The Rising", "Kindred Spirits"


@pytest.fixture
def play(cb):
    one = CardPlay(cb)
    one.in_play("Dora", RISING)
    return one


def gained(play, name="Ada"):
    """The part of 2 pool that a Methuselah gains."""
    before = play.pool_of(name)
    ledger.gain_pool(play.table, play.seat(name).number, 2)
    return play.pool_of(name) - before


def test_the_rising__no_pool_in_your_own_turn_only(play):
    play.turn("Ada")
    bank = play.table.bank
    assert gained(play) == 0
    assert play.table.bank == bank
    assert "Ada does not gain 2 pool." in play.log_sentences()
    assert gained(play, "Ben") == 2


def test_the_rising__with_the_edge(play):
    play.edge("Ada")
    play.turn("Ada").choose(EDGE_POOL)
    assert play.pool_of("Ada") == 31
    assert gained(play) == 2


@pytest.mark.parametrize(("points", "more"), [(0.5, 0), (1, 2)])
def test_the_rising__only_a_full_victory_point(play, points, more):
    play.seat("Ada").victory_points = points
    play.turn("Ada")
    assert gained(play) == more


def test_the_rising__no_pool_by_transfers(play):
    waiting = play.uncontrolled("Ada", "Anson", 3)
    play.turn("Ada", Phase.INFLUENCE).choose(TAKE_BACK, waiting)
    assert play.counters(waiting) == 2
    assert play.pool_of("Ada") == 30
    assert "Ada burns 1 pool that would be gained." in play.log_sentences()


@pytest.mark.parametrize(("edge", "pool"), [(False, 30), (True, 31)])
def test_the_rising__no_pool_from_a_bleed_without_the_edge_before_it(play, edge, pool):
    ada = play.vampire("Ada", "DEM")
    play.hand("Ada", KINDRED)
    if edge:
        play.edge("Ada")
    play.acts("Ada").plays(KINDRED, "dem", seat="Ben", minion=ada).finish()
    assert play.pool_of("Ben") == 29
    assert play.table.edge == 0
    assert play.pool_of("Ada") == pool


def test_the_rising__pool_from_an_effect_after_a_bleed(play):
    """By a ruling the Edge gained by the bleed counts for effects outside the bleed action."""
    unnamed = play.ready("Ada", "The unnamed")
    play.bleeds(unnamed).until("Ada", unnamed)
    play.game.apply(next(one for one in play.options if one.card == unnamed))
    assert play.table.edge == 0
    assert play.pool_of("Ada") == 32


def test_the_rising__the_victory_point_of_an_ousted_prey_is_gained_first(play):
    play.pool("Ben", 1)
    play.bleeds(play.vampire("Ada")).finish()
    assert play.seat("Ada").victory_points == 1
    assert play.pool_of("Ada") == 36


def holding(play, *events):
    play.hand("Ada", RISING, *["Bonding"] * 6)
    play.library("Ada", *["Bonding"] * 3)
    for one in events:
        play.in_play("Cleo", one)
    return play.acts("Ada", Phase.DISCARD)


def test_the_rising__not_with_one_other_gehenna_event(cb):
    play = holding(CardPlay(cb), "Thirst")
    assert not play.offered(PLAY_EVENT)


def test_the_rising__not_replaced_until_the_prey_is_ousted(cb):
    play = holding(CardPlay(cb), "Thirst", "Break the Code")
    play.choose(PLAY_EVENT)
    rising = play.number(RISING)
    assert rising in play.table.in_play
    assert len(play.seat("Ada").hand) == 6
    zones.burn(play.table, rising)
    play.turn("Cleo")
    assert len(play.seat("Ada").hand) == 6, "the victory point counts although the card is burned"
    play.pool("Ben", 1)
    ledger.burn_pool(play.table, 1, 1)
    play.again()
    play.passes()
    assert play.seat("Ben").ousted
    assert len(play.seat("Ada").hand) == 7


def test_the_rising__the_log_names_the_move_before_the_loss(play):
    waiting = play.uncontrolled("Ada", "Anson", 3)
    play.turn("Ada", Phase.INFLUENCE).choose(TAKE_BACK, waiting)
    lines = play.log_sentences("Ada")
    lost = lines.index("Ada burns 1 pool that would be gained.")
    assert "Anson" in lines[lost - 1]
