import pytest
from card_fights import to_strikes
from card_play import CardPlay

from cardbase.terms import Bonus
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Modifier, Until

LAND = "One With the Land"
TZIMISCE = {"clan": "Tzimisce"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_one_with_the_land__two_intercept_against_an_action_directed_at_you(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "pro", **TZIMISCE)
    play.hand("Ben", LAND)
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).blocks(ben).until("Ada", "Lost in Crowds").plays("Lost in Crowds", "obf")
    play.until("Ben", LAND).plays(LAND, "pro")
    assert play.intercept(ben) == 2


def blocks_locked(play):
    ada, ben = play.vampire("Ada", "cel"), play.vampire("Ben", "PRO", **TZIMISCE)
    play.lock(ben)
    play.hand("Ben", LAND)
    play.hand("Ada", "Psyche!")
    play.bleeds(ada).until("Ben", LAND).plays(LAND, "PRO", minion=ben)
    return ada, ben


def test_one_with_the_land__no_one_strikes_in_the_first_round(play):
    ada, ben = blocks_locked(play)
    play.until("Ada", "Psyche!")
    assert "The combat is over." not in play.log_sentences()
    assert (play[ada].blood, play[ben].blood) == (5, 5)
    play.plays("Psyche!", "cel")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (4, 4)
    assert play.pool_of("Ben") == 30


def test_one_with_the_land__strikes_if_another_vampire_blocks_are_not_forbidden(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "PRO", **TZIMISCE)
    other = play.vampire("Ben")
    play.table.modify(Modifier(Bonus.INTERCEPT, 2, other, Until.TURN))
    play.lock(ben)
    play.hand("Ben", LAND)
    play.hand("Ada", "Lost in Crowds")
    play.bleeds(ada).until("Ben", LAND).plays(LAND, "PRO", minion=ben)
    play.until("Ada", "Lost in Crowds").plays("Lost in Crowds", "obf")
    play.blocks(other)
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert (play[ada].blood, play[other].blood) == (4, 4)


def test_one_with_the_land__not_by_an_unlocked_vampire_at_superior_or_for_others(play):
    ada = play.vampire("Ada")
    ben, cleo = play.vampire("Ben", "PRO", **TZIMISCE), play.vampire("Cleo", "PRO", **TZIMISCE)
    play.lock(cleo)
    play.hand("Ben", LAND)
    play.hand("Cleo", LAND)
    play.bleeds(ada)
    while play.action is not None and play.decision is not None:
        assert not play.can(LAND, "PRO")
        play.passes()
    assert not play[ben].locked
