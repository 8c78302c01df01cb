"""Kindred Restructure: the Methuselahs take new seats."""

from itertools import permutations

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls, poll

from vtes_deck.effects.library.political.kindred_restructure import SITS_NEXT
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.mechanics.seating import take_seats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.turn.game_end import oust_fallen

NAMES = ("Ada", "Ben", "Cleo", "Dora")


def called(cb, *names):
    """Ada's prince calls the referendum. Return the play at the first decision about the order."""
    play = CardPlay(cb, *names)
    calls(play, "Kindred Restructure", **PRINCE)
    for _ in range(10):
        if play.offered(SITS_NEXT):
            return play
        play.choose(PASS)
    raise AssertionError("the referendum is not called")


def around(play):
    """The names, clockwise from Ada."""
    return tuple(play.names[one] for one in play.table.clockwise(0))


def offered(play):
    """The Methuselahs that can be chosen next."""
    return {play.names[one.seat] for one in play.options if one.verb is SITS_NEXT}


@pytest.mark.parametrize("order", [one for one in permutations(NAMES[1:]) if one != NAMES[1:]])
def test_kindred_restructure__every_new_order(cb, order):
    play = called(cb)
    for name in order[:2]:
        play.choose(SITS_NEXT, seat=name)
    poll(play)
    assert around(play) == ("Ada", *order)
    names = ("Ada", *order)
    for number, name in enumerate(names):
        prey = names[(number + 1) % 4]
        assert play.names[play.table.prey(play.names.index(name))] == prey
    assert any("The prey of Ada is now" in line for line in play.log_sentences()) is (
        order[0] != "Ben"
    )


def test_kindred_restructure__not_the_same_order(cb):
    play = called(cb)
    assert offered(play) == {"Ben", "Cleo", "Dora"}
    play.choose(SITS_NEXT, seat="Ben")
    assert offered(play) == {"Dora"}


def test_kindred_restructure__not_with_two_methuselahs(cb):
    play = CardPlay(cb, "Ada", "Ben")
    with pytest.raises(AssertionError):
        calls(play, "Kindred Restructure", **PRINCE)


def test_kindred_restructure__the_caller_bleeds_the_new_prey_in_the_same_turn(cb):
    play = called(cb)
    play.choose(SITS_NEXT, seat="Dora").choose(SITS_NEXT, seat="Ben")
    poll(play)
    other = play.vampire("Ada")
    play.acts("Ada")
    (bleed,) = play.matching(BLEED, minion=other)
    assert play.names[bleed.seat] == "Dora"


def test_take_seats__ousted_methuselahs_keep_their_places(cb):
    """With Ben out of the game, the three others change seats."""
    play = CardPlay(cb)
    play.pool("Ben", 0)
    oust_fallen(play.table)
    take_seats(play.table, (0, 3, 2))
    assert [one for one in play.table.seating if one != 1] == [0, 3, 2]
    assert play.table.seating.index(1) == 1
