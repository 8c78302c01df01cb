"""Equipment that keeps its bearer from frenzy: Sire's Index Finger, Blade of Enoch."""

import pytest
from card_fights import fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

FINGER, BLADE, BEAST = "Sire's Index Finger", "Blade of Enoch", "Drawing Out the Beast"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def provoked(play, ward, capacity=5):
    """Ada's vampire could play a frenzy card on Ben's, which has this equipment."""
    ada = play.vampire("Ada", "ani")
    ben = play.vampire("Ben", capacity=capacity)
    play.on(ben, ward)
    play.hand("Ada", BEAST)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def offered_frenzy(play):
    """Whether the frenzy card can be played before strikes are chosen."""
    for _ in range(20):
        if play.can(BEAST):
            return True
        if play.decision.kind == "strike":
            return False
        play.choose(PASS)
    raise AssertionError("no one strikes")


def test_sires_index_finger__no_frenzy_cards_on_the_bearer(play):
    provoked(play, FINGER)
    assert not offered_frenzy(play)


def test_sires_index_finger__the_bearer_itself_plays_them(play):
    ada, ben = play.vampire("Ada", "ani"), play.vampire("Ben")
    play.on(ada, FINGER)
    play.hand("Ada", BEAST)
    play.bleeds(ada).blocks(ben)
    assert offered_frenzy(play)


def test_sires_index_finger__not_against_a_card_played_before(play):
    """By a ruling, a frenzy card that was played before keeps its effect."""
    _, ben = fight(play, "ani", BEAST)
    play.until("Ada", BEAST).plays(BEAST, "ani")
    play.on(ben, FINGER)
    assert stats.strength(play.table, play[ben]) == 2


def test_blade_of_enoch__no_frenzy_cards_on_an_old_bearer(play):
    provoked(play, BLADE, capacity=6)
    assert not offered_frenzy(play)


def test_blade_of_enoch__frenzy_cards_on_a_young_bearer(play):
    """By a ruling, the vampire can have the weapon but has no benefit."""
    provoked(play, BLADE, capacity=5)
    assert offered_frenzy(play)


def armed(play, clan, capacity=6):
    ada, ben = play.vampire("Ada", capacity=capacity), play.vampire("Ben")
    play[ben].clan = clan
    blade = play.on(ada, BLADE)
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    return ben, blade


@pytest.mark.parametrize("clan", ["Brujah", "Brujah antitribu"])
def test_blade_of_enoch__aggravated_damage_for_the_brujah(play, clan):
    ben, blade = armed(play, clan)
    play.choose(USE, blade).choose(PASS).finish()
    assert play[ben].in_torpor


def test_blade_of_enoch__not_aggravated_for_other_clans(play):
    ben, blade = armed(play, "Gangrel")
    play.choose(USE, blade).choose(PASS).finish()
    assert not play[ben].in_torpor
    assert play[ben].blood == 3


def test_blade_of_enoch__hands_of_its_bearer_are_not_aggravated(play):
    ben, _ = armed(play, "Brujah")
    play.choose(HANDS).choose(PASS).finish()
    assert not play[ben].in_torpor


def test_blade_of_enoch__no_strike_by_the_young_or_an_ally(play):
    _, blade = armed(play, "Gangrel", capacity=5)
    assert play.offered(HANDS)
    assert not play.offered(USE, blade)


def test_blade_of_enoch__no_strike_by_an_ally(play):
    ally, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben")
    blade = play.on(ally, BLADE)
    play.bleeds(ally).blocks(ben)
    to_strikes(play)
    assert not play.offered(USE, blade)


def test_sires_index_finger__not_against_other_cards(play):
    ada = play.vampire("Ada")
    play.on(ada, FINGER)
    play.hand("Ada", "Blood Doll")
    play.acts("Ada", Phase.MASTER)
    assert play.can("Blood Doll", target=ada)
