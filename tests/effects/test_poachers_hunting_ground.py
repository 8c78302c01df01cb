import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

POACHER = "Poacher's Hunting Ground"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.in_play("Ada", POACHER)
    return made


def anarchs(play, n):
    return [play.vampire("Ada", sect=Sect.ANARCH, blood=1) for _ in range(n)]


def test_poachers_hunting_ground__feeds_an_anarch_for_each_ground_of_others(play):
    play.in_play("Ben", "Zoo Hunting Ground")
    play.in_play("Cleo", "Slum Hunting Ground")
    first, second, third = anarchs(play, 3)
    play.turn("Ada", Phase.UNLOCK).uses(POACHER)
    play.choose(CHOOSE_CARD, target=first)
    assert not play.offered(CHOOSE_CARD, target=first), "an anarch is fed once"
    play.choose(CHOOSE_CARD, target=third)
    assert [play[one].blood for one in (first, second, third)] == [2, 1, 2]
    assert not play.can(POACHER), "only once in the phase"


def test_poachers_hunting_ground__fewer_can_be_chosen(play):
    play.in_play("Ben", "Zoo Hunting Ground")
    play.in_play("Cleo", "Slum Hunting Ground")
    first, second = anarchs(play, 2)
    play.turn("Ada", Phase.UNLOCK).uses(POACHER)
    play.choose(CHOOSE_CARD, target=second).choose(PASS)
    assert [play[one].blood for one in (first, second)] == [1, 2]


def test_poachers_hunting_ground__not_for_own_grounds_or_derivative_ones(play):
    play.in_play("Ada", "Zoo Hunting Ground")
    play.in_play("Ben", POACHER)
    anarchs(play, 1)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(POACHER)


def test_poachers_hunting_ground__only_for_ready_anarchs_of_its_controller(play):
    play.in_play("Ben", "Zoo Hunting Ground")
    play.vampire("Ada", blood=1)
    asleep = play.torpor("Ada", "Anson")
    play[asleep].sect = Sect.ANARCH
    play.vampire("Ben", sect=Sect.ANARCH, blood=1)
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can(POACHER)


def test_poachers_hunting_ground__not_for_a_vampire_fed_by_another_ground(play):
    play.in_play("Ben", "Slum Hunting Ground")
    play.in_play("Ada", "Zoo Hunting Ground")
    one, other = anarchs(play, 2)
    play.turn("Ada", Phase.UNLOCK).uses("Zoo Hunting Ground", target=one)
    play.uses(POACHER)
    assert not play.offered(CHOOSE_CARD, target=one)
    play.choose(CHOOSE_CARD, target=other)
    assert [play[each].blood for each in (one, other)] == [2, 2]


def test_poachers_hunting_ground__not_in_the_unlock_phase_of_another(play):
    play.in_play("Ben", "Slum Hunting Ground")
    play.in_play("Ben", "Zoo Hunting Ground")
    play.vampire("Ben", blood=1)
    anarchs(play, 1)
    play.turn("Ben", Phase.UNLOCK)
    assert play.asked == "Ben"
    assert not play.can(POACHER)
    play.passes()
    assert play.table.phase is not Phase.UNLOCK, "Ada is not asked"
