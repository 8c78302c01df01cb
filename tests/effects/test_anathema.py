"""Anathema: a reward for the last blood of a vampire."""

import pytest
from card_fights import drained, to_strikes
from card_play import CardPlay
from referendums import calls, poll

from cardbase.model import Title
from cardbase.terms import Bonus
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.state.modifiers import Modifier, Until
from vtes_deck.engine.status.trophies import FETCH_TROPHY

ANATHEMA = "Anathema"
RED_LIST = "Enkidu, The Noah"
PRINCE = {"title": Title.PRINCE, "city": "Chicago"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fights(play, blood, *, anathemas=1):
    """Ben's outlawed vampire with this much blood blocks a bleed, and both strike with hands."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben", capacity=6)
    for _ in range(anathemas):
        play.on(ben, ANATHEMA)
    drained(play, ben, blood)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).strikes_with_hands().strikes_with_hands()
    play.finish()
    return ben


@pytest.mark.parametrize("anathemas", [1, 2])
def test_anathema__the_last_blood_burns_the_vampire_for_its_capacity(play, anathemas):
    ben = fights(play, 1, anathemas=anathemas)
    assert ben not in play.table.in_play
    assert play.pool_of("Ada") == 36


def test_anathema__not_while_blood_is_left(play):
    ben = fights(play, 2)
    assert play[ben].ready
    assert play.pool_of("Ada") == 30


def test_anathema__not_a_vampire_that_enters_combat_without_blood(play):
    ben = fights(play, 0)
    assert play[ben].in_torpor
    assert play.pool_of("Ada") == 30


def test_anathema__not_outside_combat(play):
    ada = play.vampire("Ada")
    play.on(ada, ANATHEMA)
    drained(play, ada, 2)
    play.acts("Ada")
    play.game.apply(next(one for one in play.decision.options if "anarch" in one.verb.name))
    play.finish()
    assert (play[ada].ready, play[ada].blood) == (True, 0)


def test_anathema__is_put_on_a_ready_vampire_by_a_referendum(play):
    ben, torpid = play.vampire("Ben"), play.torpor("Ben", "Anson")
    calls(play, ANATHEMA, **PRINCE)
    while play.decision.kind != "terms":
        play.passes(play.asked)
    assert not play.offered(CHOOSE_MINION, target=torpid)
    play.choose(CHOOSE_MINION, target=ben)
    poll(play)
    assert [play.table.cards[one].id for one in play[ben].attached] == [100060]


def test_anathema__a_card_that_cost_the_last_blood_no_longer_has_an_effect(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "FOR", capacity=6)
    play.on(ben, ANATHEMA)
    drained(play, ben, 1)
    play.hand("Ben", "Hidden Strength")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).strikes_with_hands().strikes_with_hands()
    play.plays("Hidden Strength", "for", n=1)
    play.finish()
    assert ben not in play.table.in_play
    assert play.pool_of("Ada") == 36


def test_anathema__a_burned_red_list_vampire_is_worth_a_trophy(play):
    ada, ben = play.vampire("Ada"), play.ready("Ben", RED_LIST, 1)
    play.on(ben, ANATHEMA)
    play.library("Ada", "Trophy: Domain")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).strikes_with_hands().strikes_with_hands()
    assert ben not in play.table.in_play
    assert play.offered(FETCH_TROPHY)


@pytest.mark.parametrize(
    ("blood", "burned", "pool"), [(1, True, 30), (2, True, 36), (3, False, 30)]
)
def test_anathema__no_reward_for_a_vampire_that_aggravated_damage_burns(play, blood, burned, pool):
    """Three aggravated damage: one wounds, and each of the others costs 1 blood."""
    ada, ben = play.vampire("Ada", "pro"), play.vampire("Ben", capacity=6)
    play.on(ben, ANATHEMA)
    drained(play, ben, blood)
    play.table.modify(Modifier(Bonus.STRENGTH, 2, ada, Until.TURN, ada))
    play.hand("Ada", "Wolf Claws")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Wolf Claws").plays("Wolf Claws", "pro")
    to_strikes(play).strikes_with_hands().strikes_with_hands()
    play.finish()
    assert (ben not in play.table.in_play, play.pool_of("Ada")) == (burned, pool)


def test_anathema__the_log_names_the_loss_before_its_consequence(play):
    ben = fights(play, 1)
    assert ben not in play.table.in_play
    lines = play.log_sentences()
    lost = next(at for at, line in enumerate(lines) if "Ben's" in line and "burns 1 blood" in line)
    burned = next(at for at, line in enumerate(lines) if "is burned (Anathema)" in line)
    assert lost < burned


def test_anathema__not_for_blood_that_comes_back_at_the_same_time(play):
    """Both vampires steal blood, so that the outlawed one has some after its last one is gone."""
    ada, ben = play.vampire("Ada", "THA"), play.vampire("Ben", "THA", capacity=6)
    play.on(ben, ANATHEMA)
    drained(play, ben, 2)
    play.hand("Ada", "Theft of Vitae")
    play.hand("Ben", "Theft of Vitae")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Theft of Vitae", "THA").plays("Theft of Vitae", "tha")
    play.finish()
    assert (play[ben].ready, play[ben].blood, play.pool_of("Ada")) == (True, 1, 30)
