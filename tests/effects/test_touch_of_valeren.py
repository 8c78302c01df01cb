"""Touch of Valeren: healing, and protection in combat."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

TOUCH = "Touch of Valeren"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_touch_of_valeren__blood_for_anyone(play):
    play.vampire("Ada", "for", clan="Salubri")
    ben = play.vampire("Ben", capacity=8, blood=2)
    play.hand("Ada", TOUCH)
    play.acts("Ada").plays(TOUCH, "for", target=ben)
    assert play.stealth == 1
    play.finish()
    assert play[ben].blood == 5


def test_touch_of_valeren__no_more_life_than_the_starting_life(play):
    play.vampire("Ada", "for", clan="Salubri")
    ally = play.ready("Ada", PLAIN_ALLY, 2)
    start = play.table.cards[ally].capacity
    play.hand("Ada", TOUCH)
    play.acts("Ada").plays(TOUCH, "for", target=ally).finish()
    assert play[ally].blood == start


def struck(play, *, holder="Ada", level="FOR", clan="Salubri", locked=False):
    """Ben's blocker strikes Ada's vampire with hands; another vampire of the card's player waits.

    Returns: Ada's vampire, and the waiting one.
    """
    ada, ben = play.vampire("Ada", capacity=6), play.vampire("Ben", capacity=6)
    other = play.vampire(holder, level, clan=clan, locked=locked)
    play.hand(holder, TOUCH)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    return ada, other


@pytest.mark.parametrize("locked", [False, True])
def test_touch_of_valeren__a_bystander_shields_the_other(play, locked):
    ada, other = struck(play, locked=locked)
    play.plays(TOUCH, "FOR", minion=other)
    while play.action:
        play.choose(PASS)
    assert play[ada].blood == 6
    assert play[other].blood == play[other].capacity - 1


def test_touch_of_valeren__not_for_a_minion_of_someone_else(play):
    struck(play, holder="Cleo")
    while play.action:
        assert not play.can(TOUCH)
        play.choose(PASS)


@pytest.mark.parametrize(("level", "clan"), [("for", "Salubri"), ("FOR", "Ventrue")])
def test_touch_of_valeren__no_bystander_without_level_or_clan(play, level, clan):
    struck(play, level=level, clan=clan)
    while play.action:
        assert not play.can(TOUCH)
        play.choose(PASS)


def test_touch_of_valeren__not_by_the_combatant_at_superior(play):
    ada, ben = play.vampire("Ada", "FOR", clan="Salubri"), play.vampire("Ben")
    play.hand("Ada", TOUCH)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play.can(TOUCH, "FOR")
    before = play[ada].blood
    play.plays(TOUCH, "for")
    while play.action:
        play.choose(PASS)
    assert play[ada].blood == before - 1, "it has paid for the card"


def test_touch_of_valeren__only_if_there_is_damage_to_prevent(play):
    """By a ruling."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.vampire("Ada", "FOR", clan="Salubri")
    play.hand("Ada", TOUCH)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can(TOUCH)
        play.choose(PASS)
