"""Shadow Cloak: only minions with Auspex direct actions at the vampire."""

import pytest
from card_play import CardPlay

CLOAK = "Shadow Cloak"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def cloaked(play):
    """Ada's vampire puts the cloak on after a bleed."""
    ada = play.vampire("Ada", "OBL")
    play.hand("Ada", CLOAK)
    play.bleeds(ada)
    while not play.can(CLOAK, "OBL"):
        play.passes(play.asked)
    play.plays(CLOAK, "OBL").finish()
    assert play[ada].attached
    return ada


@pytest.mark.parametrize("level", ["aus", ""])
def test_shadow_cloak__only_minions_with_auspex_aim_at_the_vampire(play, level):
    ada, other = cloaked(play), play.vampire("Ada")
    ben = play.vampire("Ben", level)
    play.hand("Ben", "Bum's Rush")
    play.acts("Ben")
    found = [play.can("Bum's Rush", minion=ben, target=one) for one in (ada, other)]
    assert found == [bool(level), True]


def test_shadow_cloak__is_burned_in_the_unlock_phase_of_its_controller_only(play):
    ada = cloaked(play)
    play.vampire("Ben")
    play.turn("Ben").again()
    assert play[ada].attached
    play.turn("Ada").again()
    play.plays(CLOAK)
    assert not play[ada].attached


def test_shadow_cloak__not_after_a_blocked_action(play):
    ada, ben = play.vampire("Ada", "OBL"), play.vampire("Ben")
    play.hand("Ada", CLOAK)
    play.bleeds(ada).blocks(ben)
    while play.action is not None:
        assert not play.can(CLOAK, "OBL")
        play.choose(play.decision.options[-1].verb)
