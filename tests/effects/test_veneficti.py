import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Trait
from vtes_deck.engine.state.table import Zone

NAME = "Veneficti"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def demon(cb, kind):
    """An ally or retainer that is a demon."""
    return next(
        one.name
        for one in cb.library
        if Trait.DEMON in one.traits and any(type_.value == kind for type_ in one.types)
    )


def test_veneficti__has_stealth_and_steals_a_demon_ally(cb, play):
    mage, _ = play.ready("Ada", NAME), play.vampire("Ben")
    ally = play.ready("Ben", demon(cb, "Ally"))
    other = play.ready("Ben", PLAIN_ALLY)
    play.acts("Ada")
    assert {one.target for one in play.ways(NAME)} == {ally}
    play.uses(NAME, target=ally)
    assert play.stealth == 1
    assert play.action.seats == (1,)
    play.finish()
    assert play[ally].controller == 0
    assert play[other].controller == 1
    assert play[mage].locked


def test_veneficti__burns_a_demon_retainer(cb, play):
    play.ready("Ada", NAME)
    ben = play.vampire("Ben")
    retainer = play.on(ben, demon(cb, "Retainer"))
    spy = play.on(ben, "Raven Spy")
    play.acts("Ada")
    assert not play.can(NAME, target=spy)
    play.uses(NAME, target=retainer).finish()
    assert play.zone(retainer) is Zone.ASH_HEAP


def rushes(play, minion):
    """Whether a minion of Ben's, and another minion, can act against it with a card."""
    mage, other = play.ready("Ada", NAME), play.vampire("Ada")
    play.hand("Ben", "Bum's Rush")
    play.acts("Ben")
    return [play.can("Bum's Rush", minion=minion, target=one) for one in (mage, other)]


@pytest.mark.parametrize(("capacity", "may"), [(6, False), (7, True)])
def test_veneficti__not_the_target_of_a_small_vampire(play, capacity, may):
    assert rushes(play, play.vampire("Ben", capacity=capacity)) == [may, True]


def test_veneficti__not_the_target_of_an_ally(play):
    ally = play.ready("Ben", "Renegade Garou")
    play.ready("Ada", NAME)
    other = play.vampire("Ada")
    play.acts("Ben")
    targets = {one.target for one in play.decision.options if one.minion == ally}
    assert other in targets
    assert play.number(NAME) not in targets


@pytest.mark.parametrize(("capacity", "may"), [(6, False), (7, True)])
def test_veneficti__not_chosen_later_in_the_action_of_a_small_vampire(play, capacity, may):
    ben = play.vampire("Ben", "obf", capacity=capacity, sect=Sect.ANARCH)
    mage, victim = play.ready("Cleo", NAME), play.vampire("Cleo")
    play.hand("Ben", "Break the Bonds")
    play.acts("Ben").plays("Break the Bonds", "obf", minion=ben)
    while not any(one.target == victim for one in play.decision.options):
        play.passes(play.asked)
    targets = {one.target for one in play.decision.options if one.target >= 0}
    assert targets == ({victim, mage} if may else {victim})
