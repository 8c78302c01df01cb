import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.state.table import Phase

CHANTRY, SLEEPER = "Chantry", "Anson"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.in_play("Ada", CHANTRY)
    return made


def asleep(play, owner="Ada", clan="Tremere"):
    number = play.torpor(owner, SLEEPER)
    play[number].clan = clan
    return number


def test_chantry__pool_or_the_blood_of_a_ready_tremere(play):
    sleeper = asleep(play)
    ada = play.vampire("Ada", clan="Tremere", blood=2)
    play.turn("Ada", Phase.MASTER).uses(CHANTRY, target=sleeper)
    play.game.apply(next(one for one in play.decision.options if one.mode == 1))
    play.choose(CHOOSE_CARD, target=ada)
    assert play[ada].blood == 1
    assert play.pool_of("Ada") == 30
    assert play[sleeper].ready
    assert play[CHANTRY].locked
    assert not play.can(CHANTRY)


def test_chantry__pool_for_a_tremere_of_another(play):
    sleeper = asleep(play, "Ben")
    play.vampire("Ada", clan="Tremere", blood=0)
    play.turn("Ada", Phase.MASTER).uses(CHANTRY, target=sleeper)
    assert play.pool_of("Ada") == 29
    assert play[sleeper].ready
    assert play[sleeper].controller == 1


def test_chantry__the_player_can_burn_pool_although_a_tremere_has_blood(play):
    sleeper = asleep(play)
    ada = play.vampire("Ada", clan="Tremere", blood=2)
    play.turn("Ada", Phase.MASTER).uses(CHANTRY, target=sleeper)
    play.game.apply(next(one for one in play.decision.options if one.mode == 0))
    assert (play[ada].blood, play.pool_of("Ada")) == (2, 29)
    assert play[sleeper].ready


def test_chantry__not_for_other_clans_or_while_locked_or_in_another_phase(play):
    other = asleep(play, clan="Tremere antitribu")
    sleeper = asleep(play)
    play.vampire("Ada", clan="Tremere", blood=2)
    play.turn("Ada", Phase.MASTER)
    assert play.can(CHANTRY, target=sleeper)
    assert not play.can(CHANTRY, target=other)
    play.lock(CHANTRY)
    play.again()
    assert not play.can(CHANTRY)
    play[CHANTRY].locked = False
    play.turn("Ada", Phase.MINION)
    assert not play.can(CHANTRY)
