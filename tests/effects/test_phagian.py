"""Phagian: other vampires play basic Necromancy for 1 more blood."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.status import torpor

NAME, SIGN, STRIKE, VOID = "Phagian", "Divine Sign", "Dead Hand", "Inevitability of the Void"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_phagian__a_vampire_without_necromancy_plays_it_for_more(play):
    play.ready("Ada", NAME)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", STRIKE)
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    assert not play.can(STRIKE, "NEC")
    play.plays(STRIKE, "nec").strikes_with_hands()
    play.finish()
    assert play[ada].blood == 5 - 1 - 1, "the cost and a hand strike"
    assert play[ben].blood == 3


def test_phagian__adds_to_the_printed_cost(play):
    play.ready("Ada", NAME)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "AUS")
    play.hand("Ada", "Spectral Divination")
    play.hand("Ben", "Enhanced Senses")
    play.bleeds(ada).blocks(ben).until("Ada", "Spectral Divination")
    play.plays("Spectral Divination", "nec")
    assert play[ada].blood == 3


def test_phagian__not_without_blood_for_it(play):
    play.ready("Ada", NAME)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.hand("Ada", STRIKE)
    play.bleeds(ada)
    play.blood(ada, 0)
    play.blocks(ben)
    to_strikes(play)
    assert not play.can(STRIKE)


@pytest.mark.parametrize(("disciplines", "level"), [("nec", "nec"), ("NEC", "NEC")])
def test_phagian__no_more_for_a_vampire_that_has_necromancy(play, disciplines, level):
    play.ready("Ada", NAME)
    ada, ben = play.vampire("Ada", disciplines), play.vampire("Ben")
    play.hand("Ada", STRIKE)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays(STRIKE, level)
    assert play[ada].blood == 5


def test_phagian__himself_pays_nothing_more(play):
    phagian, ben = play.ready("Ada", NAME), play.vampire("Ben")
    blood = play[phagian].blood
    play.hand("Ada", STRIKE)
    play.bleeds(phagian).blocks(ben)
    to_strikes(play).plays(STRIKE, "NEC")
    assert play[phagian].blood == blood


@pytest.mark.parametrize(("disciplines", "can"), [("aus", True), ("", False)])
def test_phagian__only_necromancy_of_a_card_with_two_disciplines(play, disciplines, can):
    play.ready("Ada", NAME)
    ada = play.vampire("Ada", disciplines)
    play.vampire("Ben")
    play.hand("Ada", VOID)
    play.bleeds(ada)
    assert play.can(VOID, "aus+nec") is can
    if can:
        play.plays(VOID, "aus+nec")
        assert play[ada].blood == 4


def test_phagian__not_for_allies_or_vampires_of_others(play):
    play.ready("Ada", NAME)
    gang, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben")
    play.hand("Ada", STRIKE)
    play.hand("Ben", STRIKE)
    play.bleeds(gang).blocks(ben)
    to_strikes(play)
    assert not play.can(STRIKE)
    play.choose(HANDS)
    assert play.asked == "Ben"
    assert not play.can(STRIKE)


def test_phagian__also_from_torpor_but_not_after_leaving_play(play):
    phagian = play.ready("Ada", NAME)
    play.vampire("Ada")
    torpor.send(play.table, play[phagian])
    play.hand("Ada", SIGN)
    play.acts("Ada")
    assert play.can(SIGN, "nec")
    zones.burn(play.table, phagian)
    play.acts("Ada")
    assert not play.can(SIGN)
