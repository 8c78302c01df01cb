import pytest
from card_play import CardPlay

from vtes_deck.engine.state.table import Phase

NUMB = "Mind Numb"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(("level", "stealth"), [("pre", 0), ("PRE", 1)])
def test_mind_numb__the_vampire_stays_locked_for_one_unlock_phase(play, level, stealth):
    play.vampire("Ada")
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    other = play.vampire("Ben")
    play.lock(other)
    play.hand("Ada", NUMB)
    play.acts("Ada").plays(NUMB, level, target=ben)
    assert play.stealth == stealth
    assert play.action.seats == (1,), "it is directed"
    play.finish()
    assert play[ben].locked
    assert play[ada].blood == 4
    play.turn("Ben", Phase.UNLOCK)
    assert play[ben].locked
    assert not play[other].locked
    play.turn("Ben", Phase.UNLOCK)
    assert not play[ben].locked


def test_mind_numb__not_on_a_locked_vampire_or_an_ally(play):
    play.vampire("Ada", "PRE")
    locked, ally = play.vampire("Ben"), play.ready("Ben", "Nephandus")
    play.lock(locked)
    play.hand("Ada", NUMB)
    play.acts("Ada")
    assert not play.can(NUMB, target=locked)
    assert not play.can(NUMB, target=ally)


def test_mind_numb__no_effect_on_a_vampire_that_has_locked_meanwhile(play):
    play.vampire("Ada")
    ada, ben = play.vampire("Ada", "pre"), play.vampire("Ben")
    play.hand("Ada", NUMB)
    play.acts("Ada").plays(NUMB, "pre", target=ben, minion=ada)
    play.lock(ben)
    play.finish()
    assert play[ada].blood == 4, "the cost is paid"
    play.turn("Ben", Phase.UNLOCK)
    assert not play[ben].locked
