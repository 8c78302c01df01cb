"""Additional strikes that can be used only for one kind of strike."""

import pytest
from card_fights import LONG, fight, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS

VERMIN, DANCE, MAGNUM = "Voracious Vermin", "Wind Dance", ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def plays(play, card, disciplines, level, *others):
    """Ada's vampire plays the card against Ben's armed one. Return the former and the gun."""
    ada, ben = fight(play, disciplines, card, *others)
    gun = play.on(ben, MAGNUM)
    to_strikes(play)
    play.plays(card, level)
    return ada, ben, gun


def test_voracious_vermin__burns_a_weapon_with_an_additional_strike(play):
    ada, ben, gun = plays(play, VERMIN, "ANI", "ANI")
    before = play[ada].blood
    play.choose(USE, gun, mode=0)
    play.finish()
    assert play[ada].blood == before, "the first strike is dodged"
    assert play[ben].attached == ()


def test_voracious_vermin__reaches_at_long_range(play):
    _, ben = fight(play, "ANI cel", VERMIN, "Pursuit")
    play.on(ben, MAGNUM)
    play.until("Ada", "Pursuit").plays("Pursuit", "cel")
    to_strikes(play).plays(VERMIN, "ANI")
    assert LONG in play.log_sentences()
    play.finish()
    assert play[ben].attached == ()


def test_voracious_vermin__only_this_additional_strike(play):
    _, ben, _ = plays(play, VERMIN, "ANI", "ANI")
    asked = set()
    while play.action is not None:
        asked.add((play.asked, play.decision.kind == "strike", play.offered(HANDS)))
        play.passes(play.asked)
    assert ("Ada", True, True) not in asked
    assert play[ben].attached == ()


def test_voracious_vermin__basic_only_dodges(play):
    _, ben, gun = plays(play, VERMIN, "ani", "ani")
    play.finish()
    assert play[ben].attached == (gun,)


def test_voracious_vermin__not_after_another_source_of_strikes(play):
    plays(play, VERMIN, "ANI CEL", "ANI", "Pursuit")
    while play.action is not None:
        assert not play.can("Pursuit")
        play.passes(play.asked)


def test_wind_dance__dodges_twice(play):
    ada, ben = fight(play, "THA", DANCE, theirs="CEL", held=("Pursuit",))
    before = play[ada].blood
    to_strikes(play).plays(DANCE, "THA")
    play.strikes_with_hands()
    while not play.can("Pursuit"):
        play.passes(play.asked)
    play.plays("Pursuit", "CEL", minion=ben)
    to_strikes(play).strikes_with_hands()
    play.finish()
    assert play[ada].blood == before
    assert sum("dodges" in line for line in play.log_sentences()) == 2


def test_wind_dance__basic_dodges_only_once(play):
    ada, ben = fight(play, "tha", DANCE, theirs="CEL", held=("Pursuit",))
    before = play[ada].blood
    to_strikes(play).plays(DANCE, "tha")
    play.strikes_with_hands()
    while not play.can("Pursuit"):
        play.passes(play.asked)
    play.plays("Pursuit", "CEL", minion=ben)
    to_strikes(play).strikes_with_hands()
    play.finish()
    assert play[ada].blood == before - 1
