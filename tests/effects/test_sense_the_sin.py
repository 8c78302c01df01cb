import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.actions.hunt import HUNT

SIN = "Sense the Sin"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def corrupt(play, minion, seat=3):
    play[minion].set_mark(corruption(seat), 1)


@pytest.mark.parametrize("corrupted", [False, True])
def test_sense_the_sin__twice_the_intercept_against_a_corrupted_minion_only(play, corrupted):
    ada, ben = play.vampire("Ada", blood=1), play.vampire("Ben", "dai")
    if corrupted:
        corrupt(play, ada)
    play.hand("Ben", SIN)
    play.acts("Ada").choose(HUNT, minion=ada).blocks(ben).until("Ben", SIN)
    play.plays(SIN, "dai")
    assert play.intercept(ben) == (2 if corrupted else 1)


def test_sense_the_sin__auspex_against_younger_vampires_only(play):
    young, peer = play.vampire("Ada", capacity=4, blood=1), play.vampire("Ada", blood=1)
    ben = play.vampire("Ben", "aus")
    play.hand("Ben", SIN)
    play.acts("Ada").choose(HUNT, minion=peer).blocks(ben)
    while play.asked != "Ben" and play.action is not None:
        play.passes()
    assert not play.can(SIN)
    play.finish()
    play.choose(HUNT, minion=young).blocks(ben).until("Ben", SIN).plays(SIN, "aus")
    assert play.intercept(ben) == 1


def test_sense_the_sin__bleed_and_less_intercept_of_corrupted_minions_at_superior(play):
    ada = play.vampire("Ada", "DAI")
    bad, good = play.vampire("Ben"), play.vampire("Ben")
    corrupt(play, bad)
    play.hand("Ada", SIN, "Conditioning")
    play[ada].disciplines = {"dai": 2, "dom": 2}
    play.bleeds(ada).plays(SIN, "DAI")
    assert play.bleed == 3
    assert (play.intercept(bad), play.intercept(good)) == (-1, 0)
    assert not play.can("Conditioning"), "it is limited"


def test_sense_the_sin__not_during_another_action_at_superior(play):
    ada = play.vampire("Ada", "DAI", blood=1)
    play.vampire("Ben")
    play.hand("Ada", SIN)
    play.acts("Ada").choose(HUNT, minion=ada)
    assert not play.can(SIN)
