"""Gift of Sleep, Mind of the Wilds and Stone Travel."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat import Combat
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.state.decisions import PASS

SLEEP, WILDS, STONE = "Gift of Sleep", "Mind of the Wilds", "Stone Travel"
MAJESTY = "Majesty"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("level", ["obf", "OBE"])
def test_gift_of_sleep__stealth(play, level):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.hand("Ada", SLEEP)
    play.bleeds(ada).blocks(ben).plays(SLEEP, level)
    assert play.stealth == 1


def test_gift_of_sleep__an_ally_that_blocks_is_locked(play):
    ada, ally = play.vampire("Ada", "obe"), play.ready("Ben", PLAIN_ALLY)
    play.vampire("Ada")
    play.hand("Ada", SLEEP)
    play.bleeds(ada).blocks(ally)
    play.until("Ada", SLEEP).plays(SLEEP, "obe")
    assert play[ally].locked
    assert not play.action
    assert play.pool_of("Ben") == 30
    assert play[ally].blood == 2


def test_gift_of_sleep__an_ally_that_acts_is_blocked_without_a_lock(play):
    ally, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben", "obe")
    play.hand("Ben", SLEEP)
    play.bleeds(ally).blocks(ben)
    play.until("Ben", SLEEP).plays(SLEEP, "obe")
    assert not play[ben].locked
    assert play.pool_of("Ben") == 30


def test_gift_of_sleep__for_a_fight_by_an_action_too(play):
    ada, ally = play.vampire("Ada", "obe"), play.ready("Ben", PLAIN_ALLY)
    play.vampire("Ada")
    play.hand("Ada", SLEEP, "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", minion=ada, target=ally)
    play.until("Ada", SLEEP).plays(SLEEP, "obe")
    assert play[ally].locked
    assert play[ada].locked
    assert not play.action


def test_gift_of_sleep__not_against_a_vampire(play):
    ada, ben = play.vampire("Ada", "obe"), play.vampire("Ben", "obe")
    play.hand("Ada", SLEEP)
    play.hand("Ben", SLEEP)
    play.bleeds(ada).blocks(ben)
    while play.action:
        assert not play.can(SLEEP, "obe")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_mind_of_the_wilds__a_maneuver_and_no_end_of_combat(play):
    ada, ben = play.vampire("Ada", "ani aus"), play.vampire("Ben", "pre")
    play.hand("Ada", WILDS)
    play.hand("Ben", MAJESTY)
    play.bleeds(ada).plays(WILDS, "ani+aus").blocks(ben)
    play.choose(MANEUVER)
    while play.action:
        assert not play.can(MAJESTY)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_mind_of_the_wilds__stealth_at_superior(play):
    ada, ben = play.vampire("Ada", "ANI AUS"), play.vampire("Ben")
    play.hand("Ada", WILDS)
    play.bleeds(ada).blocks(ben).plays(WILDS, "ANI+AUS")
    assert play.stealth == 1


def test_mind_of_the_wilds__only_the_blocking_minion_cannot_end_it(play):
    ada, ben = play.vampire("Ada", "ani aus pre"), play.vampire("Ben")
    play.hand("Ada", WILDS, MAJESTY)
    play.bleeds(ada).plays(WILDS, "ani+aus").blocks(ben)
    to_strikes(play)
    assert play.can(MAJESTY)


@pytest.mark.parametrize(("level", "blood"), [("obt", 4), ("myt", 5), ("MYT", 5)])
def test_stone_travel__stealth(play, level, blood):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.hand("Ada", STONE)
    play.bleeds(ada).blocks(ben).plays(STONE, level)
    assert play.stealth == 1
    assert play[ada].blood == blood


def after_block(play):
    """Ada's vampire has stealth, and another minion of Ben's blocks it nevertheless."""
    ada, ben, other = play.vampire("Ada", "MYT"), play.vampire("Ben"), play.vampire("Ben")
    play.vampire("Ada")
    play.on(other, "Raven Spy")
    play.hand("Ada", STONE)
    play.bleeds(ada).blocks(ben).plays(STONE, "MYT").blocks(other)
    return ada, other


def test_stone_travel__can_cancel_the_combat(play):
    ada, other = after_block(play)
    play.until("Ada", STONE).uses(STONE)
    assert play.table.current(Combat) is None
    assert play[other].locked
    assert (play[ada].blood, play[other].blood) == (5, 5)
    assert play.pool_of("Ben") == 30


def test_stone_travel__not_in_the_middle_of_the_combat(play):
    after_block(play)
    play.until("Ada", STONE).passes("Ada")
    while play.action:
        assert not play.can(STONE)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_stone_travel__not_without_the_blood_with_obtenebration(play):
    ada, ben = play.vampire("Ada", "obt", blood=0), play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", STONE)
    play.hunts(ada).blocks(ben)
    assert not play.can(STONE)
