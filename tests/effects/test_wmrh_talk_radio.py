import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.hunt import HUNT

RADIO = "WMRH Talk Radio"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.in_play("Cleo", RADIO)
    return made


def attempts(play):
    """Ada's vampire hunts, and Ben's attempts to block with the help of Cleo."""
    ada, ben = play.vampire("Ada", "obf", blood=1), play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", "Lost in Crowds")
    play.acts("Ada").choose(HUNT, minion=ada).blocks(ben).until("Cleo", RADIO)
    play.uses(RADIO)
    assert play.intercept(ben) == 1
    assert play[RADIO].locked
    return ben


def test_wmrh_talk_radio__intercept_for_a_minion_of_anyone_who_blocks(play):
    ben = attempts(play)
    play.finish()
    assert play[ben].locked, "it has blocked"
    assert play.pool_of("Cleo") == 30


def test_wmrh_talk_radio__pool_if_the_minion_does_not_block(play):
    attempts(play)
    play.until("Ada", "Lost in Crowds").plays("Lost in Crowds", "obf")
    assert play.pool_of("Cleo") == 30
    play.finish()
    assert play.pool_of("Cleo") == 29
    assert play.pool_of("Ben") == 30


def test_wmrh_talk_radio__not_while_intercept_is_not_needed(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can(RADIO)
    play.blocks(ben).finish()
    assert not any(RADIO in line for line in play.log_sentences())


def test_wmrh_talk_radio__not_while_it_is_locked(play):
    ada, ben = play.vampire("Ada", blood=1), play.vampire("Ben")
    play.lock(RADIO)
    play.acts("Ada").choose(HUNT, minion=ada).blocks(ben)
    while play.action is not None:
        assert not play.can(RADIO)
        play.passes()
