"""Eye of Hazimel: its benefits, its cost, and its bearer."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.diablerie import DIABLERISE, TAKE_EQUIPMENT
from vtes_deck.engine.actions.permanents import TAKE_EQUIPMENT as TAKE_BY_ACTION
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import disciplines

EYE, CLAWS = "Eye of Hazimel", "Wolf Claws"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bearer(play, levels="", **facts):
    ada = play.vampire("Ada", levels, **facts)
    return ada, play.on(ada, EYE)


def test_eye_of_hazimel__bleed_strength_and_disciplines(play):
    ada, _ = bearer(play)
    assert stats.bleed(play.table, play[ada]) == 2
    assert stats.strength(play.table, play[ada]) == 2
    assert disciplines.levels(play.table, play[ada]) == {"pot": 2, "chi": 2}


def test_eye_of_hazimel__no_discipline_for_an_ally(play):
    ally = play.ready("Ada", "Loyal Street Gang")
    play.on(ally, EYE)
    assert disciplines.levels(play.table, play[ally]) == {}


def test_eye_of_hazimel__attacks_a_minion_of_another(play):
    ada, eye = bearer(play)
    ben, other = play.vampire("Ben"), play.vampire("Ada")
    play.acts("Ada")
    assert {(one.minion, one.target) for one in play.ways(eye)} == {(ada, ben)}
    play.plays(eye, minion=ada, target=ben).all_pass()
    assert play.table.current(Combat) is not None
    assert play[other].attached == ()


def test_eye_of_hazimel__no_combat_if_it_has_left_the_acting_minion(play):
    ada, eye = bearer(play)
    ben = play.vampire("Ben")
    play.acts("Ada").plays(eye, minion=ada, target=ben)
    assert play.offered(BLOCK, minion=ben)
    zones.attach(play.table, eye, play.vampire("Ada"))
    play.all_pass()
    assert play.table.current(Combat) is None


@pytest.mark.parametrize(("worn", "left"), [(True, 5), (False, 4)])
def test_eye_of_hazimel__combat_cards_cost_its_vampire_less(play, worn, left):
    ada, ben = play.vampire("Ada", "PRO"), play.vampire("Ben")
    if worn:
        play.on(ada, EYE)
    play.hand("Ada", CLAWS)
    play.bleeds(ada).blocks(ben).until("Ada", CLAWS).plays(CLAWS, "pro")
    assert play[ada].blood == left


def test_eye_of_hazimel__cannot_be_taken_from_a_ready_bearer(play):
    ada, eye = bearer(play)
    thief = play.ready("Ben", "Saankaláxt")
    play.vampire("Ada")
    play.acts("Ada")
    assert not play.offered(TAKE_BY_ACTION)
    play.acts("Ben")
    assert not play.can("Saankaláxt", minion=thief)
    play[ada].region = Region.TORPOR
    play.again()
    play.plays("Saankaláxt", minion=thief, target=eye).finish()
    assert play[eye].host == thief


def test_eye_of_hazimel__taken_in_diablerie(play):
    ada, eye = bearer(play)
    ben = play.vampire("Ben")
    play[ada].region = Region.TORPOR
    play.acts("Ben").choose(DIABLERISE, minion=ben)
    play.choose(TAKE_EQUIPMENT, eye)
    assert play[eye].host == ben


def test_eye_of_hazimel__burned_instead_of_the_pool(play):
    """5 damage that Fortitude does not prevent sends the bearer to torpor."""
    ada, eye = bearer(play, "FOR", blood=4)
    play.hand("Ada", "Soak")
    play.turn("Ada")
    assert not play.offered(PASS), "one of the two happens"
    _, burns = play.ways(eye)
    play.game.apply(burns)
    assert play.zone(eye) is Zone.ASH_HEAP
    assert play[ada].in_torpor
    assert play[ada].blood == 0
    assert play.pool_of("Ada") == 30


def test_eye_of_hazimel__one_pool_only_once(play):
    ada, eye = bearer(play)
    play.turn("Ada")
    pays, _ = play.ways(eye)
    play.game.apply(pays)
    assert play.pool_of("Ada") == 29
    assert not play.can(eye)
    assert play[eye].host == ada


def test_eye_of_hazimel__no_damage_as_another_minion_gets_it(play):
    ada, eye = bearer(play)
    zones.attach(play.table, eye, play.vampire("Ada"))
    play.turn("Ben")
    assert play[ada].blood == 5
