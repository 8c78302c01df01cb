"""Pack Alpha: animal retainers in combat."""

import pytest
from card_fights import drained, fight, to_strikes
from card_play import CardPlay

ALPHA, CROWS = "Pack Alpha", "Raven Spy"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def before_range(play, *cards, level="ANI", **facts):
    """Ada's vampire is in combat, before range is determined."""
    return fight(play, level, ALPHA, *cards, **facts)[0]


def test_pack_alpha__employs_an_animal_from_the_hand_at_its_cost(play):
    ada = before_range(play, CROWS)
    raven = play.number(CROWS)
    blood = play[ada].blood
    play.plays(ALPHA, "ani", target=raven)
    assert play[ada].attached == (raven,)
    assert play[ada].blood == blood - play.table.cards[raven].blood_cost


def test_pack_alpha__not_a_retainer_that_is_not_an_animal(play):
    before_range(play, "Jackie Therman")
    assert not play.can(ALPHA, "ani")


def test_pack_alpha__not_without_the_blood_for_the_retainer(play):
    ada, ben = play.vampire("Ada", "ANI"), play.vampire("Ben")
    play.hand("Ada", ALPHA, CROWS)
    play.bleeds(ada)
    drained(play, ada)
    play.blocks(ben)
    assert not play.can(ALPHA, "ani")


def test_pack_alpha__only_once_each_round(play):
    ada, ben = play.vampire("Ada", "ANI", capacity=8), play.vampire("Ben")
    first, _, raven, _ = play.hand("Ada", ALPHA, ALPHA, CROWS, CROWS)
    play.bleeds(ada).blocks(ben)
    play.plays(first, "ani", target=raven)
    assert not play.can(ALPHA)


def test_pack_alpha__burns_an_animal_for_strength(play):
    ada = play.vampire("Ada", "ANI")
    raven = play.on(ada, CROWS)
    play.hand("Ada", ALPHA)
    ben = play.vampire("Ben", capacity=8)
    play.bleeds(ada).blocks(ben)
    play.plays(ALPHA, "ANI", target=raven)
    assert raven not in play.table.in_play
    to_strikes(play).strikes_with_hands().strikes_with_hands()
    assert play[ben].blood == 6


def test_pack_alpha__a_minion_has_only_one(play):
    ada = play.vampire("Ada", "ANI")
    play.on(ada, CROWS)
    play.on(ada, ALPHA)
    play.hand("Ada", ALPHA)
    ben = play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    assert not play.can(ALPHA, "ANI")
