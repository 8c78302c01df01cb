"""Vampires whose text applies in the master phase."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.torpor import leave, send


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def to_torpor(play, card):
    """Send a vampire to torpor by an effect."""
    send(play.table, play[card])
    if play.decision is None:
        play.run()


def test_nana_buruku__two_masters_and_a_larger_hand(play):
    play.ready("Ada", "Nana Buruku")
    play.hand("Ada", "Vessel")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 2
    assert stats.hand_size(play.table, 0) == 8


def test_nana_buruku__nothing_in_torpor(play):
    play.ready("Ada", "Nana Buruku")
    to_torpor(play, "Nana Buruku")
    play.ready("Ada", "Cybele")  # this seat is asked for a choice then
    play["Cybele"].locked = True
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 1
    assert stats.hand_size(play.table, 0) == 7


def test_nana_buruku__leaves_torpor_only_herself_in_the_master_phase(play):
    nana, other = play.ready("Ada", "Nana Buruku"), play.vampire("Ada")
    to_torpor(play, nana)
    to_torpor(play, other)
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    leave(play.table, play[other])
    assert play.seat("Ada").master_actions == 1
    leave(play.table, play[nana])
    assert play.seat("Ada").master_actions == 2


def test_anson__two_master_phase_actions(play):
    play.ready("Ada", "Anson")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 2


def test_anson__two_instead_of_one_and_not_three(play):
    play.ready("Ada", "Anson")
    play.ready("Ada", "Nana Buruku")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 2


def test_anson__reduced_by_an_out_of_turn_master(play):
    play.ready("Ada", "Anson")
    play.hand("Ada", "Blood Doll")
    play.seat("Ada").owed_actions = 1
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 1


def test_anson__not_for_others(play):
    play.ready("Ben", "Anson")
    play.vampire("Ada")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 1


def test_anson__leaves_torpor_in_the_master_phase(play):
    anson = play.ready("Ada", "Anson")
    to_torpor(play, anson)
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 1
    leave(play.table, play[anson])
    assert play.seat("Ada").master_actions == 2


def test_anson__not_when_another_leaves_torpor(play):
    anson, other = play.ready("Ada", "Anson"), play.vampire("Ada")
    to_torpor(play, anson)
    to_torpor(play, other)
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    leave(play.table, play[other])
    assert play.seat("Ada").master_actions == 1


def test_cybele__one_more_master_if_unlocked(play):
    play.ready("Ada", "Cybele")
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 2


def test_cybele__not_in_the_turn_of_another(play):
    play.ready("Ada", "Cybele")
    play.hand("Ben", "Blood Doll")
    play.vampire("Ben")
    play.turn("Ben", Phase.MASTER)
    assert (play.seat("Ada").master_actions, play.seat("Ben").master_actions) == (0, 1)


def test_cybele__none_if_locked(play):
    play.ready("Ada", "Cybele", locked=True)
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert play.seat("Ada").master_actions == 1


def test_nonu_dis__blood_after_a_master(play):
    nonu = play.ready("Ada", "Nonu Dis", 3)
    play.hand("Ada", "Vessel")
    play.vampire("Ada")
    play.turn("Ada", Phase.MASTER)
    play.plays("Vessel", target=play.seat("Ada").in_play[1])
    play.plays("Nonu Dis", target=nonu)
    assert play[nonu].blood == 4
    assert not play.can("Nonu Dis"), "once in a master phase"


def test_nonu_dis__not_before(play):
    play.ready("Ada", "Nonu Dis", 3)
    play.hand("Ada", "Vessel")
    play.vampire("Ada")
    play.turn("Ada", Phase.MASTER)
    assert not play.can("Nonu Dis")


def test_nonu_dis__not_from_torpor(play):
    nonu = play.ready("Ada", "Nonu Dis", 3)
    play.hand("Ada", "Vessel")
    ada = play.vampire("Ada", clan="Ministry")
    to_torpor(play, nonu)
    play.turn("Ada", Phase.MASTER)
    play.plays("Vessel", target=ada)
    assert not play.can("Nonu Dis")


def test_nonu_dis__only_ministry(play):
    play.ready("Ada", "Nonu Dis", 3)
    play.hand("Ada", "Vessel")
    ada = play.vampire("Ada")
    play.turn("Ada", Phase.MASTER)
    play.plays("Vessel", target=ada)
    assert not play.can("Nonu Dis", target=ada)


def test_santaleous__bleeds_more_for_unique_hunting_grounds_of_all(play):
    santaleous = play.ready("Ada", "Santaleous")
    play.in_play("Ada", "Threestar Cab Company")
    contested = play.in_play("Cleo", "Zoo Hunting Ground")
    play.in_play("Cleo", "The Rack")
    assert stats.bleed(play.table, play[santaleous]) == 3
    play[contested].contested = play.table.contests = True
    assert stats.bleed(play.table, play[santaleous]) == 2


def test_santaleous__not_for_a_hunting_ground_that_is_not_unique(play):
    santaleous = play.ready("Ada", "Santaleous")
    assert not play.cards["Trophy: Hunting Ground"].unique
    play.in_play("Ada", "Trophy: Hunting Ground")
    assert stats.bleed(play.table, play[santaleous]) == 1


def test_santaleous__cancels_masters_in_one_turn_and_their_cost_is_paid(play):
    santaleous = play.ready("Ada", "Santaleous", 7)
    play.hand("Cleo", "KRCG News Radio", "Haven Uncovered")
    play.turn("Cleo", Phase.MASTER)
    play.seat("Cleo").master_actions = 2
    play.plays("KRCG News Radio")
    play.until("Ada").plays("Santaleous")
    cost = play.cards["KRCG News Radio"].pool_cost
    assert cost
    assert (play[santaleous].blood, play.pool_of("Cleo")) == (4, 30 - cost)
    assert play.zone("KRCG News Radio") is Zone.ASH_HEAP
    play.until("Cleo", "Haven Uncovered").plays("Haven Uncovered")
    play.until("Ada").plays("Santaleous")
    assert play[santaleous].blood == 1


def test_santaleous__no_minion_card_and_not_with_too_little_blood(play):
    santaleous, cleo = play.ready("Ada", "Santaleous"), play.vampire("Cleo", "DOM")
    play.hand("Cleo", "Govern the Unaligned")
    play.acts("Cleo").plays("Govern the Unaligned", "dom", minion=cleo)
    assert not play.can("Santaleous")
    play[santaleous].blood = 2
    play.hand("Dora", "KRCG News Radio")
    play.turn("Dora", Phase.MASTER).plays("KRCG News Radio")
    assert not play.can("Santaleous")
