"""Actions that bleed, or that make bleeds stronger."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.table import Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize(("level", "stealth"), [("obf", 3), ("OBF", 6)])
def test_night_moves__takes_no_more_than_one_pool(play, level, stealth):
    ada, _ = play.vampire("Ada", f"{level} DOM"), play.vampire("Ben")
    play.hand("Ada", "Night Moves", "Conditioning")
    before = play.pool_of("Ben")
    play.acts("Ada").plays("Night Moves", level, seat="Ben")
    assert play.stealth == stealth
    play.until("Ada", "Conditioning").plays("Conditioning", "DOM")
    assert play.bleed == 4
    play.finish()
    assert play.pool_of("Ben") == before - 1
    assert play.table.edge == 0, "the bleed was successful"
    assert ada


def test_night_moves__bleeds_the_prey_or_predator_only(play):
    play.vampire("Ada", "obf")
    play.hand("Ada", "Night Moves")
    play.acts("Ada")
    assert play.can("Night Moves", "obf", seat="Dora")
    assert not play.can("Night Moves", "obf", seat="Cleo")


def test_night_moves__no_limit_for_the_next_bleed(play):
    play.vampire("Ada", "obf")
    strong = play.vampire("Ada")
    play.hand("Ada", "Night Moves")
    play.on(strong, "Pulse of the Canaille")
    before = play.pool_of("Ben")
    play.acts("Ada").plays("Night Moves", "obf", seat="Ben").finish()
    play.bleeds(strong)
    assert play.pool_of("Ben") == before - 4


def dream(play):
    """Ada's three vampires after Dream World at superior."""
    first = play.vampire("Ada", "PRE")
    others = [play.vampire("Ada") for _ in range(2)]
    play.hand("Ada", "Dream World")
    play.acts("Ada").plays("Dream World", "PRE", minion=first).finish()
    return others


def test_dream_world__every_minion_bleeds_more_until_a_bleed_is_blocked(play):
    ben = play.vampire("Ben")
    one, other = dream(play)
    assert stats.bleed(play.table, play[one]) == stats.bleed(play.table, play[other]) == 2
    assert stats.bleed(play.table, play[ben]) == 1
    play.bleeds(one).blocks(ben).finish()
    assert stats.bleed(play.table, play[other]) == 1


def test_dream_world__does_not_end_with_a_blocked_hunt(play):
    ben = play.vampire("Ben", "AUS")
    play.on(ben, "Atonement")
    one, other = dream(play)
    play.hunts(one).blocks(ben).finish()
    assert stats.bleed(play.table, play[other]) == 2


def test_dream_world__only_one_at_superior_each_turn(play):
    play.vampire("Ada", "PRE")
    dream(play)
    play.hand("Ada", "Dream World")
    play.again()
    assert not play.can("Dream World", "PRE")
    assert play.can("Dream World", "pre")


@pytest.mark.parametrize(("level", "n"), [("aus+dem", 2), ("AUS+DEM", 3)])
def test_the_call__blood_for_a_younger_vampire_with_dementation(play, level, n):
    play.vampire("Ada", level.replace("+", " "), capacity=10)
    waiting = play.uncontrolled("Ada", "Fleurdumal")
    play.hand("Ada", "The Call")
    play.acts("Ada").plays("The Call", level, target=waiting).finish()
    assert play.seat("Ada").uncontrolled[waiting] == n


def test_the_call__not_for_another_vampire_or_an_older_one(play):
    play.vampire("Ada", "aus dem", capacity=2)
    old, other = play.uncontrolled("Ada", "Fleurdumal"), play.uncontrolled("Ada", "Anson")
    play.hand("Ada", "The Call")
    play.acts("Ada")
    assert not play.can("The Call", target=old)
    assert not play.can("The Call", target=other)


def test_gremlins__burns_equipment_but_no_melee_weapon(play):
    play.vampire("Ada", "myt")
    ben = play.vampire("Ben")
    vest, sword = play.on(ben, "Flak Jacket"), play.on(ben, "Ivory Bow")
    blade = play.on(ben, "Sengir Dagger")
    play.hand("Ada", "Gremlins")
    play.acts("Ada")
    assert not play.can("Gremlins", "myt", target=blade)
    assert play.can("Gremlins", "myt", target=sword)
    play.plays("Gremlins", "myt", target=vest)
    assert play.action.seats == (1,)
    assert play.stealth == 1
    play.finish()
    assert play.zone(vest) is Zone.ASH_HEAP


@pytest.mark.parametrize(("level", "stealth"), [("dom", 0), ("MYT", 1)])
def test_gremlins__bleeds(play, level, stealth):
    play.vampire("Ada", level)
    play.vampire("Ben")
    play.hand("Ada", "Gremlins")
    play.acts("Ada").plays("Gremlins", level, seat="Ben")
    assert (play.bleed, play.stealth) == (2, stealth)
