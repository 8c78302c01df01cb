"""Weapons, hunts and vampires without a declaration, played as they are read."""

import pytest
from card_fights import to_kind
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

MAGNUM = ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def armed(play, weapon, disciplines=""):
    """Ada has a weapon and is blocked by Ben, who has a gun to maneuver to long range."""
    ada = play.vampire("Ada", blood=9, capacity=9)
    held = play.on(ada, weapon)
    ben = play.vampire("Ben", disciplines, blood=9, capacity=9)
    play.on(ben, MAGNUM)
    play.bleeds(ada).blocks(ben)
    return ada, ben, held


def at_strikes(play, weapon, *, long=False):
    """Continue to Ada's strike; return whether the weapon can be used."""
    if long:
        play.until("Ben", MAGNUM).plays(MAGNUM)
    to_kind(play, "strike", "Ada")
    return play.can(weapon)


@pytest.mark.parametrize("long", [False, True])
def test_grenade__hurts_its_bearer_only_at_close_range(play, long):
    ada, ben, grenade = armed(play, "Grenade")
    assert at_strikes(play, "Grenade", long=long)
    play.plays("Grenade").finish()
    assert play[ben].blood == 6
    assert play[ada].blood == (9 - 2 if long else 9 - 1), "damage of the gun, or of the grenade"
    assert play.zone(grenade) is Zone.ASH_HEAP


def test_grenade__not_burned_without_use(play):
    _, _, grenade = armed(play, "Grenade")
    assert at_strikes(play, "Grenade")
    play.finish()
    assert play.zone(grenade) is Zone.IN_PLAY


@pytest.mark.parametrize("long", [False, True])
def test_smoke_grenade__ends_combat_only_at_long_range(play, long):
    ada, ben, grenade = armed(play, "Smoke Grenade")
    assert at_strikes(play, "Smoke Grenade", long=long) is long
    if long:
        play.plays("Smoke Grenade").finish()
        assert (play[ada].blood, play[ben].blood) == (9, 9)
        assert play.zone(grenade) is Zone.ASH_HEAP


def test_rpg_launcher__not_in_the_first_round(play):
    _, ben, _ = armed(play, "RPG Launcher", "cel")
    play.hand("Ben", "Flash")
    play.until("Ben", MAGNUM)
    to_kind(play, "strike", "Ben").choose(PASS)
    assert not play.can("RPG Launcher")
    to_kind(play, "press", "Ben").plays("Flash")
    assert at_strikes(play, "RPG Launcher", long=True)
    play.plays("RPG Launcher").finish()
    assert play[ben].blood == 3


@pytest.mark.parametrize(("disciplines", "usable"), [("cel", False), ("pot", True)])
def test_waxen_poetica__not_against_celerity(play, disciplines, usable):
    _, ben, held = armed(play, "Waxen Poetica", disciplines)
    assert at_strikes(play, "Waxen Poetica") is usable
    if usable:
        play.plays("Waxen Poetica").finish()
        assert play[ben].in_torpor
        assert play.zone(held) is Zone.ASH_HEAP


@pytest.mark.parametrize("name", ["Akram (G2)", "Jalal Sayad (G2)"])
def test_another_combat__once_each_turn_for_1_blood(play, name):
    one, ben = play.ready("Ada", name), play.vampire("Ben", blood=9, capacity=9)
    before = play[one].blood
    play.bleeds(one).blocks(ben).until("Ada", one).uses(one)
    to_kind(play, "strike", "Ada")
    play.strikes_with_hands().finish()
    assert play[one].blood == before - 1 - 1, "one for the combat, and one from Ben's only strike"
    assert play[ben].blood == 8


@pytest.mark.parametrize("name", ["Akram (G2)", "Jalal Sayad (G2)"])
def test_another_combat__after_a_block_and_not_with_a_vampire_in_torpor(play, name):
    one, dora = play.ready("Ada", name), play.vampire("Dora", blood=1)
    play.bleeds(dora).blocks(one)
    to_kind(play, "strike", "Ada")
    play.strikes_with_hands().until("Ada", one)
    assert play.can(one)
    play.uses(one)
    play.blood(dora, 0)
    to_kind(play, "strike", "Ada")
    play.strikes_with_hands().finish()
    assert play[dora].in_torpor


def test_kyoko__steals_blood_when_it_hunts_and_does_not_hunt_as_normal(play):
    kyoko, ben = play.ready("Ada", "Kyoko Shinsegawa"), play.vampire("Ben", blood=3)
    down = play.torpor("Ben", "Gilbert Duane (G1)")
    play.blood(kyoko, 2)
    play.acts("Ada")
    assert not play.offered(HUNT, minion=kyoko)
    assert not play.can(kyoko, target=down)
    play.plays(kyoko, target=ben).finish()
    assert (play[kyoko].blood, play[ben].blood) == (3, 2)


def test_legacy_of_caine__only_on_an_old_vampire_of_another(play):
    mine = play.vampire("Ada", capacity=9)
    old, young = play.vampire("Ben", capacity=7, blood=2), play.vampire("Ben", capacity=6, blood=3)
    play.hand("Ada", "Legacy of Caine")
    play.acts("Ada", Phase.MASTER)
    names = [play.can("Legacy of Caine", target=one) for one in (mine, old, young)]
    assert names == [False, True, False]
    play.plays("Legacy of Caine", target=old)
    play.acts("Ben")
    assert not play.offered(HUNT, minion=old)
    play.plays("Legacy of Caine", minion=old, target=young).finish()
    assert (play[old].blood, play[young].blood) == (3, 2)


def test_powerbase_new_york__a_pool_for_three_counters_and_no_theft_of_your_own(play):
    base = play.in_play("Ada", "Powerbase: New York")
    play.blood(base, 1)
    pool = play.pool_of("Ada")
    play.acts("Ada", Phase.MASTER).uses("Powerbase: New York", words="add 3")
    assert (play[base].blood, play.pool_of("Ada")) == (4, pool - 1)
    mine, ben = (play.vampire(seat, sect=Sect.SABBAT) for seat in ("Ada", "Ben"))
    play.acts("Ada")
    assert not play.can("Powerbase: New York", minion=mine)
    play.acts("Ben").plays("Powerbase: New York", minion=ben).finish()
    assert play.pool_of("Ben") == 34


def test_fidai__unlocked_only_by_an_old_banu_haqim(play):
    fidai = play.ready("Ada", "Fida'i")
    play.vampire("Ada", clan="Banu Haqim", capacity=6, blood=4)
    old = play.vampire("Ada", clan="Banu Haqim", capacity=7, blood=4)
    play[fidai].locked = True
    play.turn("Ada")
    assert play[fidai].locked
    assert len(play.ways(fidai)) == 1
    play.uses(fidai, target=old)
    assert not play[fidai].locked
    assert play[old].blood == 3


def test_the_vozhd__unlocked_only_in_the_turn_of_another(play):
    vozhd = play.ready("Ada", "The Vozhd of Szczecin")
    tzimisce = play.vampire("Ada", clan="Tzimisce", blood=4)
    play[vozhd].locked = True
    play.acts("Ada")
    assert not play.can(vozhd)
    play.vampire("Ben")
    play.acts("Ben").until("Ada", vozhd)
    play.uses(vozhd, target=tzimisce)
    assert not play[vozhd].locked
    assert play[tzimisce].blood == 3
