"""Vampires that steal equipment as an action."""

import pytest
from card_play import CardPlay

GUN, PHONE, TALISMAN = ".44 Magnum", "Camera Phone", "Agate Talisman"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def owner(play, *names):
    """Ben's vampire with this equipment, and the equipment."""
    ben = play.vampire("Ben")
    return ben, [play.on(ben, name) for name in names]


def test_saankalaxt__steals_equipment_for_1_blood(play):
    thief = play.ready("Ada", "Saankaláxt")
    ben, [gun] = owner(play, GUN)
    play.acts("Ada").plays("Saankaláxt", minion=thief, target=gun).finish()
    assert play[thief].attached == (gun,)
    assert play[ben].attached == ()
    assert (play[gun].controller, play[thief].blood) == (0, 6)


def test_saankalaxt__not_her_own_equipment_or_retainers(play):
    thief, other = play.ready("Ada", "Saankaláxt"), play.vampire("Ada")
    play.on(other, GUN)
    owner(play, "Raven Spy")
    play.acts("Ada")
    assert not play.can("Saankaláxt", minion=thief)


def test_darius_shirazi__no_weapon_or_electronics(play):
    thief = play.ready("Ada", "Darius Shirazi")
    _, [_, _, talisman] = owner(play, GUN, PHONE, TALISMAN)
    play.acts("Ada")
    assert {one.target for one in play.ways("Darius Shirazi")} == {talisman}
    play.plays("Darius Shirazi", minion=thief).finish()
    assert play[talisman].host == thief


def test_darius_shirazi__nothing_if_blocked(play):
    thief = play.ready("Ada", "Darius Shirazi")
    ben, [talisman] = owner(play, TALISMAN)
    play.acts("Ada").plays("Darius Shirazi", minion=thief).blocks(ben).finish()
    assert play[talisman].host == ben
