import pytest
from card_fights import to_kind, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

DEBATE = "Brujah Debate"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_brujah_debate__each_methuselah_locks_one_of_her_oldest_brujah(play):
    play.vampire("Ben", clan="Brujah", capacity=4)
    play.vampire("Ben", capacity=9)
    one = play.vampire("Ben", clan="Brujah", capacity=6)
    other = play.vampire("Ben", clan="Brujah", capacity=6)
    play.in_play("Ada", DEBATE)
    play.turn("Ben", Phase.MASTER)
    assert not play.offered(PASS), "the lock is mandatory"
    assert {way.target for way in play.ways(DEBATE)} == {one, other}
    play.uses(DEBATE, target=other)
    assert play[other].locked
    assert not play[one].locked
    assert not play.can(DEBATE, words="Lock"), "only once in the phase"


def test_brujah_debate__a_locked_brujah_is_enough_and_nothing_happens_without_brujah(play):
    ada = play.vampire("Ada", clan="Brujah")
    play.lock(ada)
    play.vampire("Ben", capacity=9)
    play.in_play("Ada", DEBATE)
    play.turn("Ada", Phase.MASTER).uses(DEBATE, target=ada)
    assert play[ada].locked
    play.hand("Ben", "Blood Doll")
    play.turn("Ben", Phase.MASTER)
    assert play.decision.kind == "master"
    assert play.asked == "Ben"
    assert not play.can(DEBATE, words="Lock")


def test_brujah_debate__not_in_the_master_phase_of_another(play):
    play.vampire("Ada", clan="Brujah")
    play.in_play("Ada", DEBATE)
    play.vampire("Ben", clan="Ventrue")
    play.hand("Ben", "Blood Doll")
    play.turn("Ben", Phase.MASTER)
    assert not play.can(DEBATE)


def test_brujah_debate__strength_and_a_maneuver_for_brujah_on_both_sides(play):
    play.in_play("Cleo", DEBATE)
    ada, ben = play.vampire("Ada", clan="Brujah"), play.vampire("Ben", clan="Brujah")
    play.bleeds(ada).blocks(ben)
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER, DEBATE)
    to_kind(play, "range", "Ben")
    assert play.offered(MANEUVER, DEBATE)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 3)


def test_brujah_debate__nothing_for_others_or_for_brujah_antitribu(play):
    play.in_play("Ada", DEBATE)
    ada, ben = play.vampire("Ada", clan="Ventrue"), play.vampire("Ben", clan="Brujah antitribu")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not any("maneuvers" in line for line in play.log_sentences())
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (4, 4)


def test_brujah_debate__burned_by_a_minion_that_is_not_ventrue(play):
    play.vampire("Ben")
    ventrue = play.vampire("Ada", clan="Ventrue")
    ada = play.vampire("Ada", clan="Ventrue antitribu")
    play.in_play("Ben", DEBATE)
    play.acts("Ada")
    assert not play.can(DEBATE, minion=ventrue)
    play.uses(DEBATE, minion=ada)
    assert play.action.seats == (1,), "it is directed"
    play.finish()
    assert play.zone(DEBATE) is Zone.ASH_HEAP
