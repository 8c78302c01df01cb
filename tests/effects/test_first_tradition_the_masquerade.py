"""First Tradition: The Masquerade: pool for a turn, or no turn."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.turn.skipped_turns import SKIP
from vtes_deck.engine.turn.unlock import EDGE_POOL

TRADITION = "First Tradition: The Masquerade"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def next_turn(play, name):
    """Pass, without skipped turns, until the turn of a Methuselah is about to begin."""
    seat = play.seat(name).number
    for _ in range(200):
        if play.offered(SKIP) and play.asked == name:
            return play
        if play.offered(PASS):
            play.choose(PASS)
        else:
            play.game.apply(play.options[0])
    raise AssertionError(f"no turn of {seat}")


def own_unlock(play, name):
    next_turn(play, name).choose(PASS)
    assert (play.table.active, play.table.phase) == (play.seat(name).number, Phase.UNLOCK)
    return play


def test_first_tradition_the_masquerade__stays_in_play(play):
    calls(play, TRADITION, **PRINCE)
    poll(play)
    card = play.number(TRADITION)
    assert play[card].controller == 0


def test_first_tradition_the_masquerade__each_methuselah_pays_two_pool_only_once(play):
    card = play.in_play("Dora", TRADITION)
    play.turn("Cleo", Phase.DISCARD)
    own_unlock(play, "Ada")
    assert not play.offered(PASS)
    play.plays(card)
    assert play.pool_of("Ada") == 28
    assert not play.can(card)
    assert play.pool_of("Ben") == 30


def test_first_tradition_the_masquerade__other_effects_come_first_if_she_likes(play):
    """By a ruling she chooses the order of the effects in her unlock phase."""
    play.in_play("Dora", TRADITION)
    play.edge("Ada")
    play.turn("Cleo", Phase.DISCARD)
    own_unlock(play, "Ada")
    assert play.can(TRADITION)
    play.choose(EDGE_POOL).plays(TRADITION)
    assert play.pool_of("Ada") == 29


def test_first_tradition_the_masquerade__copies_add_up(play):
    for name in ("Dora", "Ben"):
        play.in_play(name, TRADITION)
    play.turn("Cleo", Phase.DISCARD)
    own_unlock(play, "Ada")
    for one in play.ways(TRADITION):
        play.game.apply(one)
    assert play.pool_of("Ada") == 26


def test_first_tradition_the_masquerade__nothing_of_a_skipped_turn_happens(play):
    play.in_play("Dora", TRADITION)
    ada = play.vampire("Ada")
    play.lock(ada)
    play.turn("Cleo", Phase.DISCARD)
    next_turn(play, "Ada").choose(SKIP)
    assert play.asked == "Ben"
    assert play.offered(SKIP)
    assert play[ada].locked
    assert play.pool_of("Ada") == 30
    assert play.table.active == 1


def skips(play, name, times):
    for _ in range(times):
        next_turn(play, name).choose(SKIP)
    return play


def test_first_tradition_the_masquerade__not_after_three_turns_of_another(play):
    card = play.in_play("Dora", TRADITION)
    play.turn("Dora", Phase.DISCARD)
    skips(play, "Ada", 3)
    assert play.zone(card) is Zone.IN_PLAY


def test_first_tradition_the_masquerade__burned_with_every_copy_after_three_turns(play):
    cards = [play.in_play("Dora", TRADITION), play.in_play("Dora", TRADITION)]
    play.turn("Cleo", Phase.DISCARD)
    skips(play, "Dora", 2)
    assert all(play.zone(one) is Zone.IN_PLAY for one in cards)
    skips(play, "Dora", 1)
    assert all(play.zone(one) is Zone.ASH_HEAP for one in cards)


def pays(play, name, times):
    for _ in range(times):
        own_unlock(play, name).plays(TRADITION)
    return play


def test_first_tradition_the_masquerade__burned_after_six_pool(play):
    card = play.in_play("Dora", TRADITION)
    play.turn("Cleo", Phase.DISCARD)
    pays(play, "Dora", 2)
    assert play.zone(card) is Zone.IN_PLAY
    pays(play, "Dora", 1)
    assert play.zone(card) is Zone.ASH_HEAP
    assert play.pool_of("Dora") == 24


def test_first_tradition_the_masquerade__two_turns_and_four_pool_are_not_enough(play):
    card = play.in_play("Dora", TRADITION)
    play.turn("Cleo", Phase.DISCARD)
    skips(pays(play, "Dora", 2), "Dora", 2)
    next_turn(play, "Ada")
    assert play.zone(card) is Zone.IN_PLAY
