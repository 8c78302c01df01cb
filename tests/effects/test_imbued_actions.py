"""Bond, Augur and Lock; Rampage and Phased Motion Detector."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import options_of

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone

JACK, LIZ = 'Jack "Hannibal137" Harmon', 'Liz "Ticket312" Thornton'
PAUL, MARION = 'Paul "Sixofswords29" Moreton', 'Marion "Teacher193" Perks'
DETECTOR = "Phased Motion Detector"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("whose", ["Ada", "Ben"])
def test_bond__an_incapacitated_imbued_of_anyone_recovers_with_only_1_life(play, whose):
    liz, down = play.ready("Ada", LIZ), play.ready(whose, JACK, 0)
    play[down].region = Region.INCAPACITATED
    play.vampire("Ben")
    play.hand("Ada", "Bond")
    play.acts("Ada")
    play.plays("Bond", minion=liz, target=down)
    assert play.stealth == 1
    assert play.action.seats == (() if whose == "Ada" else (1,))
    play.finish()
    assert (play[down].ready, play[down].life) == (True, 1)


def test_bond__not_for_a_ready_imbued(play):
    play.ready("Ada", LIZ)
    play.ready("Ada", JACK, 1)
    play.hand("Ada", "Bond")
    play.acts("Ada")
    assert not play.can("Bond")


def test_augur__sees_two_hands_and_three_cards_and_unlocks(play):
    paul = play.ready("Ada", PAUL)
    play.vampire("Ben")
    for name, card in (("Ben", "Bonding"), ("Dora", "Dodge"), ("Cleo", "Vessel")):
        play.hand(name, card)
    play.library("Ada", "Blood Doll", "Conditioning", "Govern the Unaligned", "Deflection")
    play.hand("Ada", "Augur", *["Wash"] * 6)
    play.acts("Ada")
    play.plays("Augur", minion=paul)
    assert play.stealth == 1
    while play.action is not None:
        play.choose(PASS)
    seen = " ".join(line for line in play.log_sentences("Ada") if " sees " in line)
    for name in ("Bonding", "Dodge", "Conditioning", "Govern the Unaligned"):
        assert name in seen
    assert "Vessel" not in seen
    assert not play[paul].locked
    assert not any("sees Bonding" in line for line in play.log_sentences("Cleo"))


def test_augur__not_for_an_imbued_without_vision(play):
    play.ready("Ada", LIZ)
    play.hand("Ada", "Augur")
    play.acts("Ada")
    assert not play.can("Augur")


# -------------------------------------------------------------------------------------------- Lock


@pytest.mark.parametrize("whose", ["Ada", "Ben"])
def test_lock__more_stealth_only_if_it_is_undirected(play, whose):
    jack = play.ready("Ada", JACK)
    target = play.vampire(whose)
    play.vampire("Ben")
    play.hand("Ada", "Lock")
    play.acts("Ada")
    play.plays("Lock", minion=jack, target=target)
    assert play.stealth == (1 if whose == "Ada" else 0)
    play.finish()
    assert play["Lock"].host == target


@pytest.mark.parametrize("acting", ["vampire", "mortal"])
def test_lock__actions_of_monsters_at_the_minion_cost_1_but_not_of_mortals(play, acting):
    ben = play.vampire("Ben")
    play.on(ben, "Lock")
    ada = play.vampire("Ada") if acting == "vampire" else play.ready("Ada", JACK)
    play.hand("Ada", "Bum's Rush")
    play.acts("Ada")
    play.plays("Bum's Rush", minion=ada, target=ben)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert play[ada].blood == play[ada].capacity - (acting == "vampire")


@pytest.mark.parametrize("who", ["vampire", "mortal"])
def test_lock__only_a_monster_burns_blood_for_its_attempts(play, who):
    ada = play.vampire("Ada") if who == "vampire" else play.ready("Ada", JACK)
    ben = play.vampire("Ben") if who == "vampire" else play.ready("Ben", MARION)
    for one in (ada, ben):
        play.on(one, "Lock")
    play.acts("Ada").choose(BLEED, minion=ada)
    while not play.offered(BLOCK, minion=ben):
        play.choose(PASS)
    burned = 1 if who == "vampire" else 0
    assert play[ada].blood == play[ada].capacity - burned
    assert play[ben].blood == play[ben].capacity
    play.choose(BLOCK, minion=ben)
    assert play[ben].blood == play[ben].capacity - burned


def test_lock__only_the_minion_burns_it(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    lock = play.on(ada, "Lock", "Ben")
    play.vampire("Ben")
    play.acts("Ada")
    assert {one.minion for one in options_of(play, lock)} == {ada}
    assert other != ada
    play.game.apply(options_of(play, lock)[0])
    play.finish()
    assert play.zone(lock) is Zone.ASH_HEAP


# ----------------------------------------------------------------------------------------- Rampage


@pytest.mark.parametrize("whose", ["Ada", "Ben"])
def test_rampage__burns_a_location_with_stealth_only_at_home(play, whose):
    ada = play.vampire("Ada", "pot")
    barrens, doll = play.in_play(whose, "The Barrens"), play.in_play("Ben", "Torpid Blood")
    play.vampire("Ben")
    play.hand("Ada", "Rampage")
    play.acts("Ada")
    found = play.ways("Rampage")
    assert {one.target for one in found} == {barrens}
    assert doll not in {one.target for one in found}
    play.game.apply(found[0])
    assert play.action.minion == ada
    assert play.stealth == (1 if whose == "Ada" else 0)
    assert play.action.seats == (() if whose == "Ada" else (1,))
    play.finish()
    assert play.zone(barrens) is Zone.ASH_HEAP


def test_rampage__not_without_a_location(play):
    play.vampire("Ada", "pot")
    play.hand("Ada", "Rampage")
    play.acts("Ada")
    assert not play.can("Rampage")


# ---------------------------------------------------------------------------------------- Detector


def detected(play, cards, disciplines, level):
    """Ada's vampire plays cards as Ben's minion attempts to block. Return that minion."""
    ada, ben = play.vampire("Ada", disciplines), play.ready("Ben", PLAIN_ALLY)
    play.on(ben, DETECTOR)
    play.hand("Ada", *cards)
    play.bleeds(ada).blocks(ben)
    for name in cards:
        play.until("Ada", name)
        play.plays(name, level)
    return ben


def test_phased_motion_detector__intercept_only_once_each_action(play):
    ben = detected(play, ["Lost in Crowds"], "OBF", "obf")
    assert play.intercept(ben) == 1
    play.hand("Ada", "Cloak the Gathering")
    before = play.stealth
    while play.action is not None and not play.can("Cloak the Gathering"):
        play.choose(PASS)
    if play.action is not None:
        play.plays("Cloak the Gathering", "obf")
        assert play.intercept(ben) == 1
    assert before >= 1


def test_phased_motion_detector__not_for_another_discipline(play):
    ada, ben = play.vampire("Ada", "dom"), play.ready("Ben", PLAIN_ALLY)
    play.on(ben, DETECTOR)
    play.hand("Ada", "Bonding", "Conditioning")
    play.bleeds(ada)
    play.until("Ada", "Conditioning")
    play.plays("Conditioning", "dom")
    assert play.intercept(ben) == 0
