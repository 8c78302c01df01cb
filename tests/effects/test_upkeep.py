"""The payments of every Methuselah while a card is in play."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.option_wording import option_sentence
from vtes_deck.engine.state.decisions import PASS, DecisionKind
from vtes_deck.engine.state.table import Phase, Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def said(play, option):
    return option_sentence(play.table, option)


def test_dragonbound__each_pays_for_her_own_in_her_discard_phase(play):
    play.in_play("Ada", "Dragonbound")
    play.torpor("Ben", "Anson")
    play.turn("Ben", Phase.DISCARD)
    while play.decision.seat == 1 and play.decision.kind is DecisionKind.DISCARD_PHASE:
        play.game.apply(play.decision.options[0])
    assert play.pool_of("Ben") == 29
    assert play.pool_of("Ada") == 30


def test_dragonbound__not_replaced_while_it_is_in_play(play):
    play.hand("Ada", "Dragonbound", *["Blood Doll"] * 6)
    play.library("Ada", *["Vessel"] * 5)
    play.turn("Ada", Phase.DISCARD)
    play.choose(next(o.verb for o in play.decision.options if "Put" in said(play, o)))
    assert play.zone("Dragonbound") is Zone.IN_PLAY
    assert len(play.seat("Ada").hand) == 6


def revolution(play, counters):
    number = play.in_play("Ada", "Constant Revolution")
    play.blood(number, counters)
    return number


def test_constant_revolution__grows_in_the_unlock_phase_of_its_controller(play):
    number = revolution(play, 1)
    play.turn("Ada", Phase.UNLOCK)
    while play.can("Constant Revolution"):
        play.uses("Constant Revolution")
    assert play[number].blood == 2
    assert play.pool_of("Ada") == 30


def test_constant_revolution__pool_and_cards_together_and_no_replacement_between(play):
    revolution(play, 3)
    play.hand("Ben", *["Blood Doll"] * 7)
    play.library("Ben", *["Vessel"] * 7)
    play.turn("Ben", Phase.UNLOCK)
    assert [one.n for one in play.ways("Constant Revolution")] == [0, 1, 2, 3]
    assert not play.offered(PASS)
    play.uses("Constant Revolution", n=2)
    assert play.pool_of("Ben") == 29
    heap = [play.table.cards[card].name for card in play.seat("Ben").ash_heap]
    assert heap == ["Blood Doll"] * 2, "the replacement cards are not burned"
    assert len(play.seat("Ben").hand) == 7


def test_constant_revolution__no_more_cards_than_in_the_hand(play):
    revolution(play, 3)
    play.hand("Ben", "Blood Doll")
    play.turn("Ben", Phase.UNLOCK)
    assert [one.n for one in play.ways("Constant Revolution")] == [0, 1]
    play.uses("Constant Revolution", n=1)
    assert play.pool_of("Ben") == 28


def test_constant_revolution__burned_by_vampires_for_1_pool(play):
    number = revolution(play, 1)
    ben, gang = play.vampire("Ben"), play.ready("Ben", "Loyal Street Gang")
    play.acts("Ben")
    assert not play.can(number, minion=gang)
    play.plays(number, minion=ben).finish()
    assert play.zone(number) is Zone.ASH_HEAP
    assert play.pool_of("Ben") == 29


def test_constant_revolution__enters_with_one_counter(play):
    play.vampire("Ada", **ANARCH)
    play.hand("Ada", "Constant Revolution")
    play.acts("Ada").plays("Constant Revolution").finish()
    assert play["Constant Revolution"].blood == 1


def test_double_deuce__gains_1_life_at_two_or_fewer(play):
    deuce = play.ready("Ada", "Double Deuce", 2)
    play.turn("Ada", Phase.UNLOCK)
    play.uses("Double Deuce")
    assert play[deuce].blood == 3
    assert not play.can("Double Deuce")


def test_double_deuce__not_with_three_life_and_not_in_the_turn_of_another(play):
    deuce = play.ready("Ada", "Double Deuce", 3)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Double Deuce")
    play.blood(deuce, 1)
    play.turn("Ben", Phase.UNLOCK)
    assert not play.can("Double Deuce")
    assert play[deuce].blood == 1


def test_double_deuce__acts_with_stealth(play):
    play.vampire("Ben")
    play.bleeds(play.ready("Ada", "Double Deuce"))
    assert play.stealth == 1
