"""Second Sight: a conviction to see monsters, or to hide from them."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

HERO, SIGHT = 'Jack "Hannibal137" Harmon', "Second Sight"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def burns(play, sight):
    """Use this copy of the conviction."""
    play.game.apply(next(one for one in play.options if one.card == sight))


def test_second_sight__intercept_against_a_monster_once_each_action(play):
    ada = play.vampire("Ada", "OBF")
    hero = play.ready("Ben", HERO)
    first, second = play.on(hero, SIGHT), play.on(hero, SIGHT)
    play.hand("Ada", "Cloak the Gathering", "Cloak the Gathering")
    play.bleeds(ada).blocks(hero).until("Ada", "Cloak the Gathering")
    play.plays("Cloak the Gathering", "obf").until("Ben", SIGHT)
    burns(play, second)
    assert play.intercept(hero) == 1
    assert play.zone(second) is Zone.ASH_HEAP
    while play.action:
        assert not play.can(first)
        play.choose(PASS)
    assert play.zone(first) is Zone.IN_PLAY


def test_second_sight__no_intercept_against_a_mortal(play):
    gang, hero = play.ready("Ada", PLAIN_ALLY), play.ready("Ben", HERO)
    sight = play.on(hero, SIGHT)
    play.acts("Ada").choose(BLEED, minion=gang)
    play.action.inherent = 1
    play.blocks(hero)
    assert not play.can(sight)


def test_second_sight__no_intercept_that_is_not_needed(play):
    ada, hero = play.vampire("Ada"), play.ready("Ben", HERO)
    sight = play.on(hero, SIGHT)
    play.bleeds(ada)
    while play.action:
        assert not play.can(sight)
        play.choose(PASS)


def test_second_sight__monsters_get_less_intercept_as_he_acts(play):
    hero, vampire = play.ready("Ada", HERO), play.vampire("Ben")
    gang = play.ready("Ben", PLAIN_ALLY)
    first, second = play.on(hero, SIGHT), play.on(hero, SIGHT)
    play.bleeds(hero)
    burns(play, first)
    assert (play.intercept(vampire), play.intercept(gang)) == (-1, 0)
    assert play.zone(first) is Zone.ASH_HEAP
    assert not play.can(second)
    play.passes()
    assert not play.can(second), "only as the action is declared"


def test_second_sight__not_as_another_minion_acts(play):
    hero, ada = play.ready("Ada", HERO), play.vampire("Ada")
    play.vampire("Ben")
    sight = play.on(hero, SIGHT)
    play.bleeds(ada)
    while play.action:
        assert not play.can(sight)
        play.choose(PASS)
