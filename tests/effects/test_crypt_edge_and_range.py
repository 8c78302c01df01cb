"""Texts about the lost Edge, set ranges, and actions that are not taken."""

import pytest
from card_play import CardPlay
from vampire_texts import logged

from vtes_deck.engine.actions.red_list import ATTACK_MARKED, MARK
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

OMAEL, GIULIA = "Omael Kuman", "Giulia Giovanni Abruzzina"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def wait(play, card):
    """Pass or strike with hands until the card can be used, or the action is over."""
    while play.action is not None:
        if play.can(card):
            return True
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return False


def sees(play, words):
    return any(words in line for line in play.log_sentences("Ada"))


def test_sennadurek__unlocks_and_looks_as_another_loses_the_edge(play):
    sennadurek = play.ready("Ada", "Sennadurek", locked=True)
    cleo = play.vampire("Cleo")
    play.edge("Ben")
    play.hand("Ben", "Vessel")
    play.bleeds(cleo).finish()
    assert not play[sennadurek].locked
    assert sees(play, "Vessel")
    lines = play.log_sentences()
    unlocks = next(at for at, line in enumerate(lines) if line.startswith("Sennadurek unlocks"))
    assert lines.index("Cleo gets the Edge.") < unlocks


def test_sennadurek__not_in_my_own_turn(play):
    sennadurek = play.ready("Ada", "Sennadurek", locked=True)
    ada = play.vampire("Ada")
    play.edge("Cleo")
    play.bleeds(ada).finish()
    assert play.table.edge == 0
    assert play[sennadurek].locked


def test_sennadurek__not_as_the_edge_is_first_gained(play):
    sennadurek = play.ready("Ada", "Sennadurek", locked=True)
    cleo = play.vampire("Cleo")
    play.bleeds(cleo).finish()
    assert play.table.edge == 2
    assert play[sennadurek].locked


def test_sennadurek__not_as_the_holder_gains_the_edge(play):
    sennadurek = play.ready("Ada", "Sennadurek", locked=True)
    cleo = play.vampire("Cleo")
    play.edge("Cleo")
    play.bleeds(cleo).finish()
    assert play.table.edge == 2
    assert play[sennadurek].locked


def rushes(play, reginald, target):
    play.hand("Ada", "Bum's Rush")
    return play.acts("Ada").can("Bum's Rush", target=target)


def test_reginald_moore__does_not_act_to_fight_a_tremere(play):
    reginald, ben = play.ready("Ada", "Reginald Moore"), play.vampire("Ben")
    play[ben].clan = "Tremere"
    assert not rushes(play, reginald, ben)


@pytest.mark.parametrize("clan", ["Tremere", "Nosferatu"])
def test_reginald_moore__does_not_act_to_fight_a_marked_tremere(play, clan):
    reginald, other = play.ready("Ada", "Reginald Moore"), play.vampire("Ada")
    marked = play.ready("Ben", "Alexis Sorokin")
    play[marked].clan = clan
    play.turn("Ada", Phase.MASTER).choose(MARK, target=marked)
    assert play.offered(ATTACK_MARKED, minion=other, target=marked)
    assert play.offered(ATTACK_MARKED, minion=reginald, target=marked) is (clan != "Tremere")


def test_reginald_moore__acts_to_fight_others(play):
    reginald, ben = play.ready("Ada", "Reginald Moore"), play.vampire("Ben")
    assert rushes(play, reginald, ben)


def test_reginald_moore__only_he_is_bound(play):
    reginald, ben = play.ready("Ada", "Reginald Moore", locked=True), play.vampire("Ben")
    play.vampire("Ada")
    play[ben].clan = "Tremere"
    assert rushes(play, reginald, ben)


def test_reginald_moore__does_not_block_a_tremere(play):
    reginald, dora = play.ready("Ada", "Reginald Moore"), play.vampire("Dora")
    play[dora].clan = "Tremere antitribu"
    play.bleeds(dora)
    while play.action is not None:
        assert not any(one.minion == reginald for one in play.options)
        play.choose(PASS)


def test_reginald_moore__stronger_against_a_tremere(play):
    reginald, ben = play.ready("Ada", "Reginald Moore"), play.vampire("Ben")
    play[ben].clan = "Tremere"
    play.bleeds(reginald).blocks(ben)
    while not play.offered(HANDS):
        play.choose(PASS)
    assert stats.strength(play.table, play[reginald]) == 2


def test_omael_kuman__sets_the_range_for_blood(play):
    ada, ben = play.vampire("Ada", blood=3), play.vampire("Ben")
    play.on(ada, OMAEL)
    play.bleeds(ada).blocks(ben)
    assert wait(play, OMAEL)
    play.plays(OMAEL)
    (long,) = (one for one in play.options if "long" in one.verb.sentence)
    play.game.apply(long)
    assert play[ada].blood == 2
    assert logged(play, "sets the range to long")


def test_omael_kuman__not_without_blood(play):
    ada, ben = play.vampire("Ada", blood=3), play.vampire("Ben")
    play.on(ada, OMAEL)
    play.bleeds(ada)
    play.blood(ada, 0)
    play.blocks(ben)
    assert not wait(play, OMAEL)


def test_omael_kuman__not_if_another_effect_has_set_the_range(play):
    ada, ben = play.vampire("Ada", blood=3), play.vampire("Ben")
    play.on(ada, OMAEL)
    play.bleeds(ada)
    play[ada].clan = "Giovanni"
    play.ready("Ada", GIULIA, 1)
    play.blocks(ben)
    assert wait(play, GIULIA)
    assert play.can(OMAEL)
    play.plays(GIULIA)
    assert not wait(play, OMAEL)


def test_giulia_giovanni_abruzzina__close_range_for_a_giovanni(play):
    giulia, ada = play.ready("Ada", GIULIA, 1), play.vampire("Ada")
    hand = play.ready("Ben", "Tammy Walenski")
    play[ada].clan = "Giovanni"
    play.bleeds(ada).blocks(hand)
    assert wait(play, GIULIA)
    play.plays(GIULIA)
    assert play[giulia].locked
    while play.table.current(Combat) is not None and not play.offered(HANDS):
        assert not play.offered(MANEUVER)
        assert not play.can("Tammy Walenski")
        play.choose(PASS)


def test_giulia_giovanni_abruzzina__not_for_other_clans(play):
    play.ready("Ada", GIULIA, 1)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    assert not wait(play, GIULIA)
