import pytest
from card_play import CardPlay

from vtes_deck.engine.state.table import Phase

GROOMS, YOUNG = "Grooming the Protégé", "Gilbert Duane"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def ready(play, **facts):
    young = play.uncontrolled("Ada", "Anson")
    play.hand("Ada", GROOMS)
    facts = {"clan": "Toreador", "capacity": 9, "blood": 5} | facts
    return play.vampire("Ada", **facts), young


def test_grooming_the_protege__up_to_three_blood_for_a_younger_vampire_of_the_clan(play):
    ada, young = ready(play)
    play.acts("Ada", Phase.MASTER).plays(GROOMS, target=ada)
    offered = play.decision.options
    assert {(one.target, one.n) for one in offered} == {(young, 1), (young, 2), (young, 3)}
    play.game.apply(next(one for one in offered if one.n == 2))
    assert play[ada].blood == 3
    assert play.counters(young) == 2


def test_grooming_the_protege__no_more_blood_than_available(play):
    ada, young = ready(play, blood=1)
    play.acts("Ada", Phase.MASTER).plays(GROOMS, target=ada)
    if play.decision.options[0].target == young:
        play.game.apply(play.decision.options[0])
    assert play[ada].blood == 0
    assert play.counters(young) == 1


@pytest.mark.parametrize("facts", [{"clan": "Ventrue"}, {"capacity": 8}, {"blood": 0}])
def test_grooming_the_protege__not_for_another_clan_an_older_vampire_or_without_blood(play, facts):
    ready(play, **facts)
    play.hand("Ada", "Blood Doll")
    play.acts("Ada", Phase.MASTER)
    assert not play.can(GROOMS)
