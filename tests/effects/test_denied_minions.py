"""Touch of Oblivion, Salt of Thoth, Deed the Heart's Desire, Ni Dieu ni Maître and others."""

import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Trait
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

TOUCH, SALT, DEED = "Touch of Oblivion", "Salt of Thoth", "Deed the Heart's Desire"
DIEU, EAGLES, NIGHT = "Ni Dieu ni Maître", "Nest of Eagles", "Eyes of the Night"
RAZE = "Arson"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def touched(play, level, **more):
    ada, ben = fight(play, level, TOUCH, **more)
    play.vampire("Ada")
    to_strikes(play).plays(TOUCH, level).choose(PASS)
    play.finish() if play.action else None
    return ada, ben


def unlock_phase(play, number):
    return play.turn("Ben", Phase.UNLOCK, number=number)


def test_touch_of_oblivion__two_unlock_phases_are_lost(play):
    _, ben = touched(play, "obl")
    assert (play[TOUCH].host, play[TOUCH].blood) == (ben, 2)
    play[ben].locked = True
    unlock_phase(play, 21)
    assert play[ben].locked
    assert play[TOUCH].blood == 1
    unlock_phase(play, 25)
    assert play[ben].locked
    assert play.zone(TOUCH) is Zone.ASH_HEAP
    unlock_phase(play, 29)
    assert not play[ben].locked


def test_touch_of_oblivion__no_counter_burned_while_unlocked(play):
    _, ben = touched(play, "obl")
    play[ben].locked = False
    play[TOUCH].blood = 2
    unlock_phase(play, 21)
    assert play[TOUCH].blood == 2


@pytest.mark.parametrize("against", [None, PLAIN_ALLY])
def test_touch_of_oblivion__torpor_or_burned(play, against):
    _, ben = touched(play, "OBL", against=against)
    assert play.zone(ben) is Zone.ASH_HEAP if against else play[ben].in_torpor


TREMERE = {"clan": "Tremere"}


def razed(play, **facts):
    """Ada's vampire acts to burn a location of Ben's, whose Tremere has the card."""
    place = play.in_play("Ben", "The Barrens")
    ada, ben = play.vampire("Ada"), play.vampire("Ben", **(TREMERE | {"locked": True} | facts))
    play.vampire("Ada")
    play.hand("Ada", RAZE)
    play.hand("Ben", SALT)
    play.acts("Ada").plays(RAZE, target=place, minion=ada)
    return place, ben


def test_salt_of_thoth__the_action_fails_and_the_card_stays(play):
    place, ben = razed(play)
    play.until("Ben", SALT).plays(SALT)
    assert play[SALT].host == place
    assert play[ben].blood == 3
    play.finish() if play.action else None
    assert play.zone(place) is Zone.IN_PLAY


def test_salt_of_thoth__burned_against_another_action(play):
    place = play.in_play("Ben", "The Barrens")
    play.on(place, SALT)
    ada = play.vampire("Ada")
    play.vampire("Ada")
    play.hand("Ada", RAZE)
    play.acts("Ada").plays(RAZE, target=place, minion=ada)
    play.until("Ben", SALT).uses(SALT)
    play.finish() if play.action else None
    assert play.zone(place) is Zone.IN_PLAY
    assert play.zone(SALT) is Zone.ASH_HEAP


def test_salt_of_thoth__not_for_another_clan(play):
    razed(play, clan="Brujah")
    while play.action:
        assert not play.can(SALT)
        play.choose(PASS)


def test_salt_of_thoth__not_against_a_bleed(play):
    play.in_play("Ben", "The Barrens")
    ada = play.vampire("Ada")
    play.vampire("Ben", **TREMERE)
    play.hand("Ben", SALT)
    play.bleeds(ada)
    while play.action:
        assert not play.can(SALT)
        play.choose(PASS)


def test_salt_of_thoth__not_during_an_attempt_to_block(play):
    _, ben = razed(play, locked=False)
    play.blocks(ben)
    assert not play.can(SALT)


def desired(play, level):
    ada = play.vampire("Ada", level, capacity=8)
    ben, older = play.vampire("Ben", "aus dom", capacity=4), play.vampire("Ben", capacity=9)
    play.hand("Ada", DEED)
    play.hand("Ben", "Deflection")
    play.bleeds(ada).plays(DEED, level, target=ben)
    return ben, older


def test_deed_the_hearts_desire__the_younger_vampire_does_not_block(play):
    ben, older = desired(play, "qui")
    assert play.offered(BLOCK, minion=older)
    assert not play.offered(BLOCK, minion=ben)
    play.until("Ben", "Deflection")


def test_deed_the_hearts_desire__no_reactions_at_superior(play):
    desired(play, "QUI")
    while play.action:
        assert not play.can("Deflection")
        play.choose(PASS)


def test_deed_the_hearts_desire__not_an_older_vampire(play):
    ada, ben = play.vampire("Ada", "qui", capacity=4), play.vampire("Ben", capacity=5)
    play.hand("Ada", DEED)
    play.bleeds(ada)
    assert not play.can(DEED, target=ben)


def unruled(play, codes, level, **facts):
    ada = play.vampire("Ada", codes, sect=Sect.ANARCH)
    ben = play.vampire("Ben", "cel", **facts)
    play.hand("Ada", DIEU)
    play.hand("Ben", "Flash")
    play.bleeds(ada).plays(DIEU, level)
    return ada, ben


def test_ni_dieu_ni_maitre__no_maneuvers_of_the_blocker(play):
    _, ben = unruled(play, "ani", "ani")
    play.blocks(ben)
    while play.action:
        assert not play.offered(MANEUVER)
        assert play.decision.kind != "range"
        play.choose(PASS)


def test_ni_dieu_ni_maitre__vampires_pay_to_block(play):
    _, ben = unruled(play, "for", "for")
    play.blocks(ben)
    assert play[ben].blood == 4


def test_ni_dieu_ni_maitre__no_block_without_blood(play):
    _, ben = unruled(play, "for", "for", blood=0)
    assert not play.offered(BLOCK, minion=ben)


def test_ni_dieu_ni_maitre__strength_and_the_other_effects_together(play):
    ada, ben = unruled(play, "ani for vic", "ani+for+vic")
    play.blocks(ben)
    assert play[ben].blood == 4
    assert stats.strength(play.table, play[ada]) == 2


@pytest.mark.parametrize(("capacity", "pool"), [(6, 27), (5, 29)])
def test_nest_of_eagles__reduces_a_bleed(play, capacity, pool):
    ada = play.vampire("Ada", "DOM", capacity=capacity)
    play.vampire("Ben", clan="Banu Haqim")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", EAGLES)
    play.bleeds(ada).plays("Conditioning", "DOM")
    assert play.bleed == 4
    play.until("Ben", EAGLES).plays(EAGLES)
    play.finish() if play.action else None
    assert play.pool_of("Ben") == pool


@pytest.mark.parametrize("flies", [True, False])
def test_nest_of_eagles__not_against_flight_or_the_same_clan(play, flies):
    ada = play.vampire("Ada", clan="Brujah" if flies else "Banu Haqim")
    play[ada].set_mark(Trait.FLIGHT.value, int(flies))
    play.vampire("Ben", clan="Banu Haqim")
    play.hand("Ben", EAGLES)
    play.bleeds(ada)
    while play.action:
        assert not play.can(EAGLES)
        play.choose(PASS)


@pytest.mark.parametrize("level", ["obt", "OBT"])
def test_eyes_of_the_night__intercept_and_a_maneuver_or_press(play, level):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", level)
    play.hand("Ben", NIGHT)
    play.hunts(ada).blocks(ben).plays(NIGHT, level)
    kinds = set()
    while play.action:
        kinds.add((play.asked, str(play.decision.kind)))
        play.choose(PASS)
    assert (("Ben", "range") in kinds) is (level == "OBT")


def test_eyes_of_the_night__not_without_need(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "obt")
    play.hand("Ben", NIGHT)
    play.bleeds(ada).blocks(ben)
    assert not play.can(NIGHT)
    to_kind(play, "strike")
