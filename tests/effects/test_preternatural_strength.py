import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics.stats import strength

POWER, SIGNPOST = "Preternatural Strength", "Torn Signpost"


@pytest.fixture
def play(cb):
    made = CardPlay(cb)
    made.vampire("Ben")
    return made


@pytest.mark.parametrize(("level", "n"), [("pot", 2), ("POT", 3)])
def test_preternatural_strength__strength_by_the_level(play, level, n):
    ada = play.vampire("Ada", level)
    play.hand("Ada", POWER)
    play.acts("Ada").plays(POWER, level)
    assert play.stealth == 2
    play.finish()
    assert strength(play.table, play[ada]) == n
    assert play[ada].blood == 4


def test_preternatural_strength__only_one_on_a_vampire(play):
    ada, other = play.vampire("Ada", "POT"), play.vampire("Ada", "POT")
    play.on(ada, POWER)
    play.hand("Ada", POWER)
    play.acts("Ada")
    assert {one.minion for one in play.ways(POWER)} == {other}


@pytest.mark.parametrize("strong", [True, False])
def test_preternatural_strength__cannot_play_torn_signpost(play, strong):
    ada, ben = play.vampire("Ada", "POT"), play.vampire("Ben")
    if strong:
        play.on(ada, POWER)
    play.hand("Ada", SIGNPOST, "Immortal Grapple")
    play.bleeds(ada).blocks(ben).until("Ada")
    assert play.can(SIGNPOST) is not strong
    assert play.can("Immortal Grapple") is strong
