"""Absorb the Mind: a dodge, blood, and Discipline masters that change vampires."""

import pytest
from card_fights import drained, fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.effects.vocab.choices import CHOOSE_CARD
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.status import disciplines

ABSORB = "Absorb the Mind"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def learned(play, minion, *names, owner="Ben"):
    """The Discipline masters on the vampire."""
    cards = []
    for name in names:
        cards.append(play.card(owner, name))
        disciplines.put_on(play.table, cards[-1], play[minion])
    return cards


def absorbs(play, level, ada, ben):
    """Ada's vampire strikes with the card, Ben's with hands."""
    del ada
    to_strikes(play).plays(ABSORB, level)
    play.choose(HANDS, minion=ben)
    while play.decision.kind == "effect":
        play.choose(PASS)
    return play


def test_absorb_the_mind__a_dodge_at_dominate(play):
    ada, ben = fight(play, "dom", ABSORB)
    absorbs(play, "dom", ada, ben).finish()
    assert (play[ada].blood, play[ben].blood) == (5, 5)


def test_absorb_the_mind__steals_1_blood_at_long_range_too(play):
    ada, ben = fight(play, "myt cel", ABSORB, "Pursuit", blood=3)
    play.until("Ada", "Pursuit").plays("Pursuit", "cel")
    to_strikes(play).plays(ABSORB, "myt").finish()
    assert (play[ada].blood, play[ben].blood) == (4, 4)


def test_absorb_the_mind__does_not_take_a_master_at_basic(play):
    ada, ben = fight(play, "myt", ABSORB, blood=3)
    learned(play, ben, "Celerity")
    absorbs(play, "myt", ada, ben).finish()
    assert play[ben].disciplines == {"cel": 1}
    assert play[ada].blood == 3, "one blood is stolen, one is lost to the hand strike"


def test_absorb_the_mind__steals_a_master_with_its_discipline(play):
    ada, ben = fight(play, "MYT", ABSORB, blood=3)
    first, second = learned(play, ben, "Celerity", "Potence")
    before = play[ada].capacity, play[ben].capacity
    absorbs(play, "MYT", ada, ben).choose(CHOOSE_CARD, target=second)
    assert play[second].host == ada
    assert play[second].controller == 0
    assert play[ada].disciplines == {"myt": 2, "pot": 1}
    assert play[ben].disciplines == {"cel": 1}
    assert (play[ada].capacity, play[ben].capacity) == (before[0] + 1, before[1] - 1)
    assert play[first].host == ben
    assert any("steals Potence from" in line for line in play.log_sentences())


def test_absorb_the_mind__improves_a_discipline(play):
    ada, ben = fight(play, "MYT cel", ABSORB)
    learned(play, ben, "Celerity")
    absorbs(play, "MYT", ada, ben).choose(CHOOSE_CARD)
    assert play[ada].disciplines["cel"] == 2


def test_absorb_the_mind__not_a_discipline_that_could_not_be_played_on_the_thief(play):
    """By a ruling."""
    ada, ben = fight(play, "MYT DOM", ABSORB)
    [dominate] = learned(play, ben, "Dominate")
    absorbs(play, "MYT", ada, ben)
    assert not play.offered(CHOOSE_CARD)
    play.finish()
    assert play[dominate].host == ben


def test_absorb_the_mind__takes_a_master_from_a_vampire_without_blood(play):
    """By a ruling."""
    ada, ben = fight(play, "MYT", ABSORB, blood=3)
    [celerity] = learned(play, ben, "Celerity")
    drained(play, ben)
    absorbs(play, "MYT", ada, ben).choose(CHOOSE_CARD)
    assert play[celerity].host == ada
    assert play[ada].blood == 2, "this is a hand strike"


def test_absorb_the_mind__only_one_master_and_none_from_a_dodging_vampire(play):
    ada, ben = fight(play, "MYT", ABSORB, theirs="cel", held=["Sideslip"])
    doll = play.on(ben, "Blood Doll")
    [celerity] = learned(play, ben, "Potence")
    to_strikes(play).plays(ABSORB, "MYT")
    play.plays("Sideslip", "cel").finish()
    assert (play[doll].host, play[celerity].host) == (ben, ben)
    assert play[ada].blood == 5


def test_absorb_the_mind__only_1_life_of_an_ally(play):
    ada, ally = fight(play, "MYT", ABSORB, against=PLAIN_ALLY, blood=3)
    life = play[ally].blood
    absorbs(play, "MYT", ada, ally)
    assert not play.offered(CHOOSE_CARD)
    play.finish()
    assert play[ally].blood == life - 1
