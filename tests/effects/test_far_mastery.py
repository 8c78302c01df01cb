import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.mechanics import zones

MASTERY, RETAINER = "Far Mastery", "J. S. Simmons, Esq."


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_far_mastery__steals_a_retainer_of_another_vampire(play):
    ada, ben = play.vampire("Ada", "dom"), play.vampire("Ben")
    retainer = play.on(ben, RETAINER)
    play.hand("Ada", MASTERY)
    play.acts("Ada").plays(MASTERY, "dom", target=retainer)
    assert play.stealth == 1
    assert play.action.seats == (1,), "it is directed"
    play.finish()
    assert play[retainer].host == ada
    assert play[retainer].controller == 0
    assert retainer in play[ada].attached
    assert retainer not in play[ben].attached
    assert play[ada].blood == 4


def test_far_mastery__steals_an_ally_at_superior(play):
    play.vampire("Ada", "DOM")
    play.vampire("Ben")
    ally = play.ready("Ben", PLAIN_ALLY, 1)
    play.hand("Ada", MASTERY)
    play.acts("Ada").plays(MASTERY, "DOM", target=ally)
    assert play.stealth == 1
    play.finish()
    assert play[ally].controller == 0
    assert play[ally].blood == 1


def test_far_mastery__not_own_retainers_or_those_of_allies_or_own_allies(play):
    ada = play.vampire("Ada", "DOM")
    play.on(ada, RETAINER)
    theirs, mine = play.ready("Ben", PLAIN_ALLY), play.ready("Ada", PLAIN_ALLY)
    other = play.on(theirs, RETAINER)
    play.hand("Ada", MASTERY)
    play.acts("Ada")
    assert {one.target for one in play.ways(MASTERY)} == {theirs}
    assert not play.can(MASTERY, target=mine)
    assert not play.can(MASTERY, "dom", target=other)


def test_far_mastery__no_theft_of_a_card_that_left_play(play):
    ada, ben = play.vampire("Ada", "dom"), play.vampire("Ben")
    retainer = play.on(ben, RETAINER)
    play.hand("Ada", MASTERY)
    play.acts("Ada").plays(MASTERY, "dom", target=retainer)
    zones.burn(play.table, retainer)
    play.finish()
    assert retainer not in play[ada].attached
