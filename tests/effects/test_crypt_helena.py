"""Helena blocks and plays Auspex while locked."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.in_play import Region

HELENA, AUSPEX, DOMINATE = "Helena", "Telepathic Misdirection", "Deflection"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acted_against(play, *cards, locked=True):
    """Ada's vampire bleeds Ben, who has Helena and these cards. Return Helena and the vampire."""
    helena = play.ready("Ben", HELENA, 8)
    if locked:
        play.lock(helena)
    ada = play.vampire("Ada")
    play.hand("Ben", *cards)
    play.bleeds(ada)
    return helena, ada


def test_helena__has_bleed(play):
    helena = play.ready("Ben", HELENA)
    assert stats.bleed(play.table, play[helena]) == 2


def test_helena__wakes_and_blocks(play):
    helena, _ = acted_against(play)
    assert not play.matching(BLOCK)
    play.until("Ben", HELENA).plays(HELENA)
    assert play[helena].blood == 7
    assert play[helena].locked
    play.choose(BLOCK, minion=helena)
    assert not play.can(HELENA), "once is enough"


def test_helena__bounces_with_auspex_but_not_with_dominate(play):
    acted_against(play, AUSPEX, DOMINATE)
    play.until("Ben", HELENA).plays(HELENA)
    play.until("Ben", AUSPEX)
    assert play.can(AUSPEX, "AUS")
    assert not play.can(DOMINATE)


def test_helena__everything_after_a_wake(play):
    acted_against(play, DOMINATE, "On the Qui Vive")
    play.until("Ben", HELENA).plays(HELENA)
    play.until("Ben", "On the Qui Vive").plays("On the Qui Vive")
    play.until("Ben", DOMINATE)
    assert play.can(DOMINATE)


def test_helena__not_while_unlocked_or_in_torpor_or_without_blood(play):
    helena, _ = acted_against(play, locked=False)
    assert not play.can(HELENA)
    play.lock(helena)
    play.again()
    assert play.can(HELENA)
    play[helena].region = Region.TORPOR
    play.again()
    assert not play.can(HELENA)
    play[helena].region = Region.READY
    play.blood(helena, 0)
    play.again()
    assert not play.can(HELENA)


def test_helena__only_for_the_remainder_of_the_action(play):
    second = play.vampire("Ada")
    helena, _ = acted_against(play, AUSPEX)
    play.until("Ben", HELENA).plays(HELENA).finish()
    assert not play[helena].awake
    play.bleeds(second)
    assert not play.matching(BLOCK)
    assert play.can(HELENA), "once in each action"


def test_helena__not_in_actions_of_her_own_controller(play):
    helena, other = play.ready("Ada", HELENA), play.vampire("Ada")
    play.lock(helena)
    play.vampire("Ben")
    assert not play.bleeds(other).can(HELENA)
