"""Vampires with texts about diablerie, presses, maneuvers and aggravated damage."""

import pytest
from card_play import CardPlay
from vampire_texts import fights, logged

from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON, grant
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.moves import Granted


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def diablerises(play, diablerist, victim):
    play.acts("Ada").choose(DIABLERISE, minion=diablerist, target=victim)
    play.finish()


def test_march_halcyon__no_blood_hunt(play):
    ada = play.vampire("Ada", capacity=5)
    march = play.torpor("Ada", "March Halcyon")
    diablerises(play, ada, march)
    assert march not in play.table.in_play
    assert not logged(play, "blood hunt")


def test_march_halcyon__a_hunt_after_the_diablerie_of_another(play):
    ada = play.vampire("Ada", capacity=5)
    play.ready("Ada", "March Halcyon")
    victim = play.torpor("Ada", "Anson")
    diablerises(play, ada, victim)
    assert logged(play, "blood hunt")


def test_march_halcyon__only_the_hunt_after_his_own_end(play):
    ada = play.vampire("Ada", capacity=5)
    march, other = play.torpor("Ada", "March Halcyon"), play.torpor("Ada", "Anson")
    diablerises(play, ada, march)
    play[ada].locked = False
    play[ada].done = frozenset()
    diablerises(play, ada, other)
    assert logged(play, "blood hunt")


def test_smudge_the_ignored__stronger_after_an_older_vampire(play):
    smudge = play.ready("Ada", "Smudge the Ignored", 1)
    victim = play.torpor("Ada", "Anson")
    diablerises(play, smudge, victim)
    assert stats.strength(play.table, play[smudge]) == 2


def test_smudge_the_ignored__not_stronger_after_one_of_his_age(play):
    smudge = play.ready("Ada", "Smudge the Ignored", 1)
    victim = play.torpor("Ada", "March Halcyon")
    diablerises(play, smudge, victim)
    assert stats.strength(play.table, play[smudge]) == 1


def test_smudge_the_ignored__only_once(play):
    smudge = play.ready("Ada", "Smudge the Ignored", 1)
    for name in ("Anson", "Cassandra, Magus Prime"):
        victim = play.torpor("Ada", name)
        play[smudge].locked = False
        play[smudge].done = frozenset()
        diablerises(play, smudge, victim)
    assert stats.strength(play.table, play[smudge]) == 2


def test_petra__her_damage_is_aggravated_for_baali(play):
    petra, ben = play.ready("Ada", "Petra", 5), play.vampire("Ben", blood=5)
    play[ben].clan = "Baali"
    play.bleeds(petra).blocks(ben)
    fights(play)
    assert play[ben].in_torpor
    assert play[ben].blood == 5


def test_petra__only_baali_and_only_against_others(play):
    petra, ben = play.ready("Ada", "Petra", 5), play.vampire("Ben", blood=5)
    play.bleeds(petra).blocks(ben)
    fights(play)
    assert not play[ben].in_torpor
    assert not play[petra].in_torpor


def presses(play, pressing, other):
    """The blood that a minion burns as it presses."""
    play.bleeds(other).blocks(pressing)
    for _ in range(60):
        if play.offered(PRESS_ON, minion=pressing):
            before = play[pressing].blood
            play.choose(PRESS_ON, minion=pressing)
            return before - play[pressing].blood
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return None


def test_petra__a_press_against_her_costs_blood(play):
    petra = play.ready("Ada", "Petra", 5)
    bear = play.ready("Ben", "Aidan Lyle", 5)
    assert presses(play, bear, petra) == 1


def test_petra__no_cost_for_a_press_to_end_the_combat(play):
    petra, bear = play.ready("Ada", "Petra", 5), play.ready("Ben", "Aidan Lyle", 5)
    play.bleeds(petra).blocks(bear)
    grant(play.table, petra, Granted(NONE))
    while not play.offered(PRESS_ON, minion=petra):
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    play.choose(PRESS_ON, minion=petra)
    before = play[bear].blood
    play.choose(PRESS_ON, minion=bear)
    assert play[bear].blood == before


def test_petra__no_cost_in_other_combats(play):
    play.ready("Ada", "Petra", 5)
    bear, cleo = play.ready("Dora", "Aidan Lyle", 5), play.vampire("Cleo", blood=5)
    assert presses(play, bear, cleo) == 0


def test_soldat__a_maneuver_for_the_edge(play):
    play.ready("Ada", "Soldat")
    play.edge("Ada")
    hand, cleo = play.ready("Ben", "Ash Harrison"), play.vampire("Cleo")
    play.bleeds(hand).blocks(cleo).until("Ada", "Soldat").plays("Soldat", target=hand)
    assert play.table.edge == -1
    assert play.offered(MANEUVER, minion=hand)


def test_soldat__not_without_the_edge_or_for_others(play):
    play.ready("Ada", "Soldat")
    hand, cleo = play.ready("Ben", "Ash Harrison"), play.vampire("Cleo")
    play.bleeds(hand).blocks(cleo)
    for _ in range(60):
        if play.action is None:
            break
        assert not play.can("Soldat")
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
