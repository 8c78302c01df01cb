"""Improvised Flamethrower: it explodes at long range."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

FLAMES, MAGNUM, VEST = "Improvised Flamethrower", ".44 Magnum", "Flak Jacket"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def shot_at(play, *more, close=False, **facts):
    """Ben shoots at Ada, who has the weapon, at long range unless ``close``."""
    ada = play.vampire("Ada", blood=9, capacity=9)
    flames = play.on(ada, FLAMES)
    for one in more:
        play.on(ada, one)
    ben = play.vampire("Ben", "cel", blood=9, capacity=9)
    gun = play.on(ben, MAGNUM)
    play.bleeds(ada).blocks(ben)
    if not close:
        play.until("Ben", MAGNUM).plays(MAGNUM)
    return ada, ben, flames, gun


def shoots(play, ada_strikes=True):
    while play.action:
        if ada_strikes and play.asked == "Ada" and play.can(FLAMES):
            play.plays(FLAMES)
        elif play.asked == "Ben" and play.can(MAGNUM) and play.offered(HANDS):
            play.plays(MAGNUM)
        elif play.offered(PASS) and not play.offered(HANDS):
            play.choose(PASS)
        else:
            play.strikes_with_hands()


def test_improvised_flamethrower__burns_and_hurts_its_bearer_at_long_range(play):
    ada, ben, flames, _ = shot_at(play)
    shoots(play)
    assert play.zone(flames) is Zone.ASH_HEAP
    assert play[ada].in_torpor
    assert play[ada].blood == 9 - 2 - 1, "2 from the gun, 1 beyond the first aggravated point"
    assert play[ben].in_torpor, "both strikes are simultaneous"
    assert play[ben].blood == 8


def test_improvised_flamethrower__not_at_close_range(play):
    ada, _, flames, _ = shot_at(play, close=True)
    shoots(play, ada_strikes=False)
    assert play.zone(flames) is Zone.IN_PLAY
    assert not play[ada].in_torpor


def test_improvised_flamethrower__even_if_the_damage_is_prevented(play):
    ada, _, flames, _ = shot_at(play, VEST, VEST)
    while play.action:
        if play.asked == "Ada" and play.can(VEST):
            play.game.apply(play.ways(VEST)[0])
        elif play.asked == "Ben" and play.can(MAGNUM) and play.offered(HANDS):
            play.plays(MAGNUM)
        else:
            play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
    assert play.zone(flames) is Zone.ASH_HEAP
    assert play[ada].in_torpor


def test_improvised_flamethrower__only_once_each_combat(play):
    ada, ben, _, _ = shot_at(play, close=True)
    del ada, ben
    play.until("Ada", FLAMES)
    assert play.can(FLAMES)
    play.plays(FLAMES)
    while play.action:
        assert not (play.asked == "Ada" and play.can(FLAMES))
        play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)
