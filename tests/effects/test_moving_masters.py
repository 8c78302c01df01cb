"""Blood Turnip, Talons of the Dead and Spontaneous Power."""

import pytest
from card_fights import fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Trait
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone
from vtes_deck.engine.status.disciplines import levels

TURNIP, TALONS, POWER = "Blood Turnip", "Talons of the Dead", "Spontaneous Power"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def carried(play, opposing):
    """Ada's vampire with the turnip bleeds, and is blocked by a minion of Ben's."""
    ada = play.vampire("Ada")
    play.on(ada, TURNIP, "Ada")
    play.bleeds(ada).blocks(opposing)
    return ada


def test_blood_turnip__moves_to_the_opposing_minion_with_1_blood(play):
    ben = play.vampire("Ben", blood=3)
    ada = carried(play, ben)
    to_strikes(play)
    assert play[TURNIP].host == ben
    assert (play[ada].blood, play[ben].blood) == (4, 4)


def test_blood_turnip__an_ally_gets_1_life(play):
    ally = play.ready("Ben", PLAIN_ALLY, 1)
    carried(play, ally)
    to_strikes(play)
    assert play[TURNIP].host == ally
    assert play[ally].blood == 2


def test_blood_turnip__an_anarch_moves_it_to_any_minion_except_its_former_bearer(play):
    ben, dora = play.vampire("Ben", sect=Sect.ANARCH, blood=3), play.vampire("Dora")
    ada = carried(play, ben)
    while play.decision.kind != "target":
        play.choose(PASS)
    assert play.asked == "Ben"
    assert {one.target for one in play.options} == {ben, dora}
    play.game.apply(next(one for one in play.options if one.target == dora))
    assert play[TURNIP].host == dora
    assert (play[ada].blood, play[ben].blood) == (4, 4)


def test_blood_turnip__not_in_a_combat_of_others(play):
    ada = play.vampire("Ada")
    play.on(ada, TURNIP, "Ada")
    other, ben = play.vampire("Ada"), play.vampire("Ben")
    play.acts("Ada").bleeds(other).blocks(ben)
    to_strikes(play)
    assert play[TURNIP].host == ada


def test_talons_of_the_dead__hand_strikes_are_aggravated(play):
    ada, ben = fight(play, "", clan="Gangrel antitribu")
    play.on(ada, TALONS, "Ada")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[ben].wounded


def test_talons_of_the_dead__directed_actions_cost_1_blood_but_not_others(play):
    ada = play.vampire("Ada", clan="Gangrel antitribu", blood=3)
    play.on(ada, TALONS, "Ada")
    play.vampire("Ben")
    play.bleeds(ada).finish()
    assert play[ada].blood == 2
    play[ada].locked, play[ada].done = False, frozenset()
    play.hand("Ada", ".44 Magnum")
    play.acts("Ada")
    play.game.apply(next(one for one in play.options if one.verb.name == "equip"))
    if play.action:
        play.finish()
    assert play[ada].blood == 2


def test_talons_of_the_dead__burned_with_a_master_phase_action_only_by_the_controller(play):
    ada = play.vampire("Ada", clan="Gangrel antitribu")
    card = play.on(ada, TALONS, "Ada")
    play.hand("Ben", "Blood Doll")
    play.vampire("Ben")
    assert not play.acts("Ben", Phase.MASTER).can(TALONS)
    play.hand("Ada", "Blood Doll")
    play.acts("Ada", Phase.MASTER).uses(TALONS)
    assert play.zone(card) is Zone.ASH_HEAP
    assert not play.can("Blood Doll")


def powerful(play, owner="Ada", discipline="Choose Dominate."):
    """A vampire with the power for Dominate."""
    vampire = play.vampire(owner, "dom")
    play.vampire("Ada")
    play.hand("Ada", POWER)
    play.acts("Ada", Phase.MASTER).plays(POWER, target=vampire)
    play.game.apply(next(one for one in play.options if one.verb.sentence == discipline))
    return vampire


def test_spontaneous_power__a_level_of_the_chosen_discipline_while_it_is_in_play(play):
    ben = powerful(play, "Ben")
    assert levels(play.table, play[ben])["dom"] == 2
    assert play[POWER].mark(Trait.DISCIPLINE.value)
    zones.burn(play.table, play.number(POWER))
    assert levels(play.table, play[ben])["dom"] == 1


def test_spontaneous_power__not_more_than_one_level_and_no_capacity(play):
    ada = powerful(play, discipline="Choose Auspex.")
    assert levels(play.table, play[ada]) == {"dom": 1, "aus": 1}
    assert play[ada].capacity == 5
