import pytest
from card_fights import fight, to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Modifier, Until

FLESH = "Obedient Flesh"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_obedient_flesh__stealth_and_less_intercept_for_allies_only(play):
    ada, ben = play.vampire("Ada", "dom pro"), play.vampire("Ben")
    ally = play.ready("Ben", PLAIN_ALLY)
    play.table.modify(Modifier(Bonus.INTERCEPT, 1, ben, Until.TURN))
    play.hand("Ada", FLESH)
    play.bleeds(ada).blocks(ben).until("Ada", FLESH).plays(FLESH, "dom+pro")
    assert play.stealth == 1
    assert play.intercept(ben) == 1
    assert play.intercept(ally) == -1
    assert play[ada].blood == 4


def test_obedient_flesh__strength_a_maneuver_and_prevention_for_one_round(play):
    ada, ben = fight(play, "DOM PRO", FLESH, FLESH, theirs="cel", held=("Psyche!",))
    while not play.can(FLESH, "DOM+PRO"):
        play.passes()
    play.plays(FLESH, "DOM+PRO")
    assert not play.can(FLESH), "only one in a round"
    to_kind(play, "range", "Ada")
    assert play.offered(MANEUVER)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.uses(FLESH)
    assert not play.can(FLESH), "only 1 damage"
    play.until("Ben", "Psyche!").plays("Psyche!", "cel")
    assert play[ben].blood == 3
    assert play[ada].blood == 4
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.offered(MANEUVER)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 2)


def test_obedient_flesh__not_with_one_of_the_disciplines_alone(play):
    fight(play, "DOM pro", FLESH)
    to_strikes(play)
    assert not any("plays" in line for line in play.log_sentences())
    assert not play.can(FLESH)
